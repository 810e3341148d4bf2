"""A server for the load tool: the real one, but one address may make as many tables as it likes."""

from __future__ import annotations

import cProfile
import sys
import time

from motherlode.web import app, serving


def main() -> None:
    """Serve on a free loopback port, with the database that is named; maybe with a profile."""
    app.MAKING = (1_000_000, 1_000_000.0)
    profile = cProfile.Profile(time.thread_time) if len(sys.argv) > 2 else None
    if profile is not None:
        profile.enable()
    serving.serve("127.0.0.1", 0, sys.argv[1], False)
    if profile is not None:
        profile.dump_stats(sys.argv[2])


if __name__ == "__main__":
    main()
