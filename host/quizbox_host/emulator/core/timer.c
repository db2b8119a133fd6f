/* TIMER: a 64-bit count of microseconds and four alarms on its low half (data sheet 4.6). */
#include "core.h"

enum {
  TIMEHR = 0x08, TIMELR = 0x0c, ALARM0 = 0x10, ALARM3 = 0x1c, ARMED = 0x20,
  TIMERAWH = 0x24, TIMERAWL = 0x28, INTR = 0x34, INTE = 0x38, INTF = 0x3c, INTS = 0x40
};

uint64_t timer_us(const Core *k) {
  return k->timer_start_us + (k->now_ns - k->timer_epoch_ns) / 1000;
}

uint64_t timer_next_ns(const Core *k) {
  uint64_t next = NEVER;
  for (int i = 0; i < 4; i++)
    if (k->timer_armed >> i & 1 && k->timer_due_ns[i] < next) next = k->timer_due_ns[i];
  return next;
}

static void update_interrupts(Core *k) {
  uint32_t status = (k->timer_intr & k->timer_inte) | k->timer_intf;
  for (uint32_t i = 0; i < 4; i++) core_set_interrupt(k, i, status >> i & 1);
}

void timer_run_due(Core *k) {
  for (uint32_t i = 0; i < 4; i++) {
    if (!(k->timer_armed >> i & 1) || k->timer_due_ns[i] > k->now_ns) continue;
    k->timer_armed &= ~(1u << i);
    k->timer_intr |= 1u << i;
  }
  update_interrupts(k);
}

/* Arm an alarm: it fires when the low half of the count equals value. */
static void arm(Core *k, uint32_t i, uint32_t value) {
  uint64_t us = timer_us(k);
  uint64_t due_us = us + (uint32_t)(value - (uint32_t)us);
  k->timer_alarm[i] = value;
  k->timer_armed |= 1u << i;
  k->timer_due_ns[i] = k->timer_epoch_ns + (due_us - k->timer_start_us) * 1000;
  if (k->timer_due_ns[i] < k->limit_ns) k->limit_ns = k->timer_due_ns[i];
}

int timer_read(Core *k, uint32_t offset, uint32_t *value) {
  uint64_t us = timer_us(k);
  switch (offset) {
  case TIMEHR: *value = k->timer_high; return 1;
  case TIMELR: k->timer_high = (uint32_t)(us >> 32), *value = (uint32_t)us; return 1;
  case TIMERAWH: *value = (uint32_t)(us >> 32); return 1;
  case TIMERAWL: *value = (uint32_t)us; return 1;
  case ARMED: *value = k->timer_armed; return 1;
  case INTR: *value = k->timer_intr; return 1;
  case INTE: *value = k->timer_inte; return 1;
  case INTF: *value = k->timer_intf; return 1;
  case INTS: *value = (k->timer_intr & k->timer_inte) | k->timer_intf; return 1;
  }
  *value = offset >= ALARM0 && offset <= ALARM3 ? k->timer_alarm[(offset - ALARM0) >> 2] : 0;
  return 1;
}

int timer_write(Core *k, uint32_t offset, uint32_t value, uint32_t alias) {
  if (offset >= ALARM0 && offset <= ALARM3) {
    uint32_t i = (offset - ALARM0) >> 2;
    arm(k, i, core_aliased(k->timer_alarm[i], value, alias));
    return 1;
  }
  switch (offset) { /* write-one-to-clear registers ignore the alias */
  case ARMED: k->timer_armed &= ~value; break;
  case INTR: k->timer_intr &= ~value; break;
  case INTE: k->timer_inte = core_aliased(k->timer_inte, value, alias) & 15; break;
  case INTF: k->timer_intf = core_aliased(k->timer_intf, value, alias) & 15; break;
  }
  update_interrupts(k);
  return 1;
}

/* Reset the block; the count starts at start_us. */
void timer_reset(Core *k, uint64_t start_us) {
  k->timer_start_us = start_us, k->timer_epoch_ns = k->now_ns;
  k->timer_armed = k->timer_intr = k->timer_inte = k->timer_intf = k->timer_high = 0;
  memset(k->timer_alarm, 0, sizeof k->timer_alarm);
  update_interrupts(k);
}
