"""Parsers of colour files: bytes to text, text to rows, and the checks of names and amounts."""
