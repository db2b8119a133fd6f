"""Something done to an emulated Pico at each instant of a stretch of its time: make sweep."""
