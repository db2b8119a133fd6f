"""How many examples: 300, or as many as QUIZBOX_EXAMPLES says.

They are the same each time, but by chance where QUIZBOX_CHANCE is set, to go looking for what
nobody has thought of.
"""

import os

from hypothesis import HealthCheck, settings

drawn = settings(
    max_examples=int(os.environ.get("QUIZBOX_EXAMPLES", "300")),
    derandomize="QUIZBOX_CHANCE" not in os.environ,
    database=None,
    print_blob=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
