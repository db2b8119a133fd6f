/* The memory map outside RAM, flash and ROM (RP2040 data sheet 2.2). */
#include "memory.h"

#define APB_BASE 0x40000000u
#define IO_BANK0_BASE 0x40014000u
#define TIMER_BASE 0x40054000u
#define DPRAM_BASE 0x50100000u
#define SIO_BASE 0xd0000000u
#define PPB_BASE 0xe0000000u
#define SCS_BASE 0xe000e000u

/* A store to ROM or flash is ignored, without a fault. TinyUSB relies on this for ROM: for endpoint
   0, which has no control word, it writes one to address 0. */
static int is_read_only(uint32_t address) { return address < ROM_BYTES || is_xip(address); }

/* Registers whose reads have no side effects and whose values change only when Python code runs.
   Such reads are cached, so that a polling loop need not call Python each time. */
static int is_pure(uint32_t address) {
  uint32_t offset = address & 0xfff;
  switch (address >> 14) {
  case 0x40008000u >> 14: /* CLOCKS */
  case 0x4000c000u >> 14: /* RESETS */
  case 0x40010000u >> 14: /* PSM */
  case 0x40014000u >> 14: /* IO_BANK0 */
  case 0x4001c000u >> 14: /* PADS_BANK0 */
  case 0x40024000u >> 14: /* XOSC */
  case 0x40028000u >> 14: /* PLL_SYS */
  case 0x4002c000u >> 14: /* PLL_USB */
    return 1;
  case 0x4003c000u >> 14: /* SPI0 */
  case 0x40040000u >> 14:
    return offset != 0x008; /* SSPDR */
  case 0x40044000u >> 14:   /* I2C: not IC_DATA_CMD, IC_CLR_x, IC_TX_ABRT_SOURCE */
  case 0x40048000u >> 14:
    return offset == 0x2c || offset == 0x34 || (offset >= 0x6c && offset <= 0x78);
  case 0x4004c000u >> 14: /* ADC: not its FIFO */
    return offset == 0x00 || offset == 0x04;
  case 0x40050000u >> 14: /* PWM: not its counters */
    return offset < 0xa0 && offset % 0x14 != 0x08;
  case 0x50110000u >> 14: /* USB: not SOF_RD */
    return offset >= 0x4c && offset <= 0x98;
  default:
    return 0;
  }
}

static uint32_t read_python(Core *k, uint32_t address, uint32_t size) {
  KeptRead *kept = &k->kept[(address >> 2 ^ address >> 14) % KEPT_READS];
  uint32_t value;
  if (size == 4 && kept->address == address && kept->era == k->era) return kept->value;
  k->calls++;
  value = k->read(address, size);
  if (size == 4 && is_pure(address))
    *kept = (KeptRead){address, value, k->era};
  else
    k->era++;
  return value;
}

static int read_here(Core *k, uint32_t address, uint32_t *value) {
  switch (address >> 28) {
  case SIO_BASE >> 28:
    return sio_read(k, address & 0xfff, value);
  case PPB_BASE >> 28:
    return (address & ~0xfffu) == SCS_BASE && nvic_read(k, address & 0xfff, value);
  case DPRAM_BASE >> 28:
    if (address - DPRAM_BASE >= DPRAM_BYTES) return 0;
    memcpy(value, k->dpram + (address - DPRAM_BASE), 4);
    return 1;
  case APB_BASE >> 28:
    if ((address & ~0x3fffu) == IO_BANK0_BASE) return io_read(k, address & 0xfff, value);
    return (address & ~0x3fffu) == TIMER_BASE && timer_read(k, address & 0xfff, value);
  default:
    return 0;
  }
}

static int is_nowhere(uint32_t address) {
  return address >> 28 == 0 || address >> 28 == SRAM_BASE >> 28 || address >> 28 == 3 ||
         (address >> 28 >= 6 && address >> 28 < 0xd) || address >> 28 == 0xf;
}

uint32_t core_load_slow(Core *k, uint32_t address, uint32_t size) {
  uint32_t value;
  if (address & (size - 1) || is_nowhere(address)) {
    core_fault(k, address);
    return 0;
  }
  if (!read_here(k, address & ~3u, &value)) return read_python(k, address, size);
  value >>= 8 * (address & 3);
  return size == 4 ? value : size == 2 ? value & 0xffff : value & 0xff;
}

static void write_python(Core *k, uint32_t address, uint32_t value, uint32_t size) {
  k->calls++;
  k->era++;
  k->write(address, value, size);
}

/* DPRAM: a write of a buffer control word can start a transfer (AVAILABLE), so Python handles
   those; the rest is memory. */
static int dpram_write(Core *k, uint32_t offset, uint32_t value, uint32_t size) {
  if (offset >= DPRAM_BYTES) return 0;
  if (offset >= 0x80 && offset < 0x100) return 0;
  memcpy(k->dpram + offset, &value, size);
  return 1;
}

void core_store_slow(Core *k, uint32_t address, uint32_t value, uint32_t size) {
  /* A narrow write to an APB register is replicated to all byte lanes, data sheet 2.1.4. */
  uint32_t whole = size == 4 ? value : size == 2 ? value * 0x00010001u : value * 0x01010101u;
  int done = 0;
  if (is_read_only(address)) return;
  if (address & (size - 1) || is_nowhere(address)) {
    core_fault(k, address);
    return;
  }
  switch (address >> 28) {
  case SIO_BASE >> 28:
    done = sio_write(k, address & 0xfff, whole);
    break;
  case PPB_BASE >> 28:
    done = (address & ~0xfffu) == SCS_BASE && nvic_write(k, address & 0xffc, whole);
    break;
  case DPRAM_BASE >> 28:
    done = dpram_write(k, address - DPRAM_BASE, value, size);
    break;
  case APB_BASE >> 28:
    if ((address & ~0x3fffu) == IO_BANK0_BASE)
      done = io_write(k, address & 0xffc, whole, address >> 12 & 3);
    else if ((address & ~0x3fffu) == TIMER_BASE)
      done = timer_write(k, address & 0xffc, whole, address >> 12 & 3);
    break;
  }
  if (!done) write_python(k, address, value, size);
}
