"""What whoever runs a server sees of it, and may do to it."""
