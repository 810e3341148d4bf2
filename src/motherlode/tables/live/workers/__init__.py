"""What the workers of a server tell each other."""
