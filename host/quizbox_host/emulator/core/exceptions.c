/* Exceptions: entry, return, priorities, wake-up; special registers (ARMv6-M B1.4 and B1.5). */
#include "memory.h"

enum { RESET = 1, NMI = 2, HARD_FAULT = 3, SVCALL = 11, PENDSV = 14, SYSTICK = 15, IRQ0 = 16 };
enum { APSR = 0, XPSR = 3, IPSR = 5, MSP = 8, PSP = 9, PRIMASK = 16, CONTROL = 20 };
enum { LOWEST = 4 };
#define SPREALIGN (1u << 9)
#define THUMB (1u << 24)
#define SCR_SEVONPEND (1u << 4)
#define HARDWARE_IRQS 26u

static void use_stack(Core *k, uint32_t spsel) {
  uint32_t other = k->other_sp;
  if (k->control_spsel == spsel) return;
  k->other_sp = k->r[SP];
  k->r[SP] = other;
  k->control_spsel = spsel;
}

static uint32_t *main_sp(Core *k) { return k->control_spsel ? &k->other_sp : &k->r[SP]; }
static uint32_t *process_sp(Core *k) { return k->control_spsel ? &k->r[SP] : &k->other_sp; }

static uint32_t apsr(const Core *k) {
  return (k->n & 0x80000000u) | (uint32_t)!k->z << 30 | k->c << 29 | k->v << 28;
}

static void write_apsr(Core *k, uint32_t value) {
  k->n = value, k->z = !(value >> 30 & 1), k->c = value >> 29 & 1, k->v = value >> 28 & 1;
}

uint32_t core_xpsr(const Core *k) { return apsr(k) | THUMB | k->ipsr; }

void core_exception_entry(Core *k, uint32_t number) {
  uint32_t *sp = &k->r[SP];
  uint32_t realign = *sp & 4 ? SPREALIGN : 0;
  uint32_t frame = (*sp - 0x20) & ~4u;
  uint32_t exc_return = k->ipsr ? 0xfffffff1u : k->control_spsel ? 0xfffffffdu : 0xfffffff9u;
  *sp = frame;
  for (uint32_t i = 0; i < 4; i++) store32(k, frame + 4 * i, k->r[i]);
  store32(k, frame + 16, k->r[12]);
  store32(k, frame + 20, k->r[LR]);
  store32(k, frame + 24, k->r[PC] & ~1u);
  store32(k, frame + 28, (core_xpsr(k) & ~SPREALIGN) | realign);
  k->r[LR] = exc_return;
  k->ipsr = number;
  use_stack(k, 0);
  k->event = 1;
  k->waiting = AWAKE;
  k->r[PC] = load32(k, k->vtor + 4 * number) & ~1u;
  k->cycles += k->exception_cycles;
  k->now_ns += (uint64_t)k->exception_cycles * CYCLE_NS;
}

void core_exception_return(Core *k, uint32_t exc_return) {
  uint32_t frame, psr, *sp;
  int to_process = (exc_return & 15) == 13;
  use_stack(k, to_process);
  sp = &k->r[SP];
  frame = *sp;
  for (uint32_t i = 0; i < 4; i++) k->r[i] = load32(k, frame + 4 * i);
  k->r[12] = load32(k, frame + 16);
  k->r[LR] = load32(k, frame + 20);
  k->r[PC] = load32(k, frame + 24) & ~1u;
  psr = load32(k, frame + 28);
  *sp = (frame + 0x20) | (psr & SPREALIGN ? 4 : 0);
  write_apsr(k, psr);
  k->ipsr = psr & 0x3f;
  k->event = 1;
  core_look(k);
}

/* Request a HardFault; in a HardFault or NMI it is lockup. Taken after the current instruction. */
void core_fault(Core *k, uint32_t address) {
  k->faults++;
  if (!k->fault_pc) k->fault_pc = k->r[PC], k->fault_address = address;
  core_look(k);
}

static int priority_of(const Core *k, uint32_t exception) {
  switch (exception) {
  case 0: return LOWEST;
  case RESET: return -3;
  case NMI: return -2;
  case HARD_FAULT: return -1;
  case SVCALL: return (int)(k->shpr2 >> 30);
  case PENDSV: return (int)(k->shpr3 >> 22 & 3);
  case SYSTICK: return (int)(k->shpr3 >> 30);
  }
  if (exception >= IRQ0)
    for (int p = 0; p < LOWEST; p++)
      if (k->level[p] >> (exception - IRQ0) & 1) return p;
  return LOWEST;
}

/* The pending exception with the highest urgency, if it preempts this priority; else 0. */
static uint32_t pending_above(const Core *k, uint32_t irqs, int priority) {
  if (k->pending_nmi && priority > -2) return NMI;
  for (int p = 0; p < priority; p++) {
    uint32_t here = irqs & k->level[p];
    if (k->pending_svcall && p == priority_of(k, SVCALL)) return SVCALL;
    if (k->pending_pendsv && p == priority_of(k, PENDSV)) return PENDSV;
    if (k->pending_systick && p == priority_of(k, SYSTICK)) return SYSTICK;
    if (here) return IRQ0 + (uint32_t)__builtin_ctz(here);
  }
  return 0;
}

uint32_t core_vect_pending(const Core *k) {
  return pending_above(k, k->pending & k->enabled, LOWEST);
}

static int execution_priority(const Core *k, int heed_primask) {
  int priority = priority_of(k, k->ipsr);
  return heed_primask && k->primask && priority > 0 ? 0 : priority;
}

static void take(Core *k, uint32_t exception) {
  switch (exception) {
  case NMI: k->pending_nmi = 0; break;
  case SVCALL: k->pending_svcall = 0; break;
  case PENDSV: k->pending_pendsv = 0; break;
  case SYSTICK: k->pending_systick = 0; break;
  default:
    if (exception - IRQ0 >= HARDWARE_IRQS) k->pending &= ~(1u << (exception - IRQ0));
  }
  core_exception_entry(k, exception);
}

/* Take the pending exception, if one preempts the current code. */
void core_check_exceptions(Core *k) {
  uint32_t exception;
  k->check = 0;
  if (k->faults) {
    k->faults = 0;
    if (execution_priority(k, 0) < 0) {
      k->waiting = LOCKUP;
      return;
    }
    core_exception_entry(k, HARD_FAULT);
    k->check = 1; /* an NMI may be due as well */
    return;
  }
  exception = pending_above(k, k->pending & k->enabled, execution_priority(k, 1));
  if (exception) {
    take(k, exception);
    k->check = 1;
  }
}

/* Wake the core if the event register or a pending exception ends its sleep. WFI ignores PRIMASK:
   an interrupt that it masks still wakes the core; WFE does not. */
void core_wake(Core *k) {
  int heed_primask = k->waiting == WAIT_FOR_EVENT;
  if (k->waiting == WAIT_FOR_EVENT && k->event) {
    k->event = 0;
    k->waiting = AWAKE;
  } else if (k->waiting == WAIT_FOR_EVENT || k->waiting == WAIT_FOR_INTERRUPT) {
    if (pending_above(k, k->pending & k->enabled, execution_priority(k, heed_primask)))
      k->waiting = AWAKE;
  }
}

void core_set_interrupt(Core *k, uint32_t irq, uint32_t on) {
  uint32_t bit = 1u << irq;
  if (!on) {
    k->pending &= ~bit;
  } else if (!(k->pending & bit)) {
    k->pending |= bit;
    if (k->scr & SCR_SEVONPEND) k->event = 1;
    core_look(k);
  }
}

uint32_t core_read_special(Core *k, uint32_t sysm) {
  switch (sysm) {
  case APSR: return apsr(k);
  case XPSR: return core_xpsr(k);
  case IPSR: return k->ipsr;
  case MSP: return *main_sp(k);
  case PSP: return *process_sp(k);
  case PRIMASK: return k->primask;
  case CONTROL: return k->control_spsel << 1 | k->control_npriv;
  default: return 0;
  }
}

void core_write_special(Core *k, uint32_t sysm, uint32_t value) {
  switch (sysm) {
  case APSR: case XPSR: write_apsr(k, value); break;
  case MSP: *main_sp(k) = value & ~3u; break;
  case PSP: *process_sp(k) = value & ~3u; break;
  case PRIMASK: k->primask = value & 1, core_look(k); break;
  case CONTROL:
    k->control_npriv = value & 1;
    if (!k->ipsr) use_stack(k, value >> 1 & 1);
    break;
  }
}
