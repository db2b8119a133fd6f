"""The drawings made from box.toml: schematics and wiring pictures, with their nets read back."""
