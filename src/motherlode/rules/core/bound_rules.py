"""The rules of one table, bound from its game and modules; `ruleset` binds them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.cards import CardSpec, Tiles
from motherlode.rules.core.contract import Frame, Module, Slice, Verb
from motherlode.rules.core.maze import Maze


class Rules:
    """A bound rule set: made once per table, shared by all copies of its states."""

    def __init__(self, players: i64, specs: list[CardSpec]) -> None:
        self.players: i64 = players
        self.game: str = ""
        self.modules: tuple[str, ...] = ()  # with their settings, where these aren't the usual ones
        self.settings: dict[str, str] = {}  # of each module that has some
        self.versions: tuple[int, ...] = ()
        self.edition: str = ""
        # cards
        self.specs: list[CardSpec] = specs
        self.names: tuple[str, ...] = tuple(spec.name for spec in specs)
        self.number_of: dict[str, int] = {spec.name: n for n, spec in enumerate(specs)}
        self.tiles: Tiles = Tiles(specs)
        self.verb_of: vec[i64] = vec[i64]([0] * len(specs))
        self.marks_of: vec[i64] = vec[i64]([spec.marks for spec in specs])
        self.ends_round: vec[i64] = vec[i64]([int(spec.ends_round) for spec in specs])
        self.lost: vec[i64] = vec[i64]([int(spec.lost) for spec in specs])
        self.deck: vec[i64] = vec[i64]()
        self.front_cards: vec[i64] = vec[i64]()  # card that lies in front for each bit of `front`
        self.front_names: tuple[str, ...] = ()
        self.blocking: i64 = 0  # bits of `front` that forbid laying path cards
        # verbs
        self.verbs: vec[Verb] = vec[Verb]()
        self.verb_number: dict[str, int] = {}
        self.pass_verb: i64 = 0
        self.lay_verb: i64 = 0
        # `Tiles.shapes` of each card that is laid as path cards usually are; 0 of all others
        self.shapes: vec[i64] = vec[i64]([0] * len(specs))
        # roles
        self.outcomes: tuple[str, ...] = ()  # the words for those who can win a round
        self.role_names: tuple[str, ...] = ()
        self.roles: vec[i64] = vec[i64]()
        self.role_ids: vec[i64] = vec[i64]()  # role cards as they lie after the deal
        self.own_roles: vec[i64] = vec[i64]()  # by seat, the mask of its own role card
        # layout
        self.goals: vec[i64] = vec[i64]()  # the first is laid, of the others what has a place
        self.goal_cells: vec[i64] = vec[i64]()
        self.goals_move: bool = False  # a goal may come to lie elsewhere
        self.table: Maze = Maze(self.tiles)  # start and face-down goals, as each round begins
        # settings
        self.hand_size: i64 = 0
        self.rounds: i64 = 3
        self.nuggets: i64 = 0  # the full supply of nugget cards, packed by worth
        self.share_per_digger: bool = False
        self.ends_when_all_passed: bool = False
        self.discard_face_up: bool = True
        self.minimum_path: i64 = 0
        self.tokens: i64 = 0  # gold tokens each seat has as the game begins
        self.hides_tokens: bool = False  # only their owner is shown how many (S-4)
        self.bends: bool = False  # modules add to a turn's choices or take from them
        self.announces: bool = False  # modules open windows on cards that are played
        self.choose_order: bool = False  # the mover chooses which card reached is turned first
        # frames and hooks
        self.turns: vec[Frame] = vec[Frame]()
        self.slices: vec[Slice] = vec[Slice]()  # one place for each module of the catalogue
        self.slot_names: tuple[str, ...] = ()  # of the modules, in the same order
        # what all modules of the catalogue ask, chosen or not: kinds of decision, words of answers
        self.kinds: tuple[str, ...] = ()
        self.words: tuple[str, ...] = ()
        self.setup: vec[Module] = vec[Module]()
        self.before_turn: vec[Module] = vec[Module]()
        self.add_options: vec[Module] = vec[Module]()
        self.restrict: vec[Module] = vec[Module]()
        self.before_answer: vec[Module] = vec[Module]()
        self.before_play: vec[Module] = vec[Module]()
        self.before_effect: vec[Module] = vec[Module]()
        self.after_maze: vec[Module] = vec[Module]()
        self.also_reached: vec[Module] = vec[Module]()
        self.reach: vec[Module] = vec[Module]()
        self.after_goal: vec[Module] = vec[Module]()
        self.end_turn: vec[Module] = vec[Module]()
        self.may_pick: vec[Module] = vec[Module]()
        self.before_score: vec[Module] = vec[Module]()
        self.score: vec[Module] = vec[Module]()
        self.known_goals: vec[Module] = vec[Module]()
        self.view: vec[Module] = vec[Module]()
        self.deal: vec[Module] = vec[Module]()

    def verb(self, name: str) -> i64:
        """The number of a verb by its name."""
        return self.verb_number[name]

    def role(self, name: str) -> i64:
        """The number of a role by its name, or -1 if this table has none."""
        return self.role_names.index(name) if name in self.role_names else -1

    def tool_names(self, bits: i64) -> list[str]:
        """The names of cards in front."""
        return [name for bit, name in enumerate(self.front_names) if bits >> bit & 1]

    def spec(self, card: i64) -> CardSpec:
        """The data of a card."""
        return self.specs[card]
