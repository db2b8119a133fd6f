"""The firmware broken on purpose, one way at a time: a story must notice each."""
