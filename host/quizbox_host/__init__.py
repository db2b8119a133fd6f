"""The host tool of the quizbox, its simulator and its story language."""
