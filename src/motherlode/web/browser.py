"""Opening the browser of whoever started the server."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress


def open_browser(address: str) -> None:
    """Show an address, where there is a screen; the browser's own output goes nowhere."""
    if not has_screen():
        return
    with suppress(OSError):
        subprocess.Popen(
            [sys.executable, "-m", "webbrowser", address],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl+C ends the server, not the browser
        )


def has_screen() -> bool:
    """Whether a browser could be seen: one that runs in the terminal would take this one over."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
