"""The doorkeeper: how many connections an address may hold, and how long a request may take."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from itertools import islice
from typing import ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from motherlode.tables.live.limits import Bucket
from motherlode.tables.outside import Timekeeper
from motherlode.web.guards.limits import household
from motherlode.web.guards.places import Places
from motherlode.web.guards.turning_away import RESTART

HEAD_TIME: Final = 10.0  # seconds for the first line and the headers of a request
BODY_TIME: Final = 30.0  # seconds for the rest of it
IDLE_TIME: Final = 5  # seconds between two requests of a connection
LOOK: Final = 0.25  # seconds between two looks at the clock
MOST_CLOSED: Final = 25  # at one look: tables wait meanwhile
LONGEST_HEAD: Final = 64 * 1024  # bytes
CHUNKS: Final = 100  # that a body may have, and one more for each
CHUNK: Final = 256  # bytes that it has
FRAMES: Final = (200, 40.0)  # of a socket, at once and each second: more than anybody is heard
PIECE: Final = 1024  # bytes that are taken in at once: a hundred frames and more, if they are small
NO_TEXT: Final = 1007  # the code with which a socket is closed
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Doorkeeper:
    """Counts connections, and closes those that let the server wait for a request."""

    def __init__(
        self, time: Timekeeper, most: int, proxies: Sequence[str] = (), in_all: int = 0
    ) -> None:
        self.time = time
        self.places = Places(most, in_all)
        self.proxies = [network_of(proxy) for proxy in proxies]
        self.seen_off = 0  # connections that have ended, whether they were let in or not
        self._until: dict[GuardedHTTP, float] = {}

    def admit(self, address: str) -> bool:
        """Whether one more connection is let in."""
        return self.places.take(self.house(address))

    def see_off(self, address: str) -> None:
        """A connection that was let in has ended."""
        self.places.give_back(self.house(address))

    def house(self, address: str) -> str | None:
        """To whom a connection is counted; those of a proxy are those of many people."""
        return None if self.is_proxy(address) else household(address)

    def is_proxy(self, address: str) -> bool:
        """Whether an address is that of a proxy that is believed."""
        try:
            seen = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if isinstance(seen, IPv6Address) and seen.ipv4_mapped is not None:
            seen = seen.ipv4_mapped
        return any(seen in proxy for proxy in self.proxies)

    def expect(self, connection: GuardedHTTP, seconds: float) -> None:
        """So long may the next part of a request take."""
        self._until[connection] = self.time.now() + seconds

    def forget(self, connection: GuardedHTTP) -> None:
        """Nothing is waited for, or nobody is there anymore."""
        self._until.pop(connection, None)

    @property
    def waiting(self) -> int:
        """How many connections owe a part of a request."""
        return len(self._until)

    def look(self) -> None:
        """Close the connections whose time is up."""
        now = self.time.now()
        late = (one for one, until in self._until.items() if until <= now)
        for connection in list(islice(late, MOST_CLOSED)):
            self.forget(connection)
            connection.time_is_up()

    async def watch(self) -> None:
        """Look again and again."""
        while True:
            await self.time.sleep(LOOK)
            self.look()


def network_of(proxy: str) -> IPv4Network | IPv6Network:
    """An address or a network; ValueError if it is none."""
    return ip_network(proxy, strict=False)


class Incoming(h11.Connection):
    """What arrives of requests. A body in tiny chunks isn't taken: each costs the tables time."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, LONGEST_HEAD)
        self._chunks_left = 0.0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._chunks_left = CHUNKS
        elif isinstance(event, h11.Data):
            earned = min(CHUNKS, self._chunks_left + len(event.data) / CHUNK)
            self._chunks_left = earned - event.chunk_start
            if self._chunks_left < 0:
                raise h11.RemoteProtocolError("the chunks are too small")
        return event


class GuardedHTTP(H11Protocol):
    """A connection that is counted, and has to ask in time."""

    keeper: ClassVar[Doorkeeper]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.conn = Incoming()
        self.owes = ""  # the part of a request that is waited for
        self.address = address_of(self.client)
        self.is_in = self.keeper.admit(self.address)
        if self.is_in:
            self._expect("head", HEAD_TIME)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.keeper.forget(self)
        self.keeper.seen_off += 1
        if self.is_in:
            self.keeper.see_off(self.address)

    def data_received(self, data: bytes) -> None:
        if not self.is_in:
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it is a socket of a table now
            self.keeper.forget(self)
        elif self.conn.their_state is h11.IDLE:
            self._expect("head", HEAD_TIME)
        elif self.conn.their_state is h11.SEND_BODY:
            self._expect("body", BODY_TIME)
        else:
            self._expect("", 0.0)

    def send_400_response(self, msg: str) -> None:
        """Whoever has been answered already is told no more; nor does the request get an answer."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]:
            self._expect("", 0.0)  # until it begins to ask for more it is merely idle

    def _expect(self, part: str, seconds: float) -> None:
        """Another part has its own time; more of the same has no more of it."""
        if part == self.owes:
            return
        self.owes = part
        if part:
            self.keeper.expect(self, seconds)
        else:
            self.keeper.forget(self)

    def time_is_up(self) -> None:
        """Nothing came, or too slowly."""
        if self.owes == "head" and not self.transport.is_closing():
            self.transport.write(TOO_SLOW)
        self.transport.close()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket of a table, counted like the request that it began as."""

    keeper: ClassVar[Doorkeeper]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.ration = Bucket(*FRAMES, self.keeper.time)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.keeper.seen_off += 1
        self.keeper.see_off(address_of(self.client))

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[begin : begin + PIECE])
        if not self.handshake_initiated:  # the head came at once, so nobody would wait for more
            self.transport.close()

    def handle_events(self) -> None:
        """Those that nobody hears, like pings, count as well: each takes time from all tables."""
        if self.ration.take(len(self.conn.events)):
            super().handle_events()
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A message; one that is no text is a mistake of the client, of which no log need tell."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def shutdown(self) -> None:
        """Hear what has arrived and nothing after it; whoever hears it closes the socket."""
        if not self.handshake_complete:
            super().shutdown()
        elif not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTART})

    def cut(self) -> None:
        """Close it, whatever is still to be heard or told."""
        super().shutdown()


def address_of(client: tuple[str, int] | None) -> str:
    """Where a connection comes from."""
    return client[0] if client else ""


def guarded(keeper: Doorkeeper) -> tuple[type[GuardedHTTP], type[GuardedSocket]]:
    """Both kinds of connections, with this doorkeeper."""
    http = type("GuardedHTTP", (GuardedHTTP,), {"keeper": keeper})
    return http, type("GuardedSocket", (GuardedSocket,), {"keeper": keeper})
