"""Which address goes into the QR code."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from companion.net import lan
from companion.net.lan import Address, choose, doctor, rank, warning

LOOP = ("lo", "127.0.0.1")


@pytest.mark.parametrize(
    ("adapters", "default", "best"),
    [
        pytest.param([LOOP, ("wlan0", "192.168.1.20")], "192.168.1.20", "192.168.1.20", id="home wi-fi"),
        pytest.param(
            [("docker0", "172.17.0.1"), LOOP, ("eth0", "10.0.0.7")], "10.0.0.7", "10.0.0.7", id="not docker"
        ),
        pytest.param(
            [("tun0", "10.8.0.2"), ("wlp3s0", "192.168.1.20")], "10.8.0.2", "192.168.1.20", id="not the vpn"
        ),
        pytest.param(
            [("eth0", "192.168.1.5"), ("wlan0", "192.168.7.5")],
            "192.168.1.5",
            "192.168.1.5",
            id="way out first",
        ),
        pytest.param(
            [("eth0", "192.168.1.5"), ("wlan0", "192.168.7.5")],
            None,
            "192.168.7.5",
            id="no way out, wi-fi first",
        ),
        pytest.param(
            [("Ethernet", "169.254.3.4"), ("Wi-Fi", "192.168.0.9")],
            None,
            "192.168.0.9",
            id="not self-assigned",
        ),
        pytest.param(
            [("vEthernet (WSL)", "172.20.0.1"), ("Wi-Fi", "192.168.0.9")], None, "192.168.0.9", id="not wsl"
        ),
        pytest.param([("en0", "fd00::2"), ("en0", "10.1.1.1")], None, "10.1.1.1", id="IPv4 before IPv6"),
        pytest.param([("eth0", "fd00::2"), LOOP], None, "fd00::2", id="IPv6 before nothing"),
        pytest.param(
            [LOOP, ("tailscale0", "100.64.0.3")], "100.64.0.3", "100.64.0.3", id="a vpn before nothing"
        ),
        pytest.param([LOOP], None, "127.0.0.1", id="only this machine"),
    ],
)
def test_the_best_address_for_a_phone(adapters, default, best):
    assert rank(adapters, default)[0].ip == best


def test_a_preferred_address_is_taken_as_it_is():
    found = rank([("eth0", "10.0.0.7"), ("tun0", "10.8.0.2")], "10.0.0.7")
    assert choose("10.8.0.2", found).adapter == "tun0"
    assert choose("host.local", found).host == "host.local"


def test_without_any_adapter_there_is_still_this_machine():
    assert choose(None, ()).kind == "loop"


@pytest.mark.parametrize("told", [(), (("lo", "127.0.0.1"),)])
def test_a_system_that_hides_its_adapters_is_reached_by_its_way_out(
    monkeypatch: pytest.MonkeyPatch, told: tuple[tuple[str, str], ...]
) -> None:
    """On iOS `ifaddr` finds nothing, and a phone hosted for itself alone."""
    adapters = [SimpleNamespace(name=name, nice_name=name, ips=[SimpleNamespace(ip=ip)]) for name, ip in told]
    monkeypatch.setattr(lan.ifaddr, "get_adapters", lambda: adapters)
    monkeypatch.setattr(lan, "way_out", lambda: "192.168.1.20")
    chosen = lan.choose()
    assert (chosen.ip, chosen.kind, chosen.reaches_phones) == ("192.168.1.20", "home", True)
    monkeypatch.setattr(lan, "way_out", lambda: None)
    assert lan.choose().kind == "loop"


def test_ipv6_is_bracketed_in_links():
    assert Address("fd00::2", "eth0", "six").host == "[fd00::2]"


@pytest.mark.parametrize("kind", ["loop", "self", "tunnel", "inner"])
def test_an_address_phones_cannot_reach_is_said_aloud(kind):
    assert "hone" in (warning(Address("10.0.0.1", "x0", kind)) or "")


def test_a_home_address_needs_no_warning():
    assert warning(Address("192.168.1.2", "wlan0", "home")) is None


@pytest.mark.parametrize("default", ["10.0.0.7", None])
def test_the_doctor_says_what_is_used_and_why(default):
    lines = doctor(None, rank([("docker0", "172.17.0.1"), ("eth0", "10.0.0.7"), LOOP], default))
    text = "\n".join(lines)
    assert "shows 10.0.0.7" in text
    assert "172.17.0.1" in text
    assert "firewall" in text
    assert "lan-" not in text, "a sentence is missing in door.ftl"


def test_every_kind_has_its_words():
    for kind in lan._ORDER:
        assert not lan.say(f"lan-kind-{kind}").startswith("lan-")


def test_this_machine_answers():
    assert all(address.ip for address in lan.candidates())


def test_a_machine_without_a_network_is_reached_where_it_listens() -> None:
    """`::1` is shorter, and nobody listens there."""
    assert lan.choose(among=lan.rank([("lo", "::1"), ("lo", "127.0.0.1")], None)).ip == "127.0.0.1"
