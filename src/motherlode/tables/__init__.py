"""Live play: seats, clocks, pacing, talk, lobby; one task per table."""
