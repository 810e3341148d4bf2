"""Talk: what bots say, when, and why."""
