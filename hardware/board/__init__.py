"""The printed circuit board: placed and routed from box.toml, checked and plotted by KiCad."""

BOARD = "quizbox.kicad_pcb"
GERBERS = "quizbox-gerbers.zip"
