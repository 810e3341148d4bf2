"""The underground party: when the large card is first linked, all roles are mixed (P-1)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.chance import Chance
from motherlode.rules.core.contract import HIDDEN, Module, Slice
from motherlode.rules.core.errors import BadPosition
from motherlode.rules.core.events import RoleDealt
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import View
from motherlode.rules.notation.words import read_seat, seat_text, shown
from motherlode.rules.shared.large_card import LargeCard, LargeSlice

# Roles a seat knows to be among the mixed cards are counts packed by role, four bits each.
BITS: Final = 4
MOST: Final = 15


def count_of(packed: i64, role: i64) -> i64:
    """How many cards of a role."""
    return packed >> (BITS * role) & MOST


def card_of_role(role: i64) -> i64:
    """One card of a role, packed; a literal 1 would be shifted as 32 bits when compiled."""
    one: i64 = 1
    return one << (BITS * role)


def unpacked(packed: i64, roles: i64) -> list[int]:
    """The roles one by one, in order of their numbers."""
    return [role for role in range(roles) for _ in range(count_of(packed, role))]


class Guests(LargeSlice):
    """Which role cards were mixed, and what each seat knows of them as a group (B-38)."""

    def __init__(self, used: bool, group: i64, known: vec[i64]) -> None:
        super().__init__(used)
        self.group: i64 = group  # the mask of mixed cards
        self.known: vec[i64] = known  # by seat: roles that are among them, packed

    def fields(self) -> dict[str, object]:
        return {
            "used": self.used,
            "group": int(self.group),
            "known": [int(packed) for packed in self.known],
        }


class SeenGuests(LargeSlice):
    """The same as one seat sees it."""

    def __init__(
        self, used: bool, group: i64, places: vec[i64], counts: vec[i64], roles: vec[i64]
    ) -> None:
        super().__init__(used)
        self.group: i64 = group
        self.places: vec[i64] = places  # where the mixed cards lie: seats, then those set aside
        self.counts: vec[i64] = counts  # by seat: how many of the mixed cards it had seen
        self.roles: vec[i64] = roles  # those this seat had seen

    def fields(self) -> dict[str, object]:
        if not self.used:
            return {"used": False}
        return {
            "used": True,
            "places": [int(place) for place in self.places],
            "counts": [int(count) for count in self.counts],
            "roles": [int(role) for role in self.roles],
        }


NOBODY_YET: Final = Guests(False, 0, vec[i64]())


class Party(LargeCard):
    """All players' role cards are collected unseen, shuffled and dealt again."""

    def refusal(self, selection: Selection) -> Reason | None:
        if selection.game == "duel":
            return because(
                "not-in-duel",
                "{module} doesn’t work with the duel (P-1)",
                module=self.name,
            )
        if selection.has("wardrobe"):
            return because(
                "party-wardrobe",
                "the wardrobe and the party are two sides of the same large card; choose one "
                "(W-1, P-1)",
            )
        return None

    def new_slice(self) -> Slice | None:
        return NOBODY_YET

    def guests(self, state: State) -> Guests:
        """The module's slice."""
        kept = state.slices[self.slot]
        assert isinstance(kept, Guests)
        return kept

    def happen(self, state: State, seat: i64) -> None:
        group = group_of(state)
        known = vec[i64]()
        other: i64
        for other in range(state.seats):
            known = append(known, seen_in_group(state, other, group))
        state.set_slice(self.slot, Guests(True, group, known))
        roles = state.roles[:]
        state.shuffle(roles)
        state.roles = roles
        forget_single_cards(state, group)
        if state.listening:
            for other in range(state.seats):
                state.note(RoleDealt(other, roles[other]))

    # -- secrets -------------------------------------------------------------------------------

    def view(self, state: State, seat: i64) -> Slice | None:
        kept = self.guests(state)
        counts = vec[i64]()
        for packed in kept.known:
            counts = append(counts, len(unpacked(packed, len(state.rules.role_names))))
        own = kept.known[seat] if kept.used and seat >= 0 else 0
        roles = vec[i64](unpacked(own, len(state.rules.role_names)))
        places = vec[i64](places_of(state.role_ids, kept.group))
        return SeenGuests(kept.used, kept.group, places, counts, roles)

    def deal(self, state: State, view: View, chance: Chance) -> None:
        """Deal the unknown roles again, so that those known to be in the group are in it."""
        seen = view.slices[self.slot]
        assert isinstance(seen, SeenGuests)
        if not seen.used:
            state.set_slice(self.slot, NOBODY_YET)
            return
        inside = places_of(view.role_ids, seen.group)
        if not view.revealed:
            deal_group(state, view, inside, [int(role) for role in seen.roles], chance)
        roles = all_roles(state)
        mixed = [roles[place] for place in inside]
        known = [packed_roles(chance.shuffled(mixed)[:count]) for count in seen.counts]
        if view.seat >= 0:
            known[view.seat] = packed_roles([int(role) for role in seen.roles])
        state.set_slice(self.slot, Guests(True, seen.group, vec[i64](known)))

    # -- positions -----------------------------------------------------------------------------

    def read(self, state: State, table: dict[str, object], names: tuple[str, ...]) -> None:
        self.refuse_unknown(table, ("used", "mixed", "known"))
        if not self.read_used(state, table):
            state.set_slice(self.slot, NOBODY_YET)
            return
        places = list(range(len(names)))
        if "mixed" in table:
            places = read_places(table["mixed"], names, len(state.role_ids))
        group = sum(1 << state.role_ids[place] for place in places)
        mixed = packed_roles([all_roles(state)[place] for place in places])
        known = [0] * len(names)
        for line in lines_of(table.get("known", [])):
            seat, packed = read_known(state.rules, names, line)
            if any(count_of(packed, role) > count_of(mixed, role) for role in range(MOST)):
                raise BadPosition(
                    because(
                        "mixed-without",
                        "the mixed role cards don’t include {text} (P-1)",
                        text=shown(line),
                    )
                )
            known[seat] = packed
        state.set_slice(self.slot, Guests(True, group, vec[i64](known)))

    def write(self, state: State, names: tuple[str, ...]) -> dict[str, object]:
        kept = self.guests(state)
        if not kept.used:
            return {}
        table: dict[str, object] = {"used": True}
        seats = len(names)
        places = places_of(state.role_ids, kept.group)
        if places != list(range(seats)):
            table["mixed"] = [names[p] if p < seats else p - seats + 1 for p in places]
        table["known"] = [
            f"{role_words(state.rules, packed)} by {seat_text(name)}"
            for name, packed in zip(names, kept.known)
            if packed
        ]
        return table


def group_of(state: State) -> i64:
    """The mask of the role cards the players hold."""
    group: i64 = 0
    seat: i64
    for seat in range(state.seats):
        group |= 1 << state.role_ids[seat]
    return group


def places_of(ids: vec[i64], group: i64) -> list[int]:
    """Where the cards of a group lie: at which seats, then which of those set aside."""
    return [place for place, card in enumerate(ids) if group >> card & 1]


def seen_in_group(state: State, seat: i64, group: i64) -> i64:
    """The roles of the group's cards that a seat knows, its own included, packed."""
    packed: i64 = 0
    other: i64
    for other in range(state.seats):
        if state.known_roles[seat] & group & 1 << state.role_ids[other]:
            packed += card_of_role(state.roles[other])
    return packed


def forget_single_cards(state: State, group: i64) -> None:
    """Number the mixed cards anew, by seat: what was known of single cards is lost (B-38)."""
    ids = vec[i64](capacity=len(state.role_ids))
    card: i64
    for card in range(len(state.role_ids)):
        if group >> card & 1:
            ids = append(ids, card)
    for card in state.role_ids[state.seats :]:
        ids = append(ids, card)
    state.role_ids = ids
    known = vec[i64]()
    seat: i64
    for seat in range(state.seats):
        known = append(known, state.known_roles[seat] & ~group | 1 << ids[seat])
    state.known_roles = known


def all_roles(state: State) -> list[int]:
    """The roles of all cards: at each seat, then those set aside."""
    return [int(role) for role in state.roles] + [int(role) for role in state.spare_roles]


def packed_roles(roles: Sequence[int]) -> int:
    """Roles as counts."""
    return sum(int(card_of_role(role)) for role in roles)


def deal_group(
    state: State, view: View, inside: list[int], needed: list[int], chance: Chance
) -> None:
    """Deal the roles a seat doesn't know; those needed go to places inside the group."""
    roles = all_roles(state)
    hidden = [place for place, role in enumerate(view.known_roles) if role == HIDDEN]
    left = [roles[place] for place in hidden]
    for place in inside:
        if place not in hidden and roles[place] in needed:
            needed.remove(roles[place])
    free = chance.shuffled([place for place in hidden if place in inside])
    for role in needed:
        place = free.pop()
        roles[place] = role
        left.remove(role)
        hidden.remove(place)
    for place, role in zip(hidden, chance.shuffled(left)):
        roles[place] = role
    state.roles = vec[i64](roles[: view.seats])
    state.spare_roles = vec[i64](roles[view.seats :])


def lines_of(value: object) -> list[str]:
    """A list of texts in a position's table."""
    if isinstance(value, list) and all(isinstance(line, str) for line in value):
        return [str(line) for line in value]
    raise BadPosition(
        because(
            "key-texts",
            "in [{table}], {key} must be a list of strings (P-1)",
            table=MODULE.name,
            key="known",
        )
    )


def read_places(value: object, names: tuple[str, ...], cards: int) -> list[int]:
    """Where the mixed cards lie: in front of whom, or which of those set aside."""
    places: list[int] = []
    for part in value if isinstance(value, list) else [value]:
        if isinstance(part, int):
            places.append(len(names) + part - 1 if part > 0 else HIDDEN)
        else:
            places.append(read_seat(names, str(part)))
    if len(set(places)) != len(names) or max(places) >= cards or min(places) < 0:
        raise BadPosition(
            because(
                "mixed-count",
                "in [{table}], mixed must list {count} different role cards (P-1)",
                table=MODULE.name,
                count=len(names),
            )
        )
    return places


def read_known(rules: Rules, names: tuple[str, ...], line: str) -> tuple[int, int]:
    """A seat and the roles it knows, out of a line such as `digger saboteur by Ada`."""
    match = re.fullmatch(r"\s*(\S.*?)\s+by\s+(\S.*)", line)
    if match is None:
        raise BadPosition(
            because(
                "unread",
                "can’t read {text}; write it like this: {example} (P-1)",
                text=shown(line),
                example="digger by Ada",
            )
        )
    roles = [int(rules.role(word)) for word in match[1].split()]
    if HIDDEN in roles:
        raise BadPosition(
            because(
                "no-role",
                "there’s no role called {word}; the roles are {known}",
                word=shown(line),
                known=list(rules.role_names),
            )
        )
    return read_seat(names, match[2].replace('"', "")), packed_roles(roles)


def role_words(rules: Rules, packed: i64) -> str:
    """The names of packed roles."""
    return " ".join(rules.role_names[role] for role in unpacked(packed, len(rules.role_names)))


MODULE: Final[Module] = Party("party", 1, ("P-1",), False)
