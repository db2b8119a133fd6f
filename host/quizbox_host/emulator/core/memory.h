/* Loads and stores: RAM, flash and ROM directly, everything else through memory.c. */
#ifndef MEMORY_H
#define MEMORY_H

#include "core.h"

#define SRAM_BASE 0x20000000u
#define XIP_BASE 0x10000000u

/* XIP and its three aliases with other cache settings, RP2040 data sheet 2.6.3; in each, the
   2 MiB of flash repeat. */
static inline int is_xip(uint32_t address) { return address >> 26 == XIP_BASE >> 26; }

static inline uint8_t *memory_at(Core *k, uint32_t address) {
  uint32_t offset = address - SRAM_BASE;
  if (offset < SRAM_BYTES) return k->sram + offset;
  if (is_xip(address)) return k->flash + (address & (FLASH_BYTES - 1));
  if (address < ROM_BYTES) return k->rom + address;
  return 0;
}

static inline uint32_t load32(Core *k, uint32_t address) {
  uint8_t *at = memory_at(k, address);
  uint32_t value;
  if (!at || address & 3) return core_load_slow(k, address, 4);
  memcpy(&value, at, 4);
  return value;
}

static inline uint32_t load16(Core *k, uint32_t address) {
  uint8_t *at = memory_at(k, address);
  uint16_t value;
  if (!at || address & 1) return core_load_slow(k, address, 2);
  memcpy(&value, at, 2);
  return value;
}

static inline uint32_t load8(Core *k, uint32_t address) {
  uint8_t *at = memory_at(k, address);
  return at ? *at : core_load_slow(k, address, 1);
}

static inline void store32(Core *k, uint32_t address, uint32_t value) {
  uint32_t offset = address - SRAM_BASE;
  if (offset >= SRAM_BYTES || address & 3)
    core_store_slow(k, address, value, 4);
  else
    memcpy(k->sram + offset, &value, 4);
}

static inline void store16(Core *k, uint32_t address, uint32_t value) {
  uint32_t offset = address - SRAM_BASE;
  uint16_t half = (uint16_t)value;
  if (offset >= SRAM_BYTES || address & 1)
    core_store_slow(k, address, half, 2);
  else
    memcpy(k->sram + offset, &half, 2);
}

static inline void store8(Core *k, uint32_t address, uint32_t value) {
  uint32_t offset = address - SRAM_BASE;
  if (offset >= SRAM_BYTES)
    core_store_slow(k, address, value & 0xff, 1);
  else
    k->sram[offset] = (uint8_t)value;
}

#endif
