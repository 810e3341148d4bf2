"""Puzzles out of bots' games: found cheaply, verified dearly, graded."""
