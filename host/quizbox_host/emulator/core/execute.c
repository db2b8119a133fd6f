/* The interpreter: executes instructions (ARMv6-M A6.7) until limit_ns.

   Cycles are those of the Cortex-M0+ Technical Reference Manual, table 3-1, with the RP2040's
   single-cycle multiplier. A load or store takes 2 cycles in all, on the APB 4 (load) or 5 (store),
   on SIO 1. PC and time are in local variables; SEEN writes them back for code outside. */
#include "decode.h"
#include "memory.h"

#define R (k->r)
#define D R[op & 7]                   /* Rd, Rdn, Rt */
#define N R[op >> 3 & 7]              /* Rn, Rm */
#define M R[op >> 6 & 7]              /* Rm */
#define D8 R[op >> 8 & 7]             /* Rd of the forms with imm8 */
#define IMM3 (op >> 6 & 7)
#define IMM5 (op >> 6 & 31)
#define IMM8 (op & 0xff)
#define HIGH_D ((op & 7) | (op >> 4 & 8))
#define HIGH_M (op >> 3 & 15)
#define SEEN (k->now_ns = now, R[PC] = pc)
#define LOAD(of, address) (memory_at(k, address) ? of(k, address) : (SEEN, of(k, address)))
#define STORE(to, address, value) \
  ((address) - SRAM_BASE < SRAM_BYTES ? to(k, address, value) : (SEEN, to(k, address, value)))
#define SPENT(n) (cycles += (n))

static inline uint32_t read_cycles(uint32_t address) {
  uint32_t top = address >> 28;
  return top == 0xd ? 1 : top == 4 ? 4 : 2;
}

static inline uint32_t write_cycles(uint32_t address) {
  uint32_t top = address >> 28;
  return top == 0xd ? 1 : top == 4 ? 5 : 2;
}

static inline uint32_t flagged(Core *k, uint32_t result) { return k->n = k->z = result; }

static inline uint32_t add_with_carry(Core *k, uint32_t a, uint32_t b, uint32_t carry) {
  uint64_t sum = (uint64_t)a + b + carry;
  uint32_t result = (uint32_t)sum;
  k->c = (uint32_t)(sum >> 32);
  k->v = (~(a ^ b) & (a ^ result)) >> 31;
  return flagged(k, result);
}

static inline uint32_t shift_left(Core *k, uint32_t x, uint32_t n) {
  if (!n) return flagged(k, x);
  k->c = n <= 32 ? (uint32_t)((uint64_t)x << n >> 32) & 1 : 0;
  return flagged(k, n < 32 ? x << n : 0);
}

static inline uint32_t shift_right(Core *k, uint32_t x, uint32_t n) {
  if (!n) return flagged(k, x);
  k->c = n <= 32 ? x >> (n - 1) & 1 : 0;
  return flagged(k, n < 32 ? x >> n : 0);
}

static inline uint32_t shift_arithmetic(Core *k, uint32_t x, uint32_t n) {
  if (!n) return flagged(k, x);
  if (n > 31) {
    k->c = x >> 31;
    return flagged(k, (uint32_t)((int32_t)x >> 31));
  }
  k->c = x >> (n - 1) & 1;
  return flagged(k, (uint32_t)((int32_t)x >> n));
}

static inline uint32_t rotate(Core *k, uint32_t x, uint32_t n) {
  uint32_t by = n & 31;
  if (!n) return flagged(k, x);
  if (by) x = x >> by | x << (32 - by);
  k->c = x >> 31;
  return flagged(k, x);
}

static inline int condition(const Core *k, uint32_t cond) {
  int n = k->n >> 31 & 1, z = !k->z, c = (int)k->c, v = (int)k->v, holds;
  switch (cond >> 1) {
  case 0: holds = z; break;
  case 1: holds = c; break;
  case 2: holds = n; break;
  case 3: holds = v; break;
  case 4: holds = c && !z; break;
  case 5: holds = n == v; break;
  default: holds = n == v && !z; break;
  }
  return holds ^ (int)(cond & 1);
}

/* The new PC after BX or POP to address, which can be an exception return. */
static inline uint32_t branch_exchange(Core *k, uint32_t address) {
  if (k->ipsr && address >> 28 == 0xf) {
    core_exception_return(k, address);
    return k->r[PC];
  }
  if (!(address & 1)) core_fault(k, address);
  return address & ~1u;
}

static uint32_t load_many(Core *k, uint32_t list, uint32_t address) {
  for (uint32_t i = 0; i < 8; i++)
    if (list >> i & 1) k->r[i] = load32(k, address), address += 4;
  return address;
}

static uint32_t store_many(Core *k, uint32_t list, uint32_t address) {
  for (uint32_t i = 0; i < 8; i++)
    if (list >> i & 1) store32(k, address, k->r[i]), address += 4;
  return address;
}

/* The 32-bit instructions (A5.3); pc is already past the first halfword. Returns the new PC. */
static uint32_t wide(Core *k, uint32_t op, uint32_t pc) {
  uint32_t second = load16(k, pc);
  pc += 2;
  if ((second & 0xd000) == 0xd000) { /* BL */
    uint32_t s = op >> 10 & 1, i1 = ~(s ^ second >> 13) & 1, i2 = ~(s ^ second >> 11) & 1;
    k->r[LR] = pc | 1;
    return pc + ((s ? 0xff000000u : 0) | i1 << 23 | i2 << 22 | (op & 0x3ff) << 12 |
                 (second & 0x7ff) << 1);
  }
  if (op == 0xf3ef && second >> 12 == 8) /* MRS */
    k->r[second >> 8 & 15] = core_read_special(k, second & 0xff);
  else if ((op & 0xfff0) == 0xf380 && second >> 8 == 0x88)
    core_write_special(k, second & 0xff, k->r[op & 15]);
  else if (op != 0xf3bf || second < 0x8f40 || second > 0x8f6f) /* DSB, DMB, ISB do nothing */
    core_fault(k, pc);
  return pc;
}

void core_execute(Core *k) {
  const uint64_t begun_ns = k->now_ns;
  uint64_t now = begun_ns;
  uint32_t pc = R[PC] & ~1u;
  do {
    uint32_t op, a, b, cycles = 1;
    if (pc - XIP_BASE < FLASH_BYTES) {
      uint16_t half;
      memcpy(&half, k->flash + (pc - XIP_BASE), 2);
      op = half;
    } else
      op = LOAD(load16, pc);
    pc += 2;
    switch ((Instruction)decoded[op]) {
    case LSL_IMM: D = shift_left(k, N, IMM5); break;
    case LSR_IMM: D = shift_right(k, N, IMM5 ? IMM5 : 32); break;
    case ASR_IMM: D = shift_arithmetic(k, N, IMM5 ? IMM5 : 32); break;
    case ADD_REG: D = add_with_carry(k, N, M, 0); break;
    case SUB_REG: D = add_with_carry(k, N, ~M, 1); break;
    case ADD_IMM3: D = add_with_carry(k, N, IMM3, 0); break;
    case SUB_IMM3: D = add_with_carry(k, N, ~IMM3, 1); break;
    case MOV_IMM: D8 = flagged(k, IMM8); break;
    case CMP_IMM: add_with_carry(k, D8, ~IMM8, 1); break;
    case ADD_IMM8: D8 = add_with_carry(k, D8, IMM8, 0); break;
    case SUB_IMM8: D8 = add_with_carry(k, D8, ~IMM8, 1); break;

    case AND: D = flagged(k, D & N); break;
    case EOR: D = flagged(k, D ^ N); break;
    case LSL_REG: D = shift_left(k, D, N & 0xff); break;
    case LSR_REG: D = shift_right(k, D, N & 0xff); break;
    case ASR_REG: D = shift_arithmetic(k, D, N & 0xff); break;
    case ADC: D = add_with_carry(k, D, N, k->c); break;
    case SBC: D = add_with_carry(k, D, ~N, k->c); break;
    case ROR: D = rotate(k, D, N & 0xff); break;
    case TST: flagged(k, D & N); break;
    case RSB: D = add_with_carry(k, 0, ~N, 1); break;
    case CMP_REG: add_with_carry(k, D, ~N, 1); break;
    case CMN: add_with_carry(k, D, N, 0); break;
    case ORR: D = flagged(k, D | N); break;
    case MUL: D = flagged(k, D * N); break;
    case BIC: D = flagged(k, D & ~N); break;
    case MVN: D = flagged(k, ~N); break;
    case SXTH: D = (uint32_t)(int16_t)N; break;
    case SXTB: D = (uint32_t)(int8_t)N; break;
    case UXTH: D = N & 0xffff; break;
    case UXTB: D = N & 0xff; break;
    case REV: D = __builtin_bswap32(N); break;
    case REV16: a = N, D = (a >> 8 & 0x00ff00ffu) | (a & 0x00ff00ffu) << 8; break;
    case REVSH: D = (uint32_t)(int16_t)__builtin_bswap16((uint16_t)N); break;

    case ADD_HIGH: case MOV_HIGH:
      R[PC] = pc + 2;
      a = R[HIGH_M] + (decoded[op] == ADD_HIGH ? R[HIGH_D] : 0);
      if (HIGH_D == PC)
        pc = a & ~1u, SPENT(1);
      else
        R[HIGH_D] = HIGH_D == SP ? a & ~3u : a;
      break;
    case CMP_HIGH: R[PC] = pc + 2; add_with_carry(k, R[HIGH_D], ~R[HIGH_M], 1); break;
    case ADR: D8 = ((pc + 2) & ~3u) + 4 * IMM8; break;
    case ADD_SP_REG: D8 = R[SP] + 4 * IMM8; break;
    case ADD_SP: R[SP] += 4 * (op & 0x7f); break;
    case SUB_SP: R[SP] -= 4 * (op & 0x7f); break;

    case LDR_LITERAL: a = ((pc + 2) & ~3u) + 4 * IMM8, D8 = LOAD(load32, a), SPENT(1); break;
    case STR_REG: a = N + M, STORE(store32, a, D), SPENT(write_cycles(a) - 1); break;
    case STRH_REG: a = N + M, STORE(store16, a, D), SPENT(write_cycles(a) - 1); break;
    case STRB_REG: a = N + M, STORE(store8, a, D), SPENT(write_cycles(a) - 1); break;
    case LDR_REG: a = N + M, D = LOAD(load32, a), SPENT(read_cycles(a) - 1); break;
    case LDRH_REG: a = N + M, D = LOAD(load16, a), SPENT(read_cycles(a) - 1); break;
    case LDRB_REG: a = N + M, D = LOAD(load8, a), SPENT(read_cycles(a) - 1); break;
    case LDRSB_REG:
      a = N + M, D = (uint32_t)(int8_t)LOAD(load8, a), SPENT(read_cycles(a) - 1);
      break;
    case LDRSH_REG:
      a = N + M, D = (uint32_t)(int16_t)LOAD(load16, a), SPENT(read_cycles(a) - 1);
      break;
    case STR_IMM: a = N + 4 * IMM5, STORE(store32, a, D), SPENT(write_cycles(a) - 1); break;
    case LDR_IMM: a = N + 4 * IMM5, D = LOAD(load32, a), SPENT(read_cycles(a) - 1); break;
    case STRB_IMM: a = N + IMM5, STORE(store8, a, D), SPENT(write_cycles(a) - 1); break;
    case LDRB_IMM: a = N + IMM5, D = LOAD(load8, a), SPENT(read_cycles(a) - 1); break;
    case STRH_IMM: a = N + 2 * IMM5, STORE(store16, a, D), SPENT(write_cycles(a) - 1); break;
    case LDRH_IMM: a = N + 2 * IMM5, D = LOAD(load16, a), SPENT(read_cycles(a) - 1); break;
    case STR_SP: a = R[SP] + 4 * IMM8, STORE(store32, a, D8), SPENT(write_cycles(a) - 1); break;
    case LDR_SP: a = R[SP] + 4 * IMM8, D8 = LOAD(load32, a), SPENT(read_cycles(a) - 1); break;
    case PUSH:
      a = (uint32_t)__builtin_popcount(IMM8), b = op >> 8 & 1;
      SEEN, R[SP] -= 4 * (a + b), store_many(k, IMM8, R[SP]), SPENT(a);
      if (b) store32(k, R[SP] + 4 * a, R[LR]);
      break;
    case POP:
      SEEN, a = load_many(k, IMM8, R[SP]), SPENT((a - R[SP]) / 4);
      if (op & 0x100) {
        b = load32(k, a), R[SP] = a + 4, SPENT(2);
        pc = branch_exchange(k, b);
      } else
        R[SP] = a;
      break;
    case STM: SEEN, a = store_many(k, IMM8, D8), SPENT((a - D8) / 4), D8 = a; break;
    case LDM:
      SEEN, b = D8, a = load_many(k, IMM8, b), SPENT((a - b) / 4);
      if (!(op >> (op >> 8 & 7) & 1)) D8 = a;
      break;

    case B_COND:
      if (condition(k, op >> 8 & 15)) pc += 2 + 2 * (uint32_t)(int8_t)op, SPENT(1);
      break;
    case B: pc += 2 + (uint32_t)((int32_t)(op << 21) >> 20), SPENT(1); break;
    case BX: SEEN, pc = branch_exchange(k, R[HIGH_M]), SPENT(1); break;
    case BLX: SEEN, a = R[HIGH_M], R[LR] = pc | 1, pc = a & ~1u, SPENT(1); break;
    case WIDE: SEEN, pc = wide(k, op, pc), SPENT(2); break;
    case SVC: k->pending_svcall = 1, core_look(k); break;
    case CPS:
      k->primask = op >> 4 & 1;
      if (!k->primask) core_look(k);
      break;
    case NOP: case YIELD: break;
    case SEV: k->event = 1; break;
    case WFE:
      SPENT(1);
      if (k->event)
        k->event = 0;
      else
        k->waiting = WAIT_FOR_EVENT, core_look(k);
      break;
    case WFI: SPENT(1), k->waiting = WAIT_FOR_INTERRUPT, core_look(k); break;
    case BKPT: case UNDEFINED: SEEN, core_fault(k, pc); break;
    }
    now += cycles * CYCLE_NS;
  } while (now < k->limit_ns);
  k->cycles += (now - begun_ns) / CYCLE_NS;
  SEEN;
}
