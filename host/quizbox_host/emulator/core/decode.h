/* The decoder: a table of the instruction of each of the 65,536 halfwords (ARMv6-M A5.2). */
#ifndef DECODE_H
#define DECODE_H

#include <stdint.h>

typedef enum Instruction {
  UNDEFINED,
  LSL_IMM, LSR_IMM, ASR_IMM, ADD_REG, SUB_REG, ADD_IMM3, SUB_IMM3,
  MOV_IMM, CMP_IMM, ADD_IMM8, SUB_IMM8,
  AND, EOR, LSL_REG, LSR_REG, ASR_REG, ADC, SBC, ROR,
  TST, RSB, CMP_REG, CMN, ORR, MUL, BIC, MVN,
  ADD_HIGH, CMP_HIGH, MOV_HIGH, BX, BLX,
  LDR_LITERAL, STR_REG, STRH_REG, STRB_REG, LDRSB_REG, LDR_REG, LDRH_REG, LDRB_REG, LDRSH_REG,
  STR_IMM, LDR_IMM, STRB_IMM, LDRB_IMM, STRH_IMM, LDRH_IMM, STR_SP, LDR_SP,
  ADR, ADD_SP_REG, ADD_SP, SUB_SP,
  SXTH, SXTB, UXTH, UXTB, PUSH, POP, CPS, REV, REV16, REVSH, BKPT,
  NOP, YIELD, WFE, WFI, SEV, STM, LDM, B_COND, B, SVC, WIDE
} Instruction;

void decode_all(void);
extern uint8_t decoded[65536];

#endif
