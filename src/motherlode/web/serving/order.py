"""An order: what every worker of a server is told."""

from __future__ import annotations

import msgspec

from motherlode.web.options import Options


class Order(msgspec.Struct, frozen=True):
    """Whose tables a worker serves, and how."""

    host: str  # by which others know it
    database: str
    options: Options
    name: str = ""  # announced for all of them
