"""Fixes for where rp2040py 0.3.6 differs from an RP2040: one file per block."""
