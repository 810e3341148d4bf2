"""What whoever runs a server decides about it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    """How a server is reached, and whom it believes."""

    address: str = ""  # where others find it, as in https://mine.example
    names: tuple[str, ...] = ()  # more host names that it answers to
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For and -Proto are believed
    connections: int = 200  # of one address at a time; 0: as many as they like
    watchers: int = 50  # of those, how many may only watch
    tables: int = 150  # made by one address, and in use; 0: as many as they like
    keep: float | None = None  # days for which finished games are kept; None: for good
    operator_token: str = ""  # opens the operator's page; empty: nobody does
    open_metrics: bool = False  # this machine may read /metrics without the token
    json_logs: bool = False  # one JSON object a line
    keep_open: float = 30.0  # days for which unfinished ones are kept; 0: for good
    key: str = ""  # the file that opens the tables; otherwise the one beside the database
    workers: int = 1  # processes that share the work on this machine
    local_name: str = "motherlode"  # announced with .local in private networks; empty: none is

    @property
    def announced(self) -> str:
        """The name to announce; none where people come to a public address, or past a proxy."""
        return "" if self.address or self.proxies else self.local_name
