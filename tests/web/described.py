"""The API as it is described, tried by Schemathesis: cases it makes of the description.

`SCHEMA.parametrize` would make the cases of all operations in every row of tests, and
`as_strategy` leaves out those that try each limit once. What makes them all for one operation is
the part that Schemathesis' own plugin uses: it isn't public, and an upgrade may move it.
"""

from __future__ import annotations

from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from requests.adapters import HTTPAdapter
from schemathesis import checks
from schemathesis.generation.feedback import FeedbackSources

from motherlode.web.description.openapi import Operation, openapi
from tests.support.guest import PATIENCE
from tests.support.server import Server

try:
    from schemathesis.pytest._test_builder import build_operation_test
except ImportError as error:
    raise ImportError(
        "this Schemathesis has no build_operation_test: see in schemathesis/pytest/plugin.py "
        "how it makes the cases of an operation now"
    ) from error

SCHEMA = schemathesis.openapi.from_dict(openapi())
TRIED = settings(
    max_examples=12,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    deadline=None,
)


class FromElsewhere(HTTPAdapter):
    """Asks from an address of its own, whose rations nobody has used up."""

    def __init__(self, address: str) -> None:
        self.address = address
        super().__init__()

    def init_poolmanager(self, *given: Any, **options: Any) -> None:
        """Keep the connections."""
        super().init_poolmanager(*given, **options, source_address=(self.address, 0))


def cases_of(operation: Operation, server: Server) -> int:
    """Try an operation; how many cases there were."""
    asked = 0

    @TRIED
    def tried(case: Any) -> None:
        nonlocal asked
        asked += 1
        call(case, server)

    build_operation_test(
        config=SCHEMA.config,
        operation=SCHEMA[operation.path][operation.method],
        test_func=tried,
        given_kwargs={},
        feedback=FeedbackSources(),
    )()
    return asked


def call(case: Any, server: Server) -> None:
    """Ask, and compare the answer with what is described."""
    with requests.Session() as session:
        session.mount("http://", FromElsewhere(server.another_address()))
        case.call_and_validate(
            base_url=server.address,
            session=session,
            timeout=PATIENCE,
            checks=[
                checks.not_a_server_error,
                checks.status_code_conformance,
                checks.content_type_conformance,
                checks.response_schema_conformance,
                checks.negative_data_rejection,
            ],
        )
