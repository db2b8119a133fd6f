"""The commands of `quizbox`, one per file."""
