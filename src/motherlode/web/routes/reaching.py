"""Reaching: where others find this server, told on its own machine, and opened from there."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from motherlode.tables.wire.errors import TableRefusal
from motherlode.web.api_bodies import ReachInfo
from motherlode.web.bodies import answer
from motherlode.web.guards.hosts import hosts_of
from motherlode.web.nearby.reach import Reach
from motherlode.web.operating.door import is_at_home, is_on_this_machine, token_of
from motherlode.web.routes.operator import operating_of


def reach_of(request: Request) -> Reach:
    """Where others find this server."""
    reach: Reach = request.app.state.reach
    return reach


def is_trusted(request: Request) -> bool:
    """Whether whoever asks sits at this machine."""
    return is_at_home(request, reach_of(request).options)


def may_know(request: Request) -> bool:
    """Whether whoever asks may know where others find this server; a given address is no secret."""
    is_given = bool(reach_of(request).options.address)
    return is_trusted(request) or (is_given and is_on_this_machine(request))


def is_operator(request: Request) -> bool:
    """Whether the operator's token comes along; a wrong one is refused."""
    if not token_of(request):
        return False
    operating_of(request).door.check(request)
    return True


def invitation(request: Request, path: str) -> str:
    """The address of a page for others: at home, one that leads here from elsewhere, too."""
    address = reach_of(request).info(False).address if may_know(request) else ""
    return f"{address}{path}" if address else str(request.base_url.replace(path=path))


def check_own_page(request: Request) -> None:
    """Refuse whatever isn't a page of this server that was opened at its own machine."""
    if "origin" not in request.headers or not hosts_of(request).is_own_origin(request):
        raise TableRefusal("foreign", "this request comes from another site")
    if not is_trusted(request):
        raise TableRefusal("not_operator", "this needs the operator’s token")


async def show_reach(request: Request) -> Response:
    """Where others find this server; whoever isn't at home learns nothing."""
    operates = is_operator(request)
    if not (operates or may_know(request)):
        return answer(ReachInfo())
    return answer(reach_of(request).info(operates or is_trusted(request)))


async def open_reach(request: Request) -> Response:
    """Let other devices in; only whoever sits at this machine, or operates the server, can."""
    if not is_operator(request):
        check_own_page(request)
    reach = reach_of(request)
    await reach.open()
    return answer(reach.info(True))


REACH_ROUTES = (
    Route("/reach", show_reach),
    Route("/reach", open_reach, methods=["POST"]),
)
