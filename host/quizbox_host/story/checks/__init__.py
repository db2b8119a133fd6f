"""What a story may ask of a log: one kind of evidence a file, each check with its `but`."""
