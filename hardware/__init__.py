"""The box as code: box.toml says once what is connected to what; the modules make the rest."""
