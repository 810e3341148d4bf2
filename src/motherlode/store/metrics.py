"""Metrics: what a server counts about itself, in the text format that Prometheus reads.

Its own few lines rather than a package: the usual one takes a tenth of a second to load, because it
brings a web server, and counts five times slower.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

# Upper bounds in seconds: of what people wait for, and of what bots take.
WAITS: Final = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
THOUGHTS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 5.0)
TEXT_FORMAT: Final = "text/plain; version=0.0.4; charset=utf-8"


class Metric:
    """A name, what it means, and the labels that tell its values apart."""

    kind = "untyped"

    def __init__(self, name: str, meaning: str, *labels: str) -> None:
        self.name = name
        self.meaning = meaning
        self.labels = labels

    def text(self, lines: Iterable[str] | None = None) -> str:
        """All values, or these lines, as Prometheus reads them."""
        head = f"# HELP {self.name} {self.meaning}\n# TYPE {self.name} {self.kind}\n"
        told = self.lines() if lines is None else lines
        return head + "".join(f"{line}\n" for line in told)

    def lines(self) -> Iterator[str]:
        """A line for each value."""
        raise NotImplementedError

    def series(self, names: tuple[str, ...], end: str = "", more: str = "") -> str:
        """The name of one value, with its labels."""
        told = [f'{label}="{escaped(name)}"' for label, name in zip(self.labels, names)]
        inside = ",".join([*told, more] if more else told)
        return f"{self.name}{end}{{{inside}}}" if inside else self.name + end


class Counter(Metric):
    """A number that only grows."""

    kind = "counter"

    def __init__(self, name: str, meaning: str, *labels: str) -> None:
        super().__init__(name, meaning, *labels)
        self.values: dict[tuple[str, ...], float] = {} if labels else {(): 0.0}

    def add(self, count: float = 1.0, *names: str) -> None:
        """This many more."""
        self.values[names] = self.values.get(names, 0.0) + count

    def value(self, *names: str) -> float:
        """How many so far."""
        return self.values.get(names, 0.0)

    def lines(self) -> Iterator[str]:
        """A line for each value."""
        for names, value in sorted(self.values.items()):
            yield f"{self.series(names)} {number(value)}"


class Gauge(Counter):
    """A number that grows and shrinks."""

    kind = "gauge"

    def set(self, value: float, *names: str) -> None:
        """This is how it is now."""
        self.values[names] = value


class Histogram(Metric):
    """How often something took how long."""

    kind = "histogram"

    def __init__(self, name: str, meaning: str, bounds: tuple[float, ...], *labels: str) -> None:
        super().__init__(name, meaning, *labels)
        self.bounds = bounds
        self.counts: dict[tuple[str, ...], list[int]] = {}
        self.sums: dict[tuple[str, ...], float] = {}
        if not labels:
            self._of(())

    def _of(self, names: tuple[str, ...]) -> list[int]:
        self.sums.setdefault(names, 0.0)
        return self.counts.setdefault(names, [0] * (len(self.bounds) + 1))

    def observe(self, seconds: float, *names: str) -> None:
        """Something took so long."""
        counts = self.counts.get(names) or self._of(names)
        counts[bisect_left(self.bounds, seconds)] += 1
        self.sums[names] += seconds

    def count(self, *names: str) -> int:
        """How often so far."""
        return sum(self.counts.get(names, ()))

    def lines(self) -> Iterator[str]:
        """A line for each bound, then the sum and the count."""
        for names, counts in sorted(self.counts.items()):
            so_far = 0
            for bound, count in zip((*self.bounds, None), counts, strict=True):
                so_far += count
                edge = 'le="+Inf"' if bound is None else f'le="{number(bound)}"'
                yield f"{self.series(names, '_bucket', edge)} {so_far}"
            yield f"{self.series(names, '_sum')} {number(self.sums[names])}"
            yield f"{self.series(names, '_count')} {so_far}"


def number(value: float) -> str:
    """A number without needless digits."""
    return str(int(value)) if value == int(value) else repr(value)


def escaped(name: str) -> str:
    """The value of a label, as the format wants it."""
    return name.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def labeled(line: str, worker: str) -> str:
    """A line that says which worker it is of."""
    series, _, value = line.rpartition(" ")
    name, _, labels = series.partition("{")
    inside = f'worker="{escaped(worker)}"' + (f",{labels}" if labels else "}")
    return f"{name}{{{inside} {value}"


class Metrics:
    """All that one process counts; `docs/operating.md` has the list."""

    def __init__(self) -> None:
        self.tables = Gauge("motherlode_tables", "Tables in memory.", "phase")
        self.sockets = Gauge("motherlode_sockets", "Open connections to tables.", "who")
        self.moves = Counter("motherlode_moves_total", "Choices that were written into the log.")
        self.command_time = Histogram(
            "motherlode_command_seconds",
            "From the arrival of a command until everybody was told of it.",
            WAITS,
        )
        self.commit_time = Histogram(
            "motherlode_commit_seconds",
            "From handing lines to the store until they are safe.",
            WAITS,
        )
        self.commits = Counter("motherlode_commits_total", "Transactions that wrote lines.")
        self.lines = Counter("motherlode_lines_total", "Lines that were written into the log.")
        self.retries = Counter(
            "motherlode_retries_total",
            "Writes that failed, so that a table had to look again.",
            "why",
        )
        self.leases = Gauge("motherlode_leases", "Tables that this process drives.")
        self.leases_taken = Counter(
            "motherlode_leases_taken_total", "Tables that this process began to drive."
        )
        self.bot_time = Histogram(
            "motherlode_bot_seconds", "What bots took for a decision.", THOUGHTS, "where"
        )
        self.refused = Counter("motherlode_refused_total", "Messages that were refused.", "code")
        self.requests = Counter(
            "motherlode_http_requests_total", "HTTP requests that were answered.", "kind", "status"
        )
        self.banned = Gauge("motherlode_banned_addresses", "Addresses that are banned.")
        self.lag = Gauge("motherlode_loop_lag_seconds", "How late the event loop was, at worst.")
        self.ready = Gauge("motherlode_ready", "Whether the server takes people in: 1, or 0.")
        self.cpu = Counter("process_cpu_seconds_total", "Time that the processor worked for it.")
        self.memory = Gauge("process_resident_memory_bytes", "Memory in use.")
        self.files = Gauge("process_open_fds", "Open files and connections.")
        self.began = Gauge("process_start_time_seconds", "When it began, in seconds since 1970.")

    def all(self) -> list[Metric]:
        """Every metric."""
        return [metric for metric in vars(self).values() if isinstance(metric, Metric)]

    def text(self) -> str:
        """All of them, as Prometheus reads them."""
        return "".join(metric.text() for metric in self.all())

    def told(self) -> dict[str, list[str]]:
        """The lines of each, for another worker that is asked."""
        return {metric.name: list(metric.lines()) for metric in self.all()}

    def of_workers(self, told: Mapping[str, Mapping[str, Sequence[str]]]) -> str:
        """What several workers count, by their names: a label says who."""
        return "".join(
            metric.text(
                labeled(line, worker)
                for worker, lines in sorted(told.items())
                for line in lines.get(metric.name, ())
            )
            for metric in self.all()
        )
