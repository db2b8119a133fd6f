"""Games drawn by chance, held against models written from docs/behaviour.md alone."""
