"""A puzzle in the terminal: what led to it, the question, and why an answer is right or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.cli.terminal.table import hand, header, maze, players
from motherlode.cli.terminal.words import Words, is_news
from motherlode.locale import Texts
from motherlode.puzzles.puzzle import MAP, MOVE, Reason, is_claim
from motherlode.puzzles.scene import Scene
from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.notation.claims import read_claim
from motherlode.rules.notation.words import read_cell

if TYPE_CHECKING:
    from rich.console import Console


class TerminalPuzzle:
    """One puzzle on the screen."""

    def __init__(self, scene: Scene, texts: Texts, out: Console) -> None:
        self.scene = scene
        self.puzzle = scene.puzzle
        self.out = out
        self.words = Words(texts, scene.rules, self.puzzle.players, self.puzzle.eyes)

    def show(self) -> None:
        """What happened, the table, and the question with its answers."""
        puzzle, words, out = self.puzzle, self.words, self.out
        about = words.text(
            "puzzle-about",
            kind=words.text(f"puzzle-kind-{puzzle.kind}"),
            grade=words.text("puzzle-grade", grade=puzzle.grade),
        )
        out.print(f"{words.text('puzzle-number', number=puzzle.id)}: {about}", style="bold")
        out.print(f"\n{words.text('puzzle-happened')}")
        for line in self.lines(self.scene.opening):
            out.print(f"· {line}")
        for place in range(len(puzzle.play)):
            for line in self.at(place):
                out.print(f"· {line}")
        seen = self.scene.view
        out.print()
        out.print(header(words, seen, out.width))
        out.print(maze(seen, out.width))
        out.print(players(words, seen))
        if len(seen.hand):
            cards = [int(card) for card in seen.hand]
            out.print(hand(self.scene.rules, cards, [""] * len(cards), out.width))
        role = words.role(int(seen.role))
        out.print(f"\n{words.text('puzzle-eyes', name=self.scene.seat, role=role)}")
        roles = [words.rules.role_names[role] for role in words.rules.roles]
        asked = words.text(f"puzzle-ask-{puzzle.kind}", count=roles.count("saboteur"))
        out.print(asked, style="bold")
        for number, answer in enumerate(self.scene.answers(), 1):
            out.print(f"{number:3}  {self.named(answer)}")

    def lines(self, events: list[Event]) -> list[str]:
        """What happened, as far as it is news."""
        return [self.words.event(one) for one in events if is_news(one, self.puzzle.eyes)]

    def at(self, place: int) -> list[str]:
        """What was done or said at a place of the game."""
        played = self.puzzle.play[place]
        return [self.said(place)] if is_claim(played) else self.lines(self.scene.steps[place])

    def said(self, place: int) -> str:
        """A claim as a sentence."""
        words = self.words
        seat, text = self.puzzle.play[place][:2]
        claim = read_claim(self.scene.rules, self.puzzle.players, text)
        said: dict[str, str | int] = {"goal": "", "goal_object": "", "tool": "", "tool_key": ""}
        said["about"] = "" if claim.about == NOBODY else self.puzzle.players[claim.about]
        if claim.cell != NOBODY:
            said |= words.goal(int(claim.cell), "goal")
        if claim.tool:
            tool = self.scene.rules.tool_names(claim.tool)[0]
            said |= {"tool": words.tool(tool), "tool_key": tool}
        sentence = words.text(f"claim-{claim.kind}", **said)
        name = self.puzzle.players[seat]
        if seat == self.puzzle.eyes:
            return words.texts.told("claim-said", "you", seat=name, claim=sentence)
        return words.text("claim-said", seat=name, claim=sentence)

    def named(self, answer: str) -> str:
        """An answer as people read it."""
        if self.puzzle.kind == MAP:
            return f"{self.words.goal(read_cell(answer), 'place')['place']} ({answer})"
        return answer

    def ask(self) -> str:
        """Wait for an answer; nothing if the person has had enough."""
        answers = self.scene.answers()
        while True:
            try:
                line = input(self.words.text("puzzle-input") + " ").strip()
            except EOFError:
                self.out.print()
                return ""
            if line.lower() in ("q", "quit", "exit"):
                return ""
            if line in answers:
                return line
            if line.isascii() and line.isdigit() and 1 <= int(line) <= len(answers):
                return answers[int(line) - 1]
            self.out.print(self.words.text("puzzle-again", count=len(answers)))

    def judge(self, answer: str) -> None:
        """Whether it is right, and why."""
        puzzle, words, out = self.puzzle, self.words, self.out
        is_right = answer in puzzle.right
        out.print(words.text("puzzle-right" if is_right else "puzzle-wrong"), style="bold")
        right = words.texts.listed(self.named(one) for one in puzzle.right)
        out.print(words.text("puzzle-answer", answer=right))
        least = min(puzzle.chances[one] for one in puzzle.right)
        if puzzle.kind != MOVE:
            out.print(words.text("puzzle-sure", percent=least))
            out.print(f"{words.text('puzzle-clues')}:")
            for moment in puzzle.moments:
                rise = words.text("puzzle-rise", before=moment.before, after=moment.after)
                out.print(f"· {' '.join(self.at(moment.place))} ({rise})")
            return
        if puzzle.reason is not None:
            out.print(self.reason(puzzle.reason))
        other = max(worth for one, worth in puzzle.chances.items() if one not in puzzle.right)
        out.print(words.text("puzzle-worth", right=least, other=other))
        if not is_right and answer in puzzle.chances:
            out.print(words.text("puzzle-own", percent=puzzle.chances[answer]))

    def reason(self, why: Reason) -> str:
        """Why a move is the best one."""
        said: dict[str, str | int] = {"percent": why.percent}
        if why.seat != NOBODY:
            said["name"] = self.puzzle.players[why.seat]
        if why.cell != NOBODY:
            said |= self.words.goal(why.cell, "place")
        return self.words.text(f"advice-{why.key}", **said)
