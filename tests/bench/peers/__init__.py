"""The box beside what a hobbyist would use instead, all on the emulated Pico in one run."""
