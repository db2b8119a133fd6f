/* The decoder: fills the table of instructions, one for each halfword (ARMv6-M A5.2). */
#include "decode.h"

uint8_t decoded[65536];

static Instruction special_data(uint32_t op) {
  switch (op >> 8 & 3) {
  case 0: return ADD_HIGH;
  case 1: return CMP_HIGH;
  case 2: return MOV_HIGH;
  default: return op & 0x80 ? BLX : BX;
  }
}

static Instruction hint(uint32_t op) {
  switch (op & 0xff) {
  case 0x10: return YIELD;
  case 0x20: return WFE;
  case 0x30: return WFI;
  case 0x40: return SEV;
  default: return op & 15 ? UNDEFINED : NOP;
  }
}

static Instruction miscellaneous(uint32_t op) {
  static const Instruction extend[4] = {SXTH, SXTB, UXTH, UXTB};
  static const Instruction reverse[4] = {REV, REV16, UNDEFINED, REVSH};
  switch (op >> 8 & 15) {
  case 0: return op & 0x80 ? SUB_SP : ADD_SP;
  case 2: return extend[op >> 6 & 3];
  case 4: case 5: return PUSH;
  case 6: return (op & 0xffef) == 0xb662 ? CPS : UNDEFINED;
  case 10: return reverse[op >> 6 & 3];
  case 12: case 13: return POP;
  case 14: return BKPT;
  case 15: return hint(op);
  default: return UNDEFINED;
  }
}

static Instruction conditional(uint32_t op) {
  switch (op >> 8 & 15) {
  case 14: return UNDEFINED;
  case 15: return SVC;
  default: return B_COND;
  }
}

static Instruction decode(uint32_t op) {
  static const Instruction by_register[8] = {
    STR_REG, STRH_REG, STRB_REG, LDRSB_REG, LDR_REG, LDRH_REG, LDRB_REG, LDRSH_REG};
  static const Instruction add_subtract[4] = {ADD_REG, SUB_REG, ADD_IMM3, SUB_IMM3};
  static const Instruction first[] = {LSL_IMM, LSR_IMM, ASR_IMM};
  static const Instruction immediate8[] = {MOV_IMM, CMP_IMM, ADD_IMM8, SUB_IMM8};
  static const Instruction from_12[] = {
    STR_IMM, LDR_IMM, STRB_IMM, LDRB_IMM, STRH_IMM, LDRH_IMM, STR_SP, LDR_SP, ADR, ADD_SP_REG};
  uint32_t top = op >> 11;
  if (top < 3) return first[top];
  if (top == 3) return add_subtract[op >> 9 & 3];
  if (top < 8) return immediate8[top - 4];
  if (top == 8) return op & 0x400 ? special_data(op) : (Instruction)(AND + (op >> 6 & 15));
  if (top == 9) return LDR_LITERAL;
  if (top < 12) return by_register[op >> 9 & 7];
  if (top < 22) return from_12[top - 12];
  if (top < 24) return miscellaneous(op);
  if (top == 24) return STM;
  if (top == 25) return LDM;
  if (top < 28) return conditional(op);
  if (top == 28) return B;
  return top == 30 ? WIDE : UNDEFINED;
}

void decode_all(void) {
  for (uint32_t op = 0; op < 65536; op++) decoded[op] = (uint8_t)decode(op);
}
