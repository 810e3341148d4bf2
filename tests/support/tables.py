"""Tables for hypothesis: every game, edition, number of players and set of modules."""

from __future__ import annotations

from hypothesis import strategies as st

from motherlode.rules.contract import Rules
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

tables: st.SearchStrategy[Rules] = st.one_of(_base, _base, _tournament, _duel)
"""The bound rules of any table that may be made."""
