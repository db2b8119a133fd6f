"""One command of `quizbox` a file."""
