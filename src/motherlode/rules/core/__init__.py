"""The engine and what it is made of: cards, maze, state, frames, verbs, rounds, views."""
