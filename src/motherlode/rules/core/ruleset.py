"""Rule sets: base and modules bound into one; which combinations are allowed, and why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cards import ACTION, GOAL, LARGE, PATH, START, TABLE, CardSpec
from motherlode.rules.core.cells import ORIGIN, cell_at
from motherlode.rules.core.contract import Frame, Module, Slice, Verb
from motherlode.rules.core.errors import IncompatibleModules
from motherlode.rules.core.frames import turns
from motherlode.rules.core.maze import Maze
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.verbs import core_verbs


class Edition:
    """The settings in which the printed editions differ (part 2 of the rules)."""

    def __init__(
        self,
        name: str,
        aliases: tuple[str, ...],
        share_per_digger: bool,
        ends_when_all_passed: bool,
        discard_face_up: bool,
        minimum_path: int,
        spares_sabotaged: bool,
    ) -> None:
        self.name = name
        self.aliases = aliases
        self.share_per_digger = share_per_digger
        self.ends_when_all_passed = ends_when_all_passed
        self.discard_face_up = discard_face_up
        self.minimum_path = minimum_path
        self.spares_sabotaged = spares_sabotaged  # its book offers to pass over sabotaged diggers

    def values(self) -> dict[str, str]:
        """What it says of each setting, in words of which every language has a text."""
        return {
            "share": "per-digger" if self.share_per_digger else "per-player",
            "round-end": "all-passed" if self.ends_when_all_passed else "hands-empty",
            "discard": "mixed" if self.discard_face_up else "face-down",
            "minimum-path": "path" if self.minimum_path else "none",
            "sabotaged-diggers": "optional" if self.spares_sabotaged else "none",
        }


EDITIONS: Final = (
    Edition("jubilee", ("uk", "ukrainian"), True, False, True, 0, True),
    Edition("english", ("en",), False, True, False, 7, True),
    Edition("korean", ("ko",), False, False, True, 0, False),
    Edition("japanese", ("ja",), False, False, True, 0, False),
)


USUAL_PLAYERS: Final = (5, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12)
SETTING: Final = ":"  # a module may be asked for with a setting, as in `name:setting`


def bare_name(name: str) -> str:
    """The name of a module that is asked for, without its setting."""
    return name.partition(SETTING)[0]


def full_name(module: Module, setting: str) -> str:
    """A module's name with its setting, which is left out if it is the usual one."""
    is_usual = not module.settings or setting == module.settings[0]
    return module.name if is_usual else module.name + SETTING + setting


class Selection:
    """What a host asks for: a game, modules, an edition and a number of players.

    A game with a setting stands among the modules; `game:setting` says the same in one word.
    """

    def __init__(
        self, game: str, modules: Sequence[str] = (), edition: str = "", players: int = 0
    ) -> None:
        self.game = bare_name(game)
        self.modules = tuple(modules) if game == self.game else (game, *modules)
        self.edition = edition
        self.players = players

    def has(self, module: str) -> bool:
        """Whether a module was asked for."""
        return module == self.game or module in [bare_name(name) for name in self.modules]

    def setting(self, module: Module) -> str:
        """The setting asked for a module, or its usual one."""
        for name in self.modules:
            if bare_name(name) == module.name and name != module.name:
                return name.partition(SETTING)[2]
        return module.settings[0] if module.settings else ""


class Draft:
    """A rule set in the making: modules add to it and replace in it, then it is bound."""

    def __init__(self, players: int, edition: Edition) -> None:
        self.players = players
        self.edition = edition
        self.cards: dict[str, CardSpec] = {}
        self.verbs: dict[str, Verb] = {verb.name: verb for verb in core_verbs()}
        self.roles: list[str] = []
        self.outcomes: list[str] = []  # the words for those who can win a round
        self.hand_size = 0
        self.goals: list[str] = []
        self.goal_places: list[tuple[int, int]] = []
        self.front: list[tuple[str, str]] = []  # cards that lie in front: short name, card
        self.blocking = 0
        self.nuggets = 0
        self.discard_face_up = edition.discard_face_up
        self.tokens = 0
        self.hides_tokens = False
        self.fixed: list[tuple[str, tuple[int, int]]] = []  # cards that lie face up and stay
        self.goals_move = False
        self.choose_order = False
        self.settings: dict[str, str] = {}  # of each module that has some
        self.turns: vec[Frame] = turns(players)

    def add_cards(self, specs: Sequence[CardSpec]) -> None:
        """Add cards, or replace those of the same name."""
        for spec in specs:
            self.cards[spec.name] = spec

    def add_verbs(self, verbs: Sequence[Verb]) -> None:
        """Add verbs, or replace those of the same name."""
        for verb in verbs:
            self.verbs[verb.name] = verb


_FAMILIES: Final = (
    START,
    GOAL,
    PATH,
    ACTION,
    LARGE,
    TABLE,
)  # card numbers go by family, so hands show paths first


def bind(
    draft: Draft, selection: Selection, modules: Sequence[Module], slots: tuple[str, ...]
) -> Rules:
    """Make the rules that states share; `slots` names all modules that could keep a slice."""
    specs = sorted(draft.cards.values(), key=lambda spec: _FAMILIES.index(spec.family))
    rules = Rules(draft.players, specs)
    rules.game = selection.game
    rules.settings = draft.settings
    named = [(full_name(module, selection.setting(module)), module) for module in modules]
    named = [(name, module) for name, module in named if not module.is_game or SETTING in name]
    rules.modules = tuple(name for name, _ in named)
    rules.versions = tuple(module.version for _, module in named)
    rules.edition = draft.edition.name
    _bind_verbs(draft, rules)
    deck = [n for n, s in enumerate(specs) if s.family in (PATH, ACTION) for _ in range(s.copies)]
    rules.deck = vec[i64](deck)
    rules.front_names = tuple(name for name, _ in draft.front)
    rules.front_cards = vec[i64]([rules.number_of[card] for _, card in draft.front])
    rules.blocking = draft.blocking
    rules.outcomes = tuple(draft.outcomes)
    rules.role_names = tuple(sorted(set(draft.roles)))
    rules.roles = vec[i64]([rules.role_names.index(role) for role in draft.roles])
    rules.role_ids = vec[i64](range(len(draft.roles)))
    rules.own_roles = vec[i64]([1 << seat for seat in range(draft.players)])
    rules.goals = vec[i64]([rules.number_of[name] for name in draft.goals])
    rules.goal_cells = vec[i64]([cell_at(x, y) for x, y in draft.goal_places])
    rules.goals_move = draft.goals_move
    rules.hand_size = draft.hand_size
    rules.nuggets = draft.nuggets
    rules.tokens = draft.tokens
    rules.hides_tokens = draft.hides_tokens
    rules.choose_order = draft.choose_order
    rules.share_per_digger = draft.edition.share_per_digger
    rules.ends_when_all_passed = draft.edition.ends_when_all_passed
    rules.discard_face_up = draft.discard_face_up
    rules.minimum_path = draft.edition.minimum_path
    rules.turns = draft.turns
    rules.setup = users_of("setup", modules)
    rules.before_turn = users_of("before_turn", modules)
    rules.may_pick = users_of("may_pick", modules)
    rules.add_options = users_of("add_options", modules)
    rules.restrict = users_of("restrict", modules)
    rules.bends = len(rules.add_options) > 0 or len(rules.restrict) > 0
    rules.before_answer = users_of("before_answer", modules)
    rules.before_play = users_of("before_play", modules)
    rules.before_effect = users_of("before_effect", modules)
    rules.announces = len(rules.before_play) > 0 or len(rules.before_effect) > 0
    rules.after_maze = users_of("after_maze", modules)
    rules.also_reached = users_of("also_reached", modules)
    for verb in rules.verbs:
        if verb.lays_plainly() and not len(rules.after_maze) and not len(rules.also_reached):
            verb.asks = False
    rules.reach = users_of("reach", modules)
    rules.after_goal = users_of("after_goal", modules)
    rules.end_turn = users_of("end_turn", modules)
    rules.known_goals = users_of("known_goals", modules)
    rules.view = users_of("view", modules)
    rules.deal = users_of("deal", modules)
    rules.before_score = users_of("before_score", modules)
    rules.score = users_of("score", list(reversed(modules)))
    rules.slices = _slices(modules, len(slots))
    rules.slot_names = slots
    rules.table = _laid_out(rules, draft.fixed)
    return rules


def _slices(modules: Sequence[Module], slots: int) -> vec[Slice]:
    kept: list[Slice] = [Slice() for _ in range(slots)]
    for module in modules:
        kept[module.slot] = module.new_slice() or kept[module.slot]
    return vec[Slice](kept)


def _bind_verbs(draft: Draft, rules: Rules) -> None:
    verbs = vec[Verb]()
    for number, verb in enumerate(draft.verbs.values()):
        verb.number = number
        verbs = append(verbs, verb)
        rules.verb_number[verb.name] = number
    rules.verbs = verbs
    rules.pass_verb = rules.verb("pass")
    for card, spec in enumerate(rules.specs):
        if spec.verb:
            rules.verb_of[card] = rules.verb(spec.verb)
            if draft.verbs[spec.verb].lays_plainly():
                rules.lay_verb = rules.verb_of[card]
                rules.shapes[card] = rules.tiles.shapes[card]


def users_of(hook: str, modules: Sequence[Module]) -> vec[Module]:
    """The modules that override a hook, in the given order."""
    out = vec[Module]()
    for module in modules:
        if getattr(type(module), hook) is not getattr(Module, hook):
            out = append(out, module)
    return out


def _laid_out(rules: Rules, fixed: Sequence[tuple[str, tuple[int, int]]]) -> Maze:
    maze = Maze(rules.tiles)
    for cell in rules.goal_cells:
        maze.put_face_down(cell)
    starts = [n for n, spec in enumerate(rules.specs) if spec.family == START]
    maze.fix(ORIGIN, starts[0])
    for name, (x, y) in fixed:
        maze.fix(cell_at(x, y), rules.number_of[name])
    return maze


def edition_named(name: str) -> Edition:
    """An edition by its name or language; the Jubilee edition if none is named."""
    for edition in EDITIONS:
        if not name or name.lower() == edition.name or name.lower() in edition.aliases:
            return edition
    raise IncompatibleModules(
        because(
            "no-edition",
            "there’s no edition called {word}; the editions are {known}",
            word=name,
            known=[edition.name for edition in EDITIONS],
        )
    )


class Catalogue:
    """The modules this version knows, in their order."""

    def __init__(self, modules: Sequence[Module]) -> None:
        self.modules = tuple(modules)
        for slot, module in enumerate(self.modules):
            module.slot = slot

    def named(self, name: str) -> Module:
        """A module by its name, with or without a setting."""
        for module in self.modules:
            if module.name == bare_name(name):
                return module
        raise IncompatibleModules(
            because(
                "no-module",
                "there’s no module called {word}; the modules are {known}",
                word=name,
                known=[module.name for module in self.modules],
            )
        )

    def games(self) -> list[str]:
        """The names of the games."""
        return [module.name for module in self.modules if module.is_game]

    def no_game(self, word: str) -> Reason:
        """There is no game of this name."""
        return because(
            "no-game",
            "there’s no game called {word}; the games are {known}",
            word=word,
            known=self.games(),
        )

    def extras(self) -> list[str]:
        """The names of the modules that can be added to a game."""
        return [module.name for module in self.modules if not module.is_game]

    def allowed_extras(self, game: str, edition: str, players: int) -> list[str]:
        """Every extra of the rulebooks that they allow together, taken in catalogue order."""
        chosen: list[str] = []
        for name in self.extras():
            if not self.named(name).ours and not self.refusal(
                Selection(game, [*chosen, name], edition, players)
            ):
                chosen.append(name)
        return chosen

    def editions(self, game: str) -> list[str]:
        """The editions a game can be played by; none if its own rules say it all."""
        if not self.named(game).has_edition:
            return []
        players = self.usual_players(game)
        names = [edition.name for edition in EDITIONS]
        return [name for name in names if not self.refusal(Selection(game, (), name, players))]

    def usual_players(self, game: str) -> int:
        """How many players a game has unless said otherwise: five, or the fewest it allows."""
        for count in USUAL_PLAYERS:
            if not self.refusal(Selection(game, (), "", count)):
                return count
        return USUAL_PLAYERS[0]

    def chosen(self, selection: Selection) -> list[Module]:
        """The modules of a selection in catalogue order; the game's ground comes first."""
        game = self.named(selection.game)
        if not game.is_game or game.name != selection.game:
            raise IncompatibleModules(
                because(
                    "no-game-but-module",
                    "{word} is a module, not a game; the games are {known}",
                    word=selection.game,
                    known=self.games(),
                )
            )
        for name in selection.modules:
            is_own_setting = bare_name(name) == game.name and SETTING in name
            if self.named(name).is_game and not is_own_setting:
                raise IncompatibleModules(
                    because(
                        "no-module-but-game",
                        "{word} is a game of its own, not a module to add",
                        word=bare_name(name),
                    )
                )
            self.check_setting(selection, name)
        ground = self.modules[0]
        return [m for m in self.modules if m is ground or selection.has(m.name)]

    def check_setting(self, selection: Selection, name: str) -> None:
        """Refuse a setting that a module doesn't have, and two at once."""
        module = self.named(name)
        setting = name.partition(SETTING)[2]
        strange = module.strange_setting(setting) if name != module.name else None
        if strange:
            raise IncompatibleModules(strange)
        if setting and setting != selection.setting(module):
            raise IncompatibleModules(
                because(
                    "one-setting",
                    "{module} takes only one setting",
                    module=module.name,
                )
            )

    def refusal(self, selection: Selection) -> Reason | None:
        """Why a selection is not allowed, with the rule, or nothing."""
        for module in self.chosen(selection):
            reason = module.refusal(selection)
            if reason:
                return reason
        return None

    def rules(self, selection: Selection) -> Rules:
        """The bound rules of a selection, or a refusal with its reason."""
        edition = edition_named(selection.edition)
        modules = self.chosen(selection)
        reason = self.refusal(selection)
        if reason:
            raise IncompatibleModules(reason)
        draft = Draft(selection.players, edition)
        draft.settings = {m.name: selection.setting(m) for m in modules if m.settings}
        for module in modules:
            module.bind(draft)
        slots = tuple(module.name for module in self.modules)
        bound = bind(draft, selection, modules, slots)
        bound.kinds, bound.words = self.decisions()
        return bound

    def decisions(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The kinds of decision that modules bring, and the words that answer them, each once."""
        kinds: dict[str, None] = {}
        words: dict[str, None] = {}
        for module in self.modules:
            for kind, answers in module.decisions().items():
                kinds[kind] = None
                words.update(dict.fromkeys(answers))
        return tuple(kinds), tuple(words)
