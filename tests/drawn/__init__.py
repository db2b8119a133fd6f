"""Pictures of what the box shows in a game, for docs/play.md."""
