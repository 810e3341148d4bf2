"""Tables: a set of games that are stepped together, with all they tell in a few long vecs.

A vec's memory is what NumPy reads: it is made once and written in place.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.env.kernel.coder import NONE, Coder
from motherlode.env.kernel.layout import Layout
from motherlode.env.kernel.offers import CLAIM, MORE, Offers, claim_act, claim_of
from motherlode.env.kernel.seated import Row, Table
from motherlode.env.kernel.sight import Observer
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.choices import target_of
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.engine import apply, apply_option, new_game, options
from motherlode.rules.core.errors import IllegalChoice
from motherlode.rules.core.events import RoundEnded
from motherlode.rules.core.gold import nugget_worth
from motherlode.rules.core.playout import Bot, Claim, answer, bot_seed
from motherlode.rules.core.randomness import MASK, below, mixed, stepped
from motherlode.rules.core.state import State
from motherlode.rules.core.views import view

# What is rewarded.
GOLD: Final = 0  # the gold of a round, as it comes
MATCH: Final = 1  # all gold, at the end
SIDE: Final = 2  # 1 to those who win a round, -1 to the others

NO_ACTS: Final = vec[i64]()
TOKENS: Final = 32  # nuggets are packed below that bit


def worth_of(gold: i64) -> i64:
    """What nuggets and tokens are worth together."""
    return nugget_worth(gold) + (gold >> TOKENS)


def reward_for_side(ended: RoundEnded, seat: i64) -> float:
    """What the end of a round brings a seat under SIDE."""
    return 1.0 if seat in ended.winners else -1.0


class Settings:
    """How a set of tables is played."""

    def __init__(
        self,
        reward: i64,
        learners: i64,
        skips_forced: bool,
        calls: bool,
        talks: bool,
        renews: bool,
    ) -> None:
        self.reward: i64 = reward
        self.learners: i64 = learners  # the mask of the seats that actions answer for
        self.skips_forced: bool = skips_forced  # nobody is asked who has one answer only
        self.calls: bool = calls
        self.talks: bool = talks
        self.renews: bool = renews  # a game that is over is followed by the next one


class Tables:
    """Games of the same rules, one beside the other."""

    def __init__(
        self, rules: Rules, layout: Layout, settings: Settings, bots: list[list[Bot]]
    ) -> None:
        self.rules: Rules = rules
        self.layout: Layout = layout
        self.settings: Settings = settings
        self.coder: Coder = Coder(rules, layout)
        self.observer: Observer = Observer(rules, layout, self.coder)
        self.offers: Offers = Offers(layout, self.coder, self.observer)
        self.offers.calls = settings.calls
        self.offers.talks = settings.talks
        self.call_verb: i64 = rules.verb("call")
        self.count: i64 = len(bots)
        self.seats: i64 = rules.players
        self.listening: bool = settings.reward == SIDE
        # Whoever is skipped has no choice: among several learners that would tell of hidden cards.
        learners = settings.learners
        self.skips_forced: bool = settings.skips_forced and learners & (learners - 1) == 0
        for company in bots:
            for bot in company:
                if bot.listening:
                    self.listening = True
        count = self.count
        self.rows: vec[i64] = vec[i64]([0] * (count * layout.words))
        self.finals: vec[i64] = vec[i64]([0] * (count * layout.words))
        self.glance: vec[i64] = vec[i64]([0] * layout.words)
        self.masks: vec[u8] = vec[u8]([0] * (count * layout.actions))
        self.rewards: vec[float] = vec[float]([0.0] * (count * rules.players))
        self.ended: vec[u8] = vec[u8]([0] * count)
        self.asked: vec[i64] = vec[i64]([NOBODY] * count)
        self.actions: vec[i64] = vec[i64]([0] * count)
        self.places: vec[i64] = vec[i64]([0] * count)
        self.row_of: vec[Row] = vec[Row]()
        self.tables: vec[Table] = vec[Table]()
        place: i64
        for place in range(count):
            self.row_of = append(self.row_of, Row(place * layout.words, layout))
            table = Table(State(rules, 0), 0, bots[place])
            self.tables = append(self.tables, table)

    # -- beginning ---------------------------------------------------------------------------

    def begin(self, index: i64, seed: i64) -> None:
        """Deal a new game at a table and come to its first decision."""
        self._forget(index)
        self._deal(self.tables[index], seed)
        self._come_to_decision(index)

    def set_state(
        self,
        index: i64,
        state: State,
        acts: vec[i64] = NO_ACTS,
        page: i64 = 0,
        spoke: bool = False,
    ) -> None:
        """Go on from a state at a table, whatever was played there; these acts came before it.

        A decision may be under way: on a page of its answers, and after a claim.
        """
        self._forget(index)
        table = self.tables[index]
        state.listening = self.listening
        table.deal(state, table.seed)
        table.page = page
        table.spoke = spoke
        for act in acts:
            table.remember(act, self.coder.turns)
        state.take_events()
        self._seat_bots(table)
        self._note_gold(table)
        self._come_to_decision(index)

    def next_seed(self, index: i64) -> i64:
        """The seed of the game that follows at a table."""
        return mixed(stepped(self.tables[index].seed))

    def _deal(self, table: Table, seed: i64) -> None:
        table.deal(new_game(self.rules, seed & MASK, NOBODY, self.listening), seed & MASK)
        self._seat_bots(table)
        self._note_gold(table)

    def _seat_bots(self, table: Table) -> None:
        seat: i64
        for seat in range(len(table.bots)):
            table.bots[seat].sit_down(seat, bot_seed(table.seed, seat))
        if self.listening:
            self._hear(table, 0)

    def _note_gold(self, table: Table) -> None:
        """Gold that a game begins with was not earned."""
        table.paid_round = table.state.round
        seat: i64
        for seat in range(self.seats):
            table.gold[seat] = table.state.nuggets[seat] | table.state.tokens[seat] << TOKENS

    def _forget(self, index: i64) -> None:
        self.offers.clear(self.masks, index * self.layout.actions, self.tables[index])
        self._clear_rewards(index)

    def _clear_rewards(self, index: i64) -> None:
        table = self.tables[index]
        if not table.rewarded and not self.ended[index]:
            return
        table.rewarded = False
        rewards = self.rewards
        start = index * self.seats
        place: i64
        for place in range(start, start + self.seats):
            rewards[place] = 0.0
        self.ended[index] = 0

    # -- stepping ----------------------------------------------------------------------------

    def step(self) -> None:
        """Carry out `actions`, one for each table; nothing happens if one isn't offered."""
        index: i64
        for index in range(self.count):
            self.places[index] = self._place(index)
        for index in range(self.count):
            self._answer(index, self.places[index])

    def step_one(self, index: i64, action: i64) -> None:
        """Carry out one action at one table."""
        self.actions[index] = action
        self._answer(index, self._place(index))

    def draw(self, rng: i64) -> i64:
        """Fill `actions` with any that are offered; the number to go on with."""
        index: i64
        for index in range(self.count):
            table = self.tables[index]
            rng = stepped(rng)
            if table.offers:
                self.actions[index] = table.actions[below(rng, table.offers)]
        return rng

    def _place(self, index: i64) -> i64:
        """Which of the offers an action is."""
        table = self.tables[index]
        action = self.actions[index]
        actions = table.actions
        place: i64
        for place in range(table.offers):
            if actions[place] == action:
                return place
        if table.offers == 0:
            raise IllegalChoice(f"the game at table {index} is over: reset it first")
        raise IllegalChoice(f"action {action} isn’t offered at table {index}: see its mask")

    def _answer(self, index: i64, place: i64) -> None:
        table = self.tables[index]
        choice = table.choices[place]
        self.offers.clear(self.masks, index * self.layout.actions, table)
        self._clear_rewards(index)
        if choice == MORE:
            table.page += 1
        elif choice <= CLAIM:
            self._claim(table, CLAIM - choice)
        else:
            table.page = 0
            table.spoke = False
            self._act(index, table, choice, self._option(table, place))
        self._come_to_decision(index)

    def _option(self, table: Table, place: i64) -> i64:
        """The place of an offer among the options, or NONE if it isn't known or none of them."""
        if table.in_place and place < len(table.state.offered):
            return place
        return NONE

    def _claim(self, table: Table, number: i64) -> None:
        seat = table.state.top().seat
        claim = claim_of(table.state, seat, number)
        if claim is not None:
            table.spoke = True
            self._say(table, seat, claim)

    def _say(self, table: Table, seat: i64, claim: Claim) -> None:
        table.remember(claim_act(seat, claim), self.coder.turns)
        for bot in table.bots:
            bot.hear_claim(seat, claim)

    def _act(self, index: i64, table: Table, choice: i64, place: i64) -> None:
        """Let a choice take effect, and tell and pay whom it concerns.

        If it is one of the options, its place among them may be known; else that is NONE.
        """
        state = table.state
        seat = state.top().seat
        if choice & 255 == self.call_verb:
            seat = target_of(choice)
        table.remember(self.coder.act(seat, choice), self.coder.turns)
        if not self.observer.keeps_looks[choice & 255]:
            table.looks_round = 0
        if place >= 0:
            apply_option(state, place)
        else:
            apply(state, choice)
        if self.listening:
            self._hear(table, index * self.seats)
        if self.settings.reward == GOLD or (state.over and self.settings.reward == MATCH):
            self._pay(table, index * self.seats)

    def _pay(self, table: Table, start: i64) -> None:
        state = table.state
        if self.observer.plain and state.round == table.paid_round and not state.revealed:
            return  # without modules, gold moves only between rounds
        table.paid_round = state.round
        nuggets = state.nuggets
        tokens = state.tokens
        paid = table.gold
        seat: i64
        for seat in range(self.seats):
            now = nuggets[seat] | tokens[seat] << TOKENS
            if now != paid[seat]:
                more = worth_of(now) - worth_of(paid[seat])
                self.rewards[start + seat] += float(more)
                table.rewarded = True
                paid[seat] = now

    def _hear(self, table: Table, start: i64) -> None:
        """Tell bots what they saw, and reward the side that has won a round."""
        seat: i64
        for event in table.state.take_events():
            if self.settings.reward == SIDE and isinstance(event, RoundEnded):
                table.rewarded = True
                for seat in range(self.seats):
                    self.rewards[start + seat] += reward_for_side(event, seat)
            for seat in range(len(table.bots)):
                if table.bots[seat].listening:
                    table.bots[seat].hear(event.seen_by(seat))
        if self.settings.talks:
            self._let_bots_speak(table)

    def _let_bots_speak(self, table: Table) -> None:
        seat: i64
        for seat in range(len(table.bots)):
            if not table.bots[seat].eager or self.settings.learners >> seat & 1:
                continue
            claim = table.bots[seat].speak(view(table.state, seat))
            if claim is not None:
                self._say(table, seat, claim)

    # -- the next decision -------------------------------------------------------------------

    def _come_to_decision(self, index: i64) -> None:
        """Play on until somebody is asked whom actions answer for, and show what they see."""
        table = self.tables[index]
        settings = self.settings
        while True:
            state = table.state
            if state.over:
                self.ended[index] = 1
                if not settings.renews:
                    self.asked[index] = NOBODY
                    return
                self._keep_final(index)
                self._deal(table, self.next_seed(index))
                continue
            seat = state.top().seat
            if settings.learners >> seat & 1:
                choices = options(state)
                if len(choices) > 1 or not self.skips_forced or self._may_do_more(state, seat):
                    break
                self._act(index, table, choices[0], 0)
            else:
                self._act(index, table, answer(state, seat, table.bots[seat]), NONE)
        self.asked[index] = seat
        row = self.row_of[index]
        self.offers.write(self.rows, row, self.masks, index * self.layout.actions, table, seat)
        self.observer.write(self.rows, row, table, seat)

    def _may_do_more(self, state: State, seat: i64) -> bool:
        extras = self.settings.calls or self.settings.talks
        return extras and state.top() is self.rules.turns[seat]

    # -- other looks -------------------------------------------------------------------------

    def _keep_final(self, index: i64) -> None:
        """What the only learner sees of a game that is over, before the next one is dealt."""
        learners = self.settings.learners
        if learners & (learners - 1):
            return
        seat: i64 = 0
        while not learners >> seat & 1:
            seat += 1
        self.look(index, seat)
        start = index * self.layout.words
        place: i64
        for place in range(self.layout.words):
            self.finals[start + place] = self.glance[place]

    def look(self, index: i64, seat: i64) -> None:
        """Write what any seat knows now into `glance`."""
        place: i64
        for place in range(self.layout.words):
            self.glance[place] = 0
        self.observer.write(self.glance, Row(0, self.layout), self.tables[index], seat)

    def choice(self, index: i64, action: i64) -> i64:
        """What an action at a table stands for: a choice, or a negative number for what isn't."""
        table = self.tables[index]
        place: i64
        for place in range(table.offers):
            if table.actions[place] == action:
                return table.choices[place]
        raise IllegalChoice(f"action {action} isn’t offered at table {index}: see its mask")

    def state(self, index: i64) -> State:
        """The game at a table, to be copied; changing it would break the set."""
        return self.tables[index].state

    def seed(self, index: i64) -> i64:
        """What the game at a table was dealt from."""
        return self.tables[index].seed
