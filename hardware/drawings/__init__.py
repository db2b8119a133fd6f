"""The drawings that box.toml gives: schematics and wiring pictures, and the nets they show."""
