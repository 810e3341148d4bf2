"""Analysis: what a finished game tells, and a hint for whoever must answer."""
