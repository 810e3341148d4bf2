"""The ladder: every level against every other, measured, kept, and written into docs/bots.md."""
