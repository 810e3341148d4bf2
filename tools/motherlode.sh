#!/bin/sh
# .venv/bin/motherlode until the package is installed there: the same command, from the sources.
folder=$(CDPATH= cd -P -- "$(dirname -- "$0")/../.." && pwd)
PYTHONPATH="$folder/src" MOTHERLODE_INTERPRETED=1 exec "$folder/.venv/bin/python" -m motherlode "$@"
