"""A name in the network: one that nobody else has, taken back at the end, and never needed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial

import msgspec
import pytest

from motherlode.web.nearby.addresses import Network, Place, by_card
from motherlode.web.nearby.announcing import Announcer, Claim, is_name, is_outranked
from motherlode.web.nearby.herald import MulticastHerald
from motherlode.web.options import Options
from motherlode.web.serving import opening
from motherlode.web.serving.order import Order
from tests.support.guest import PATIENCE
from tests.support.server import until

OWN = frozenset(("192.168.1.7", "fd00::7"))
HERE = ("192.168.1.7",)


class House:
    """A network without wires: what is announced in it, and what went wrong."""

    def __init__(self, **names: str) -> None:
        self.names = {f"{name.replace('_', '-')}.local": {at} for name, at in names.items()}
        self.calls: list[str] = []
        self.late: dict[
            str, str
        ] = {}  # who takes a name at the very moment when somebody else does
        self.failure: Exception | None = None

    def herald(self, addresses: Sequence[str]) -> HouseHerald:
        """Somebody who calls there."""
        if self.failure is not None:
            raise self.failure
        return HouseHerald(self, addresses)

    def announcer(self, wanted: str = "motherlode") -> Announcer:
        """A server there."""
        return Announcer(wanted, 8000, self.herald)


class HouseHerald:
    """Whoever calls in a network without wires."""

    def __init__(self, house: House, addresses: Sequence[str]) -> None:
        self.house = house
        self.addresses = tuple(addresses)
        self.name = ""

    def heard(self, name: str) -> frozenset[str]:
        return frozenset(self.house.names.get(name, ()))

    def announce(self, name: str, port: int) -> None:
        self.house.calls.append(f"{name} {','.join(self.addresses)} {port}")
        late = {self.house.late[name]} if name in self.house.late else set()
        self.house.names.setdefault(name, set()).update(self.addresses, late)
        self.name = name

    def claims(self) -> list[Claim]:
        told = self.house.names.get(self.name, set())
        return [Claim(self.addresses, frozenset(told - set(self.addresses)))]

    def close(self) -> None:
        self.house.calls.append(f"goodbye {self.name}")
        self.house.names.get(self.name, set()).difference_update(self.addresses)


@pytest.mark.parametrize(
    ("names", "name"),
    [
        ({}, "motherlode.local"),
        ({"motherlode": "192.168.1.9"}, "motherlode-2.local"),
        ({"motherlode": "192.168.1.9", "motherlode_2": "192.168.1.8"}, "motherlode-3.local"),
        ({"motherlode": "192.168.1.7"}, "motherlode.local"),  # this machine itself, by another way
        ({"motherlode": "fd00::7"}, "motherlode.local"),
        ({"motherlode_2": "192.168.1.9"}, "motherlode.local"),
    ],
)
def test_a_name_that_nobody_else_has(names: dict[str, str], name: str) -> None:
    announcer = House(**names).announcer()
    announcer.announce(HERE, OWN)
    assert announcer.name == name


def test_a_house_full_of_servers_has_no_name_left() -> None:
    taken = {"motherlode": "10.0.0.1"} | {f"motherlode_{n}": "10.0.0.1" for n in range(2, 40)}
    announcer = House(**taken).announcer()
    announcer.announce(HERE, OWN)
    assert announcer.name == ""


def test_the_name_follows_the_addresses_and_is_taken_back() -> None:
    house = House()
    announcer = house.announcer()
    announcer.announce((), OWN)
    assert house.calls == []  # nobody else can come: nobody else hears
    announcer.announce(HERE, OWN)
    announcer.announce(HERE, OWN)
    announcer.announce(("10.0.0.3",), OWN)
    announcer.announce((), OWN)
    assert house.calls == [
        "motherlode.local 192.168.1.7 8000",
        "goodbye motherlode.local",
        "motherlode.local 10.0.0.3 8000",
        "goodbye motherlode.local",
    ]
    assert announcer.name == ""
    announcer.announce(HERE, OWN)
    announcer.end()
    assert announcer.name == ""
    assert not any(house.names.values())


def test_of_two_who_take_a_name_at_the_same_moment_one_has_another() -> None:
    house = House()
    house.late = {"motherlode.local": "192.168.1.5", "motherlode-2.local": "192.168.1.6"}
    announcer = house.announcer()
    announcer.announce(HERE, OWN)
    assert announcer.name == "motherlode-3.local"
    assert house.calls[-2:] == ["goodbye motherlode-2.local", "motherlode-3.local 192.168.1.7 8000"]
    house.late = {"motherlode.local": "192.168.1.9"}
    first = house.announcer("motherlode")
    house.names.clear()
    first.announce(HERE, OWN)
    assert first.name == "motherlode.local"  # the other one yields


def test_two_networks_become_one_and_a_name_is_told_twice() -> None:
    house = House()
    announcer = house.announcer()
    announcer.announce(HERE, OWN)
    house.names["motherlode.local"] |= {"192.168.1.9", "fd00::7"}
    announcer.announce(HERE, OWN)
    assert announcer.name == "motherlode.local"
    house.names["motherlode.local"] |= {"192.168.1.5"}
    announcer.announce(HERE, OWN)
    assert announcer.name == "motherlode-2.local"


@pytest.mark.parametrize(
    ("own", "others"),
    [
        (("192.168.1.10",), ("192.168.1.9",)),
        (("192.168.1.7", "fd00::1"), ("10.0.0.1", "fd00::9")),
        (("fd00::1",), ("192.168.1.9",)),
    ],
)
def test_both_agree_who_keeps_a_name(own: tuple[str, ...], others: tuple[str, ...]) -> None:
    assert is_outranked(own, others)
    assert not is_outranked(others, own)
    assert not is_outranked(own, ())


def test_each_network_hears_only_of_addresses_that_lead_there() -> None:
    cards = [("192.168.1.7", "eth0"), ("fd00::7", "eth0"), ("10.8.0.2", "wg0"), ("::1", "lo")]
    told = by_card([Place(*one) for one in cards], ["192.168.1.7", "10.8.0.2", "fd00::7"])
    assert told == {"eth0": ("192.168.1.7", "fd00::7"), "wg0": ("10.8.0.2",)}


@pytest.mark.parametrize("failure", [ImportError("zeroconf"), OSError("no multicast here")])
def test_a_server_does_without_a_name(failure: Exception) -> None:
    house = House()
    house.failure = failure
    announcer = house.announcer()
    announcer.announce(HERE, OWN)
    assert announcer.name == ""
    house.failure = None
    announcer.announce(HERE, OWN)  # the next look
    assert announcer.name == "motherlode.local"
    announcer.end()


def test_whoever_wants_no_name_is_silent() -> None:
    house = House()
    announcer = house.announcer("")
    announcer.announce(HERE, OWN)
    assert (announcer.name, house.calls) == ("", [])


@pytest.mark.parametrize(
    ("options", "name"),
    [
        (Options(), "motherlode"),
        (Options(local_name="kitchen"), "kitchen"),
        (Options(local_name=""), ""),
        (Options(names=("mine.example",)), "motherlode"),
        (Options(address="https://mine.example"), ""),
        (Options(proxies=("127.0.0.1",)), ""),
    ],
)
def test_a_server_with_another_way_in_announces_none(options: Options, name: str) -> None:
    assert options.announced == name


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("motherlode", True),
        ("kitchen-2", True),
        ("m", True),
        ("", True),
        ("Kitchen", False),
        ("-kitchen", False),
        ("kitchen-", False),
        ("kitchen.local", False),
        ("küche", False),
        ("a" * 63, False),  # no number would fit behind it
    ],
)
def test_what_can_stand_before_local(text: str, fits: bool) -> None:
    assert is_name(text) is fits


def test_one_announces_for_several_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    house, orders = House(motherlode="192.168.1.9"), list[Order]()

    class Supervisor:
        def __init__(self, listening: object, order: bytes, *rest: object) -> None:
            orders.append(msgspec.json.decode(order, type=Order))

        async def run(self) -> None:
            assert house.names["motherlode-2.local"] == {"127.0.0.77"}

    monkeypatch.setattr(opening, "speak_plainly", lambda as_json: None)
    monkeypatch.setattr(opening, "Supervisor", Supervisor)
    monkeypatch.setattr(opening, "Announcer", partial(Announcer, call=house.herald))
    monkeypatch.setattr(Network, "reachable", lambda network: ("127.0.0.77", "127.0.0.78"))
    options = Options(workers=2, operator_token="the-operators-own-token")
    opening.serve("127.0.0.77", 0, "postgresql://nowhere/none", False, options=options)
    assert [order.name for order in orders] == ["motherlode-2.local"]
    assert house.calls[-1] == "goodbye motherlode-2.local"


def test_real_packets() -> None:
    """On the loopback alone: no network of this machine hears it, and none is needed."""
    loopback, patience = ["127.0.0.1"], int(PATIENCE * 1000)
    wanted = f"motherlode-test-{os.getpid()}"
    try:
        listener = MulticastHerald(loopback, patience)
    except OSError as error:
        pytest.skip(f"no multicast here: {error}")
    first = Announcer(wanted, 8000, lambda _: MulticastHerald(loopback, 100))
    second = Announcer(wanted, 8001, lambda _: listener)
    try:
        first.announce(("127.0.0.1",), frozenset())
        assert first.name == f"{wanted}.local"
        assert listener.heard(first.name) == {"127.0.0.1"}
        listener.patience = 200  # from now on it has nobody to wait for
        second.announce(("127.0.0.1",), frozenset(("192.168.1.7",)))
        assert second.name == f"{wanted}-2.local"
        first.end()
        until(lambda: not listener.heard(f"{wanted}.local"))  # the goodbye has arrived
    finally:
        first.end()
        second.end()
