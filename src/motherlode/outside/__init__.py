"""The one door to the clock, and to chance."""
