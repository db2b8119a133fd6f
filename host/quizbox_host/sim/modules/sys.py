"""sys: where modules are looked for."""

path = ["", ".frozen", "/lib"]
