"""The pages: the browser's program, from the wheel or from a checkout."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

MISSING = """\
The browser's part of Motherlode is not built here. In a checkout, `make setup` builds it.
"""
FRESH = {"cache-control": "no-cache"}  # kept, but asked for each time whether it has changed
FOREVER = "public, max-age=31536000, immutable"  # names of these files change with their content


def pages_folder() -> Path | None:
    """Where the built pages lie: in the package, or in `ui/dist` of a checkout."""
    packaged = Path(str(files("motherlode.web"))) / "static"
    checkout = Path(__file__).parents[3] / "ui" / "dist"
    for folder in (packaged, checkout):
        if (folder / "index.html").is_file():
            return folder
    return None


class Assets(StaticFiles):
    """Files that never change under their name."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        answer.headers["cache-control"] = FOREVER
        return answer


def found(folder: Path, name: str) -> Path | None:
    """The file of this name, if it lies in the folder."""
    try:
        file = (folder / name).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None


def page(folder: Path | None) -> Callable[[Request], Awaitable[Response]]:
    """Every address that is no file shows the same page; the browser's program reads the rest."""

    async def show(request: Request) -> Response:
        if folder is None:
            return PlainTextResponse(MISSING, 503)
        name = request.path_params.get("path", "")
        if name and (file := found(folder, name)) is not None:
            return FileResponse(file, headers=FRESH)
        if "." in name.rpartition("/")[2]:
            raise HTTPException(404)
        return FileResponse(folder / "index.html", headers=FRESH)

    return show
