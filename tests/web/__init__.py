"""The server as programs ask it."""
