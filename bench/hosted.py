"""A server for the load tool: the real one, but one address may make as many tables as it likes,
and hold as many connections."""

from __future__ import annotations

import argparse
import cProfile
import json
import sys
import time
from pathlib import Path

from bench.stalls import Stalls
from motherlode.web import app, serving
from motherlode.web.options import Options
from motherlode.web.serving.line import work
from motherlode.web.serving.worker import serve_tables

WORKER = (sys.executable, "-m", "bench.hosted")


def main() -> None:
    """Serve on a free loopback port, with the database that is named; maybe measured meanwhile."""
    parser = argparse.ArgumentParser()
    parser.add_argument("database")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--key", default="")
    parser.add_argument("--profile", default="")
    parser.add_argument("--stalls", default="")
    told = parser.parse_args()
    profile = cProfile.Profile(time.thread_time) if told.profile else None
    if profile is not None:
        profile.enable()
    stalls = Stalls()
    if told.stalls:
        stalls.install()
    options = Options(connections=0, tables=0, key=told.key, workers=told.workers)
    serving.serve("127.0.0.1", 0, told.database, False, options=options, command=WORKER)
    if profile is not None:
        profile.dump_stats(told.profile)
    if told.stalls:
        Path(told.stalls).write_text(json.dumps(stalls.told()), "utf-8")


if __name__ == "__main__":
    app.MAKING = app.MISSING = (1_000_000, 1_000_000.0)
    # A worker gets the numbers of two open files.
    if sys.argv[1].isdigit():
        sys.exit(work(serve_tables))
    main()
