"""What the tests of programs share with those of the commands: a terminal."""

from tests.cli.conftest import motherlode

__all__ = ["motherlode"]
