"""What builds the package, called by hatch_build.py: its pages, and the parts of its kernel."""
