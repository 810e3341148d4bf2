"""A program for the arena: answers lines of JSON, well or badly, as its argument says."""

from __future__ import annotations

import json
import re
import sys


def main(manner: str) -> None:
    """Answer until nobody asks."""
    while manner == "deaf":
        print('{"answer": "1"}', flush=True)
    for number, line in enumerate(sys.stdin):
        asked = json.loads(line)
        if manner == "ends" and number == 2:
            return
        if manner == "sleeps" and number == 1:
            sys.stdin.read()  # hears everything, and says nothing
        if manner == "babbles":
            print("I would rather not say.", flush=True)
            continue
        if manner in ("mumbles", "wavers"):
            first = "" if manner == "mumbles" else "2"
            print(json.dumps({"answer": "1" if number else first}), flush=True)
            continue
        if manner == "calls":
            said = "call" if number in (0, 2) else "1"
            print(json.dumps({"answer": said, "claim": asked.get("refused", "")}), flush=True)
            continue
        name = re.findall(r"^>? (\w+): ", asked["table"], re.MULTILINE)[0]
        lays = [text for text in asked["options"] if " @ " in text and "rock" not in text]
        answer = {"answer": (lays or asked["options"])[-1], "suspicion": {name: 0.9}}
        claim = "I am good" if manner == "chatters" else f"suspect > {name}"
        print(json.dumps({**answer, "claim": claim}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
