"""What rp2040py 0.3.6 does otherwise than an RP2040, put right: one file a block."""
