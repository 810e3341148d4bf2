"""What MkDocs asks for while it builds the site: pages that are made, links out of docs/."""

from __future__ import annotations

import posixpath
import re
from functools import cache
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from tests.docs import rules_pages
from tests.docs.markdown import ATTRIBUTE, LINK, with_deep_lists

ROOT = Path(__file__).parents[2]
DOCS = "docs"
RECIPE = "## Recipe: "
ICON = "ui/public/icon.svg"
FILES = "files"  # where sources that pages link to lie in the site

# Pages that lie beside docs/ where people look for them, and their places in the site.
BESIDE = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
}
ORIGINS = {page: source for source, page in BESIDE.items()} | {"recipe.md": "CONTRIBUTING.md"}
# Where no rule is linked: blocks, spans, headings, links.
UNTOUCHED = re.compile(
    r"^( *)```.*?^\1```$|(`+).+?\2|^#+ .*?$|!?\[[^\]]*\]\([^)]*\)", re.MULTILINE | re.DOTALL
)


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add the pages that are made."""
    for path, content in made().items():
        files.append(File.generated(config, path, content=content))
    files.append(File.generated(config, "icon.svg", abs_src_path=str(ROOT / ICON)))
    for source in sorted(linked_sources(files)):
        place = f"{FILES}/{source}"
        files.append(File.generated(config, place, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links lead where the pages are in the site, and every rule's id to the rule."""
    here = page.file.src_uri
    found = LINK.sub(lambda link: led(link, here), with_deep_lists(markdown))
    found = ATTRIBUTE.sub(lambda link: led(link, here), found)
    return found if here == "api.md" else with_rules(found, here)


@cache
def made() -> dict[str, str]:
    """The pages that nobody has written into docs/."""
    contributing = read("CONTRIBUTING.md")
    before, heading, recipe = contributing.partition(RECIPE)
    if not heading:
        raise SystemExit(f"CONTRIBUTING.md has no heading {RECIPE!r}: where is the recipe?")
    return {
        "changelog.md": read("CHANGELOG.md"),
        "security.md": read("SECURITY.md"),
        "contributing.md": before,
        "recipe.md": f"# Recipe: {recipe}",
        **rules_pages.pages(),
    }


def read(name: str) -> str:
    """A page beside docs/."""
    return (ROOT / name).read_text(encoding="utf-8")


def linked_sources(files: Files) -> set[str]:
    """The files outside docs/ that pages link to."""
    texts = {file.src_uri: file.content_string for file in files.documentation_pages()}
    targets = (
        inside(link["target"], here) for here, text in texts.items() for link in LINK.finditer(text)
    )
    return {path for path in targets if path and not is_page(path) and (ROOT / path).is_file()}


def is_page(path: str) -> bool:
    """Whether a path in the repository is that of a page of the site, or of a picture of one."""
    return path in BESIDE or path.startswith(f"{DOCS}/")


def inside(target: str, here: str) -> str:
    """The path in the repository of a file that lies outside docs/; empty for anything else."""
    path = target.partition("#")[0]
    if not path or ":" in path:
        return ""
    source = ORIGINS.get(here, f"{DOCS}/{here}")
    full = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
    stays = source.startswith(f"{DOCS}/") and full.startswith(f"{DOCS}/")
    return "" if stays else full


def led(link: re.Match[str], here: str) -> str:
    """A link as the site needs it."""
    path = inside(link["target"], here)
    if not path:
        return link[0]
    anchor = link["target"].partition("#")[1:]
    if path in BESIDE:
        place = BESIDE[path]
    elif path.startswith(f"{DOCS}/"):
        place = path.removeprefix(f"{DOCS}/")
    else:
        place = f"{FILES}/{path}"
    there = posixpath.relpath(place, posixpath.dirname(here) or ".")
    return link["before"] + there + "".join(anchor) + link["after"]


def with_rules(text: str, here: str) -> str:
    """The text with a link on every id of a rule, except in code, headings and links."""
    parts, end = [], 0
    for kept in UNTOUCHED.finditer(text):
        parts += [linked(text[end : kept.start()], here), kept[0]]
        end = kept.end()
    return "".join([*parts, linked(text[end:], here)])


def linked(text: str, here: str) -> str:
    """Every id of a rule as a link to it."""
    return rules_pages.IDS.sub(lambda id: rule_link(id[0], here), text)


def rule_link(id: str, here: str) -> str:
    """A link to a rule; what only looks like the id of one stays as it is."""
    place = rules_pages.places().get(id)
    if place is None:
        return id
    there = posixpath.relpath(place, posixpath.dirname(here) or ".")
    return f"[{id}]({there}#{id})"
