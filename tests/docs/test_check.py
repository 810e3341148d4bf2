"""The check of the pages finds what is wrong, and nothing is wrong with the pages."""

from __future__ import annotations

import re

import pytest

import motherlode
from tests.docs import check, rules_pages
from tests.docs.markdown import anchors, blocks, fenced, links, slug, with_deep_lists

KNOWN = {
    "README.md": "# One\n",
    "docs/there.md": "# Two words\n## `code` & more\n## Again\n## Again\n## Rule { #B-1 }\n",
}


def test_the_pages_are_right() -> None:
    assert [str(fault) for fault in check.faults()] == []


def test_something_is_checked() -> None:
    texts = check.pages()
    assert {"README.md", "CONTRIBUTING.md", "docs/notation.md", "docs/guide/start.md"} <= set(texts)
    assert len(list(links(texts["README.md"]))) > 5
    assert any(block.kind == "python" for block in blocks(texts["README.md"]))
    told = [command for _, command in check.commands(texts["README.md"])]
    assert {"motherlode play", "motherlode replay FILE", "make setup"} <= set(told)


@pytest.mark.parametrize(
    "link",
    [
        "there.md",
        "there.md#two-words",
        "there.md#code--more",
        "there.md#again_1",
        "there.md#B-1",
        "../README.md#one",
        "../pyproject.toml",
        "#here",
        "https://example.org/nowhere",
    ],
)
def test_links_that_lead_somewhere(link: str) -> None:
    text = f"# Here\n\n[words]({link}) and `[code](nowhere.md)`\n\n```\n[code](nowhere.md)\n```\n"
    known = {**KNOWN, "docs/here.md": text}
    assert not list(check.bad_links("docs/here.md", text, known))


@pytest.mark.parametrize(
    "text",
    [
        "[words](nowhere.md)",
        "[words](there.md#three-words)",
        "![picture](pictures/nothing.jpg)",
        '<img src="pictures/nothing.jpg" />',
        "[words](#there)",
        "[words](/there.md)",
        "[words](http://example.org)",
        "[`code`](nowhere.md)",
        "| [a cell](nowhere.md) |",
    ],
)
def test_links_that_lead_nowhere(text: str) -> None:
    known = {**KNOWN, "docs/here.md": text}
    (fault,) = check.bad_links("docs/here.md", f"# Here\n\n{text}\n", known)
    assert fault.line == 3


@pytest.mark.parametrize(
    ("code", "is_right"),
    [
        ("print(1)", True),
        ("1 / 0", False),
        ("import nothing_of_this_name", False),
        (">>> 1 + 1\n2", True),
        (">>> 1 + 1\n3", False),
    ],
)
def test_snippets(code: str, is_right: bool) -> None:
    found = list(check.bad_snippets("here.md", f"Words\n\n```python\n{code}\n```\n"))
    assert [fault.line for fault in found] == ([] if is_right else [4])


def test_snippets_know_those_above_them() -> None:
    text = "```python\nx = 1\n```\n\n```python\n>>> y = x\n```\n\n```python\nassert y == 1\n```\n"
    assert not list(check.bad_snippets("here.md", text))


@pytest.mark.parametrize(
    "command",
    [
        "make play",
        'make play PLAY_ARGS="play --rules duel"',
        "make lock UPGRADE=1",
        "motherlode",
        "motherlode --version",
        "motherlode rules B-22 --json | head",
        ".venv/bin/motherlode simulate --games=3",
        "MOTHERLODE_LANGUAGE=uk motherlode play",
        "anything else --at all",
    ],
)
def test_commands_that_there_are(command: str) -> None:
    assert not list(check.bad_commands("here.md", f"`{command}`\n\n```sh\n{command}\n```\n"))


@pytest.mark.parametrize(
    "command",
    [
        "make gold",
        'make play PLAY_ARGS="play --gold"',
        "make play GOLD_ARGS=1",
        "motherlode dig",
        "motherlode --gold",
        "motherlode rules B-22 --gold",
        "cd somewhere && make gold",
    ],
)
def test_commands_that_there_are_not(command: str) -> None:
    found = list(check.bad_commands("here.md", f"`{command}`\n\n```sh\n{command}\n```\n"))
    assert [fault.line for fault in found] == [4, 1]


def test_every_rule_has_its_place_and_text() -> None:
    pages = rules_pages.pages()
    ids = {rule["id"] for rule in rules_pages.told()["rules"]}
    assert set(rules_pages.places()) == ids
    for id, page in rules_pages.places().items():
        assert id in anchors(pages[page])
        assert rules_pages.words().title(f"rule-{id}") in pages[page]


def test_every_card_is_listed() -> None:
    page = rules_pages.pages()["rules/cards.md"]
    for shelf in rules_pages.told("cards")["cards"]:
        for id in [*shelf["cards"], *shelf["roles"]]:
            assert f"| `{id}` |" in page


def test_lists_of_a_rule_stay_lists() -> None:
    text = "First:\n- one\n- two\nLast *words*."
    assert rules_pages.paragraphs(text) == "First:\n\n- one\n- two\n\nLast \\*words\\*."


def test_headings_become_anchors_as_elsewhere() -> None:
    assert slug("The [wire](wire.md): `POST` it") == "the-wire-post-it"


def test_all_that_programs_may_use_is_described() -> None:
    page = check.pages()["docs/api.md"]
    described = re.findall(r"^::: motherlode\.(\w+)$", page, re.MULTILINE)
    assert sorted(described) == sorted({*motherlode.__all__} - {"__version__"})


def test_examples_of_docstrings_become_blocks() -> None:
    text = "Words.\n\n>>> if 1:\n...     [2]\n[2]\n\nMore words."
    assert fenced(text) == ("Words.\n\n```pycon\n>>> if 1:\n...     [2]\n[2]\n```\n\nMore words.")


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Words\n- one\n- two\n", "Words\n\n- one\n- two\n"),
        ("1. one\n   more\n   - in it\n     more\n2. two\n", None),
        ("- one\n\n  more of it\n\nWords\n", "- one\n\n    more of it\n\nWords\n"),
        ("- one\n  ```sh\n  - code\n\n  code\n  ```\n", None),
        ("```\nWords\n- code\n```\n", "```\nWords\n- code\n```\n"),
        ("| a | b |\n|---|---|\n", "| a | b |\n|---|---|\n"),
        ("10. ten\n    more\n", "10. ten\n    more\n"),
    ],
)
def test_lists_are_written_as_the_site_reads_them(written: str, read: str | None) -> None:
    nested = {
        "1": "1. one\n    more\n    - in it\n        more\n2. two\n",
        "-": "- one\n    ```sh\n    - code\n\n    code\n    ```\n",
    }
    assert with_deep_lists(written) == (nested[written[0]] if read is None else read)
    assert with_deep_lists(with_deep_lists(written)) == with_deep_lists(written)
