"""The bytes of a kept file: one line of JSON, one line with its CRC-32."""

import binascii
import json


def pack(value):
    """The bytes to keep for value, which JSON must be able to carry."""
    text = json.dumps(value).encode()
    return text + b"\n%08x\n" % binascii.crc32(text)


def unpack(data):
    """The value that pack was given.

    Raises ValueError, with the reason, for bytes that pack did not make.
    """
    lines = data.split(b"\n")
    if len(lines) != 3 or lines[2]:
        raise ValueError("not two whole lines")
    if lines[1] != b"%08x" % binascii.crc32(lines[0]):
        raise ValueError("the CRC-32 differs")
    return json.loads(lines[0])
