"""The workshop: a process beside the server for what would hold up its tables."""
