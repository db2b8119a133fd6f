/* SIO: GPIO in and out, the integer divider, the spinlocks (data sheet 2.3.1). */
#include "core.h"

enum {
  CPUID = 0x00, GPIO_IN = 0x04, GPIO_OUT = 0x10, GPIO_OUT_XOR = 0x1c, GPIO_OE = 0x20,
  GPIO_OE_XOR = 0x2c, SPINLOCK_ST = 0x5c, DIV_UDIVIDEND = 0x60, DIV_UDIVISOR = 0x64,
  DIV_SDIVIDEND = 0x68, DIV_SDIVISOR = 0x6c, DIV_QUOTIENT = 0x70, DIV_REMAINDER = 0x74,
  DIV_CSR = 0x78, SPINLOCK0 = 0x100, SPINLOCK31 = 0x17c
};
#define PINS 0x3fffffffu
#define READY_AND_DIRTY 3u
#define DIRTY 2u

/* Division by 0: the remainder is the dividend; the quotient is all ones, or 1 if the dividend is
   negative. */
static void divide(Core *k, int is_signed) {
  uint32_t a = k->dividend, b = k->divisor;
  k->div_csr = READY_AND_DIRTY;
  if (!b) {
    k->remainder = a;
    k->quotient = is_signed && (int32_t)a < 0 ? 1 : 0xffffffffu;
  } else if (is_signed && a == 0x80000000u && b == 0xffffffffu) {
    k->quotient = a, k->remainder = 0;
  } else if (is_signed) {
    k->quotient = (uint32_t)((int32_t)a / (int32_t)b);
    k->remainder = (uint32_t)((int32_t)a % (int32_t)b);
  } else {
    k->quotient = a / b, k->remainder = a % b;
  }
}

int sio_read(Core *k, uint32_t offset, uint32_t *value) {
  if (offset >= SPINLOCK0 && offset <= SPINLOCK31) {
    uint32_t bit = 1u << ((offset - SPINLOCK0) >> 2);
    *value = k->spinlocks & bit ? 0 : bit;
    k->spinlocks |= bit;
    return 1;
  }
  switch (offset) {
  case CPUID: *value = 0; return 1;
  case GPIO_IN: *value = k->gpio_in; return 1;
  case GPIO_OUT: *value = k->gpio_out; return 1;
  case GPIO_OE: *value = k->gpio_oe; return 1;
  case SPINLOCK_ST: *value = k->spinlocks; return 1;
  case DIV_UDIVIDEND: case DIV_SDIVIDEND: *value = k->dividend; return 1;
  case DIV_UDIVISOR: case DIV_SDIVISOR: *value = k->divisor; return 1;
  case DIV_QUOTIENT: *value = k->quotient, k->div_csr &= ~DIRTY; return 1;
  case DIV_REMAINDER: *value = k->remainder; return 1;
  case DIV_CSR: *value = k->div_csr; return 1;
  default: return 0;
  }
}

/* The new value of a register whose plain, SET, CLR and XOR versions are adjacent. */
static uint32_t by_way(uint32_t old, uint32_t offset, uint32_t value) {
  switch (offset >> 2 & 3) {
  case 1: return old | value;
  case 2: return old & ~value;
  case 3: return old ^ value;
  default: return value;
  }
}

static void write_gpio(Core *k, uint32_t *word, uint32_t offset, uint32_t value) {
  uint32_t old = *word;
  *word = by_way(old, offset, value) & PINS;
  if (*word != old) k->era++, k->calls++, k->gpio_changed(*word ^ old);
}

int sio_write(Core *k, uint32_t offset, uint32_t value) {
  if (offset >= SPINLOCK0 && offset <= SPINLOCK31) {
    k->spinlocks &= ~(1u << ((offset - SPINLOCK0) >> 2));
    return 1;
  }
  if (offset >= GPIO_OUT && offset <= GPIO_OE_XOR) {
    write_gpio(k, offset <= GPIO_OUT_XOR ? &k->gpio_out : &k->gpio_oe, offset, value);
    return 1;
  }
  switch (offset) {
  case DIV_UDIVIDEND: k->dividend = value, divide(k, 0); return 1;
  case DIV_SDIVIDEND: k->dividend = value, divide(k, 1); return 1;
  case DIV_UDIVISOR: k->divisor = value, divide(k, 0); return 1;
  case DIV_SDIVISOR: k->divisor = value, divide(k, 1); return 1;
  case DIV_QUOTIENT: k->quotient = value, k->div_csr = READY_AND_DIRTY; return 1;
  case DIV_REMAINDER: k->remainder = value, k->div_csr = READY_AND_DIRTY; return 1;
  default: return 0;
  }
}
