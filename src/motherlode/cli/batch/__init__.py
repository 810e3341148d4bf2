"""Many games at once: on all cores, counted and timed."""
