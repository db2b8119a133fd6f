"""What runs on the board itself while it is flashed: MicroPython, sent as text with a call."""

import binascii
import hashlib
import json
import os
import sys

import machine
import uctypes

SLOTS = ("/a", "/b")
FOLDER = 0x4000
PIECE = memoryview(bytearray(1024))  # one for all: many would leave memory in pieces


def look():
    """Print what stands on the board: each file's path and digest, and last what else is so. Each
    a line of JSON; one of all would want more memory in one piece than is there."""
    for slot in SLOTS:
        tell_digests(slot)
    found = {
        "name": sys.implementation.name,
        "version": list(sys.implementation.version)[:3],
        "machine": os.uname().machine,
        "mpy": getattr(sys.implementation, "_mpy", 0),
        "id": binascii.hexlify(machine.unique_id()).decode(),
        "slot": text("/slot"),
        "main": digest("/main.py"),
        "is_quizbox": "quizbox" in (text("/main.py") or ""),
        "boot": digest("/boot.py"),
    }
    print(json.dumps(found))


def fill(slot, remove, copy, aside):
    """Make a slot ready for what is sent: what does not belong there goes, and what the other
    slot has already is copied from it. aside: files to keep a copy of, as NAME.old."""
    for path in remove:
        os.remove(path)
        print("removed", path)
    other = SLOTS[slot == SLOTS[0]]
    for name in copy:
        duplicate(other + "/" + name, slot + "/" + name)
        print("copied", slot + "/" + name)
    for path in aside:
        duplicate(path, path + ".old")


def folders(paths):
    for path in paths:
        try:
            os.mkdir(path)
        except OSError:
            os.listdir(path)  # raises unless it is there


def check(slot):
    """Print what stands in a slot, and how a new /main.py reads back."""
    tell_digests(slot)
    print(json.dumps({"main": digest("/main.py.new")}))


def tell_digests(slot):
    for path in files(slot):
        print(json.dumps([path, digest(path)]))


def change_over(slot, main, remove):
    """From now on that slot is run. main: whether /main.py.new takes the place of /main.py."""
    for path in remove:
        os.remove(path)
    with open("/slot.new", "w") as file:
        file.write(slot)
    os.rename("/slot.new", "/slot")
    if main:
        os.rename("/main.py.new", "/main.py")
    print("runs", slot)


def files(folder):
    """Every file in a folder and those in it; none where there is no folder."""
    found = []
    try:
        entries = list(os.ilistdir(folder))
    except OSError:
        return found
    for entry in entries:
        path = folder + "/" + entry[0]
        if entry[1] == FOLDER:
            found += files(path)
        else:
            found.append(path)
    return found


def tell_flash(runs):
    """Print the digest of what stands in flash, in runs of (address, size) one after another."""
    hash_ = hashlib.sha256()
    for address, size in runs:
        hash_.update(uctypes.bytearray_at(address, size))
    print(json.dumps({"flash": binascii.hexlify(hash_.digest()).decode()}))


def text(path):
    try:
        with open(path) as file:
            return file.read(len(PIECE))
    except (OSError, ValueError):
        return None


def digest(path):
    """SHA-256 in hex, or None where there is no such file."""
    hash_ = hashlib.sha256()
    try:
        with open(path, "rb") as file:
            while True:
                size = file.readinto(PIECE)
                if not size:
                    break
                hash_.update(PIECE[:size])
    except OSError:
        return None
    return binascii.hexlify(hash_.digest()).decode()


def duplicate(source, target):
    with open(source, "rb") as old, open(target, "wb") as new:
        while True:
            size = old.readinto(PIECE)
            if not size:
                break
            new.write(PIECE[:size])
