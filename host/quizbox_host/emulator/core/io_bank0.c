/* IO_BANK0: edges, levels and interrupts of the pads (data sheet 2.19.3).

   A pad has four bits in each of these registers: level low, level high, edge low, edge high. */
#include "core.h"

enum { INTR0 = 0xf0, PROC0_INTE0 = 0x100, PROC0_INTF0 = 0x110, PROC0_INTS0 = 0x120 };
enum { LEVEL_LOW = 1, LEVEL_HIGH = 2, EDGE_LOW = 4, EDGE_HIGH = 8 };
#define EDGES 0xccccccccu
#define BANK 3u /* words of eight pads */
#define IRQ_IO_BANK0 13u

static uint32_t raw(const Core *k, uint32_t bank) {
  uint32_t value = k->io_edges[bank];
  for (uint32_t i = 0; i < 8 && 8 * bank + i < 30; i++)
    value |= (uint32_t)(k->gpio_in >> (8 * bank + i) & 1 ? LEVEL_HIGH : LEVEL_LOW) << 4 * i;
  return value;
}

static uint32_t status(const Core *k, uint32_t bank) {
  if (!(k->io_inte[bank] | k->io_intf[bank])) return 0;
  return (raw(k, bank) & k->io_inte[bank]) | k->io_intf[bank];
}

static void update_interrupt(Core *k) {
  uint32_t asked = status(k, 0) | status(k, 1) | status(k, 2) | status(k, 3);
  core_set_interrupt(k, IRQ_IO_BANK0, asked != 0);
}

/* Set a pad's input to level, and flag the edge if it is a change. */
void io_set_input(Core *k, uint32_t pin, uint32_t level) {
  uint32_t bit = 1u << pin;
  if ((k->gpio_in >> pin & 1) == level) return;
  k->gpio_in ^= bit;
  k->io_edges[pin / 8] |= (uint32_t)(level ? EDGE_HIGH : EDGE_LOW) << 4 * (pin % 8);
  k->era++;
  update_interrupt(k);
}

/* Reset the block. */
void io_reset(Core *k) {
  memset(k->io_edges, 0, sizeof k->io_edges);
  memset(k->io_inte, 0, sizeof k->io_inte);
  memset(k->io_intf, 0, sizeof k->io_intf);
  update_interrupt(k);
}

int io_read(Core *k, uint32_t offset, uint32_t *value) {
  uint32_t bank = offset >> 2 & BANK;
  switch (offset & ~0xfu) {
  case INTR0: *value = raw(k, bank); return 1;
  case PROC0_INTE0: *value = k->io_inte[bank]; return 1;
  case PROC0_INTF0: *value = k->io_intf[bank]; return 1;
  case PROC0_INTS0: *value = status(k, bank); return 1;
  default: return 0;
  }
}

int io_write(Core *k, uint32_t offset, uint32_t value, uint32_t alias) {
  uint32_t bank = offset >> 2 & BANK;
  switch (offset & ~0xfu) {
  case INTR0: k->io_edges[bank] &= ~(value & EDGES); break;
  case PROC0_INTE0: k->io_inte[bank] = core_aliased(k->io_inte[bank], value, alias); break;
  case PROC0_INTF0: k->io_intf[bank] = core_aliased(k->io_intf[bank], value, alias); break;
  case PROC0_INTS0: break;
  default: return 0;
  }
  update_interrupt(k);
  return 1;
}
