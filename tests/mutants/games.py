"""Broken: The Chase and The Colour of Money."""

from .mutant import Mutant

CHASE = "core/chase.py"
COUNTDOWN = "core/countdown.py"
MONEY = "core/money.py"
DEAL = "core/deal.py"

MUTANTS = (
    # The Chase.
    Mutant(
        "a beep rings through a pause",
        CHASE,
        '        self.say("cut")\n',
        "",
        few=True,
    ),
    Mutant(
        "time runs on in a pause",
        CHASE,
        '        if self.state == "running":\n            self._left_us -= us',
        '        if self.state != "ready":\n            self._left_us -= us',
    ),
    Mutant(
        "each pause costs the tenth begun",
        CHASE,
        "        self._paused_at = self.position\n",
        "        self._paused_at = self.position\n        self._left_us -= self._left_us % TENTH\n",
    ),
    Mutant("two hands pause at once", CHASE, "BOTH_HANDS_US = 300_000", "BOTH_HANDS_US = 1"),
    Mutant("over is not deaf", COUNTDOWN, "LONG_BEEP_US = 2 * SECOND", "LONG_BEEP_US = 1"),
    Mutant(
        "a late long beep ends early", COUNTDOWN, "LONG_BEEP_US + self._late_us", "LONG_BEEP_US"
    ),
    Mutant("over lasts", CHASE, "UNTOUCHED_US = 30 * SECOND", "UNTOUCHED_US = 40 * SECOND"),
    Mutant(
        "no half seconds beep",
        COUNTDOWN,
        "self._twice_us and left_us % HALF == 0",
        "self._twice_us and left_us % SECOND == 0",
    ),
    Mutant("LAMP is dark in paused", CHASE, '"paused", view, "blink"', '"paused", view, "off"'),
    Mutant(
        "a press in ready has a long hold",
        CHASE,
        'if self._deaf_us or self.state == "ready":',
        "if self._deaf_us:",
    ),
    Mutant(
        "over forgets where the period began",
        CHASE,
        "        if self.position != self._started_at:",
        "        if self.position != self._paused_at:",
    ),
    Mutant("a period ends late", CHASE, "if left_us == 0:", "if left_us <= -SECOND:"),
    Mutant(
        "going on starts anew",
        CHASE,
        'self._run("chase.resume")',
        "self._left_us = self._period_us()",
    ),
    Mutant(
        "SLIDE ends a running period",
        CHASE,
        'def slid(self):\n        if self.state == "ready":',
        'def slid(self):\n        if self.state in ("ready", "running"):',
    ),
    # The Colour of Money.
    Mutant(
        "the reveal is a step early",
        MONEY,
        "if self._figure_k == self.deal.amount_k():",
        "if self._figure_k + 1 == self.deal.amount_k():",
        few=True,
    ),
    Mutant(
        "the step runs from the press",
        MONEY,
        "self._run_step(max(ago_us, -self._wait_us))",
        "self._run_step(HELD_US - self._wait_us)",
    ),
    Mutant("nothing is ignored after a start", MONEY, "RELEASED_US = 200_000", "RELEASED_US = 0"),
    Mutant("nothing is ignored after a stop", MONEY, "STOPPED_US = SECOND", "STOPPED_US = 0"),
    Mutant(
        "a restart shows the old figure",
        MONEY,
        "        self._figure_k += 1\n",
        '        self._figure_k += self.state != "stopped"\n',
        few=True,
    ),
    Mutant(
        "a step tells the amount by its length",
        MONEY,
        "self._wait_us = self._step + late_us",
        "self._wait_us = self._step + late_us + 50 * self.deal.amount_k()",
        few=True,
    ),
    Mutant("nEu is missing", MONEY, "            self._offers.append(NEW)", "            pass"),
    Mutant(
        "a held START goes round and round",
        MONEY,
        "return REPEAT_US if moved < len(self._offers) else None",
        "return REPEAT_US",
    ),
    Mutant("no error in the reveal", MONEY, 'in ("revealed", "set1")', 'in ("set1",)'),
    Mutant(
        "LAMP is steady in stopped",
        MONEY,
        '"stopped", self._money_view("steady"), "blink"',
        '"stopped", self._money_view("steady"), "on"',
    ),
    Mutant(
        "the reveal lets START leave at once",
        MONEY,
        "REVEALED_US = SECOND",
        "REVEALED_US = 1",
    ),
    Mutant("a count begun is not kept", MONEY, '            self.say("mark")', "            pass"),
    Mutant(
        "an armed colour is not kept",
        MONEY,
        '            self.deal.arm(colour)\n            self.say("keep")\n',
        "            self.deal.arm(colour)\n",
    ),
    Mutant(
        "power loss brings spent colours back",
        DEAL,
        '"played": self.played,',
        '"played": self.played[-1:],',
        few=True,
    ),
    Mutant(
        "choose always opens on the first colour",
        DEAL,
        "next((number for number in left if number > last), left[0])",
        "left[0]",
    ),
    Mutant("a loaded table is shuffled", DEAL, "if loaded is None or", "if True or"),
    Mutant(
        "the shuffle repeats amounts",
        "core/colours.py",
        "deal[last], deal[place] = deal[place], deal[last]",
        "deal[last] = deal[place]",
    ),
    Mutant(
        "names that nobody can see are taken",
        "core/colours.py",
        'if not " " <= char <= "~" and is_unseen(char):',
        'if char < " ":',
    ),
    Mutant(
        "the grid does not shift after a stall",
        MONEY,
        "late_us = self._late_us if self._late_us > LATE_US else 0",
        "late_us = 0",
    ),
    Mutant("spent colours are offered again", DEAL, "if number not in spent]", "]"),
    Mutant(
        "a cut count is armed again",
        DEAL,
        "        deal.reveal()\n    return deal",
        "        deal.stage = ARMED\n        deal.played.pop()\n    return deal",
    ),
)
