"""What hands, the line and the laptop do to a box, drawn step by step as the acts of a script."""

from tests.properties import drawn

from .laptop import CHANGES

MS = 1_000
SECOND = 1_000 * MS
MINUTE = 60 * SECOND
CALM_US = 700 * MS  # around what changes the state of the box
FAR_US = 1 << 60
FOUND_US = SECOND  # the laptop has found the box, after power-up and after the cable came in
SETTINGS = {
    "chase_1_s": (2, 30),
    "chase_2_s": (2, 90),
    "clock_1_s": (5, 30),
    "clock_2_s": (5, 60),
    "beep_every_s": (0, 20),
    "beep_each_from_s": (0, 20),
    "beep_twice_from_s": (0, 10),
    "money_step_ms": (250, 1000),
    "money_rounds": (1, 20),
    "dim_min": (1, 3),
    "sleep_min": (1, 6),
    "brightness": (1, 3),
    "volume": (1, 3),
}
GAMES = ("chase", "money", "clock", "race")
PAUSES_US = (
    (30 * MS, 400 * MS),
    (30 * MS, 400 * MS),
    (400 * MS, 3 * SECOND),
    (400 * MS, 3 * SECOND),
    (3 * SECOND, 15 * SECOND),
    (3 * SECOND, 15 * SECOND),
    (15 * SECOND, 60 * SECOND),
)
LENGTHS_US = (
    (5 * MS, 25 * MS),
    (25 * MS, 400 * MS),
    (25 * MS, 400 * MS),
    (25 * MS, 400 * MS),
    (25 * MS, 400 * MS),
    (400 * MS, 12 * SECOND),
)
RESTS_US = ((MINUTE, 4 * MINUTE), (MINUTE, 8 * MINUTE), (5 * MINUTE, 40 * MINUTE))


class Hands(drawn.Acts):
    """acts: [[us, what, value]] so far.

    rng: a random.Random. laptop: a Laptop. cable: whether the cable is in as power comes on.
    hurry: long pauses are so many times shorter.
    """

    def __init__(self, rng, laptop, longest_us, cable=True, hurry=1):
        super().__init__(None, longest_us)
        self._rng = rng
        self._hurry = hurry
        self._laptop = laptop
        self._cable = cable
        self._cable_us = 0  # when it came in or went
        self._away_us = 0  # nothing is sent before that
        self._deaf_us = 0  # the laptop does not read before that
        self._still_us = 0  # SLIDE is not moved before that: its lines are noisy
        self._others = [[0, "cable", int(cable)], [0, "reads", 1], [0, "battery_mv", 4500]]
        self._greet(0)

    @property
    def acts(self):
        first = [act for act in self._others if act[0] == 0]
        rest = [act for act in self._others if act[0] > 0]
        acts = [*self.start, *self.slide, *first, *self.power, *rest]
        return sorted(acts, key=lambda act: act[0])

    @property
    def now_us(self):
        return max(self._at_us, self._up_us)

    def step(self, kind):
        """Do one thing of that kind. Whether there was still time for it."""
        rng = self._rng
        pause_us = rng.randint(*rng.choice(PAUSES_US))
        length_us = rng.randint(*rng.choice(LENGTHS_US))
        if pause_us > SECOND:
            pause_us //= self._hurry
        if self.now_us + pause_us > self._longest_us:
            return False
        getattr(self, "_" + kind)(pause_us, length_us, None, rng)
        return True

    def end(self):
        """Last of all it is asked how it is. Returns the end of the script, us."""
        self._at_us = max(self.now_us, self.slide[-1][0]) + 5 * SECOND
        self._plug(1)
        self._at_us += FOUND_US
        for method in ("hello", "diagnostics", "log.get"):
            self._say(self._laptop.request(method))
        return self._at_us + 12 * SECOND

    # START and its line, besides what drawn.Acts does.

    def _stuck(self, pause_us, length_us, aim, rng):
        us = self.now_us + pause_us
        stuck_us = rng.choice((SECOND, 10 * SECOND, MINUTE)) + rng.randint(0, 60 * SECOND)
        end_us = us + stuck_us // self._hurry
        self.start += [[us, "start", 1], [end_us, "start", 0]]
        self._at_us = self._up_us = end_us
        self._long = True

    def _chatter(self, pause_us, length_us, aim, rng):
        """The line flips as it likes."""
        us = self.now_us + pause_us
        for _ in range(rng.randint(2, 40)):
            end_us = us + rng.randint(50, 30 * MS)
            self.start += [[us, "start", 1], [end_us, "start", 0]]
            us = end_us + rng.randint(50, 30 * MS)
        self._at_us = self._up_us = end_us

    def _noise(self, pause_us, length_us, aim, rng):
        us = self.now_us + pause_us
        end_us = us + rng.randint(MS, 400 * MS)
        self.start.append([us, "noise", [rng.choice((60, 400, 3000, 40_000)), end_us]])
        self._at_us = self._up_us = end_us + 100 * MS

    def _hum(self, pause_us, length_us, aim, rng):
        """Noise on a line of SLIDE or of the cable, whatever START does; SLIDE stands still."""
        us = max(self._at_us, self._still_us, self.slide[-1][0] + 100 * MS) + pause_us
        end_us = us + rng.randint(MS, SECOND)
        line = rng.choice(("slide1", "slide2", "cable"))
        self._others.append([us, "noise", [rng.choice((60, 400, 3000, 20_000)), end_us, line]])
        self._still_us = end_us + 100 * MS

    def _beside(self, pause_us):
        return max(super()._beside(pause_us), self._still_us + pause_us)

    def _rest(self, pause_us, length_us, aim, rng):
        """Nobody is there."""
        self._at_us = self.now_us + rng.randint(*rng.choice(RESTS_US)) // self._hurry

    # The supply and the cable.

    def _power(self, pause_us, length_us, aim, rng):
        off_us = self._at_us + pause_us
        self._others = [act for act in self._others if act[0] < off_us]
        for _, what, value in self._others:
            if what == "noise":
                value[1] = min(value[1], off_us)
        self._still_us = min(self._still_us, off_us)
        self._others.append([off_us, "reads", 1])
        self._deaf_us = 0
        super()._power(pause_us, length_us, aim, rng)
        self._greet(self.power[-1][0])

    def _mains(self, pause_us, length_us, aim, rng):
        """Power goes while the box writes: soon after something that it keeps."""
        self._at_us = max(self.now_us, self.slide[-1][0], self._deaf_us) + CALM_US
        if rng.random() < 0.5:
            self._move(3 - (self.slide[-1][2] or 1), 0)
        else:
            self._say(self._changing())
        soon_us = rng.choice((60 * MS, 120 * MS, 450 * MS))
        self._power(rng.randint(1, soon_us), length_us, aim, rng)

    def _count(self, pause_us, length_us, aim, rng):
        """SLIDE to 2, and a press that may be a long one."""
        self._move(2, pause_us)
        self._press(50 * MS, length_us, None, rng)

    def _chooser(self, pause_us, length_us, aim, rng):
        """Power comes on with START held, long enough to be asked for the game or for SAFE."""
        self._power(pause_us, length_us, aim, rng)
        on_us = self.power[-1][0]
        self.start[:] = [act for act in self.start if act[0] < on_us]
        self.start += [[on_us, "start", 1], [on_us + rng.randint(SECOND, 10 * SECOND), "start", 0]]
        self._at_us = self._up_us = self.start[-1][0] + 100 * MS

    def _greet(self, on_us):
        """After power-up, and where the cable came in, the laptop asks who is there."""
        if self._cable:
            self._away_us = max(on_us, self._cable_us) + FOUND_US
            for method in ("hello", "log.get"):
                self._others.append([self._away_us, "rx", self._laptop.request(method)])
            events = self._laptop.request("events", on=True)
            self._others.append([self._away_us, "rx", events])

    def _plug(self, cable):
        if self._cable != cable:
            self._cable, self._cable_us = cable, self._at_us
            self._others.append([self._at_us, "cable", cable])
            if cable:
                self._greet(self._at_us)

    def _ctrl_c(self, pause_us, length_us, aim, rng):
        """The laptop stops the program, at any instant; then it begins anew by 0x04 or power."""
        self._at_us += pause_us % (2 * SECOND) + rng.randrange(SECOND)
        if not self._can_say() or (self._at_us < self._deaf_us and rng.random() < 0.5):
            return
        self._say(self._laptop.stop())
        if rng.random() < 0.4:  # as rshell does
            self._others.append([self._at_us + rng.randint(200, 2_000), "rx", "03"])
        self._away_us = FAR_US
        self._at_us = max(self._at_us, self._deaf_us) + rng.choice((SECOND, 10 * SECOND))
        if rng.random() < 0.5:
            self._power(pause_us % SECOND, length_us, aim, rng)
            return
        self._others.append([self._at_us, "soft_reset", 0])
        self._greet(self._at_us)
        self._at_us += drawn.READY_US
        self._up_us = max(self._up_us, self._at_us)

    def _ending(self, method, pause_us, rng):
        """What restarts the box, granted where a game begins anew before it."""
        if rng.random() < 0.6:
            self._at_us = max(self.now_us, self.slide[-1][0], self._deaf_us) + CALM_US
            self._say(self._laptop.request("game.new"))
            self._at_us += 100 * MS
            self._up_us = max(self._up_us, self._at_us + 4 * SECOND)
        else:
            self._at_us += pause_us % (2 * SECOND)
        if self._can_say() and self._at_us >= self._deaf_us:
            self._say(self._laptop.request(method))
            self._greet(self._at_us + 2 * SECOND)

    def _reboot(self, pause_us, length_us, aim, rng):
        self._ending("reboot", pause_us, rng)

    def _bootloader(self, pause_us, length_us, aim, rng):
        """A UF2 drive, until power goes and comes."""
        self._ending("bootloader", pause_us, rng)
        self._at_us += rng.choice((MS, SECOND, 10 * SECOND))
        self._power(pause_us % SECOND, length_us, aim, rng)

    def _pull(self, pause_us, length_us, aim, rng):
        """The cable goes, and may come back; its port is open all the while."""
        self._at_us += pause_us
        self._plug(0)
        if rng.random() < 0.7:
            self._at_us += rng.choice((30 * MS, SECOND, 20 * SECOND))
            self._plug(1)

    def _cable_in(self, pause_us, length_us, aim, rng):
        self._at_us += pause_us
        self._plug(1)

    def _battery(self, pause_us, length_us, aim, rng):
        self._at_us += pause_us
        self._others.append([self._at_us, "battery_mv", rng.choice((2600, 3100, 3300, 4500))])

    # The laptop.

    def _can_say(self):
        return self._cable and self._at_us >= self._away_us

    def _say(self, data):
        if self._can_say():
            self._others.append([self._at_us, "rx", data])

    def _ask(self, pause_us, length_us, aim, rng):
        self._at_us += pause_us % (2 * SECOND)
        self._say(self._laptop.read())

    def _health(self, pause_us, length_us, aim, rng):
        self._at_us += pause_us % (2 * SECOND)
        self._say(self._laptop.request("diagnostics"))
        self._say(self._laptop.request("log.get"))

    def _garbage(self, pause_us, length_us, aim, rng):
        self._at_us += pause_us % (2 * SECOND)
        self._say(self._laptop.garbage())

    def _bad_lines(self, pause_us, length_us, aim, rng):
        self._at_us += pause_us % (2 * SECOND)
        for _ in range(rng.choice((1, 1, 3, 10))):
            self._say(self._laptop.bad_line())
            self._at_us += rng.choice((0, 1 * MS, 40 * MS))

    def _flood(self, pause_us, length_us, aim, rng):
        self._at_us += pause_us % (2 * SECOND)
        for _ in range(rng.randint(5, 40)):
            self._say(
                rng.choice((self._laptop.read, self._laptop.garbage, self._laptop.bad_line))()
            )
            self._at_us += rng.choice((0, 0, 1 * MS, 20 * MS))

    def _deaf(self, pause_us, length_us, aim, rng):
        """It holds the port open and does not read for a while, but may go on asking."""
        self._at_us = max(self._at_us + pause_us % (2 * SECOND), self._deaf_us)
        self._others.append([self._at_us, "reads", 0])
        for _ in range(rng.choice((0, 0, 3, 30))):
            self._say(self._laptop.read())
        end_us = max(self._deaf_us, self._at_us + rng.choice((100 * MS, 5 * SECOND, 40 * SECOND)))
        self._others.append([end_us, "reads", 1])
        self._deaf_us = end_us + FOUND_US

    def _change(self, pause_us, length_us, aim, rng):
        """Something that changes the box, in a calm moment and after its game began anew."""
        self._at_us = max(self.now_us, self.slide[-1][0], self._deaf_us)
        self._at_us += CALM_US + pause_us % SECOND
        self._say(self._laptop.request("game.new"))
        self._at_us += 100 * MS
        self._say(self._changing())
        self._at_us += 2 * SECOND
        self._up_us = max(self._up_us, self._at_us)

    def _changing(self):
        rng = self._rng
        method = rng.choice(CHANGES)
        if method == "settings.set":
            names = rng.sample(sorted(SETTINGS), rng.randint(1, 4))
            values = {name: rng.randint(*SETTINGS[name]) for name in names}
            return self._laptop.request(method, **values)
        if method == "game.mode":
            return self._laptop.request(method, game=rng.choice(GAMES))
        if method == "game.select":
            return self._laptop.request(method, colour=rng.randint(1, 20))
        if method == "table.set":
            return self._laptop.table()
        return self._laptop.request(method)

    def _meddle(self, pause_us, length_us, aim, rng):
        """The same at any moment."""
        self._at_us += pause_us % (2 * SECOND)
        if self._at_us >= self._deaf_us:
            asks = rng.choice((self._laptop.refused, self._selftest, *[self._changing] * 4))
            self._say(asks())

    def _selftest(self):
        return self._laptop.request("selftest")
