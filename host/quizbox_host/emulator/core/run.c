/* The main loop: alarms, exceptions, sleep and instructions; and the functions for Python. */
#include "decode.h"
#include "memory.h"

uint32_t core_size(void) {
  decode_all();
  return sizeof(Core);
}

/* Reset the processor (ARMv6-M B1.5.5); SP and PC come from the vectors at address 0. */
void core_reset(Core *k) {
  memset(k->r, 0, sizeof k->r);
  k->other_sp = k->n = k->c = k->v = 0;
  k->z = 1;
  k->primask = k->control_spsel = k->control_npriv = k->ipsr = 0;
  k->pending = k->enabled = k->level[1] = k->level[2] = k->level[3] = 0;
  k->level[0] = 0xffffffffu;
  k->pending_nmi = k->pending_svcall = k->pending_pendsv = k->pending_systick = 0;
  k->vtor = k->scr = k->shpr2 = k->shpr3 = 0;
  k->event = k->waiting = k->check = k->faults = k->fault_pc = 0;
  k->gpio_out = k->gpio_oe = k->spinlocks = 0;
  k->dividend = k->quotient = k->remainder = k->div_csr = 0;
  k->divisor = 1;
  k->awake_since_ns = NEVER;
  k->era++;
  io_reset(k);
  k->r[SP] = load32(k, 0) & ~3u;
  k->r[PC] = load32(k, 4) & ~1u;
}

static void set_limit(Core *k) {
  uint64_t alarm = timer_next_ns(k);
  k->limit_ns = alarm < k->deadline_ns ? alarm : k->deadline_ns;
  if (k->check || k->stop) k->limit_ns = 0;
}

static void sleep_until(Core *k, uint64_t ns) {
  if (ns <= k->now_ns) return;
  if (k->awake_since_ns < k->now_ns && k->now_ns - k->awake_since_ns > k->longest_awake_ns)
    k->longest_awake_ns = k->now_ns - k->awake_since_ns;
  k->awake_since_ns = ns;
  k->asleep_ns += ns - k->now_ns;
  k->now_ns = ns;
}

/* Run until Python's deadline, or until stop is set. */
void core_run(Core *k) {
  k->stop = 0;
  k->era++;
  while (!k->stop && k->now_ns < k->deadline_ns) {
    uint64_t alarm = timer_next_ns(k);
    if (alarm <= k->now_ns) timer_run_due(k);
    if (k->waiting) core_wake(k);
    if (k->waiting) {
      k->check = 0;
      sleep_until(k, alarm < k->deadline_ns ? alarm : k->deadline_ns);
      continue;
    }
    if (k->check) core_check_exceptions(k);
    set_limit(k);
    if (!k->waiting) core_execute(k);
  }
}
