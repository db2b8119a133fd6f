"""A file a sweep, or a kind of it: each has SWEEPS, a list of tests.sweep.sweep.Sweep."""
