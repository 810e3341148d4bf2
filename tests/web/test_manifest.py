"""What makes the pages an app on a phone's screen: the manifest and its icons."""

from __future__ import annotations

import json
import struct

from tests.support.server import Server


def test_the_manifest_has_all_that_browsers_want_of_an_app(server: Server) -> None:
    answer = server.http.get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text)
    wanted = {"id", "name", "short_name", "description", "start_url", "scope", "lang", "icons"}
    assert wanted <= set(manifest)
    assert len(manifest["short_name"]) <= 12
    assert manifest["display"] == "standalone"
    page = server.http.get(manifest["start_url"])
    assert 'rel="manifest"' in page.text
    assert "viewport-fit=cover" in page.text  # the safe areas are known, and kept free
    assert "user-scalable" not in page.text
    purposes = set()
    for icon in manifest["icons"]:
        picture = server.http.get(icon["src"])
        assert picture.headers["content-type"] == icon["type"]
        purposes.add((icon["purpose"], icon["sizes"]))
        if icon["type"] == "image/png":
            size = struct.unpack(">II", picture.content[16:24])
            assert icon["sizes"] == f"{size[0]}x{size[1]}"
    assert {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")} <= purposes
