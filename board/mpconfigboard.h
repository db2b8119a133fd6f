// The quizbox: its name in MicroPython, and the size of the file system in the 2 MiB of flash.
#define MICROPY_HW_BOARD_NAME "quizbox"
// Same place and size as in an RPI_PICO image, so that either image finds the other's kept files.
#define MICROPY_HW_FLASH_STORAGE_BYTES (1408 * 1024)
