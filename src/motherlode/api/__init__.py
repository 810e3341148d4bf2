"""The API for programs: a game as one friendly object. Come in by `import motherlode`."""
