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
from motherlode.rules.reasons import because
from motherlode.rules.ruleset import bare_name
from motherlode.rules.state import EVERYBODY, FACE_UP, KNOWERS, STRIDE, State, replaced
from motherlode.rules.words import (
    cell_text,
    read_card,
    read_cell,
    read_seat,
    read_seats,
    read_tool,
    shown,
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
                spot.fail(
                    because(
                        "seat-twice",
                        "{seat} is named twice in [{key}]",
                        seat=self.names[seat],
                        key=key,
                    )
                )
            out[seat] = spot
        return out

    def entries(self, key: str) -> list[Spot]:
        """A table's entries; a key that strayed below a heading is refused with a hint."""
        spots = self.page.at(key, {}).entries()
        for spot in spots:
            if spot.inner in KEYS and spot.inner not in self.names:
                spot.fail(
                    because(
                        "key-strayed",
                        "{word} stands below [{key}]; write it above all tables",
                        word=spot.inner,
                        key=key,
                    )
                )
        return spots

    def read_round(self) -> None:
        """Which round it is, who began it, what happened just before this turn."""
        page, state = self.page, self.state
        state.round = page.at("round", 1).whole(1, int(self.rules.rounds))
        direction = page.at("direction", "clockwise").word()
        if direction not in DIRECTIONS:
            page.at("direction").fail(
                because("direction", "direction is clockwise or counter-clockwise (C-20)")
            )
        state.direction = DIRECTIONS[direction]
        state.first = self.seat(page.at("first", self.names[0]))
        state.last_turn = self.last_mover()
        state.passes = page.at("passes", 0).whole(0, 99)
        for part in page.at("called", []).parts():
            state.callers |= 1 << self.seat(part)
        state.outcomes = tuple(self.outcome(part) for part in page.at("outcomes", []).parts())
        if len(state.outcomes) >= state.round:
            page.at("outcomes").fail(
                because(
                    "outcomes-many",
                    "in round {round} fewer rounds are over (B-1)",
                    round=int(state.round),
                )
            )

    def outcome(self, part: Spot) -> str:
        """Who won a round, in one of the words that these rules have for it."""
        word = part.word()
        if word not in self.rules.outcomes:
            part.fail(
                because(
                    "no-outcome",
                    "nobody called {word} wins rounds; the outcomes are {known}",
                    word=shown(word),
                    known=list(self.rules.outcomes),
                )
            )
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
                spot.fail(because("goals-twice", "two goals lie at {cell} (B-4)", cell=spot.inner))
            goals[place] = self.lay_goal(spot, place)
            if goals[place] not in left:
                spot.fail(
                    because(
                        "goal-twice",
                        "{word} is not there twice (B-4)",
                        word=self.rules.names[goals[place]],
                    )
                )
            left.remove(goals[place])
        rest = self.drawn_goals(left, goals.count(NOBODY))
        state.goals = vec[i64]([rest.pop() if goal == NOBODY else goal for goal in goals])

    def drawn_goals(self, left: list[int], count: int) -> list[int]:
        """So many of the goals left; the treasure is never among those set aside (G-1)."""
        treasure = int(self.rules.goals[0])
        if not count:
            if treasure in left:
                self.page.at("goals").fail(
                    because(
                        "goal-missing",
                        "{word} is missing (B-4, G-1)",
                        word=self.rules.names[treasure],
                    )
                )
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
            spot.fail(because("goals-stay", "goals don't move in these rules (B-4)"))
        place = self.goal_place(spot, origin)
        cell = spot.read(read_cell, spot.inner)
        old = int(self.state.goal_cells[place])
        if cell != old + 1 or not self.state.maze.is_empty(cell):
            spot.fail(
                because(
                    "goal-moved-far",
                    "a goal is moved by one column, away from the start, to an empty cell (X-4)",
                )
            )
        self.state.goal_cells = replaced(self.state.goal_cells, place, cell)
        self.state.maze.take_face_down(old)
        self.state.maze.put_face_down(cell)
        return Spot(spot.page, text, spot.key, spot.inner, spot.item), place

    def goal_place(self, spot: Spot, text: str) -> int:
        """Which goal lies at a cell."""
        place = int(self.state.goal_on(spot.read(read_cell, text)))
        if place == NOBODY:
            cells = "; ".join(cell_text(cell) for cell in self.state.goal_cells)
            spot.fail(
                because(
                    "no-goal",
                    "no goal lies at {word}; they lie at {cells} (B-4)",
                    word=shown(text),
                    cells=cells,
                )
            )
        return place

    def lay_goal(self, spot: Spot, place: int) -> int:
        """Which goal it is; one that lies face up becomes part of the maze (B-24)."""
        name, words = self.card_words(spot, {"up", "down", "turned", "upright"})
        prefix = "" if name.lower().startswith("goal") else "goal_"
        goal = spot.read(read_card, self.rules, prefix + name)
        if self.rules.specs[goal].family != GOAL:
            spot.fail(
                because("not-a-goal", "{word} is not a goal (B-4)", word=self.rules.names[goal])
            )
        if "up" in words:
            if self.rules.ends_round[goal]:
                spot.fail(
                    because(
                        "goal-ends",
                        "with {word} face up the round is over (B-53)",
                        word=self.rules.names[goal],
                    )
                )
            self.state.turned_goals |= 1 << place
            self.state.maze.fix(self.state.goal_cells[place], self.tile(goal, words))
        elif "turned" in words:
            spot.fail(because("goal-down", "a goal that lies face down has no way up yet (B-52)"))
        return goal

    def card_words(self, spot: Spot, known: set[str]) -> tuple[str, set[str]]:
        """A card's name and the words after it."""
        words = spot.word().split()
        if not words:
            spot.fail(because("cell-blank", "say which card lies at {cell}", cell=spot.inner))
        for word in words[1:]:
            if word not in known:
                spot.fail(
                    because(
                        "no-way-to-lie",
                        "{word} is no way to lie; a card may be followed by turned",
                        word=shown(word),
                    )
                )
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
                spot.fail(
                    because(
                        "not-a-path",
                        "{word} is not a path card (B-20)",
                        word=self.rules.names[card],
                    )
                )
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
            spot.fail(because("start-there", "the start lies at {cell} (B-4)", cell=spot.inner))
        if self.state.goal_on(cell) != NOBODY:
            spot.fail(because("goal-there", "a goal lies at {cell} (B-4)", cell=spot.inner))
        if not self.state.maze.is_empty(cell):
            spot.fail(because("cards-there", "two cards lie at {cell} (B-20)", cell=spot.inner))

    def check_fit(self, spot: Spot, cell: int, tile: int) -> None:
        """Refuse cards that don't fit each other; a goal may misfit, turned over later (B-52)."""
        openings = self.rules.tiles.openings
        for side in range(4):
            there = cell + STEP[side]
            other = self.state.maze.tile_at(there)
            if other < 0 or self.state.goal_on(there) != NOBODY:
                continue
            if openings[tile] >> side & 1 != openings[other] >> (side ^ 2) & 1:
                spot.fail(
                    because(
                        "tiles-misfit",
                        "{word} doesn't fit beside {other} at {cell} (B-20)",
                        word=tile_text(self.rules, tile),
                        other=tile_text(self.rules, other),
                        cell=cell_text(there),
                    )
                )

    # -- what the seats have -------------------------------------------------------------------

    def read_front(self) -> None:
        """Broken tools and other cards in front."""
        for seat, spot in self.by_seat("front").items():
            for part in spot.parts():
                bit = part.read(read_tool, self.rules, part.word())
                card = int(self.rules.front_cards[bit.bit_length() - 1])
                if self.state.front[seat] & bit:
                    part.fail(
                        because(
                            "tool-twice",
                            "never two of the same tool before one player: {word} (B-30)",
                            word=part.item,
                        )
                    )
                verb = self.rules.verbs[self.rules.verb_of[card]]
                why = verb.reason(self.state, seat, 0) if verb.idle else None
                if why is not None:
                    part.fail(why)
                self.take(part, self.rules.names[card])
                self.state.set_front(seat, self.state.front[seat] | bit)

    def read_roles(self) -> None:
        """Roles that are named; the seed deals the others."""
        left = [int(role) for role in self.rules.roles]
        named = {seat: self.role(spot, left) for seat, spot in self.by_seat("roles").items()}
        spare = [self.role(part, left) for part in self.page.at("set_aside", []).parts()]
        count = len(self.rules.roles) - len(self.names)
        if len(spare) > count:
            self.page.at("set_aside").fail(
                because(
                    "spare-many",
                    "the role cards set aside are {count}, not more (B-2)",
                    count=count,
                )
            )
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
            spot.fail(
                because(
                    "no-role",
                    "there is no role {word}; there are {known}",
                    word=shown(name),
                    known=list(self.rules.role_names),
                )
            )
        if role not in left:
            count = [int(one) for one in self.rules.roles].count(role)
            spot.fail(
                because(
                    "role-many",
                    "{players} players have no more cards of {word} than {count} (B-2)",
                    players=len(self.names),
                    word=name,
                    count=count,
                )
            )
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
                    part.fail(
                        because(
                            "no-nugget",
                            "{word} is no nugget card; they are worth 1, 2 or 3 (B-6)",
                            word=shown(str(part.value)),
                        )
                    )
                if not nuggets_of(state.supply, worth):
                    count = nuggets_of(self.rules.nuggets, worth)
                    part.fail(
                        because(
                            "nuggets-many",
                            "of nugget cards worth {worth} there are only {count} (B-6)",
                            worth=worth,
                            count=int(count),
                        )
                    )
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
            spot.fail(because("not-in-deck", "{word} is not a card of the deck (B-5)", word=name))
        if card not in self.left:
            spot.fail(
                because(
                    "cards-many",
                    "of {word} there are only {count}, and this is one more (B-5)",
                    word=name,
                    count=copies,
                )
            )
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
                spot.fail(
                    because(
                        "hand-many",
                        "a hand has at most {most} cards, not {count}",
                        most=MOST_IN_HAND,
                        count=len(cards),
                    )
                )
            self.hands[seat] = cards
            if REST not in words:
                self.sizes[seat] = len(cards)

    def read_discard(self) -> None:
        """The discard pile, bottom to top."""
        for part in self.page.at("discard", []).parts():
            match = re.fullmatch(r"(\S+)(?:\s+(?:(down)|(unseen)|by\s+(\S.*)))?", part.word())
            if match is None:
                part.fail(
                    because(
                        "discard-unread",
                        "{text} can't be read; write for instance: map, or map by Ada",
                        text=shown(part.item),
                    )
                )
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
            raise BadPosition(
                because(
                    "no-path-left", "no path card is left to lay out; write an empty [maze] (O-2)"
                )
            )
        rng = state.rng
        state.deck = self.rules.deck if told else vec[i64](self.left)
        for module in self.rules.setup:
            module.setup(state)
            if self.page.has(module.name):
                module.lift(state)
        if self.aside_size == NOBODY:
            self.aside_size = len(state.aside)
        if max(len(self.aside), self.aside_size) > len(state.aside):
            self.page.at("out_of_play").fail(
                because(
                    "aside-many",
                    "the cards that these rules put out of play are {count}, not more (S-1)",
                    count=len(state.aside),
                )
            )
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
            self.page.at("deck").fail(
                because(
                    "deck-few",
                    "the cards left for the deck are only {count} (B-5)",
                    count=len(self.deck),
                )
            )
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
            part.fail(
                because("memory-parts", "a memory has knowers, hands, discards and cards (B-38)")
            )
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
            part.fail(because("memory-false", "what is remembered must lie there (B-38)"))
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
                spot.fail(
                    because(
                        "module-absent",
                        "the module {module} takes no part in this game",
                        module=module.name,
                    )
                )
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
            spot.fail(
                because(
                    "turn-empty",
                    "{seat} has the turn but no card in hand (B-12)",
                    seat=self.names[seat],
                )
            )
        probe = state.copy()
        if any(module.before_turn(probe, seat) for module in self.rules.before_turn):
            self.page.at("maze").fail(
                because("round-over", "the round is over before this turn begins (D-5)")
            )
        state.push(self.rules.turns[seat])

    def check_reached(self) -> None:
        """Refuse a face-down goal that a tunnel reaches."""
        for cell in self.state.maze.reached:
            named = [spot for spot in self.entries("goals") if read_cell(spot.inner) == cell]
            spot = [*named, *self.beside(int(cell)), self.page.at("maze")][0]
            spot.fail(
                because(
                    "goal-reached",
                    "a tunnel reaches the card at {cell}: it lies face up (B-50)",
                    cell=cell_text(cell),
                )
            )
        for module in self.rules.also_reached:
            for cell in module.also_reached(self.state, vec[i64]()):
                self.page.at("maze").fail(
                    because(
                        "place-reached",
                        "a tunnel reaches {cell}: [{key}] has to say so (B-50)",
                        cell=cell_text(cell),
                        key=module.name,
                    )
                )

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
            spot.fail(
                because("passes-early", "passes are counted only when the deck is empty (B-54)")
            )
        if self.rules.ends_when_all_passed and state.passes >= state.seats:
            spot.fail(because("passes-many", "after that many passes the round is over (B-54)"))

    def play(self) -> list[str]:
        """Play on from here; the choices."""
        parts = self.page.at("play", []).parts()
        for part in parts:
            apply(self.state, part.read(read_choice, self.state, self.names, part.word()))
        return [part.word() for part in parts]
