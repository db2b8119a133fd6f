"""Benches print what they measure; no test asserts it."""
