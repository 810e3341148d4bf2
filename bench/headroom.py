"""How far each level is from a twin that sees every card: `python -m bench.headroom`.

Base game, five players. What is missing is measured and kept with the numbers of the ladder.
"""

from __future__ import annotations

from bench.ladder.page import headroom
from bench.ladder.run import arguments, measured

if __name__ == "__main__":
    found = measured(arguments("python -m bench.headroom", __doc__, ["twin"]))
    print("\n".join(headroom(found)))
