"""The pages: the browser's program, from the wheel or from a checkout."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from motherlode.web.bodies import pack

MISSING = """\
The browser's part of Motherlode is not built here. In a checkout, `make setup` builds it.
"""
FRESH = {"cache-control": "no-cache"}  # kept, but asked for each time whether it has changed
FOREVER = "public, max-age=31536000, immutable"  # names of these files change with their content
# The others are packed already. What isn't packed here, once, is packed for each who asks; for
# archives, which are large, that takes long and saves nothing.
SHRINKING = (".css", ".js", ".json", ".svg", ".wasm", ".zip")


def pages_folder() -> Path | None:
    """Where the built pages lie: in the package, or in `ui/dist` of a checkout."""
    packaged = Path(str(files("motherlode.web"))) / "static"
    checkout = Path(__file__).parents[4] / "ui" / "dist"
    for folder in (packaged, checkout):
        if (folder / "index.html").is_file():
            return folder
    return None


class Assets(StaticFiles):
    """Files that never change under their name, so each is packed once, for everyone."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._packed: dict[str, bytes] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        if isinstance(answer, FileResponse) and path.endswith(SHRINKING) and takes_packed(scope):
            if path not in self._packed:
                self._packed[path] = await asyncio.to_thread(packed_file, Path(answer.path))
            headers = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
            answer = Response(self._packed[path], 200, headers, answer.media_type)
        answer.headers["cache-control"] = FOREVER
        return answer


def takes_packed(scope: Scope) -> bool:
    """Whether a request takes all of a file, packed."""
    headers = Headers(scope=scope)
    return "gzip" in headers.get("accept-encoding", "") and "range" not in headers


def packed_file(file: Path) -> bytes:
    """The content of a file, packed."""
    return pack(file.read_bytes())


def found(folder: Path, name: str) -> Path | None:
    """The file of this name, if it lies in the folder."""
    try:
        file = (folder / name).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None


def page(folder: Path | None, address: str = "") -> Callable[[Request], Awaitable[Response]]:
    """Every address that is no file shows the same page; the browser's program reads the rest."""

    async def show(request: Request) -> Response:
        if folder is None:
            return PlainTextResponse(MISSING, 503)
        name = request.path_params.get("path", "")
        if name and (file := found(folder, name)) is not None:
            return FileResponse(file, headers=FRESH)
        if "." in name.rpartition("/")[2]:
            raise HTTPException(404)
        from motherlode.web.pages.previews import preview_of, tags  # not for a table in the page

        told = tags(await preview_of(request, name), request, name, address)
        html = (folder / "index.html").read_text(encoding="utf-8")
        body = html.replace("</head>", f"{told}  </head>", 1)
        return HTMLResponse(body, headers={**FRESH, "vary": "accept-language"})

    return show
