"""Examples in docstrings, as the site shows them: blocks of code, not words."""

from __future__ import annotations

from typing import Any

import griffe

from tests.docs.markdown import fenced


class Examples(griffe.Extension):
    """What reads the sources for the site asks this about each docstring."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Put the examples between fences."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
