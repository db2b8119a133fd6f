"""gc: collecting takes no time here."""


def collect():
    pass


def mem_free():
    return 150_000
