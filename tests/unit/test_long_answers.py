"""The longest answer there is, asked for again and again without a pause (7.1, 7.2)."""

import json

from quizbox.core import kept
from quizbox.core.protocol import request
from quizbox_host.worlds import cpython

SECOND = 1_000_000
TIMES = 200
TABLE = [{"name": f"{number:02} {'ß' * 21}", "amount": 1000 * number} for number in range(1, 21)]


def test_two_hundred_tables_come_whole_and_in_their_order():
    asked = b"".join(request(number, "table.get", {"reveal": True}) for number in range(TIMES))
    acts = [[0, "slide", 1], [0, "cable", 1], [0, "power", 1], [SECOND, "rx", asked.hex()]]
    script = {
        "kept": {"table": kept.pack({"colours": TABLE}).hex()},
        "acts": acts,
        "until_us": 60 * SECOND,
    }
    lines = [json.loads(text) for _, what, text in cpython.play(script).log if what == "said"]
    assert [line["id"] for line in lines] == list(range(TIMES))
    assert [line["result"] for line in lines] == [{"colours": TABLE}] * TIMES
