"""A learner: a small net that gets better at the game by playing it."""
