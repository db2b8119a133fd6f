"""The code that runs on the board itself during flashing: MicroPython, sent as text with a call."""

import binascii
import hashlib
import json
import os
import sys

import machine
import uctypes

SLOTS = ("/a", "/b")
FOLDER = 0x4000
PIECE = memoryview(bytearray(1024))  # one for all: several would fragment the heap


def look():
    """Print what is on the board, as lines of JSON: [path, digest] of each file in a slot, and last
    an object with the rest. A single document would need more contiguous memory than there is."""
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
    """Prepare a slot for the files to come: remove files, copy those that the other slot has
    already. aside: files to keep a copy of, as NAME.old."""
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
    """Print the digests of the files in a slot, and that of a new /main.py."""
    tell_digests(slot)
    print(json.dumps({"main": digest("/main.py.new")}))


def tell_digests(slot):
    for path in files(slot):
        print(json.dumps([path, digest(path)]))


def change_over(slot, main, remove):
    """Switch to a slot, by one rename. main: whether /main.py.new replaces /main.py."""
    for path in remove:
        os.remove(path)
    with open("/slot.new", "w") as file:
        file.write(slot)
    os.rename("/slot.new", "/slot")
    if main:
        os.rename("/main.py.new", "/main.py")
    print("runs", slot)


def files(folder):
    """Every file in a folder and below it; [] if there is no folder."""
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
    """Print the digest of flash, over runs of (address, size) in their order."""
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
    """SHA-256 of a file in hex, or None if there is none."""
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
