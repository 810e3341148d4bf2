"""An address as a picture that a phone can read."""

from __future__ import annotations

import io
from functools import lru_cache

from motherlode.tables.wire.errors import TableRefusal

LONGEST = 300  # characters; a longer address makes a picture that no phone can read


@lru_cache(maxsize=500)
def qr_image(link: str) -> bytes:
    """A QR code as SVG, dark on light, with its quiet border."""
    if len(link) > LONGEST:
        raise TableRefusal("malformed", "this address is too long for a QR code")
    import segno  # a table in the page has no pictures to send, and no such package

    picture = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        picture, kind="svg", scale=8, border=3, dark="#2a211a", light="#f4ead8", xmldecl=False
    )
    return picture.getvalue()
