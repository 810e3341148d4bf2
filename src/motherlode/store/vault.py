"""The vault: lines of the log are sealed before they are written, and opened when they are read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from motherlode.outside import chance
from motherlode.store.log import Line, Unreadable

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

KEY_SIZE: Final = 32
VERSION: Final = b"\x01"  # of the seal: the first byte of a sealed body
PLAIN: Final = b"{"  # the first byte of a body of versions that sealed nothing
ID_SIZE: Final = 4
NONCE_SIZE: Final = 12
NONCE_AT: Final = len(VERSION) + ID_SIZE
SEALED_AT: Final = NONCE_AT + NONCE_SIZE
# Every choice and every answer fits into one block: a length tells nothing.
BLOCK: Final = 96
END: Final = b"\x80"  # of the body; zeros fill the block
MOST_CIPHERS: Final = 1024  # kept at a time, one for each table; 2.5 kB each


class Vault:
    """Seals with its first key and opens with any of them; without keys nothing is sealed.

    Every table has a cipher of its own, made from the key and its code, so random nonces of its few
    lines can't meet; and the number of a line is sealed with it. So none fits another's place.
    """

    def __init__(self, keys: Sequence[bytes] = ()) -> None:
        self._keys = {key_id(key): key for key in keys}
        self._first = key_id(keys[0]) if keys else b""
        self._cipher = lru_cache(MOST_CIPHERS)(self._make_cipher)
        if keys:
            self._cipher(self._first, "")  # loads the library now, not at somebody's first move

    def sealed(self, lines: Sequence[Line]) -> list[Line]:
        """These lines as they are written."""
        if not self._first:
            return list(lines)
        nonces = chance.noise(NONCE_SIZE * len(lines))
        sealed = []
        for at, line in zip(range(0, len(nonces), NONCE_SIZE), lines, strict=True):
            table, sequence, command, date, body = line
            body = self._seal(table, sequence, body, nonces[at : at + NONCE_SIZE])
            sealed.append(Line(table, sequence, command, date, body))
        return sealed

    def opened(self, lines: Sequence[Line], after: int = 0) -> list[Line]:
        """The lines of one table after a number, as they were before they were sealed.

        A table that was begun before there were seals has plain lines first; none comes later.
        """
        found: list[Line] = []
        was_sealed = False
        for number, line in enumerate(lines, after + 1):
            if line.sequence != number:
                sentence = f"line {number} of table {line.table} is missing"
                raise Unreadable(sentence, number, is_missing=True)
            is_plain = line.body[:1] == PLAIN
            if is_plain and was_sealed:
                raise broken(line)
            if not is_plain and self._first:
                line = line._replace(body=self._open(line))
                was_sealed = True
            found.append(line)
        return found

    def _seal(self, table: str, sequence: int, body: bytes, nonce: bytes) -> bytes:
        text = body + END + bytes(-(len(body) + len(END)) % BLOCK)
        cipher = self._cipher(self._first, table)
        return VERSION + self._first + nonce + cipher.encrypt(nonce, text, b"%d" % sequence)

    def _open(self, line: Line) -> bytes:
        body = line.body
        head, nonce = body[:NONCE_AT], body[NONCE_AT:SEALED_AT]
        key = head[len(VERSION) :]
        if not body.startswith(VERSION) or key not in self._keys:
            raise broken(line)
        cipher = self._cipher(key, line.table)
        try:
            text = cipher.decrypt(nonce, body[SEALED_AT:], b"%d" % line.sequence)
        except Exception as error:  # the library's own, which isn't loaded before it's needed
            raise broken(line) from error
        return text[: text.rindex(END)]

    def _make_cipher(self, key: bytes, table: str) -> AESGCM:
        # Only here: whoever serves nothing needn't wait for it.
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        secret = self._keys[key]
        made = blake2b(table.encode(), digest_size=KEY_SIZE, key=secret, person=b"motherlode table")
        return AESGCM(made.digest())


def key_id(key: bytes) -> bytes:
    """What a key is called; nobody finds the key by it."""
    return blake2b(digest_size=ID_SIZE, key=key, person=b"motherlode name").digest()


def broken(line: Line) -> Unreadable:
    """A line that nobody can open."""
    return Unreadable(
        f"line {line.sequence} of table {line.table} can’t be opened: it was changed, "
        "or sealed with another key",
        line.sequence,
    )
