"""Checks that each GPIO is used once, for a function that it has, and shares no PWM slice.

Source: RP2040 data sheet, GPIO functions (the table of functions by bank 0 pin) and PWM (a slice
drives two neighbouring GPIOs, channel A the even one; only the piezo uses both).
"""

from hardware.problem import Problem

PIEZO = ("PIEZO_A", "PIEZO_B")
SLICES = 8
GPIOS = range(30)
ADC_FROM = 26
SPI = ("RX", "CSn", "SCK", "TX")
I2C = ("I2C0 SDA", "I2C0 SCL", "I2C1 SDA", "I2C1 SCL")


def functions(gpio):
    """The functions of a GPIO (0 to 29), as box.toml names them; empty for other numbers."""
    if gpio not in GPIOS:
        return set()
    spi = f"SPI{gpio // 8 % 2} {SPI[gpio % 4]}"
    uart = f"UART{(gpio + 4) // 8 % 2} {('TX', 'RX', 'CTS', 'RTS')[gpio % 4]}"
    found = {"SIO", "PWM", I2C[gpio % 4], spi, uart}
    return found | {"ADC"} if gpio >= ADC_FROM else found


def pwm_slice(gpio):
    """The number, 0 to 7, of the PWM slice that drives a GPIO."""
    return gpio // 2 % SLICES


def problems(design):
    """A list of Problem of [pins] themselves, apart from the wiring."""
    return _shared(design) + _lacking(design) + _slices(design)


def _shared(design):
    found, used = [], {}
    for pin in design.pins.values():
        if pin.gpio in used:
            found.append(Problem(pin.name, f"shares GP{pin.gpio} with {used[pin.gpio]}"))
        used.setdefault(pin.gpio, pin.name)
    return found


def _lacking(design):
    found = []
    for pin in design.pins.values():
        for does in filter(None, (pin.does, pin.also)):
            if does not in functions(pin.gpio):
                found.append(Problem(pin.name, f"GP{pin.gpio} cannot be {does}"))
        if pin.on_board == (pin.pico_pin in design.header):
            place = "not on" if not pin.on_board else "on"
            found.append(Problem(pin.name, f"GP{pin.gpio} is {place} the Pico's header"))
    return found


def _slices(design):
    found, users = [], {}
    for pin in design.pins.values():
        if "PWM" in (pin.does, pin.also):
            users.setdefault(pwm_slice(pin.gpio), []).append(pin.name)
    slices = [number for number, names in users.items() if set(PIEZO) & set(names)]
    if len(slices) != 1 or set(PIEZO) - set(users[slices[0]]):
        found.append(Problem("PIEZO_A", "and PIEZO_B are not the two channels of one PWM slice"))
    for number, names in users.items():
        if len(names) > 1 and set(names) != set(PIEZO):
            found.append(Problem(names[0], f"PWM slice {number} is shared by {', '.join(names)}"))
    return found
