"""Colour files, a room a part: bytes to text, text to rows, and what is wrong with each."""
