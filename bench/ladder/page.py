"""The ladder's tables as Markdown, and their place in docs/bots.md."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from bench.ladder.deals import Spot, dealt
from bench.ladder.guests import STRANGERS
from bench.ladder.spots import (
    BASIS,
    GOLD_PLAYERS,
    STRANGERS_PLAYERS,
    TWIN_PLAYERS,
    base,
    below,
    is_quick,
    other_tables,
)
from bench.ladder.store import Store, gold_name
from bench.ladder.tried import NAME as TRIED_NAME
from bench.ladder.tried import TRIED
from bench.ladder.twin import NAME as TWIN
from motherlode.bots.levels import OURS
from motherlode.cli.batch.intervals import Estimate, average, paired, share_of
from motherlode.cli.batch.plot import Row, plot

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
PICTURE = PAGE.parent / "pictures" / "ladder.svg"
BLOCK = re.compile(r"(<!-- ladder: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
NUMBERS = range(3, 11)
MISSING = "–"
BASE = "base/"  # spots of the base game, by their names
WORST = "random"  # not worth a line of the plot
SEARCHER = "searcher"
TRIED_AT = [base(number) for number in NUMBERS]


def written(page: str, store: Store) -> str:
    """The page with every block made anew."""

    def made(found: re.Match[str]) -> str:
        lines = "\n".join(BLOCKS[found[2]](store))
        return f"{found[1]}\n{lines}\n\n{found[3]}"

    return BLOCK.sub(made, page)


def levels(store: Store) -> list[str]:
    """The levels that were measured, from the weakest to the strongest."""
    met = {word for name in [*store.spots, *store.gold] for word in name.split(" ")[1:]}
    return [level.name for level in OURS if level.name in met]


# -- numbers ---------------------------------------------------------------------------------------


def share(store: Store, spot: Spot, saboteurs: int | None = None) -> Estimate | None:
    """The diggers' share at a spot, with this many saboteurs if they are named."""
    kept = store.find(spot)
    if kept is None:
        return None
    numbers = dealt(spot.table, len(kept.won))
    won = [one for one, n in zip(kept.won, numbers) if saboteurs in (None, n)]
    return share_of(sum(won), len(won)) if won else None


def difference(store: Store, spot: Spot, other: Spot) -> Estimate | None:
    """How many points more the diggers have at one spot than at another, on the same deals."""
    first, second = store.find(spot), store.find(other)
    if first is None or second is None:
        return None
    if spot == other:
        return Estimate(0, 0, 0)
    steps = [one - two for one, two in zip(first.won, second.won)]
    return paired(
        sum(max(0, step) for step in steps), sum(max(0, -step) for step in steps), len(steps)
    )


def mean(found: Sequence[Estimate | None]) -> Estimate | None:
    """The mean of all that were measured; nothing if none was."""
    known = [one for one in found if one is not None]
    return average(known) if known else None


def flipped(one: Estimate | None) -> Estimate | None:
    """A gain of the diggers as the saboteurs see it."""
    return None if one is None else Estimate(-one.value, -one.high, -one.low)


def points(one: Estimate | None) -> str:
    """A share in a cell."""
    return MISSING if one is None else f"{one.value:.0f} ± {one.half:.1f}"


def gain(one: Estimate | None, digits: int = 1) -> str:
    """A difference in a cell; bold if it is surely above zero."""
    if one is None:
        return MISSING
    sign = "+" if one.value >= 0 else "−"
    told = f"{sign}{abs(one.value):.{digits}f} ± {one.half:.{digits}f}"
    return f"**{told}**" if one.low > 0 else told


# -- tables ----------------------------------------------------------------------------------------


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table in Markdown; its first column is words."""
    yield "| " + " | ".join(heads) + " |"
    yield "|---|" + "---:|" * (len(heads) - 1)
    for row in rows:
        yield "| " + " | ".join(row) + " |"


def matrix(store: Store, cell: Callable[[str, str], Estimate | None]) -> Iterator[str]:
    """Who digs by rows, who sabotages by columns."""
    names = levels(store)
    rows = [[f"`{one}`", *(points(cell(one, two)) for two in names)] for one in names]
    yield from table(["diggers ↓ saboteurs →", *(f"`{name}`" for name in names)], rows)


def steps(store: Store) -> Iterator[str]:
    """Each level against the one below it."""
    rows = []
    for lower, level in pairwise(levels(store)):
        cells = [f"`{level}` over `{lower}`"]
        for against in dict.fromkeys((lower, BASIS)):
            digging = [
                difference(store, Spot(base(n), level, against), Spot(base(n), lower, against))
                for n in NUMBERS
            ]
            hiding = [
                difference(store, Spot(base(n), against, level), Spot(base(n), against, lower))
                for n in NUMBERS
            ]
            cells += [gain(mean(digging)), gain(flipped(mean(hiding)))]
        rows.append([*cells, *["same"] * (5 - len(cells))])
    heads = ["", "digs against the lower", "sabotages the lower"]
    yield from table([*heads, "digs against `greedy`", "sabotages `greedy`"], rows)


def averages(store: Store) -> Iterator[str]:
    """Every pair, on average over all numbers of players."""
    yield from matrix(
        store, lambda one, two: mean([share(store, Spot(base(n), one, two)) for n in NUMBERS])
    )


def by_players(store: Store) -> Iterator[str]:
    """Every pair for each number of players; five also by saboteurs dealt."""
    for number in NUMBERS:
        yield f"### {number} players"
        yield ""
        yield from matrix(store, lambda one, two, n=number: share(store, Spot(base(n), one, two)))  # type: ignore[misc]
        yield ""
        for saboteurs in (1, 2) if number == 5 else ():
            yield "With one saboteur dealt:" if saboteurs == 1 else "With two:"
            yield ""
            yield from matrix(
                store,
                lambda one, two, n=number, s=saboteurs: share(store, Spot(base(n), one, two), s),  # type: ignore[misc]
            )
            yield ""


def others(store: Store) -> Iterator[str]:
    """Each level against greedy in other games, as points gained in its role."""
    names = [name for name in levels(store) if name != BASIS]
    rows = []
    for title, at in other_tables().items():
        basis = Spot(at, BASIS, BASIS)
        digs = [gain(difference(store, Spot(at, name, BASIS), basis)) for name in names]
        hides = [gain(flipped(difference(store, Spot(at, BASIS, name), basis))) for name in names]
        rows.append([f"{title}: digs", points(share(store, basis)), *digs])
        rows.append([f"{title}: sabotages", "", *hides])
    yield from table(["", "`greedy` alone", *(f"`{name}`" for name in names)], rows)


def gold(store: Store) -> Iterator[str]:
    """Gold per match of one seat among others."""
    at = base(GOLD_PLAYERS)
    rows = []
    for name in levels(store):
        cells = [f"`{name}`"]
        for among in (BASIS, below(name, levels(store))):
            kept = store.gold.get(gold_name(at, name, among))
            if kept is None:
                cells += [MISSING, MISSING]
            else:
                low, high = kept["interval"]
                change = Estimate(kept["difference"], low, high)
                cells += [f"{kept['gold']:.2f}", gain(change, 2)]
        rows.append(cells)
    heads = ["", "gold among `greedy`", "gained", "gold among the level below", "gained"]
    yield from table(heads, rows)


def thinking(store: Store) -> Iterator[str]:
    """How long each level thinks, against greedy at five players."""
    rows = []
    for name in levels(store):
        kept = store.find(Spot(base(5), name, BASIS))
        times = kept.thinking.get(name) if kept else None
        rows.append([f"`{name}`", *(f"{time:.3g}" for time in times or ())])
        rows[-1] += [MISSING] * (3 - len(rows[-1]))
    yield from table(["", "half of all answers, ms", "95 of 100, ms"], rows)


def headroom(store: Store) -> Iterator[str]:
    """What share of the gap between greedy and the cheating twin each level closes."""
    at = base(TWIN_PLAYERS)
    basis = Spot(at, BASIS, BASIS)
    rows = []
    known = levels(store)
    for name in [*known[known.index(BASIS) :], TWIN] if BASIS in known else [TWIN]:
        digs = difference(store, Spot(at, name, BASIS), basis)
        hides = flipped(difference(store, Spot(at, BASIS, name), basis))
        twin_digs = difference(store, Spot(at, TWIN, BASIS), basis)
        twin_hides = flipped(difference(store, Spot(at, BASIS, TWIN), basis))
        rows.append(
            [f"`{name}`", gain(digs), part(digs, twin_digs), gain(hides), part(hides, twin_hides)]
        )
    yield from table(["", "digs", "of the gap", "sabotages", "of the gap"], rows)


def strangers(store: Store) -> Iterator[str]:
    """What each level gains over greedy against bots that no rollout plays like."""
    at = base(STRANGERS_PLAYERS)
    names = [name for name in levels(store) if name not in (BASIS, WORST)]
    rows = []
    for other in ("deceiver", *STRANGERS):
        digs = [
            gain(difference(store, Spot(at, name, other), Spot(at, BASIS, other))) for name in names
        ]
        hides = [
            gain(flipped(difference(store, Spot(at, other, name), Spot(at, other, BASIS))))
            for name in names
        ]
        rows += [[f"digs against `{other}`", *digs], [f"sabotages `{other}`", *hides]]
    yield from table(["", *(f"`{name}`" for name in names)], rows)


def tried(store: Store) -> Iterator[str]:
    """What each master that was tried gains over the searcher, on the same deals."""
    rows = []
    for name, one in TRIED.items():
        cells = [one.about]
        for other in (BASIS, SEARCHER):
            pairs = [(Spot(at, name, other), Spot(at, SEARCHER, other)) for at in TRIED_AT]
            digs = mean([difference(store, *pair) for pair in pairs])
            pairs = [(Spot(at, other, name), Spot(at, other, SEARCHER)) for at in TRIED_AT]
            hides = mean([difference(store, *pair) for pair in pairs])
            cells += [gain(digs), gain(flipped(hides))]
        kept = store.find(Spot(base(5), name, BASIS))
        cells.append(f"{kept.thinking[TRIED_NAME][0]:.3g}" if kept else MISSING)
        if len({*cells[1:]}) > 1:
            rows.append(cells)
    if not rows:
        yield "None of them has been played yet."
        return
    heads = ["", "digs against `greedy`", "sabotages `greedy`"]
    heads += ["digs against `searcher`", "sabotages `searcher`", "half of all answers, ms"]
    yield from table(heads, rows)


def part(one: Estimate | None, whole: Estimate | None) -> str:
    """How much one gain is of another, with the interval of the first."""
    if one is None or whole is None or whole.low <= 0:
        return MISSING
    share = round(100 * one.value / whole.value)
    return f"{'−' if share < 0 else ''}{abs(share)} % ± {100 * one.half / whole.value:.0f}"


def rounds(store: Store) -> Iterator[str]:
    """How many rounds the cells of each level have against whoever is no costlier."""
    names = levels(store)
    found: dict[tuple[int, int, str], list[str]] = {}
    for name in names:
        others = names[: names.index(name) + 1]
        own = [
            one
            for key, one in store.spots.items()
            if key.startswith(BASE) and is_among(key.split(" ")[1:], name, others)
        ]
        counts = [int(one["rounds"]) for one in own] or [0]
        found.setdefault((max(counts), min(counts), effort(name, own)), []).append(f"`{name}`")
    for (most, fewest, told), some in sorted(found.items(), reverse=True):
        number = f"{most:,}" if most == fewest else f"{fewest:,} to {most:,}"
        yield f"- {number} rounds{told}: {', '.join(some)}"


def is_among(pair: list[str], name: str, others: list[str]) -> bool:
    """Whether a level meets one of some others, or itself."""
    return name in pair and all(one in others for one in pair)


def effort(name: str, own: Sequence[dict[str, Any]]) -> str:
    """How much a level could search at its spots, if it does."""
    trials = max((one.get("trials", 0) for one in own), default=0)
    seconds = max((one.get("seconds", 0.0) for one in own), default=0.0)
    if is_quick(name) or not (trials or seconds):
        return ""
    if trials:
        return f", at most {trials:,} trials an answer"
    return f", at most {1000 * seconds:.0f} ms an answer"


BLOCKS: dict[str, Callable[[Store], Iterator[str]]] = {
    "rounds": rounds,
    "steps": steps,
    "averages": averages,
    "players": by_players,
    "others": others,
    "gold": gold,
    "thinking": thinking,
    "headroom": headroom,
    "strangers": strangers,
    "tried": tried,
}


def picture(store: Store) -> str:
    """The shares of every level against greedy, at each number of players."""
    rows: list[Row] = []
    for number in NUMBERS:
        basis = share(store, Spot(base(number), BASIS, BASIS))
        for name in levels(store):
            for one, two in ((name, BASIS), (BASIS, name)):
                found = share(store, Spot(base(number), one, two))
                if found and name not in (WORST, BASIS):
                    ring = None if basis is None else basis.value
                    rows.append(Row(f"{number}: {one} – {two}", found, ring))
    title = "Base game: diggers – saboteurs; rings are greedy – greedy"
    return plot(title, "Rounds won by the diggers, of 100", rows)
