"""Plants in prompts, refusals, reasons and hints."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from motherlode.rules.core.engine import options
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.state import State
from motherlode.rules.core.views import Prompt, prompt
from motherlode.tables.game.game import Game
from motherlode.tables.live import commands, orders
from motherlode.tables.live.bots.hints import Hints
from motherlode.tables.live.connected.audience import Audience
from motherlode.tables.live.connected.link import Link
from motherlode.tables.live.standing import Standing
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import Hinted
from motherlode.tables.wire.requests import Answer, AskWhy, Call, Claim
from motherlode.tables.wire.sights import PromptInfo
from tests.leaks.plants.plant import instead, plant


def _holders(state: State, name: str | None) -> list[int]:
    """Who holds a card besides whoever asks."""
    card = state.rules.number_of.get(name or "", -1)
    asked = int(state.top().seat)
    return [n for n in range(int(state.seats)) if n != asked and card in list(state.hand(n))]


@plant("`why` is worded differently when another seat holds the card")
def why_tells_holders(patch: pytest.MonkeyPatch) -> None:
    def made(why_asked: Any) -> Any:
        def told(state: State, asked: AskWhy) -> Reason | None:
            try:
                found: Reason | None = why_asked(state, asked)
                return found
            except TableRefusal:
                if _holders(state, asked.card):
                    raise TableRefusal("bad_index", "someone else has that card") from None
                raise

        return told

    instead(patch, commands, "why_asked", made)


@plant("`why` knows where the treasure lies", table="duel 2")
def why_tells_treasure(patch: pytest.MonkeyPatch) -> None:
    def made(why_asked: Any) -> Any:
        def told(state: State, asked: AskWhy) -> Reason | None:
            found: Reason | None = why_asked(state, asked)
            treasure = list(state.goals).index(state.rules.number_of["goal_treasure"])
            if found is not None and asked.cell == (8, 2 * treasure - 2):
                return because("not-now", "that can’t be chosen now")
            return found

        return told

    instead(patch, commands, "why_asked", made)


@plant("`why` has the role of its target among its values", table="duel 2")
def why_tells_role(patch: pytest.MonkeyPatch) -> None:
    def made(why_asked: Any) -> Any:
        def told(state: State, asked: AskWhy) -> Reason | None:
            found: Reason | None = why_asked(state, asked)
            if found is None or asked.seat is None or asked.seat >= state.seats:
                return found
            role = state.rules.role_names[state.roles[asked.seat]]
            return because("not-now", "that can’t be chosen now", role=role)

        return told

    instead(patch, commands, "why_asked", made)


@plant("`not_asked` tells how many options another seat has")
def not_asked_counts(patch: pytest.MonkeyPatch) -> None:
    def made(chosen: Any) -> Any:
        def told(standing: Standing, seat: int, command: Answer) -> int:
            try:
                choice: int = chosen(standing, seat, command)
                return choice
            except TableRefusal as refusal:
                if refusal.code == "not_asked" and standing.game is not None:
                    count = len(options(standing.game.state))
                    raise TableRefusal("not_asked", f"it isn’t your turn; {count} wait") from None
                raise

        return told

    instead(patch, orders, "chosen", made)


@plant("`why` tells whoever isn’t asked how many options there are")
def why_counts(patch: pytest.MonkeyPatch) -> None:
    def made(refuse: Any) -> Any:
        def told(audience: Audience, link: Link, command: str, code: str, reason: Any) -> None:
            game = audience.standing.game
            if code == "not_asked" and command == "question" and game is not None:
                code = f"not_asked{len(options(game.state)) % 2}"
            refuse(audience, link, command, code, reason)

        return told

    instead(patch, Audience, "refuse", made)


@plant("a stale answer is refused with the number of options")
def stale_counts(patch: pytest.MonkeyPatch) -> None:
    def made(refuse: Any) -> Any:
        def told(audience: Audience, link: Link, command: str, code: str, reason: Any) -> None:
            game = audience.standing.game
            more = " " * len(options(game.state)) if code == "stale" and game is not None else ""
            refuse(audience, link, command, code, f"{reason}{more}" if more else reason)

        return told

    instead(patch, Audience, "refuse", made)


@plant("a claim that is true is refused in other words", often="talk")
def true_claims(patch: pytest.MonkeyPatch) -> None:
    def made(claim: Any) -> Any:
        def told(standing: Standing, seat: int, command: Claim) -> Any:
            game = standing.game
            if game is not None and command.claim == "suspect" and command.about is not None:
                role = game.rules.role_names[game.state.roles[command.about]]
                if role == "saboteur":
                    raise TableRefusal("bad_claim", "that is no claim, it’s the truth")
            return claim(standing, seat, command)

        return told

    patch.setitem(orders._ORDERS, Claim, made(orders._claim))


@plant(
    "a call is refused otherwise when a deck has no path cards left",
    table="base 4 veto",
    until="window",
)
def calls(patch: pytest.MonkeyPatch) -> None:
    def made(call: Any) -> Any:
        def told(standing: Standing, seat: int, command: Call) -> Any:
            game = standing.game
            if game is not None:
                state = game.state
                even = state.deck_size() and state.deck[state.drawn] % 2
                if even:
                    raise TableRefusal("no_call", "not now")
            return call(standing, seat, command)

        return told

    patch.setitem(orders._ORDERS, Call, made(orders._call))


@plant("everybody is sent what the asked seat may answer")
def prompt_to_all(patch: pytest.MonkeyPatch) -> None:
    def made(prompts: Any) -> Any:
        def told(audience: Audience, game: Game) -> dict[int | None, PromptInfo]:
            found: dict[int | None, PromptInfo] = prompts(audience, game)
            state = game.state
            if not game.over and not game.resting:
                info = game.prompt_of(prompt(state, state.top().seat))
                found = dict.fromkeys((None, *range(int(state.seats))), info) | found
            return found

        return told

    instead(patch, Audience, "_prompts", made)


@plant("options in an order that tells the treasure", table="duel 2")
def order_of_options(patch: pytest.MonkeyPatch) -> None:
    def made(prompt_of: Any) -> Any:
        def told(game: Game, asked: Prompt) -> PromptInfo:
            info: PromptInfo = prompt_of(game, asked)
            treasure = list(game.state.goals).index(game.rules.number_of["goal_treasure"])
            first = [o for o in info.options if o.cell == (8, 2 * treasure - 2)]
            rest = tuple(option for option in info.options if option not in first)
            return msgspec.structs.replace(info, options=(*first, *rest))

        return told

    instead(patch, Game, "prompt_of", made)


@plant("a number in the prompt counts saboteurs", table="duel 2")
def total(patch: pytest.MonkeyPatch) -> None:
    def made(prompt_of: Any) -> Any:
        def told(game: Game, asked: Prompt) -> PromptInfo:
            info: PromptInfo = prompt_of(game, asked)
            return msgspec.structs.replace(info, total=int(sum(game.state.roles)))

        return told

    instead(patch, Game, "prompt_of", made)


@plant(
    "a window asks only those who can react, if there are any", table="base 4 veto", until="window"
)
def windows_for_holders(patch: pytest.MonkeyPatch) -> None:
    def made(prompts: Any) -> Any:
        def told(audience: Audience, game: Game) -> dict[int | None, PromptInfo]:
            found: dict[int | None, PromptInfo] = prompts(audience, game)
            if not game.in_window or game.polls:
                return found
            able = [seat for seat, one in game.prompts().items() if len(one.choices) > 1]
            return {seat: one for seat, one in found.items() if seat in able or not able}

        return told

    instead(patch, Audience, "_prompts", made)


@plant("a hint knows what others hold", often="hint")
def hints(patch: pytest.MonkeyPatch) -> None:
    def made(tell: Any) -> Any:
        def told(hints: Hints, link: Link, asked: Any, hint: Hinted) -> None:
            game = hints.standing.game
            assert game is not None
            sure = int(sum(game.state.hands)) % 100
            tell(hints, link, asked, msgspec.structs.replace(hint, percent=sure))

        return told

    instead(patch, Hints, "_tell", made)


@plant("hints are refused to saboteurs’ neighbors in other words")
def hint_refusals(patch: pytest.MonkeyPatch) -> None:
    def made(checked: Any) -> Any:
        def told(hints: Hints, link: Link) -> Game:
            game = hints.standing.game
            if game is not None and link.seat is not None and not game.over:
                beside = (link.seat + 1) % int(game.state.seats)
                if game.state.roles[beside]:
                    raise TableRefusal("no_hints", "not with these neighbors")
            found: Game = checked(hints, link)
            return found

        return told

    instead(patch, Hints, "_checked", made)
