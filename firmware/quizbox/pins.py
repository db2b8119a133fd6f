"""What is wired to which GPIO of the Pico; numbers are GP numbers, not the board's pins.

Made from hardware/box.toml by `python3 -m hardware.pins`: change it there.
"""

START = 11  # to ground when pressed
SLIDE_1 = 12  # to ground in position 1
SLIDE_2 = 13  # to ground in position 2
LAMP = 10  # lit when high
PIEZO_A = 14  # both on one PWM slice
PIEZO_B = 15
DISPLAY_SDA = 4  # I2C0; a TM1637 has DIO here
DISPLAY_SCL = 5  # and CLK
DISPLAY_CS = 17
DISPLAY_SCK = 18  # SPI0
DISPLAY_MOSI = 19
VBUS = 24  # high while a cable brings 5 V
VSYS_3 = 29  # a third of the supply, as the Pico wires it
