"""Builder: puts a position together out of what a page says, and deals what it leaves out."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.cards import GOAL, PATH, TURNED
from motherlode.rules.contract import NOBODY
from motherlode.rules.engine import apply
from motherlode.rules.errors import BadPosition
from motherlode.rules.gold import HIGHEST, nugget, nuggets_of
from motherlode.rules.maze import ORIGIN, STEP
from motherlode.rules.memories import Memory
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation import read_choice
from motherlode.rules.pages import Page, Spot
from motherlode.rules.randomness import shuffle
from motherlode.rules.ruleset import bare_name
from motherlode.rules.state import EVERYBODY, FACE_UP, KNOWERS, STRIDE, State, replaced
from motherlode.rules.words import (
    cell_text,
    counted,
    read_card,
    read_cell,
    read_seat,
    read_seats,
    read_tool,
    tile_text,
)

KEYS: Final = (
    *("rules", "edition", "modules", "players", "seed", "round", "first", "turn", "last_turn"),
    *("direction", "passes", "called", "outcomes", "set_aside", "deck", "discard"),
    *("out_of_play", "memories", "play"),
)
TABLES: Final = (
    *("maze", "goals", "hands", "roles", "inspected", "front", "nuggets", "tokens", "seen"),
)
DIRECTIONS: Final = {"clockwise": 1, "counter-clockwise": -1}
EVERYONE: Final = "everybody"  # as the knowers of a memory
LAID_OUT: Final = "laid_out"  # a card of the maze that no player has laid
REST: Final = "..."  # in a hand or the deck: the seed deals the rest
MOST_IN_HAND: Final = STRIDE - 1


class Builder:
    """Puts together what a page says, then deals what it leaves out."""

    def __init__(self, page: Page, names: tuple[str, ...], state: State) -> None:
        self.page = page
        self.names = names
        self.state = state
        self.rules = state.rules
        self.left = [int(card) for card in state.rules.deck]  # cards nobody has yet
        self.hands: list[list[int]] = [[] for _ in names]  # cards that are named
        self.sizes = [int(state.rules.hand_size)] * len(names)  # to fill the hands up to
        self.laid: list[tuple[Spot, int, int]] = []  # cells and tiles of the maze
        self.laid_out: list[int] = []  # cells of those that no player has laid
        self.pile: list[int] = []
        self.aside: list[int] = []
        self.aside_size = NOBODY  # NOBODY: as many as the modules set aside
        self.deck: list[int] = []
        self.deck_size = NOBODY  # NOBODY: all that is left

    def build(self) -> None:
        """Everything; cards that are named are taken before any are dealt."""
        self.read_round()
        self.read_goals()
        self.read_maze()
        self.read_front()
        self.read_roles()
        self.read_inspected()
        self.read_gold()
        self.read_seen()
        self.read_hands()
        self.read_discard()
        self.aside, self.aside_size = self.read_cards("out_of_play")
        self.deck, self.deck_size = self.read_cards("deck")
        self.set_up()
        self.lay_maze()
        self.deal()
        self.read_memories()
        self.read_modules()
        self.begin()

    # -- seats and counters --------------------------------------------------------------------

    def seat(self, spot: Spot) -> int:
        """A seat by its name."""
        return spot.read(read_seat, self.names, spot.word())

    def by_seat(self, key: str) -> dict[int, Spot]:
        """A table's entries by seat; no seat twice."""
        out: dict[int, Spot] = {}
        for spot in self.entries(key):
            seat = spot.read(read_seat, self.names, spot.inner)
            if seat in out:
                spot.fail(f"{self.names[seat]} is named twice in [{key}]")
            out[seat] = spot
        return out

    def entries(self, key: str) -> list[Spot]:
        """A table's entries; a key that strayed below a heading is refused with a hint."""
        spots = self.page.at(key, {}).entries()
        for spot in spots:
            if spot.inner in KEYS and spot.inner not in self.names:
                spot.fail(f"{spot.inner} stands below [{key}]; write it above all tables")
        return spots

    def read_round(self) -> None:
        """Which round it is, who began it, what happened just before this turn."""
        page, state = self.page, self.state
        state.round = page.at("round", 1).whole(1, int(self.rules.rounds))
        direction = page.at("direction", "clockwise").word()
        if direction not in DIRECTIONS:
            page.at("direction").fail("direction is clockwise or counter-clockwise (C-20)")
        state.direction = DIRECTIONS[direction]
        state.first = self.seat(page.at("first", self.names[0]))
        state.last_turn = self.last_mover()
        state.passes = page.at("passes", 0).whole(0, 99)
        for part in page.at("called", []).parts():
            state.callers |= 1 << self.seat(part)
        state.outcomes = tuple(self.outcome(part) for part in page.at("outcomes", []).parts())
        if len(state.outcomes) >= state.round:
            page.at("outcomes").fail(f"in round {state.round} fewer rounds are over (B-1)")

    def outcome(self, part: Spot) -> str:
        """Who won a round, in one of the words that these rules have for it."""
        word = part.word()
        if word not in self.rules.outcomes:
            known = ", ".join(self.rules.outcomes)
            part.fail(f"nobody called {word} wins rounds; the outcomes are {known}")
        return word

    def last_mover(self) -> int:
        """Who took the last turn: as told, or the seat before, unless the round begins."""
        spot = self.page.at("last_turn")
        if spot.value is not None:
            return NOBODY if spot.value == "" else self.seat(spot)
        if not self.page.has("turn"):
            return NOBODY
        seat = self.seat(self.page.at("turn"))
        return NOBODY if seat == self.state.first else int(self.state.before(seat))

    def mover(self) -> int:
        """Whose turn it is: as told, or after the last turn, or whoever begins."""
        if self.page.has("turn"):
            return self.seat(self.page.at("turn"))
        if self.state.last_turn != NOBODY:
            return int(self.state.after(self.state.last_turn))
        return int(self.state.first)

    # -- goals and maze ------------------------------------------------------------------------

    def read_goals(self) -> None:
        """Lay the goals that are named; the seed deals the others face down."""
        state = self.state
        goals = [NOBODY] * len(state.goal_cells)
        left = [int(goal) for goal in self.rules.goals]
        for entry in self.entries("goals"):
            spot, place = self.goal_entry(entry)
            if goals[place] != NOBODY:
                spot.fail(f"two goals lie at {spot.inner} (B-4)")
            goals[place] = self.lay_goal(spot, place)
            if goals[place] not in left:
                spot.fail(f"{self.rules.names[goals[place]]} is not there twice (B-4)")
            left.remove(goals[place])
        rest = self.drawn_goals(left, goals.count(NOBODY))
        state.goals = vec[i64]([rest.pop() if goal == NOBODY else goal for goal in goals])

    def drawn_goals(self, left: list[int], count: int) -> list[int]:
        """So many of the goals left; the treasure is never among those set aside (G-1)."""
        treasure = int(self.rules.goals[0])
        if not count:
            if treasure in left:
                self.page.at("goals").fail(f"{self.rules.names[treasure]} is missing (B-4, G-1)")
            return []
        drawn = self.shuffled(left)[-count:]
        if treasure in left and treasure not in drawn:
            drawn = self.shuffled([treasure, *drawn[1:]])
        return drawn

    def goal_entry(self, spot: Spot) -> tuple[Spot, int]:
        """Which goal an entry is about; one that was moved tells where it came from (X-4)."""
        text, word, origin = spot.word().partition(" from ")
        if not word:
            return spot, self.goal_place(spot, spot.inner)
        if not self.rules.goals_move:
            spot.fail("goals don't move in these rules (B-4)")
        place = self.goal_place(spot, origin)
        cell = spot.read(read_cell, spot.inner)
        old = int(self.state.goal_cells[place])
        if cell != old + 1 or not self.state.maze.is_empty(cell):
            spot.fail("a goal is moved by one column, away from the start, to an empty cell (X-4)")
        self.state.goal_cells = replaced(self.state.goal_cells, place, cell)
        self.state.maze.take_face_down(old)
        self.state.maze.put_face_down(cell)
        return Spot(spot.page, text, spot.key, spot.inner, spot.item), place

    def goal_place(self, spot: Spot, text: str) -> int:
        """Which goal lies at a cell."""
        place = int(self.state.goal_on(spot.read(read_cell, text)))
        if place == NOBODY:
            where = "; ".join(cell_text(cell) for cell in self.state.goal_cells)
            spot.fail(f"no goal lies at {text}; they lie at {where} (B-4)")
        return place

    def lay_goal(self, spot: Spot, place: int) -> int:
        """Which goal it is; one that lies face up becomes part of the maze (B-24)."""
        name, words = self.card_words(spot, {"up", "down", "turned", "upright"})
        prefix = "" if name.lower().startswith("goal") else "goal_"
        goal = spot.read(read_card, self.rules, prefix + name)
        if self.rules.specs[goal].family != GOAL:
            spot.fail(f"{self.rules.names[goal]} is not a goal (B-4)")
        if "up" in words:
            if self.rules.ends_round[goal]:
                spot.fail(f"with {self.rules.names[goal]} face up the round is over (B-53)")
            self.state.turned_goals |= 1 << place
            self.state.maze.fix(self.state.goal_cells[place], self.tile(goal, words))
        elif "turned" in words:
            spot.fail("a goal that lies face down has no way up yet (B-52)")
        return goal

    def card_words(self, spot: Spot, known: set[str]) -> tuple[str, set[str]]:
        """A card's name and the words after it."""
        words = spot.word().split()
        if not words:
            spot.fail(f"say which card lies at {spot.inner}")
        for word in words[1:]:
            if word not in known:
                spot.fail(f"{word} is no way to lie; a card may be followed by turned")
        return words[0], set(words[1:])

    def tile(self, card: int, words: set[str]) -> int:
        """A card as it lies; turning a card that looks the same changes nothing."""
        return card | TURNED if "turned" in words and self.rules.tiles.differs[card] else card

    def read_maze(self) -> None:
        """Take the cards of the maze."""
        for spot in self.entries("maze"):
            cell = spot.read(read_cell, spot.inner)
            name, words = self.card_words(spot, {"turned", "upright", LAID_OUT})
            card = self.take(spot, name)
            if self.rules.specs[card].family != PATH:
                spot.fail(f"{self.rules.names[card]} is not a path card (B-20)")
            self.laid.append((spot, cell, self.tile(card, words)))
            if LAID_OUT in words:
                self.laid_out.append(cell)

    def lay_maze(self) -> None:
        """Lay the cards in the order in which they are written."""
        for spot, cell, tile in self.laid:
            self.check_free(spot, cell)
            self.check_fit(spot, cell, tile)
            if cell in self.laid_out:
                self.state.maze.lay_out(cell, tile)
            else:
                self.state.maze.lay(cell, tile)

    def check_free(self, spot: Spot, cell: int) -> None:
        """Refuse a card on the start, on a goal or on another card."""
        if cell == ORIGIN:
            spot.fail(f"the start lies at {spot.inner} (B-4)")
        if self.state.goal_on(cell) != NOBODY:
            spot.fail(f"a goal lies at {spot.inner} (B-4)")
        if not self.state.maze.is_empty(cell):
            spot.fail(f"two cards lie at {spot.inner} (B-20)")

    def check_fit(self, spot: Spot, cell: int, tile: int) -> None:
        """Refuse cards that don't fit each other; a goal may misfit, turned over later (B-52)."""
        openings = self.rules.tiles.openings
        for side in range(4):
            there = cell + STEP[side]
            other = self.state.maze.tile_at(there)
            if other < 0 or self.state.goal_on(there) != NOBODY:
                continue
            if openings[tile] >> side & 1 != openings[other] >> (side ^ 2) & 1:
                beside = f"{tile_text(self.rules, other)} at {cell_text(there)}"
                spot.fail(f"{tile_text(self.rules, tile)} doesn't fit beside {beside} (B-20)")

    # -- what the seats have -------------------------------------------------------------------

    def read_front(self) -> None:
        """Broken tools and other cards in front."""
        for seat, spot in self.by_seat("front").items():
            for part in spot.parts():
                bit = part.read(read_tool, self.rules, part.word())
                card = int(self.rules.front_cards[bit.bit_length() - 1])
                if self.state.front[seat] & bit:
                    part.fail(f"never two of the same tool before one player: {part.item} (B-30)")
                verb = self.rules.verbs[self.rules.verb_of[card]]
                if verb.idle:
                    part.fail(verb.reason(self.state, seat, 0))
                self.take(part, self.rules.names[card])
                self.state.set_front(seat, self.state.front[seat] | bit)

    def read_roles(self) -> None:
        """Roles that are named; the seed deals the others."""
        left = [int(role) for role in self.rules.roles]
        named = {seat: self.role(spot, left) for seat, spot in self.by_seat("roles").items()}
        spare = [self.role(part, left) for part in self.page.at("set_aside", []).parts()]
        count = len(self.rules.roles) - len(self.names)
        if len(spare) > count:
            self.page.at("set_aside").fail(f"the role cards set aside are {count}, not more (B-2)")
        rest = self.shuffled(left)
        roles = [named[n] if n in named else rest.pop() for n in range(len(self.names))]
        self.state.roles = vec[i64](roles)
        self.state.spare_roles = vec[i64](spare + rest)
        self.state.role_ids = self.rules.role_ids

    def role(self, spot: Spot, left: list[int]) -> int:
        """A role by its name, taken out of those that are left."""
        name = spot.word().lower()
        role = int(self.rules.role(name))
        if role == NOBODY:
            spot.fail(f"there is no role {name}; there are {', '.join(self.rules.role_names)}")
        if role not in left:
            count = [int(one) for one in self.rules.roles].count(role)
            cards = counted(count, "card")
            spot.fail(f"{len(self.names)} players have only {cards} of {name} (B-2)")
        left.remove(role)
        return role

    def read_inspected(self) -> None:
        """Who has looked at whose role card, or at those set aside, by their numbers (S-34)."""
        knows = [int(mask) for mask in self.rules.own_roles]
        for seat, spot in self.by_seat("inspected").items():
            for part in spot.parts():
                if part.is_whole():
                    spare = part.whole(1, len(self.state.spare_roles))
                    knows[seat] |= 1 << (len(self.names) + spare - 1)
                else:
                    knows[seat] |= 1 << self.seat(part)
        self.state.known_roles = vec[i64](knows)

    def read_gold(self) -> None:
        """Nugget cards and tokens."""
        state = self.state
        nuggets = [0] * len(self.names)
        tokens = [int(count) for count in state.tokens]
        for seat, spot in self.by_seat("nuggets").items():
            for part in spot.parts():
                worth = part.value if isinstance(part.value, int) else 0
                if not part.is_whole() or not 1 <= worth <= HIGHEST:
                    part.fail(f"nugget cards are worth 1, 2 or 3, not {part.value} (B-6)")
                if not nuggets_of(state.supply, worth):
                    count = nuggets_of(self.rules.nuggets, worth)
                    cards = counted(int(count), "nugget card")
                    part.fail(f"there are only {cards} worth {worth} (B-6)")
                state.supply -= nugget(worth)
                nuggets[seat] += nugget(worth)
        for seat, spot in self.by_seat("tokens").items():
            tokens[seat] = spot.whole(0, 999)
        state.nuggets = vec[i64](nuggets)
        state.tokens = vec[i64](tokens)

    def read_seen(self) -> None:
        """Who has looked at which goals."""
        seen = [0] * len(self.names)
        for seat, spot in self.by_seat("seen").items():
            for part in spot.parts():
                seen[seat] |= 1 << self.goal_place(part, part.word())
        self.state.seen_goals = vec[i64](seen)

    # -- cards ---------------------------------------------------------------------------------

    def shuffled(self, values: list[int]) -> list[int]:
        """The values in an order drawn from the seed."""
        out = vec[i64](values)
        self.state.rng = shuffle(out, self.state.rng)
        return [int(value) for value in out]

    def take(self, spot: Spot, text: str) -> int:
        """Take a card by its id out of those nobody has yet."""
        card = spot.read(read_card, self.rules, text)
        name = self.rules.names[card]
        copies = [int(one) for one in self.rules.deck].count(card)
        if not copies:
            spot.fail(f"{name} is not a card of the deck (B-5)")
        if card not in self.left:
            exist = "exists" if copies == 1 else "exist"
            spot.fail(f"only {copies} of {name} {exist}, and this is one more (B-5)")
        self.left.remove(card)
        return card

    def read_hands(self) -> None:
        """Hands that are named, or their sizes; others are as large as the deal makes them."""
        for seat, spot in self.by_seat("hands").items():
            if spot.is_whole():
                self.sizes[seat] = spot.whole(0, MOST_IN_HAND)
                continue
            words = [part.word() for part in spot.parts()]
            cards = [self.take(part, part.item) for part in spot.parts() if part.item != REST]
            if len(cards) > MOST_IN_HAND:
                spot.fail(f"a hand has at most {MOST_IN_HAND} cards, not {len(cards)}")
            self.hands[seat] = cards
            if REST not in words:
                self.sizes[seat] = len(cards)

    def read_discard(self) -> None:
        """The discard pile, bottom to top."""
        for part in self.page.at("discard", []).parts():
            match = re.fullmatch(r"(\S+)(?:\s+(?:(down)|(unseen)|by\s+(\S.*)))?", part.word())
            if match is None:
                part.fail(f"{part.item} can't be read; write for instance: map, or map by Ada")
            card = self.take(part, match[1])
            if match[3] or match[4]:
                self.pile.append(card | self.knowers(part, match[4] or "") << KNOWERS)
            else:
                face_up = FACE_UP if self.rules.discard_face_up and not match[2] else 0
                self.pile.append(card | face_up | EVERYBODY << KNOWERS)

    def knowers(self, part: Spot, text: str) -> int:
        """The mask of seats that know a face-down card."""
        return part.read(read_seats, self.names, text)

    def read_cards(self, key: str) -> tuple[list[int], int]:
        """The cards named in a list and how many there are in all; NOBODY: it isn't said."""
        spot = self.page.at(key)
        if spot.is_whole():
            return [], spot.whole(0, len(self.left))
        if spot.value is None:
            return [], NOBODY
        words = [part.word() for part in spot.parts()]
        cards = [self.take(part, part.item) for part in spot.parts() if part.item != REST]
        return cards, NOBODY if REST in words else len(cards)

    def set_up(self) -> None:
        """Let the modules set up the round; what they lay out counts if no [maze] is told."""
        state, told = self.state, self.page.has("maze")
        if not told and len(self.rules.setup) and not self.has_path():
            raise BadPosition("no path card is left to lay out; write an empty [maze] (O-2)")
        rng = state.rng
        state.deck = self.rules.deck if told else vec[i64](self.left)
        for module in self.rules.setup:
            module.setup(state)
            if self.page.has(module.name):
                module.lift(state)
        if self.aside_size == NOBODY:
            self.aside_size = len(state.aside)
        if max(len(self.aside), self.aside_size) > len(state.aside):
            cards = counted(len(state.aside), "card")
            reason = f"these rules put {cards} out of play, not more (S-1)"
            self.page.at("out_of_play").fail(reason)
        if told:
            state.rng = rng
            for cell in [int(cell) for cell in state.maze.laid]:
                state.maze.remove(cell)
        else:
            self.left = [int(card) for card in state.deck] + [int(card) for card in state.aside]

    def has_path(self) -> bool:
        """Whether a path card is left."""
        return any(self.rules.specs[card].family == PATH for card in self.left)

    def deal(self) -> None:
        """Deal what is left: hands, then the deck; what nobody has lies at the pile's bottom."""
        self.left = self.shuffled(self.left)
        while self.left and len(self.aside) < self.aside_size:
            self.aside.append(self.left.pop())
        self.state.aside = vec[i64](self.aside)
        self.deal_hands()
        while self.left and len(self.deck) != self.deck_size:
            self.deck.append(self.left.pop())
        if len(self.deck) < self.deck_size:
            cards = "1 card is" if len(self.deck) == 1 else f"{len(self.deck)} cards are"
            self.page.at("deck").fail(f"only {cards} left for the deck (B-5)")
        self.state.deck = vec[i64](self.deck)
        self.state.discard = vec[i64](self.left + self.pile)

    def deal_hands(self) -> None:
        """Fill the hands up to their sizes, as far as cards are left."""
        for seat, cards in enumerate(self.hands):
            while len(cards) < self.sizes[seat] and self.left:
                cards.append(self.left.pop())
            for card in cards:
                self.state.take_into_hand(seat, card)

    def read_memories(self) -> None:
        """What seats know of hidden cards together (B-38)."""
        memories = [self.memory(part) for part in self.page.at("memories", []).parts()]
        self.state.memories = vec[Memory](memories)

    def memory(self, part: Spot) -> Memory:
        """Who knows of which hands and discards together that they hold which cards."""
        told = {spot.inner: spot for spot in part.entries()}
        if set(told) != {"knowers", "hands", "discards", "cards"}:
            part.fail("a memory has knowers, hands, discards and cards (B-38)")
        everybody = told["knowers"].value == EVERYONE
        knowers = EVERYBODY if everybody else self.seats(told["knowers"])
        hands = self.seats(told["hands"])
        pile = self.state.discard
        discards = [spot.whole(1, len(pile)) - 1 for spot in told["discards"].parts()]
        cards = [spot.read(read_card, self.rules, spot.word()) for spot in told["cards"].parts()]
        there = [int(pile[place]) & 255 for place in discards]
        for seat in range(len(self.names)):
            there += self.state.hand(seat) if hands >> seat & 1 else []
        if Counter(cards) - Counter(there):
            part.fail("what is remembered must lie there (B-38)")
        return Memory(knowers, hands, vec[i64](discards), vec[i64](sorted(cards)))

    def seats(self, spot: Spot) -> int:
        """A mask of seats by their names."""
        return sum({1 << self.seat(part) for part in spot.parts()})

    def read_modules(self) -> None:
        """What modules keep, each in a table of its own name."""
        for module in CATALOGUE.modules:
            spot = self.page.at(module.name)
            if spot.value is None:
                continue
            if module.name not in (self.rules.game, *map(bare_name, self.rules.modules)):
                spot.fail(f"the module {module.name} takes no part in this game")
            table = {entry.inner: entry.value for entry in spot.entries()}
            spot.read(module.read, self.state, table, self.names)

    # -- the turn ------------------------------------------------------------------------------

    def begin(self) -> None:
        """Let the turn begin, if it can."""
        state = self.state
        seat = self.mover()
        self.check_reached()
        self.check_passes()
        if not state.hand_size(seat):
            spot = self.page.at("turn" if self.page.has("turn") else "hands")
            spot.fail(f"{self.names[seat]} has the turn but no card in hand (B-12)")
        probe = state.copy()
        if any(module.before_turn(probe, seat) for module in self.rules.before_turn):
            self.page.at("maze").fail("the round is over before this turn begins (D-5)")
        state.push(self.rules.turns[seat])

    def check_reached(self) -> None:
        """Refuse a face-down goal that a tunnel reaches."""
        for cell in self.state.maze.reached:
            named = [spot for spot in self.entries("goals") if read_cell(spot.inner) == cell]
            spot = [*named, *self.beside(int(cell)), self.page.at("maze")][0]
            what = "goal" if self.state.goal_on(cell) != NOBODY else "card"
            spot.fail(f"a tunnel reaches the {what} at {cell_text(cell)}: it lies face up (B-50)")
        for module in self.rules.also_reached:
            for cell in module.also_reached(self.state, vec[i64]()):
                reason = f"a tunnel reaches {cell_text(cell)}: [{module.name}] has to say so (B-50)"
                self.page.at("maze").fail(reason)

    def beside(self, cell: int) -> list[Spot]:
        """The entries of the cards beside a cell that open towards it, the last one first."""
        openings = self.rules.tiles.openings
        found = []
        for spot, there, tile in reversed(self.laid):
            for side in range(4):
                if there + STEP[side] == cell and openings[tile] >> side & 1:
                    found.append(spot)
        return found

    def check_passes(self) -> None:
        """Refuse passes that can't have been counted, or that have ended the round."""
        state, spot = self.state, self.page.at("passes")
        if state.passes and state.deck_size():
            spot.fail("passes are counted only when the deck is empty (B-54)")
        if self.rules.ends_when_all_passed and state.passes >= state.seats:
            spot.fail("after that many passes the round is over (B-54)")

    def play(self) -> list[str]:
        """Play on from here; the choices."""
        parts = self.page.at("play", []).parts()
        for part in parts:
            apply(self.state, part.read(read_choice, self.state, self.names, part.word()))
        return [part.word() for part in parts]
