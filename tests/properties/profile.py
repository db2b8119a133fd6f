"""How many examples: 300, the same each time, or as many as QUIZBOX_EXAMPLES says, by chance."""

import os

from hypothesis import HealthCheck, settings

EXAMPLES = os.environ.get("QUIZBOX_EXAMPLES")
drawn = settings(
    max_examples=int(EXAMPLES or 300),
    derandomize=EXAMPLES is None,
    database=None,
    print_blob=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
