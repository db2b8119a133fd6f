"""The checks of the language, a file for each kind of evidence; each check has a `but`."""
