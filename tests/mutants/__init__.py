"""Broken firmware, a line at a time: each must be caught by a story."""
