"""An A/B update: send what differs to the unused slot, read it back, and switch to it.

At each instant /slot names a complete program: the old one until all of the new one has been read
back as it was sent; then, by one rename, the new one.
"""

import json
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from quizbox_host import outfile
from quizbox_host.deploy import mpremote
from quizbox_host.deploy.program import digest
from quizbox_host.errors import NoAnswer, NotFlashed, PortLost

SLOTS = ("/a", "/b")
ONBOARD = Path(__file__).with_name("onboard.py")
MAIN, MAIN_NEW = "/main.py", "/main.py.new"
BOOT = "/boot.py"
OLD = ".old"
TRIES = 2  # to connect: right after plugging in, the first may fail


@dataclass(frozen=True)
class Plan:
    """What to do with a board.

    slot: the slot to fill or, if nothing is new, the one in use; before: the slot in use, or None
    remove, send, copy: names of files in the slot: to remove, to send from here, and to copy from
    the other slot; main: whether to replace /main.py
    others: another program's files: each is kept as NAME.old, and /boot.py is then removed
    """

    slot: str
    before: str | None
    remove: tuple = ()
    send: tuple = ()
    copy: tuple = ()
    main: bool = False
    others: tuple = ()

    @property
    def has_news(self):
        """Whether anything has to change on the board."""
        return self.main or self.slot != self.before


def look(bench, path):
    """The result of onboard.look: what is on the board. Stops the program that runs there.

    Raises NoAnswer, PortBusy, PortLost, NotFlashed.
    """
    for left in reversed(range(TRIES)):
        try:
            return _told(bench, path, [_call("look()")])
        except NoAnswer:
            if not left:
                raise
    return None


def reads_back(bench, path, runs):
    """Whether the board's flash holds these runs of (address, bytes). Raises what look raises."""
    places = [(address, len(data)) for address, data in runs]
    found = _told(bench, path, [_call(f"tell_flash({places!r})")])
    return found["flash"] == digest(b"".join(data for _, data in runs))


def plan(found, program):
    """The Plan that leads from a result of look to the Program."""
    before = (found["slot"] or "").strip()
    before = before if before in SLOTS else None
    main = found["main"] != digest(program.main)
    others = (
        ()
        if found["is_quizbox"]
        else tuple(path for path, there in ((MAIN, found["main"]), (BOOT, found["boot"])) if there)
    )
    if before and _in(found, before) == program.digests:
        return Plan(before, before, main=main, others=others)
    slot, other = (SLOTS[1], SLOTS[0]) if before == SLOTS[0] else SLOTS
    here, there = _in(found, slot), _in(found, other)
    missing = [name for name, want in program.digests.items() if here.get(name) != want]
    copy = tuple(name for name in missing if there.get(name) == program.digests[name])
    send = tuple(name for name in missing if name not in copy)
    remove = tuple(name for name in here if name not in program.files)
    return Plan(slot, before, remove, send, copy, main, others)


def told(plan):
    """{"send", "copy", "remove"}: the paths on the board that a Plan touches; {} if none."""
    if not plan.has_news:
        return {}
    gone = [name for name in plan.others if name == BOOT]
    return {
        "send": [_at(plan, name) for name in plan.send] + [MAIN] * plan.main,
        "copy": [_at(plan, name) for name in plan.copy],
        "remove": [_at(plan, name) for name in plan.remove] + gone,
    }


def fill(bench, path, plan, program, told=lambda done, total: None):
    """Carry out a Plan except for the switch, and read the files back.

    told(done, total): progress in files. Raises NotFlashed if something does not read back as it
    was sent, and what look raises.
    """
    count = _Count(plan, told)
    with outfile.scratch() as folder:
        commands = [_call(_preparation(plan, program))]
        for number, name in enumerate(plan.send):
            commands.append(_copy(folder / str(number), program.files[name], _at(plan, name)))
        if plan.main:
            commands.append(_copy(folder / "main", program.main, MAIN_NEW))
        commands.append(_call(f"check({plan.slot!r})"))
        found = _told(bench, path, commands, count)
    wrong = [
        _at(plan, name)
        for name, want in program.digests.items()
        if found["files"].get(_at(plan, name)) != want
    ]
    known = {_at(plan, name) for name in program.files}
    wrong += [path for path in found["files"] if path not in known]
    if plan.main and found["main"] != digest(program.main):
        wrong.append(MAIN_NEW)
    if wrong:
        raise NotFlashed(
            f"{', '.join(wrong)} on the board at {path} does not read back as it was sent: flash "
            "again; what ran before is still there"
        )


def change_over(bench, path, plan):
    """Make a Plan's slot the one to run, and restart the board."""
    gone = [name for name in plan.others if name == BOOT]
    _change(bench, path, plan.slot, f"{plan.main!r}, {gone!r}")


def change_back(bench, path, plan):
    """Make the slot from before a Plan the one to run, and restart the board."""
    _change(bench, path, plan.before, "False, []")


def restart(bench, path):
    """Restart the board."""
    _last(bench, path, [["reset"]])


def bootloader(bench, path):
    """Restart the board as a drive (BOOTSEL), whatever runs on it."""
    _last(bench, path, [["bootloader"]])


def _change(bench, path, slot, how):
    _last(bench, path, [_call(f"change_over({slot!r}, {how})"), ["reset"]], f"runs {slot}")


def _last(bench, path, commands, sign=None):
    """Run commands, the last of which restarts the board. mpremote may then fail because the port
    has gone: no error, if it has printed the line sign, which says that the others are done."""
    said = bench.mpremote(path, commands)
    if said.code:
        error = mpremote.why(path, said)
        if not isinstance(error, PortLost) or (sign and sign not in said.lines):
            raise error


class _Count:
    """Counts finished files by the output of mpremote, which names a file when it begins it."""

    def __init__(self, plan, told):
        self._done = 0
        self._total = len(plan.copy) + len(plan.send) + plan.main
        self._sending = False
        self._told = told
        told(0, self._total)

    def __call__(self, line):
        if line.startswith("copied "):
            self._add()
        elif line.startswith("cp "):
            if self._sending:
                self._add()
            self._sending = True
        elif line.startswith(("[", "{")) and self._sending:
            self._sending = False
            self._add()

    def _add(self):
        self._done += 1
        self._told(self._done, self._total)


def _preparation(plan, program):
    above = {plan.slot}
    for name in program.files:
        above |= {f"{plan.slot}/{folder}" for folder in PurePosixPath(name).parents if folder.name}
    remove = [_at(plan, name) for name in plan.remove]
    return (
        f"folders({sorted(above)!r})\n"
        f"fill({plan.slot!r}, {remove!r}, {plan.copy!r}, {plan.others!r})"
    )


def _at(plan, name):
    return f"{plan.slot}/{name}"


def _in(found, slot):
    """{name in the slot: digest}."""
    start = f"{slot}/"
    files = found["files"].items()
    return {path.removeprefix(start): value for path, value in files if path.startswith(start)}


def _call(text):
    return ["exec", f"{ONBOARD.read_text(encoding='utf-8')}\n\n{text}\n"]


def _copy(path, data, target):
    path.write_bytes(data)
    return ["fs", "cp", "-f", str(path), f":{target}"]


def _run(bench, path, commands, told=lambda line: None):
    said = bench.mpremote(path, commands, told)
    if said.code:
        raise mpremote.why(path, said)
    return said


def _told(bench, path, commands, told=lambda line: None):
    """Run commands, and parse their lines of JSON: the last object, with "files": {path: digest}.
    Raises NotFlashed if there is none."""
    digests, last = {}, None
    for line in _run(bench, path, commands, told).lines:
        try:
            value = json.loads(line)
        except ValueError:
            continue
        if isinstance(value, list) and len(value) == 2:
            digests[value[0]] = value[1]
        elif isinstance(value, dict):
            last = value
    if last is None:
        raise NotFlashed(f"the board at {path} answered in a way that makes no sense: flash again")
    return {**last, "files": digests}
