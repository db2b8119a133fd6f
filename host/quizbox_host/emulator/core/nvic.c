/* NVIC and system control block (ARMv6-M B3.2 and B3.4); rp2040py has SysTick. */
#include "core.h"

enum {
  NVIC_ISER = 0x100, NVIC_ICER = 0x180, NVIC_ISPR = 0x200, NVIC_ICPR = 0x280, NVIC_IPR0 = 0x400,
  NVIC_IPR7 = 0x41c, CPUID = 0xd00, ICSR = 0xd04, VTOR = 0xd08, SCR = 0xd10, CCR = 0xd14,
  SHPR2 = 0xd1c, SHPR3 = 0xd20
};
#define CPUID_M0PLUS 0x410cc601u
#define CCR_STKALIGN_UNALIGN_TRP 0x208u
#define NMIPENDSET (1u << 31)
#define PENDSVSET (1u << 28)
#define PENDSVCLR (1u << 27)
#define PENDSTSET (1u << 26)
#define PENDSTCLR (1u << 25)
#define ISRPENDING (1u << 22)
#define HARDWARE_LINES 0x03ffffffu /* the pending bits of these follow their lines */

static uint32_t read_icsr(const Core *k) {
  return (k->pending_nmi ? NMIPENDSET : 0) | (k->pending_pendsv ? PENDSVSET : 0) |
         (k->pending_systick ? PENDSTSET : 0) | (k->pending & k->enabled ? ISRPENDING : 0) |
         core_vect_pending(k) << 12 | k->ipsr;
}

static void write_icsr(Core *k, uint32_t value) {
  if (value & NMIPENDSET) k->pending_nmi = 1;
  if (value & PENDSVSET) k->pending_pendsv = 1;
  if (value & PENDSVCLR) k->pending_pendsv = 0;
  if (value & PENDSTSET) k->pending_systick = 1;
  if (value & PENDSTCLR) k->pending_systick = 0;
}

static uint32_t read_priorities(const Core *k, uint32_t first) {
  uint32_t value = 0;
  for (uint32_t i = 0; i < 4; i++)
    for (uint32_t p = 1; p < 4; p++)
      if (k->level[p] >> (first + i) & 1) value |= p << (8 * i + 6);
  return value;
}

static void write_priorities(Core *k, uint32_t first, uint32_t value) {
  for (uint32_t i = 0; i < 4; i++)
    for (uint32_t p = 0; p < 4; p++) {
      uint32_t bit = 1u << (first + i);
      if ((value >> (8 * i + 6) & 3) == p)
        k->level[p] |= bit;
      else
        k->level[p] &= ~bit;
    }
}

int nvic_read(Core *k, uint32_t offset, uint32_t *value) {
  if (offset >= NVIC_IPR0 && offset <= NVIC_IPR7) {
    *value = read_priorities(k, offset - NVIC_IPR0);
    return 1;
  }
  switch (offset) {
  case NVIC_ISER: case NVIC_ICER: *value = k->enabled; return 1;
  case NVIC_ISPR: case NVIC_ICPR: *value = k->pending; return 1;
  case CPUID: *value = CPUID_M0PLUS; return 1;
  case ICSR: *value = read_icsr(k); return 1;
  case VTOR: *value = k->vtor; return 1;
  case SCR: *value = k->scr; return 1;
  case CCR: *value = CCR_STKALIGN_UNALIGN_TRP; return 1;
  case SHPR2: *value = k->shpr2; return 1;
  case SHPR3: *value = k->shpr3; return 1;
  default: return 0;
  }
}

int nvic_write(Core *k, uint32_t offset, uint32_t value) {
  if (offset >= NVIC_IPR0 && offset <= NVIC_IPR7) {
    write_priorities(k, offset - NVIC_IPR0, value);
    core_look(k);
    return 1;
  }
  switch (offset) {
  case NVIC_ISER: k->enabled |= value; break;
  case NVIC_ICER: k->enabled &= ~value; break;
  case NVIC_ISPR: k->pending |= value; break;
  case NVIC_ICPR: k->pending &= ~value | HARDWARE_LINES; break;
  case ICSR: write_icsr(k, value); break;
  case VTOR: k->vtor = value & 0xffffff00u; break;
  case SCR: k->scr = value; break;
  case SHPR2: k->shpr2 = value; break;
  case SHPR3: k->shpr3 = value; break;
  case CCR: break;
  default: return 0;
  }
  core_look(k);
  return 1;
}
