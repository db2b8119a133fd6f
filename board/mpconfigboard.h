// The quizbox: what MicroPython calls it, and how much of the 2 MiB of flash is file system.
#define MICROPY_HW_BOARD_NAME "quizbox"
// At the top of the flash, as much as RPI_PICO has: either image finds the other's kept files.
#define MICROPY_HW_FLASH_STORAGE_BYTES (1408 * 1024)
