"""Forms: how the choices of a verb are read, written, shown and refused."""
