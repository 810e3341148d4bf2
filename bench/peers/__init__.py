"""Random play of other libraries' games beside ours, in turn, on one core."""
