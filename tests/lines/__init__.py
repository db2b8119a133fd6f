"""Random lines on the serial line: what of them Python's own json, made strict, would refuse."""
