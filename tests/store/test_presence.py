"""Who is connected to a worker, and what the others are told about it."""

from __future__ import annotations

from motherlode.store.presence import AGAIN, Presence


def test_what_was_told_is_told_once() -> None:
    presence = Presence()
    presence.note({"BBBBB": {0: 1}, "AAAAA": {1: 2}})
    assert presence.take(is_beat=True) == (["AAAAA", "BBBBB"], ["AAAAA", "BBBBB"])
    assert presence.take(is_beat=True) == ([], [])
    presence.note({"AAAAA": {1: 0}})
    assert presence.here == {"BBBBB": {0: 1}}
    assert presence.take(is_beat=True) == (["AAAAA"], ["AAAAA"])


def test_whoever_was_taken_for_dead_tells_everything_again() -> None:
    presence = Presence()
    presence.note({"AAAAA": {1: 2}})
    presence.take(is_beat=True)
    presence.tell_all()
    assert presence.take(is_beat=True) == (["AAAAA"], ["AAAAA"])


def test_what_may_be_written_late_is_told_again_for_a_while_and_is_no_news() -> None:
    presence = Presence()
    presence.note({"AAAAA": {1: 1}})
    presence.doubt(*presence.take(is_beat=True))
    presence.note({"AAAAA": {1: 1, 2: 1}, "BBBBB": {0: 1}})
    assert presence.take(is_beat=False) == (["AAAAA", "BBBBB"], ["AAAAA", "BBBBB"])
    presence.note({"BBBBB": {0: 2}})
    assert presence.take(is_beat=False) == (["BBBBB"], ["BBBBB"])
    assert [presence.take(is_beat=True) for _ in range(AGAIN)] == [([], ["AAAAA"])] * AGAIN
    assert presence.take(is_beat=True) == ([], [])
