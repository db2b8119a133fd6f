/* The state of one Cortex-M0+ and of the peripherals that it uses most often.

   Names are those of the ARMv6-M Architecture Reference Manual and of the RP2040 data sheet.
   m0.py mirrors this structure field by field: change both (it checks the size with core_size). */
#ifndef CORE_H
#define CORE_H

#include <stdint.h>
#include <string.h>

#define CYCLE_NS 8u /* clk_sys is 125 MHz */
#define FLASH_BYTES (2u * 1024u * 1024u)
#define SRAM_BYTES (264u * 1024u)
#define ROM_BYTES (16u * 1024u)
#define DPRAM_BYTES (4u * 1024u)
#define KEPT_READS 256u
#define NEVER UINT64_MAX

enum { SP = 13, LR = 14, PC = 15 };
enum { AWAKE, WAIT_FOR_EVENT, WAIT_FOR_INTERRUPT, LOCKUP };

/* A cached read of a register without side effects, valid until Python code runs (era changes). */
typedef struct KeptRead {
  uint32_t address, value;
  uint64_t era;
} KeptRead;

typedef struct Core {
  uint32_t r[16];
  uint32_t other_sp; /* MSP or PSP, whichever is not SP now */
  uint32_t n, z;     /* results: N is bit 31 of n, Z is z == 0 */
  uint32_t c, v;     /* 0 or 1 */
  uint32_t primask, control_spsel, control_npriv, ipsr;

  /* NVIC and SCB */
  uint32_t pending, enabled, level[4]; /* level[p]: the interrupts of priority p */
  uint32_t pending_nmi, pending_svcall, pending_pendsv, pending_systick;
  uint32_t vtor, scr, shpr2, shpr3;
  uint32_t event;   /* the event register */
  uint32_t waiting; /* AWAKE, or what it waits for */
  uint32_t check;   /* an exception may be pending */
  uint32_t stop;    /* return to Python after this instruction */
  uint32_t exception_cycles;

  /* SIO */
  uint32_t gpio_in, gpio_out, gpio_oe, spinlocks;
  uint32_t dividend, divisor, quotient, remainder, div_csr;

  uint32_t io_edges[4], io_inte[4], io_intf[4]; /* IO_BANK0 */

  /* TIMER */
  uint32_t timer_high; /* latched by a read of TIMELR */
  uint32_t timer_armed, timer_alarm[4];
  uint32_t timer_intr, timer_inte, timer_intf;

  /* faults: how many are not yet taken; of the first: PC, and the address that was accessed */
  uint32_t faults, fault_pc, fault_address;
  uint64_t timer_start_us, timer_epoch_ns, timer_due_ns[4];
  uint64_t now_ns, deadline_ns; /* deadline: the time of Python's next event */
  uint64_t limit_ns;            /* deadline or an earlier alarm; 0: leave core_execute at once */
  uint64_t cycles, asleep_ns, era, calls; /* era: changes as cached reads expire; calls to Python */
  uint64_t awake_since_ns, longest_awake_ns; /* since: NEVER if it does not count until a sleep */

  uint8_t *flash, *sram, *rom, *dpram;
  uint32_t (*read)(uint32_t address, uint32_t size);
  void (*write)(uint32_t address, uint32_t value, uint32_t size);
  void (*gpio_changed)(uint32_t pins);
  KeptRead kept[KEPT_READS];
} Core;

/* exceptions.c */
void core_check_exceptions(Core *k);
void core_exception_entry(Core *k, uint32_t number);
void core_exception_return(Core *k, uint32_t exc_return);
void core_fault(Core *k, uint32_t address);
void core_set_interrupt(Core *k, uint32_t irq, uint32_t on);
void core_wake(Core *k);
uint32_t core_xpsr(const Core *k);
uint32_t core_vect_pending(const Core *k);
uint32_t core_read_special(Core *k, uint32_t sysm);
void core_write_special(Core *k, uint32_t sysm, uint32_t value);

/* memory.c */
uint32_t core_load_slow(Core *k, uint32_t address, uint32_t size);
void core_store_slow(Core *k, uint32_t address, uint32_t value, uint32_t size);

/* io_bank0.c, nvic.c, sio.c, timer.c: return 0 if the register is not theirs */
int io_read(Core *k, uint32_t offset, uint32_t *value);
int io_write(Core *k, uint32_t offset, uint32_t value, uint32_t alias);
int nvic_read(Core *k, uint32_t offset, uint32_t *value);
int nvic_write(Core *k, uint32_t offset, uint32_t value);
int sio_read(Core *k, uint32_t offset, uint32_t *value);
int sio_write(Core *k, uint32_t offset, uint32_t value);
int timer_read(Core *k, uint32_t offset, uint32_t *value);
int timer_write(Core *k, uint32_t offset, uint32_t value, uint32_t alias);
uint64_t timer_us(const Core *k);
uint64_t timer_next_ns(const Core *k);
void timer_run_due(Core *k);

/* execute.c */
void core_execute(Core *k);

/* run.c and others: what Python calls */
uint32_t core_size(void);
void core_reset(Core *k);
void core_run(Core *k);
void io_reset(Core *k);
void io_set_input(Core *k, uint32_t pin, uint32_t level);
void timer_reset(Core *k, uint64_t start_us);

/* A register's new value after a write; alias 0 plain, 1 XOR, 2 SET, 3 CLR (data sheet 2.1.2). */
static inline uint32_t core_aliased(uint32_t old, uint32_t value, uint32_t alias) {
  switch (alias) {
  case 1: return old ^ value;
  case 2: return old | value;
  case 3: return old & ~value;
  default: return value;
  }
}

/* An exception may be pending: check before the next instruction. */
static inline void core_look(Core *k) { k->check = 1, k->limit_ns = 0; }

#endif
