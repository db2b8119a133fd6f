"""The box as a terminal app: digits, LAMP, SLIDE, sounds, and keys for its parts."""

import asyncio
import re
import signal
import sys

from textual.app import App
from textual.binding import Binding
from textual.containers import Horizontal
from textual.markup import escape
from textual.message import Message
from textual.widgets import Footer, Static

from quizbox_host import ends
from quizbox_host.play import box, digits, heard
from quizbox_host.story import eyes
from quizbox_host.worlds.live import Live

LOOK_S = 0.05  # between two updates of the name of a sound that goes on
GONE_S = 1  # between two checks that the terminal is still there
ROOMY = (77, 23)  # columns, rows: with fewer, everything is drawn small
BESIDE = 24  # columns beside the digits: the frame and the thousands
ROUND = 15  # rows above and below them
DARK = ("00000000", 0)
RED = ("#3a0808", "#b01c10", "#e82818", "#ff5038")  # unlit, and brightness 1 to 3
PARTS = ("top", "digits", "thousands", "start", "slide", "sound")
KEYS = "space START  h hold START  1 2 SLIDE\np power  b bell  q quit"
THOUSANDS = """\
  ▄▄▄ ▄▄▄ ▄▄▄
  █ █ █ █ █ █
▄ █▄█ █▄█ █▄█
▀"""


class Entry(Message):
    """An entry of the box's log, as a message of textual."""

    def __init__(self, us, what, value):
        self.us, self.what, self.value = us, what, value
        super().__init__()


class Play(App):
    """The textual app. script: see play.box; bell: ring the terminal's bell at each sound; live:
    Live or a class like it; real: see Live.
    """

    TITLE = "quizbox"
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: #101418; color: #d8d8d0; }
    #top { height: auto; max-height: 3; padding: 0 2; background: #20282f; }
    #window {
        height: auto; margin: 0 1; padding: 1 2; background: #0a0404; border: tall #3a4248;
        align-horizontal: center;
    }
    #digits { width: auto; }
    #thousands { width: auto; margin: 0 0 0 1; color: #e8e8e0; }
    #parts { height: 1fr; margin: 0 1; }
    #parts > Static { height: 100%; border: round #5a646c; padding: 0 1; }
    #start { width: 24; text-align: center; content-align: center middle; color: #8a949c; }
    #start.-lit { background: #ffcf33; color: #201800; text-style: bold; }
    #slide { width: 14; content-align: center middle; }
    #sound { width: 1fr; }
    #sound.-sounds { border: round #40c070; }
    #hint { height: 1; padding: 0 2; color: #8a949c; }
    #keys { height: 2; padding: 0 1; background: #20282f; display: none; }
    .-small #window { padding: 0 1; border: none; }
    .-small #thousands { margin: 0; }
    .-small #start { width: 13; }
    .-small #slide { width: 11; }
    .-small #hint { display: none; }
    .-narrow #keys { display: block; }
    .-narrow Footer { display: none; }
    """
    BINDINGS = [
        Binding("space", "press", "START"),
        Binding("h", "hold", "hold START"),
        Binding("1", "slide(1)", "SLIDE 1"),
        Binding("2", "slide(2)", "SLIDE 2"),
        Binding("p", "power", "power"),
        Binding("b", "ring", "bell"),
        Binding("q", "quit", "quit"),
        Binding("ctrl+c", "quit", show=False, priority=True),
    ]

    def __init__(self, script, bell=False, real=None, live=Live):
        super().__init__()
        self.live = live(script, self._tell, real)
        self.rings = bell
        self.ear = heard.Ear()
        self.seen = {"power": 0, "segments": DARK, "lamp": 0, "start": 0, "slide": 0, "crash": ""}
        self.held = False
        self._up_us = 0  # when the last press releases START
        self._scale = digits.LARGE
        self._parts = {name: Static(id=name) for name in PARTS}
        self._texts = {}  # the text that each of them shows, by its name
        self.ended_by = None  # the signal that ended it

    # The box.

    def _tell(self, entry):
        us, what, value = entry
        self.post_message(Entry(us, what, value))

    def on_load(self):
        """Before textual changes the terminal: let signals end the app as `q` does."""
        if sys.platform != "win32":  # its event loop takes no handlers
            for number in (signal.SIGINT, *ends.SIGNALS):
                if signal.getsignal(number) is not signal.SIG_IGN:
                    asyncio.get_running_loop().add_signal_handler(number, self._end_by, number)

    def _end_by(self, number):
        self.ended_by = self.ended_by or number
        self.exit()

    def on_mount(self):
        """Switch the box on."""
        self.live.start()
        self.set_interval(LOOK_S, self._draw_sounds)
        self.set_interval(GONE_S, self._see_terminal)

    def _see_terminal(self):
        """Quit if the terminal has closed: under nohup no signal comes, and reading would spin."""
        if ends.is_gone(sys.__stdin__):
            self._end_by(ends.WINDOW_CLOSED)

    def on_unmount(self):
        """Stop the box."""
        self.live.stop()

    def on_entry(self, entry):
        """Show what the box did."""
        if self.ear.listen(entry.us, entry.what, entry.value) and self.rings:
            self.bell()
        if entry.what == "power":
            self.seen["crash"] = ""
        if entry.what in self.seen:
            self.seen[entry.what] = entry.value
            self._draw()
        elif entry.what in ("tone", "piezo"):
            self._draw_sounds()

    def _do(self, acts):
        for after_us, what, value in acts:
            self.live.act(what, value, after_us)

    # The keys.

    def action_press(self):
        """Press START for a moment, unless it is down."""
        now_us = self.live.now_us
        if not self.held and now_us >= self._up_us:
            self._up_us = now_us + box.PRESS_US
            self._do(box.press())

    def action_hold(self):
        """Press START and keep it down, or let it go."""
        self.held = not self.held
        self.live.act("start", int(self.held), max(0, self._up_us - self.live.now_us))
        self._draw()

    def action_slide(self, position):
        """Move SLIDE to position 1 or 2, if it is not there."""
        if self.seen["slide"] != position:
            self._do(box.slide(position))

    def action_power(self):
        """Cut the supply, or restore it."""
        self.live.act("power", int(not self.seen["power"]))

    def action_ring(self):
        """Switch the terminal's bell at each sound on or off."""
        self.rings = not self.rings
        self._draw()

    # The screen.

    def compose(self):
        """The widgets, from the top."""
        parts = self._parts
        yield parts["top"]
        with Horizontal(id="window"):
            yield parts["digits"]
            yield parts["thousands"]
        with Horizontal(id="parts"):
            for name, title in (("start", "LAMP"), ("slide", "SLIDE"), ("sound", "SOUND")):
                parts[name].border_title = title
                yield parts[name]
        yield Static("START held (h) while power comes on (p, p) chooses the game", id="hint")
        yield Static(KEYS, id="keys")
        yield Footer()

    def on_resize(self, event):
        """Draw as large as fits."""
        columns, rows = event.size
        small = columns < ROOMY[0] or rows < ROOMY[1]
        self._scale = digits.SMALL if small else _largest(columns - BESIDE, rows - ROUND)
        self.set_class(small, "-small")
        self.set_class(columns < ROOMY[0], "-narrow")
        self._draw()

    def _draw(self):
        self._draw_top()
        self._draw_digits()
        self._draw_start()
        self._draw_slide()
        self._draw_sounds()

    def _draw_top(self):
        power = "on" if self.seen["power"] else "off"
        bell = "on" if self.rings else "off"
        text = f"[b]quizbox[/b]   power [b]{power}[/b]   bell [b]{bell}[/b]"
        if self.seen["crash"]:
            text = f"[b]quizbox[/b]   the program ended: {escape(self.seen['crash'])}"
        self._put("top", text)

    def _draw_digits(self):
        text = "\n".join(digits.draw(eyes.lit(self.seen["segments"]), self._scale))
        colours = {digits.LIT: RED[eyes.brightness(self.seen["segments"])], digits.UNLIT: RED[0]}
        for mark, colour in colours.items():
            text = re.sub(f"{mark}+", rf"[{colour}]\g<0>[/]", text)
        self._put("digits", text)
        small = self._scale == digits.SMALL
        text = ",000" if small else THOUSANDS
        above = self._scale.height - text.count("\n") - 1  # on the digits' base line
        self._put("thousands", "\n" * above + text)

    def _draw_start(self):
        start = self._parts["start"]
        start.set_class(bool(self.seen["lamp"]), "-lit")
        start.border_subtitle = "lit" if self.seen["lamp"] else "dark"
        down = "held down" if self.held else "down" if self.seen["start"] else ""
        self._put("start", f"START\n{down}")

    def _draw_slide(self):
        stands = self.seen["slide"]
        rows = (f"{position} {'▐██▌' if position == stands else '▐  ▌'}" for position in (1, 2))
        self._put("slide", "\n".join(rows))

    def _draw_sounds(self):
        now = self.ear.now(self.live.now_us)
        last = [f"{sound.at_us / 1e6:9.3f} s  {sound.name}" for sound in self.ear.sounds]
        self._parts["sound"].set_class(now is not None, "-sounds")
        self._put("sound", "\n".join([f"[b]{now or 'silent'}[/b]", *reversed(last)]))

    def _put(self, name, text):
        """Show text, with markup, in the widget of that name, unless it shows that already."""
        if self._texts.get(name) != text:
            self._texts[name] = text
            self._parts[name].update(text)


def _largest(columns, rows):
    """The digits.Size at which four digits fill so many columns and rows; LARGE at least."""
    width = max(digits.LARGE.width, columns // 4)
    thick = width // 7
    bar = width - 2 - 3 * thick
    post = max(digits.LARGE.post, min(bar // 2, (rows - 3) // 2))
    return digits.Size(bar=bar, post=post, thick=thick)
