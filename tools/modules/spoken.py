"""What a rule module says: the texts it lacks, and those that nothing asks for any more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from motherlode.locale import languages, sources, texts
from motherlode.rules.core.contract import Event
from motherlode.rules.core.events import Public
from tests.support.kinds import bringer, kinds
from tests.support.reasons import Given, given
from tools.modules.skeleton import words_of

Key = tuple[str, str]  # of a text, and an attribute that it needs
UNKNOWN = "[unknown]"  # the variant of a sentence for those who may not know


def silences(name: str, keys: Iterable[Key]) -> Iterator[str]:
    """Texts that a module needs and a language lacks; `keys` are those of its things."""
    needed = [*keys, *sentences_of(name), *((f"reason-{one.code}", "") for one in reasons_of(name))]
    for language in languages():
        words, path = texts(language), words_of(name, language)
        for key, attribute in dict.fromkeys(needed):
            if not words.has(key, attribute):
                full = f"{key}.{attribute}" if attribute else key
                yield f"There is no {full} in {language}{whose(full)}: write it in {path}."


def whose(key: str) -> str:
    """For whom a sentence of the log is, if that isn't everybody."""
    if key.endswith(".you"):
        return ", for the player who did it"
    return ", for those who may not know all" if key.endswith("-hidden") else ""


def sentences_of(name: str) -> Iterator[Key]:
    """The sentences of the log: for everybody, for whoever did it, and for those who know less."""
    for event, kind in events_of(name).items():
        key = f"event-{event}"
        yield key, ""
        written = messages("en").get(key, "")
        if "{ $seat }" in written:
            yield key, "you"
        if not issubclass(kind, Public) and UNKNOWN not in written:
            yield f"{key}-hidden", ""


def events_of(name: str) -> dict[str, type]:
    """The facts that a module brings."""
    return {event: kind for event, kind in facts().items() if bringer(kind) == name}


def contradictions(name: str) -> Iterator[str]:
    """Refusals whose English isn't the same in the module and among the words."""
    words = texts("en")
    for one in reasons_of(name):
        key = f"reason-{one.code}"
        if not words.has(key):
            continue
        try:
            told = words.text(key, **{value: f"{{{value}}}" for value in one.values})
        except ValueError:  # it names a value that isn't given
            told = ""
        if told != one.sentence:
            yield (
                f"{key} is not what src/motherlode/{one.where} says: write the same English "
                "sentence in both, without the rule's id among the words."
            )


def leftovers(name: str) -> Iterator[str]:
    """Texts in a module's own files that nothing asks for any more."""
    codes = {one.code for one in reasons()}
    for language in languages():
        path = words_of(name, language)
        for key in own_keys(name, language):
            kind, _, rest = key.partition("-")
            brought = {"event": set(facts()), "reason": codes}.get(kind)
            if brought is None:
                asked = texts("en").has(key)
            else:
                asked = rest.removesuffix("-hidden") in brought
            if not asked:
                yield f"Nothing asks for {key} in {language}: take it out of {path}."


def own_keys(name: str, language: str) -> list[str]:
    """The keys in a module's own file."""
    own = words_of(name, language)
    found = [text for file, text in sources(language) if own.endswith(f"/{language}/{file}")]
    return [key for text in found for key in parsed(text)]


@cache
def messages(language: str) -> dict[str, str]:
    """Every message of a language, as it is written."""
    found: dict[str, str] = {}
    for _, source in sources(language):
        found |= parsed(source)
    return found


def parsed(source: str) -> dict[str, str]:
    """The messages of a file, as they are written."""
    entries = FluentParser().parse(source).body
    written = FluentSerializer().serialize_entry
    return {entry.id.name: written(entry) for entry in entries if isinstance(entry, Message)}


def reasons_of(name: str) -> list[Given]:
    """The refusals that a module gives."""
    homes = (f"rules/modules/{name}.py:", f"rules/modules/{name}/")
    return [one for one in reasons() if one.where.startswith(homes)]


@cache
def reasons() -> list[Given]:
    """Every refusal of the sources."""
    return list(given())


@cache
def facts() -> dict[str, type]:
    """Every kind of fact."""
    return kinds(Event)
