"""Tables for hypothesis: every game, edition, number of players and set of modules."""

from __future__ import annotations

from hypothesis import strategies as st

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.modules import CATALOGUE
from tests.support import plain

_base = st.builds(
    plain.rules_of,
    st.just("base"),
    st.integers(3, 10),
    st.sampled_from(plain.EDITIONS),
    st.sampled_from([(), ("greedy_dwarf",), ("victim",), ("greedy_dwarf", "victim")]),
)
_tournament = st.builds(plain.rules_of, st.just("tournament"), st.integers(5, 9))
_duel = st.builds(plain.rules_of, st.just("duel"), st.just(2))

_saboteur2 = st.builds(
    plain.rules_of,
    st.just("saboteur2"),
    st.integers(2, 12),
    st.just(""),
    st.sampled_from([(), (), ("wardrobe",), ("party", "toll_tunnels")]),
)

_toll_and_large_card = st.builds(
    plain.rules_of,
    st.just("base"),
    st.integers(3, 10),
    st.sampled_from(plain.EDITIONS),
    st.sampled_from([("toll_tunnels",), ("wardrobe", "toll_tunnels"), ("party",)]),
)

_goals_and_chests = st.builds(
    lambda game, modules: plain.rules_of(game, 5, "", modules),
    st.sampled_from(["base", "tournament", "saboteur2"]),
    st.sampled_from(
        [
            ("new_goals",),
            ("treasure_chests",),
            ("new_goals", "treasure_chests:diamond"),
            ("new_goals", "treasure_chests:random", "party", "toll_tunnels", "veto", "pathfinder"),
        ]
    ),
)

_CHAMPIONSHIP = (
    *("back_and_forth", "storage", "veto", "turnabout"),
    *("jack_of_all_trades", "pathfinder", "diversion"),
)
_championship = st.builds(
    lambda game, modules: plain.rules_of(game, 5, "", tuple(sorted(modules))),
    st.sampled_from(["base", "tournament", "saboteur2"]),
    st.one_of(st.just(frozenset(_CHAMPIONSHIP)), st.frozensets(st.sampled_from(_CHAMPIONSHIP))),
)

_NAMED = {
    *_CHAMPIONSHIP,
    *("greedy_dwarf", "victim", "wardrobe", "party", "toll_tunnels", "new_goals"),
    "treasure_chests",
}
_others = [
    st.builds(CATALOGUE.rules, st.just(plain.table_with(name)))
    for name in CATALOGUE.extras()
    if name not in _NAMED
]
"""Modules that no strategy above names play at a table of their own."""

tables: st.SearchStrategy[Rules] = st.one_of(
    _base,
    _base,
    _tournament,
    _duel,
    _saboteur2,
    _toll_and_large_card,
    _goals_and_chests,
    _championship,
    *_others,
)
"""The bound rules of any table that can be made."""
