"""What the seats of a position have: cards in front, roles, what they know of them, and gold."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.gold import HIGHEST, nugget, nuggets_of
from motherlode.rules.core.reasons import because
from motherlode.rules.notation.words import read_tool, shown
from motherlode.rules.positions.sketch import Sketch
from motherlode.rules.positions.toml import Spot


def read_front(sketch: Sketch) -> None:
    """Broken tools and other cards in front."""
    for seat, spot in sketch.by_seat("front").items():
        for part in spot.parts():
            bit = part.read(read_tool, sketch.rules, part.word())
            card = int(sketch.rules.front_cards[bit.bit_length() - 1])
            if sketch.state.front[seat] & bit:
                part.fail(
                    because(
                        "tool-twice",
                        "a player can’t have two of the same card in front of them: {word} (B-30)",
                        word=part.item,
                    )
                )
            verb = sketch.rules.verbs[sketch.rules.verb_of[card]]
            why = verb.reason(sketch.state, seat, 0) if verb.idle else None
            if why is not None:
                part.fail(why)
            sketch.take(part, sketch.rules.names[card])
            sketch.state.set_front(seat, sketch.state.front[seat] | bit)


def read_roles(sketch: Sketch) -> None:
    """Roles that are named; the seed deals the others."""
    left = [int(role) for role in sketch.rules.roles]
    named = {seat: take_role(sketch, spot, left) for seat, spot in sketch.by_seat("roles").items()}
    spare = [take_role(sketch, part, left) for part in sketch.page.at("set_aside", []).parts()]
    count = len(sketch.rules.roles) - len(sketch.names)
    if len(spare) > count:
        sketch.page.at("set_aside").fail(
            because(
                "spare-many",
                "too many role cards set aside; the limit is {count} (B-2)",
                count=count,
            )
        )
    rest = sketch.shuffled(left)
    roles = [named[n] if n in named else rest.pop() for n in range(len(sketch.names))]
    sketch.state.roles = vec[i64](roles)
    sketch.state.spare_roles = vec[i64](spare + rest)
    sketch.state.role_ids = sketch.rules.role_ids


def take_role(sketch: Sketch, spot: Spot, left: list[int]) -> int:
    """A role by its name, taken out of those that are left."""
    name = spot.word().lower()
    role = int(sketch.rules.role(name))
    if role == NOBODY:
        spot.fail(
            because(
                "no-role",
                "there’s no role called {word}; the roles are {known}",
                word=shown(name),
                known=list(sketch.rules.role_names),
            )
        )
    if role not in left:
        count = [int(one) for one in sketch.rules.roles].count(role)
        spot.fail(
            because(
                "role-many",
                "too many {word} cards; with {players} players the limit is {count} (B-2)",
                players=len(sketch.names),
                word=name,
                count=count,
            )
        )
    left.remove(role)
    return role


def read_inspected(sketch: Sketch) -> None:
    """Who has looked at whose role card, or at those set aside, by their numbers (S-34)."""
    knows = [int(mask) for mask in sketch.rules.own_roles]
    for seat, spot in sketch.by_seat("inspected").items():
        for part in spot.parts():
            if part.is_whole():
                spare = part.whole(1, len(sketch.state.spare_roles))
                knows[seat] |= 1 << (len(sketch.names) + spare - 1)
            else:
                knows[seat] |= 1 << sketch.seat(part)
    sketch.state.known_roles = vec[i64](knows)


def read_gold(sketch: Sketch) -> None:
    """Nugget cards and tokens."""
    state = sketch.state
    nuggets = [0] * len(sketch.names)
    tokens = [int(count) for count in state.tokens]
    for seat, spot in sketch.by_seat("nuggets").items():
        for part in spot.parts():
            worth = part.value if isinstance(part.value, int) else 0
            if not part.is_whole() or not 1 <= worth <= HIGHEST:
                part.fail(
                    because(
                        "no-nugget",
                        "{word} isn’t a nugget card; they’re worth 1, 2, or 3 (B-6)",
                        word=shown(str(part.value)),
                    )
                )
            if not nuggets_of(state.supply, worth):
                count = nuggets_of(sketch.rules.nuggets, worth)
                part.fail(
                    because(
                        "nuggets-many",
                        "too many nugget cards worth {worth}; the game has {count} (B-6)",
                        worth=worth,
                        count=int(count),
                    )
                )
            state.supply -= nugget(worth)
            nuggets[seat] += nugget(worth)
    for seat, spot in sketch.by_seat("tokens").items():
        tokens[seat] = spot.whole(0, 999)
    state.nuggets = vec[i64](nuggets)
    state.tokens = vec[i64](tokens)
