"""What a person at the table is shown: the question with everything around it, cards, endings."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from textwrap import fill

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from motherlode.cli.output import new_table
from motherlode.cli.terminal import table
from motherlode.cli.terminal.answers import Group, Way, is_discard
from motherlode.cli.terminal.words import Words
from motherlode.rules.core.cards import PATH, TURNED
from motherlode.rules.core.choices import card_of
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.events import GameEnded, RolesRevealed
from motherlode.rules.core.gold import worths
from motherlode.rules.core.views import Prompt, View
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.notation.drawing import HEIGHT, LOW, tile_lines

ALL_SIDES = 15
ENDLESS = 10_000
HAND_LINES = 6
AROUND = 11  # lines around maze, players and hand
ROOMY = 32  # from this many lines on, players and hand are shown at full length


class Screen:
    """A terminal, and the words for what is printed on it."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words
        self.legend = ""  # as it was shown last

    @property
    def rows(self) -> int:
        """How many lines are seen at once; what is printed elsewhere has no end."""
        is_known = self.console.is_terminal or "LINES" in os.environ
        return self.console.height if is_known else ENDLESS

    def say(self, line: str = "", style: str = "") -> None:
        """Print a line."""
        self.console.print(Text(line, style))

    def say_indented(self, text: str) -> None:
        """Print lines; of one that does not fit, what explains it goes below it, further in."""
        width = self.console.width
        for line in text.splitlines():
            inside = len(line) - len(line.lstrip())
            what, _, explained = line.strip().partition("  ")
            if len(line) <= width or not explained:
                self.say(fill(line, width) if len(line) > width else line)
            else:
                further = " " * (inside + 4)
                self.say(" " * inside + what)
                self.say(
                    fill(
                        explained.strip(), width, initial_indent=further, subsequent_indent=further
                    )
                )

    def show_intro(self) -> None:
        """What the game is about, in a few lines."""
        key = f"intro-{self.words.rules.game}"
        if self.words.texts.has(key):
            self.say()
            self.say(" ".join(self.words.text(key).split()))

    def show_question(
        self, seen: View, asked: Prompt, groups: Sequence[Group], latest: int, maze: bool = True
    ) -> None:
        """The table, as large as the screen allows, and what is asked."""
        words = self.words
        high = self.height_for(seen, len(words.names) + HAND_LINES + AROUND)
        is_brief = high == LOW and self.rows < ROOMY
        self.say()
        self.console.print(table.header(words, seen, self.console.width))
        if maze:
            self.console.print(table.maze(seen, self.console.width, latest=latest, high=high))
            self.show_legend(table.legend(words, seen, high == LOW), is_brief)
            if standing := table.figures_line(words, seen):
                self.say(standing)
        if is_brief:
            self.say(table.players_briefly(words, seen))
        else:
            self.say()
            self.console.print(table.players(words, seen))
            self.say()
        self.say(words.text("you-are", role=words.role(seen.role)))
        self.show_hand(seen, groups, is_brief)
        if not is_brief:
            self.say()
        self.say(words.question(asked.kind, seen.stack[-1]), "bold")
        if asked.about != NOBODY:
            self.say(self.announced(seen, asked.about))
        if seen.pool > 0:
            shown = words.texts.listed(str(worth) for worth in worths(seen.pool))
            self.say(words.text("pool", worths=shown))
        for number, group in enumerate(groups, 1):
            if group.card == NOBODY:
                self.say(f"{number} {group.title}")
        self.say(words.text("input-hint"), "dim")

    def show_legend(self, legend: str, is_brief: bool) -> None:
        """What the signs mean; where there are few lines, only if that has changed."""
        if not is_brief or legend != self.legend:
            self.say(legend, "dim")
        self.legend = legend

    def announced(self, seen: View, choice: int) -> str:
        """Who wants to play which card, and how."""
        words = self.words
        announcers = [int(frame.announcer()) for frame in seen.stack]
        who = next((seat for seat in reversed(announcers) if seat != NOBODY), NOBODY)
        text = choice_text(words.rules, words.names, choice)
        if who == NOBODY:
            return words.text("about", choice=text)
        card = words.card(words.rules.names[card_of(choice)])
        return words.text("about-card", seat=words.names[who], card=card, choice=text)

    def height_for(self, seen: View, others: int) -> int:
        """How high cards of the maze can be drawn with this many other lines."""
        drawn = table.maze(seen, self.console.width).plain.count("\n") + 1
        return HEIGHT if drawn + others <= self.rows else LOW

    def show_hand(self, seen: View, groups: Sequence[Group], is_brief: bool) -> None:
        """The cards in hand: numbered, with how many ways to play each, if one is to be chosen."""
        cards = [group for group in groups if group.card != NOBODY]
        if cards and is_brief:
            self.show_list([f"{group.title}: {self.note(group)}" for group in cards])
        elif cards:
            numbers = [group.card for group in cards]
            notes = [self.note(group) for group in cards]
            self.console.print(table.hand(self.words.rules, numbers, notes, self.console.width))
        elif len(seen.hand):
            held = [self.words.rules.names[card] for card in seen.hand]
            self.say(f"{self.words.text('label-hand')}: {self.words.cards(held)}")

    def note(self, group: Group) -> str:
        """How many ways there are to play a card."""
        ways = [way for way in group.ways if way.more or not is_discard(self.words.rules, way)]
        return self.words.text("ways", count=len(ways))

    def show_ways(self, seen: View, group: Group, latest: int) -> None:
        """What can be done with a card, its places numbered in the maze."""
        marks: dict[int, str] = {}
        for number, way in enumerate(group.ways, 1):
            if way.cell != NOBODY:
                before = marks.get(way.cell)
                marks[way.cell] = f"{before}/{number}" if before else str(number)
        if marks:
            high = self.height_for(seen, AROUND + len(group.ways) // 3)
            self.console.print(table.maze(seen, self.console.width, marks, latest, high))
        self.say(group.title, "bold")
        self.show_both_ways_up(group.card)
        self.show_list([self.label(way, group) for way in group.ways])

    def show_all(self, groups: Sequence[Group]) -> None:
        """Every answer, card by card; a card's number and a way's number name one."""
        for number, group in enumerate(groups, 1):
            self.say(f"{number} {group.title}", "bold")
            if group.card != NOBODY or len(group.ways) > 1:
                self.show_list([self.label(way, group) for way in group.ways], f"  {number}.")

    def show_list(self, labels: Sequence[str], before: str = "") -> None:
        """Numbered labels, as many on a line as fit; something may stand before the numbers."""
        listed = [f"{before}{number} {label}" for number, label in enumerate(labels, 1)]
        widest = max((cell_len(label) for label in listed), default=0) + 3
        per_line = max(1, self.console.width // widest)
        for start in range(0, len(listed), per_line):
            row = listed[start : start + per_line]
            line = "".join(table.padded(label, widest) for label in row)
            self.say(line.rstrip())

    def label(self, way: Way, group: Group) -> str:
        """What one way is called in the list."""
        if group.card != NOBODY and not way.more and is_discard(self.words.rules, way):
            return self.words.text("way-pass")
        return way.label

    def show_both_ways_up(self, card: int) -> None:
        """A path card upright and turned, if that makes a difference."""
        rules = self.words.rules
        if card == NOBODY or rules.spec(card).family != PATH or not rules.tiles.differs[card]:
            return
        upright = tile_lines(rules, card, table.CARD_WIDTH, ALL_SIDES)
        turned = tile_lines(rules, card | TURNED, table.CARD_WIDTH, ALL_SIDES)
        for left, right, word in zip(upright, turned, ("", self.words.text("word-turned"), "")):
            self.say(f"  {left}     {right} {word}".rstrip())

    def show_card(self, name: str) -> None:
        """Say what a card does."""
        self.say(f"{self.words.card(name)} ({name})", "bold")
        if self.words.texts.has(f"card-{name}"):
            self.say(self.words.text(f"card-{name}"))

    def show_role(self, role: int) -> None:
        """Say what a role wants."""
        key = f"card-{self.words.rules.role_names[role]}"
        if self.words.texts.has(key):
            self.say(" ".join(self.words.text(key).split()), "dim")

    def show_help(self) -> None:
        """Say what can be typed."""
        self.say(self.words.texts.title("help"), "bold")
        game = f"help-examples-{self.words.rules.game}"
        for key in ("help", game if self.words.texts.has(game) else "help-examples", "help-words"):
            self.say_indented(self.words.text(key))

    def show_discard(self, seen: View) -> None:
        """What may be seen of the discard pile."""
        lines = table.discard(self.words, seen)
        self.say("\n".join(lines) or self.words.text("discard-empty"))

    def show_end_of_round(self, seen: View, why: str, line: str, latest: int) -> None:
        """The maze as it lies when the round has ended, why it ended, and who has won."""
        high = self.height_for(seen, 2 * len(self.words.names) + AROUND)
        self.say()
        self.console.print(table.maze(seen, self.console.width, latest=latest, high=high))
        self.say()
        self.say(f"{why} {line}".lstrip(), "bold")

    def show_roles(self, event: RolesRevealed) -> None:
        """Who was what."""
        words = self.words
        made = new_table((words.text("label-players"), "left"), (words.text("label-role"), "left"))
        for name, role in zip(words.names, event.roles):
            made.add_row(name, words.role(int(role)))
        for role, count in Counter(int(role) for role in event.spare_roles).items():
            times = f" × {count}" if count > 1 else ""
            made.add_row(words.text("spare-role"), words.role(role) + times, style="dim")
        self.console.print(made)

    def show_end_of_game(self, event: GameEnded) -> None:
        """What everybody has, and who has won."""
        words = self.words
        gold = [int(score) for score in event.scores]
        best = [words.names[seat] for seat in event.winners]
        made = new_table((words.text("final-scores"), "left"), (words.text("label-gold"), "right"))
        for seat in sorted(range(len(gold)), key=lambda seat: (-gold[seat], seat)):
            style = "bold" if words.names[seat] in best else ""
            made.add_row(words.names[seat], str(gold[seat]), style=style)
        self.say()
        self.console.print(made)
        self.say(words.won(best, words.you in list(event.winners)), "bold")
