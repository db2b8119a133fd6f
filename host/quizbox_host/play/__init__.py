"""`quizbox play`: the box in the terminal."""
