"""Packs the program for tables in the page. Runs in Pyodide, when the pages are built.

Everything is compiled, so that nothing has to be in the browser, and what a table in the page never
needs is left out: the server, the commands, and most of the standard library.
"""

from __future__ import annotations

import gzip
import importlib
import importlib.util
import io
import json
import marshal
import shutil
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import CodeType

# Below motherlode: what only a server, a terminal or a notebook has.
NOT_OURS = (
    "api",
    "cli",
    "env",
    "locale",
    "programs",
    "store/database_urls",
    "store/backup",
    "store/clerk",
    "store/copying",
    "store/database",
    "store/vault_keys",
    "store/migrations",
    "store/opening",
    "store/default_files",
    "store/postgres",
    "store/presence",
    "store/schema",
    "store/sqlite",
    "store/vault",
    "tables/past/audit",
    "tables/thinking/process",
    "tables/replaying/process",
    "web/browser",
    "web/description/gallery",
    "web/description/output",
    "web/description/typescript",
    "web/guards/doorkeeper",
    "web/logs",
    "web/pages/maze_picture",
    "web/pages/previews",
    "web/serving",
    "__main__",
    "_interpreted",
)
# Of other packages: what only servers and tests use.
NOT_THEIRS = (
    "anyio/_backends/_trio",
    "anyio/_core/_fileio",
    "anyio/_core/_subprocesses",
    "anyio/_core/_tempfile",
    "anyio/from_thread",
    "anyio/functools",
    "anyio/itertools",
    "anyio/pytest_plugin",
    "anyio/streams/buffered",
    "anyio/streams/file",
    "anyio/streams/text",
    "anyio/to_interpreter",
    "anyio/to_process",
    "idna",
    "librt/base64",
    "librt/random",
    "librt/strings",
    "librt/time",
    "",
    "starlette/authentication",
    "starlette/config",
    "starlette/endpoints",
    "starlette/middleware/authentication",
    "starlette/middleware/base",
    "starlette/middleware/cors",
    "starlette/middleware/httpsredirect",
    "starlette/middleware/opentelemetry",
    "starlette/middleware/sessions",
    "starlette/middleware/trustedhost",
    "starlette/middleware/wsgi",
    "starlette/schemas",
    "starlette/templating",
    "starlette/testclient",
    "typing_extensions",
)
# Of the standard library: other networks, other screens, other processes, and tools of developers.
NOT_NEEDED = """
__phello__ _aix_support _android_support _apple_support _ios_support _osx_support _pydatetime
_markupbase _pydecimal _pyio _pyrepl _sysconfigdata__emscripten_wasm32-emscripten antigravity
argparse asyncio/__main__ asyncio/proactor_events asyncio/tools asyncio/windows_events
asyncio/windows_utils bdb cProfile cmd code colorsys compileall concurrent/futures/interpreter
concurrent/futures/process concurrent/interpreters configparser csv ctypes curses dbm doctest
email/contentmanager email/mime ensurepip filecmp fileinput fractions ftplib getopt getpass
gettext graphlib html/parser http/cookiejar http/server idlelib imaplib json/__main__ json/tool
lib2to3 logging/config logging/handlers mailbox mailcap modulefinder multiprocessing netrc nntplib
nturl2path optparse pdb pickletools plistlib poplib profile pstats pty py_compile pyclbr pydoc
pydoc_data pyodide/console pyodide/http rlcompleter sched shelve smtplib socketserver sqlite3
statistics symtable tabnanny tarfile telnetlib this timeit tkinter trace tty turtle turtledemo
unittest urllib/request
urllib/robotparser venv wave webbrowser wsgiref xml xmlrpc zipapp zoneinfo
"""
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8", "utf_8_sig")
FILES = (".bin", ".jsonl", ".so")  # what is taken along as it is
KERNEL = "motherlode__mypyc"
ANSWERS = ("/api/catalogue", "/api/lessons", "/api/tables")
UNCHECKED = (1).to_bytes(4, "little")  # Python never looks for the source
NOWHERE = 0xF8  # an entry of a line table: up to eight instructions, less one, without a line
DATE = (1980, 1, 1, 0, 0, 0)


def is_below(path: str, names: tuple[str, ...]) -> bool:
    """Whether a file is one of these modules, or belongs to one of these packages."""
    return any(path.startswith((f"{name}.", f"{name}/")) for name in names)


def is_wanted(path: str) -> bool:
    """Whether a table in the page may need a file of the program."""
    if ".dist-info/" in path or not path.endswith((".py", *FILES)) or path.startswith(KERNEL):
        return False
    ours = path.removeprefix("motherlode/")
    if not is_interpreted(path):
        return False
    return not is_below(ours, NOT_THEIRS if ours == path else NOT_OURS)


def is_interpreted(path: str) -> bool:
    """Whether Python has to read a file, because it isn't in the compiled kernel."""
    module = path.removesuffix(".py").removesuffix("/__init__").replace("/", "___")
    return f"init_{module}" not in kernel()


@cache
def kernel() -> frozenset[str]:
    """What the compiled kernel holds; nothing if there's none."""
    found = importlib.util.find_spec(KERNEL)
    return frozenset(dir(importlib.import_module(KERNEL)) if found else ())


def is_wanted_of_python(path: str) -> bool:
    """The same for a file of the standard library."""
    if path.startswith("encodings/"):
        return is_below(path.removeprefix("encodings/"), ENCODINGS)
    return path.endswith(".py") and not is_below(path, tuple(NOT_NEEDED.split()))


def packed(folder: Path, is_wanted: Callable[[str], bool]) -> bytes:
    """All files of a folder, compiled, in one archive; the same files give the same bytes."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as files:
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            if not path.is_file() or not is_wanted(name):
                continue
            if path.suffix == ".py" and not is_read(name):
                content = compiled(path, name)
                name = f"{name}c"
            else:
                content = path.read_bytes()
            entry = zipfile.ZipInfo(name, DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            files.writestr(entry, content)
    return archive.getvalue()


def is_read(name: str) -> bool:
    """Whether a package reads its own source to find out what it has to load."""
    return name.startswith("anyio/") and name.endswith("/__init__.py")


def compiled(path: Path, name: str) -> bytes:
    """The bytecode of a file, without its docstrings; of others' files, without line numbers."""
    source = path.read_bytes()
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    if not name.startswith("motherlode/"):
        code = unnumbered(code)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + bytes(8) + marshal.dumps(code)


def unnumbered(code: CodeType) -> CodeType:
    """The same code without its line numbers: a tenth of all that has to be fetched.

    Every instruction has a place, and it is unknown; without one, no traceback could be told.
    """
    inner = (unnumbered(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    eights, rest = divmod(len(code.co_code) // 2, 8)
    places = bytes([NOWHERE | 7]) * eights + (bytes([NOWHERE | rest - 1]) if rest else b"")
    return code.replace(co_linetable=places, co_consts=tuple(inner))


def pack(standard: str, program: str, folder: str) -> None:
    """Write `python.zip`, `motherlode.zip`, and `kernel.bin`, which may hold nothing."""
    out = Path(folder)
    out.mkdir(parents=True)
    shutil.unpack_archive(standard, "/tmp/standard", "zip")
    (out / "python.zip").write_bytes(packed(Path("/tmp/standard"), is_wanted_of_python))
    (out / "motherlode.zip").write_bytes(packed(Path(program), is_wanted))
    libraries = list(Path(program).glob(f"{KERNEL}.*"))
    if len(libraries) > 1:
        raise SystemExit("there are two kernels where one should be")
    library = libraries[0].read_bytes() if libraries else b""
    (out / "kernel.bin").write_bytes(gzip.compress(library, mtime=0))


async def answers() -> str:
    """What every browser would ask first, and is the same for all of them, by address."""
    from motherlode.web.standalone.kernel import use_kernel

    use_kernel()
    from motherlode.web.standalone.here import NoSecond
    from motherlode.web.standalone.host import Host

    async def shelf(what: str, given: str) -> str:
        return json.dumps({"found": None if what == "probe" else []})

    host = Host(shelf, lambda line, what, text: None, NoSecond())
    await host.open()
    found = {address: (await host.ask("GET", address, None))[2] for address in ANSWERS}
    await host.close()
    return json.dumps(found)
