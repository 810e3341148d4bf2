"""Seats for programs: the table in plain text, a few tools, and the ways to sit down."""
