"""The longest stretch that a program stays awake, as the benches ask for it."""

MS = 1_000_000
MAIN = """
import time

def stay(us):
    time.sleep_ms(10)
    end = time.ticks_add(time.ticks_us(), us)
    while time.ticks_diff(end, time.ticks_us()) > 0:
        pass
    time.sleep_ms(10)

time.sleep_ms(100)
print("begins")
for us in (2_000, 5_000, 3_000):
    stay(us)
print("middle")
stay(2_000)
print("writes")
time.sleep_ms(10)
with open("kept", "w") as file:
    file.write("kept")
stay(1_000)
print("ends")
stay(0)
"""


def test_the_longest_stretch_is_told_until_it_is_forgotten(pico):
    box = pico(MAIN)
    box.until("begins")
    box.chip.forget_awake()
    box.until("middle")
    assert 5 * MS < box.chip.longest_awake_ns < 5.5 * MS
    box.chip.forget_awake()
    assert box.chip.longest_awake_ns == 0
    box.until("writes")
    assert 2 * MS < box.chip.longest_awake_ns < 2.5 * MS


def test_a_stretch_that_is_overlooked_does_not_count(pico):
    box = pico(MAIN)
    box.until("writes")
    box.chip.forget_awake()
    box.chip.flash.on_operation = lambda *what: box.chip.overlook_awake()
    box.until("ends")
    assert box.chip.flash.operations > 0
    assert 1 * MS < box.chip.longest_awake_ns < 1.5 * MS
