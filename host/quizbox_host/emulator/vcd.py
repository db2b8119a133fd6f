"""Records the wires of an emulated box as a VCD file, for a waveform viewer."""

import io

from quizbox_host import outfile
from quizbox_host.sim import displays, parts
from quizbox_host.sim.parts import VBUS

SCOPE = "quizbox"
WIRES = {
    "START": parts.START,
    "SLIDE_1": parts.SLIDES[0],
    "SLIDE_2": parts.SLIDES[1],
    "LAMP": parts.LAMP,
    "PIEZO_A": parts.PIEZO_A,
    "PIEZO_B": parts.PIEZO_B,
    "DISPLAY_SDA": displays.SDA,
    "DISPLAY_SCL": displays.SCL,
    "DISPLAY_CS": displays.CS,
    "DISPLAY_SCK": displays.SCK,
    "DISPLAY_MOSI": displays.MOSI,
    "VBUS": VBUS,
}
NOBODYS = "z"
UNITS_NS = {"1 us": 1_000, "100 ns": 100}


class Recorder:
    """Records every wire of a Rig; make it before the Rig runs.

    unit: the file's time unit. Normally 1 us, since some viewers hold a sample for each unit;
    100 ns for the half bits of SPI at 1 MHz.
    """

    def __init__(self, rig):
        rig.chip.pwm_edges = True
        self._rig = rig
        self._levels = {}
        self._edges = []  # (ns, pad, level), in the order in which they became known
        self.unit = "100 ns" if isinstance(rig.display, displays.Max7219) else "1 us"
        rig.bus.edges = rig.spi.edges = lambda *edge: self._edges.append(edge)
        for number in WIRES.values():
            pad = rig.board.pads[number]
            pad.watchers.append(lambda pad=pad: self._look(pad))
            self._look(pad)

    def _look(self, pad):
        level = self._level(pad)
        if level != self._levels.get(pad.number):
            self._levels[pad.number] = level
            self._edges.append((self._rig.chip.now_ns, pad.number, level))

    def _level(self, pad):
        if not self._rig.powered:
            return NOBODYS if pad.outside is None else pad.outside
        if pad.function == "spi":
            return 0  # its idle level; wires.Spi reports its edges
        level = pad.level()
        return NOBODYS if level is None else level

    def write(self, path, force):
        """Write the file; force: replace an existing one. Raises CannotWrite."""
        from vcd import VCDWriter  # noqa: PLC0415 - pyvcd is needed for this alone

        unit_ns = UNITS_NS[self.unit]
        edges = sorted(self._edges, key=lambda edge: edge[0])
        text = io.StringIO()
        with VCDWriter(text, timescale=self.unit, date="", version=SCOPE) as writer:
            wires = {
                number: writer.register_var(SCOPE, name, "wire", size=1, init=NOBODYS)
                for name, number in WIRES.items()
            }
            for ns, number, level in edges:
                writer.change(wires[number], ns // unit_ns, level)
            writer.close(self._rig.chip.now_ns // unit_ns)
        outfile.write(path, text.getvalue(), force)
