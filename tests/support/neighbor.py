"""A neighbor in the same network: asks for a name as a phone does, or hears it taken back.

Run in a network of its own: `neighbor ask ADDRESS NAME`, `neighbor goodbye ADDRESS NAME`.
"""

from __future__ import annotations

import socket
import sys
from ipaddress import ip_address

from zeroconf import (  # type: ignore[attr-defined]
    DNSAddress,
    DNSIncoming,
    DNSOutgoing,
    DNSQuestion,
)

GROUP = ("224.0.0.251", 5353)
QUERY, INTERNET = 0, 1
ADDRESSES = (1, 28)  # kinds of records: A and AAAA
AGAIN = 0.5  # seconds until the question is asked again


def ask(own: str, name: str) -> list[str]:
    """The addresses that are told to somebody who asks once, without being part of the group."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.bind((own, 0))
        asking.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(own))
        asking.settimeout(AGAIN)
        question = DNSOutgoing(QUERY)
        for kind in ADDRESSES:
            question.add_question(DNSQuestion(f"{name}.", kind, INTERNET))
        while True:
            asking.sendto(question.packets()[0], GROUP)
            try:
                found = told(asking.recv(9000), name)
            except TimeoutError:
                continue
            return sorted(f"{ip_address(record.address)}" for record in found)


def goodbye(own: str, name: str) -> None:
    """Return when a name is taken back."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as hearing:
        hearing.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        hearing.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        hearing.bind(("", GROUP[1]))
        joined = socket.inet_aton(GROUP[0]) + socket.inet_aton(own)
        hearing.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, joined)
        print("hears", flush=True)
        while not any(record.ttl == 0 for record in told(hearing.recv(9000), name)):
            pass


def told(packet: bytes, name: str) -> list[DNSAddress]:
    """What a packet says about the addresses of a name."""
    records = DNSIncoming(packet).answers()
    return [one for one in records if isinstance(one, DNSAddress) and one.key == f"{name}."]


if __name__ == "__main__":
    what, own, name = sys.argv[1:]
    if what == "ask":
        print(ask(own, name))
    else:
        goodbye(own, name)
