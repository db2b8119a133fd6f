"""The tests, a folder a tier; tests/tiers.py runs them."""
