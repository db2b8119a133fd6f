"""Faults put into box.toml one by one: each is caught, by the check that is for it."""

import pytest
from faulty import problems, swap, with_fault

from hardware import checks
from hardware.checks import currents, gpio, voltages
from hardware.design import DesignError, load


def pin(name, **changes):
    def put_in(table):
        table["pins"][name].update(changes)

    return put_in


def part(ref, **changes):
    def put_in(table):
        table["parts"][ref].update(changes)

    return put_in


def display(name, net, ends):
    def put_in(table):
        table["displays"][name]["nets"][net] = ends

    return put_in


def shared_slice(table):
    table["pins"]["LAMP"]["does"] = "PWM"
    table["pins"]["DISPLAY_CS"].update(gpio=26, does="PWM")


def reversed_diode(table):
    table["nets"]["VBAT_SW"] = ["SW3.2", "D1.K"]
    table["nets"]["VSYS"] = ["D1.A", "U1.VSYS"]


def bridged_diode(table):
    del table["nets"]["VBAT_SW"]
    table["nets"]["VSYS"] = ["SW3.2", "D1.A", "D1.K", "U1.VSYS"]


def pull_up_to_5_v(table):
    """R4 and R5 at the cable's 5 V, the module left at 3.3 V."""
    nets = table["displays"]["tm1650"]["nets"]
    nets["3V3"] = ["U1.3V3", "DS1.VCC"]
    nets["VBUS"] = ["U1.VBUS", "R4.1", "R5.1"]


def module_at_5_v(table):
    """The module, with pull-ups of its own, at the cable's 5 V."""
    nets = table["displays"]["tm1637"]["nets"]
    nets["3V3"] = ["U1.3V3", "R4.1", "R5.1"]
    nets["VBUS"] = ["U1.VBUS", "DS1.VCC"]


def unshifted(table):
    """A MAX7219's DIN straight at the Pico."""
    nets = table["displays"]["max7219"]["nets"]
    nets["DISPLAY_MOSI"] = ["@DISPLAY_MOSI", "DS1.DIN"]
    nets["MOSI_5V"] = ["U2.1Y", "U2.1A"]


def four_cells(table):
    table["kinds"]["battery"]["cells"]["count"] = 4


def hungry_module(table):
    table["kinds"]["tm1650"]["light"]["max_ma"] = 350


def weak_boost(table):
    table["kinds"]["boost"]["makes"]["max_ma"] = 100


def many_lamps(table):
    table["kinds"]["pico"]["gpio"]["total_ma"] = 20


def part_not_listed(table):
    del table["parts"]["R3"]


def same_plug_twice(table):
    table["parts"]["J4"]["nets"] = ["PIEZO_1", "", "PIEZO_2"]


def unreached(table):
    table["parts"]["J3"]["nets"] = ["SLIDE_1", "GND", ""]


FAULTS = {
    "two parts on one GPIO": (pin("LAMP", gpio=11), "LAMP: shares GP11 with START"),
    "a GPIO without the function": (pin("DISPLAY_SDA", gpio=6), "GP6 cannot be I2C0 SDA"),
    "a GPIO off the header": (pin("START", gpio=23), "START: GP23 is not on the Pico's header"),
    "a GPIO that is none": (pin("START", gpio=31), "START: GP31 cannot be SIO"),
    "piezo on two slices": (pin("PIEZO_B", gpio=16), "not the two channels of one PWM slice"),
    "a PWM slice shared": (shared_slice, "PWM slice 5 is shared by LAMP, DISPLAY_CS"),
    "R4 and R5 at 5 V": (pull_up_to_5_v, "GP4 level: 5.25 V can reach it"),
    "a module at 5 V": (module_at_5_v, "GP5 level: 5.25 V can reach it"),
    "no pull-up on a bus": (
        display("tm1650", "3V3", ["U1.3V3", "DS1.VCC", "R5.1"]),
        "DISPLAY_SDA level: no resistor pulls it up",
    ),
    "no level shifter": (unshifted, "DS1.DIN level: wants 3.50 V for high, GP19 gives 2.62 V"),
    "a contact without pull-up": (pin("START", pull=""), "START level: a contact needs pull"),
    "a contact not to ground": (swap("GND", "SW1.COM", None), "SW1 level: NO and COM do not close"),
    "a 47 ohm LED resistor": (part("R3", value="47 ohm"), "GP10 current: 36.2 mA"),
    "an LED without resistor": (
        lambda table: table["nets"].update(LAMP=["@LAMP", "SW1.LED+"], LAMP_A=["R3.1", "R3.2"]),
        "GP10 current: inf mA",
    ),
    "too much in all": (many_lamps, "GPIO current: "),
    "too much for 3V3": (hungry_module, "U1 current: "),
    "too much for the step-up": (weak_boost, "U3 current: 330 mA hang on 5V"),
    "a reversed diode": (reversed_diode, "VSYS: the batteries do not reach it"),
    "a reversed diode feeds back": (reversed_diode, "BT1: a cable would feed the batteries"),
    "a bridged diode": (bridged_diode, "BT1: a cable would feed the batteries"),
    "four cells": (four_cells, "U1 supply: VSYS is 3.35 to 7.12 V on batteries"),
    "a reversed battery": (
        lambda table: table["nets"].update(VBAT=["BT1.-", "SW3.1"], GND=[
            end.replace("BT1.-", "BT1.+") for end in table["nets"]["GND"]
        ]),
        "VSYS: the batteries do not reach it",
    ),
    "a net with one end": (swap("PIEZO_1", "LS1.1", None), "PIEZO_1: has 1 end"),
    "a pin in two nets": (swap("SLIDE_1", "SW2.1", "SW2.C"), "SW2.C: is in two nets"),
    "a pin left out": (swap("GND", "SW2.C", None), "SW2.C: goes nowhere"),
    "a pin that is none": (swap("START", "SW1.NO", "SW1.NC"), "SW1.NC: the part has no such pin"),
    "a GPIO left out": (swap("LAMP", "@LAMP", None), "LAMP: GP10 is in no net"),
    "a part not listed": (part_not_listed, "R3.1: there is no such part"),
    "two plugs alike": (same_plug_twice, "two connectors of the board take the same plug"),
    "a connector too short": (unreached, "SW2.2: no connector of the board brings it SLIDE_2"),
    "a display kept outside a data sheet": (
        lambda table: table["displays"]["tm1637"].update(outside=[]),
        "DS1 supply: 3V3 is 3.20 to 3.40 V on batteries, its data sheet wants 4.5 to 5.5 V",
    ),
    "a display said to be outside": (
        lambda table: table["displays"]["tm1650"].update(outside=["DS1 supply"]),
        "tm1650: said to lie outside a data sheet, but does not",
    ),
}  # fmt: skip


def test_box_toml_holds():
    assert checks.problems(load()) == []


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_caught(fault):
    put_in, says = FAULTS[fault]
    assert [line for line in problems(put_in) if says in line]


def test_an_unknown_signal_ends_in_one_line():
    with pytest.raises(DesignError, match="@LAMPE is not one of"):
        with_fault(swap("LAMP", "@LAMP", "@LAMPE"))


def test_a_part_without_its_text_ends_in_one_line():
    with pytest.raises(DesignError, match="part R3"):
        with_fault(lambda table: table["parts"]["R3"].pop("look_for"))


@pytest.mark.parametrize(
    ("number", "has"),
    [
        (0, {"I2C0 SDA", "SPI0 RX", "UART0 TX"}),
        (5, {"I2C0 SCL", "SPI0 CSn", "UART1 RX"}),
        (14, {"I2C1 SDA", "SPI1 SCK", "UART0 CTS"}),
        (19, {"I2C1 SCL", "SPI0 TX", "UART0 RTS"}),
        (28, {"I2C0 SDA", "SPI1 RX", "UART0 TX", "ADC"}),
    ],
)
def test_a_gpio_has_the_functions_of_the_data_sheet(number, has):
    assert gpio.functions(number) == has | {"SIO", "PWM"}


def test_a_slice_drives_two_neighbours():
    assert [gpio.pwm_slice(number) for number in (14, 15, 16, 29)] == [7, 7, 0, 6]


def test_the_currents_are_those_of_ohms_law():
    design = load()
    found = currents.of_gpios(design, design.displays["tm1650"].circuit)
    assert {pin: round(ma, 2) for pin, ma in found.items()} == {
        "GP4": 1.45, "GP5": 1.45, "GP10": 7.73, "GP11": 0.07, "GP12": 0.07, "GP13": 0.07,
        "GP14": 7.23, "GP15": 7.23,
    }  # fmt: skip


def test_the_supply_lasts_from_fresh_cells_to_empty_ones():
    design = load()
    rails = voltages.rails(design, design.displays["max7219"].circuit, "batteries")
    rounded = {net: (round(low, 2), round(high, 2)) for net, (low, high) in rails.items()}
    assert rounded == {
        "GND": (0, 0), "VBAT": (2.85, 5.49), "VBAT_SW": (2.85, 5.49), "VSYS": (2.4, 5.29),
        "5V": (4.75, 5.29),
    }  # fmt: skip
