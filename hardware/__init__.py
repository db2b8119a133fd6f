"""The box as code: box.toml says once what is connected; the modules make the rest from it."""
