"""Which address of this machine the phones can reach, and what to say when there is none."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Sequence
from contextlib import closing

import ifaddr

from companion.kernel.frozen import frozen
from companion.texts import say

INNER = (
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vbox",
    "virtualbox",
    "hyper-v",
    "vethernet",
    "wsl",
    "podman",
    "lxc",
)
TUNNELS = (
    "tun",
    "tap",
    "wg",
    "utun",
    "ppp",
    "ipsec",
    "zt",
    "tailscale",
    "vpn",
    "nordlynx",
    "wireguard",
    "zerotier",
)
RADIO = ("wl", "wi-fi", "wifi", "wlan", "wireless", "en0")
HOME = (
    ipaddress.ip_network("192.168.0.0/16"),
    ipaddress.ip_network("10.0.0.0/8"),
    ipaddress.ip_network("172.16.0.0/12"),
)


@frozen
class Address:
    """An address of this machine, and how likely a phone in the same room reaches it."""

    ip: str
    adapter: str
    kind: str
    """`home` a private network · `public` an open one · `six` IPv6 · `inner` containers, virtual machines ·
    `tunnel` a VPN · `self` a link without a router · `loop` this machine only"""
    is_default: bool = False
    """Whether this machine itself goes out to the world here."""

    @property
    def host(self) -> str:
        """As it stands in a link."""
        return f"[{self.ip}]" if ":" in self.ip else self.ip

    @property
    def reaches_phones(self) -> bool:
        """Whether it is worth showing in a QR code."""
        return self.kind != "loop"


_ORDER = ("home", "public", "six", "self", "tunnel", "inner", "loop")


def rank(found: Iterable[tuple[str, str]], default: str | None) -> tuple[Address, ...]:
    """Addresses out of (adapter name, ip) pairs, the best for a phone first; `default` is the way out.

    A private IPv4 network wins, on it the way out, then Wi-Fi. A VPN is late even when it is the way out,
    because phones are not in it; containers and virtual machines are later still.
    """
    addresses = {ip: Address(ip, name, _kind(name, ip), ip == default) for name, ip in found}

    def place(one: Address) -> tuple[int, bool, bool, bool, int, str]:
        is_radio = one.adapter.lower().startswith(RADIO)
        is_six = ":" in one.ip  # nobody listens on ::1
        return _ORDER.index(one.kind), is_six, not one.is_default, not is_radio, len(one.ip), one.ip

    return tuple(sorted(addresses.values(), key=place))


def _kind(name: str, ip: str) -> str:
    address, lowered = ipaddress.ip_address(ip), name.lower()
    if address.is_loopback or lowered == "lo":
        return "loop"
    if any(lowered.startswith(mark) or f" {mark}" in lowered for mark in INNER):
        return "inner"
    if any(lowered.startswith(mark) or f" {mark}" in lowered for mark in TUNNELS):
        return "tunnel"
    if address.is_link_local:
        return "self"
    if address.version == 6:
        return "six"
    return "home" if any(address in network for network in HOME) else "public"


def candidates() -> tuple[Address, ...]:
    """This machine's addresses now, the best first; on a system that hides its adapters the way out."""
    pairs, out = [], way_out()
    for adapter in ifaddr.get_adapters():
        for one in adapter.ips:
            # IPv6 comes with its scope; a link-local one is of no use in a link
            ip = one.ip if isinstance(one.ip, str) else one.ip[0]
            if not (":" in ip and ipaddress.ip_address(ip).is_link_local):
                pairs.append((adapter.nice_name or adapter.name, ip))
    if out and not any(not ipaddress.ip_address(ip).is_loopback for _, ip in pairs):
        pairs.append(("", out))
    return rank(pairs, out)


def way_out() -> str | None:
    """The address this machine would use towards the world. Asks the routing table; sends nothing."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("198.51.100.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return found


def choose(preferred: str | None = None, among: Sequence[Address] | None = None) -> Address:
    """The address for the QR code: the preferred one as it is (a name is fine too), or the best there is."""
    if preferred:
        known = candidates() if among is None else among
        return next((one for one in known if one.ip == preferred), Address(preferred, "", "home"))
    found = candidates() if among is None else among
    return found[0] if found else Address("127.0.0.1", "lo", "loop")


def warning(address: Address) -> str | None:
    """A sentence when phones will not get in by this address."""
    match address.kind:
        case "loop":
            return say("lan-only-loop")
        case "self":
            return say("lan-no-router", ip=address.ip)
        case "tunnel" | "inner":
            return say("lan-not-home", ip=address.ip, adapter=address.adapter)
        case _:
            return None


def doctor(preferred: str | None = None, among: Sequence[Address] | None = None) -> tuple[str, ...]:
    """What was found, what is used and why, and what else to look at."""
    found = candidates() if among is None else tuple(among)
    used = choose(preferred, found)
    lines = [
        say("lan-found", ip=one.ip, adapter=one.adapter, kind=say(f"lan-kind-{one.kind}"))
        for one in found
        if one.kind != "loop"
    ]
    if preferred:
        lines.append(say("lan-used-asked", ip=used.ip))
    elif used.reaches_phones:
        why = "lan-why-default" if used.is_default else f"lan-why-{used.kind}"
        lines.append(say("lan-used", ip=used.ip, why=say(why)))
    if trouble := warning(used):
        lines.append(trouble)
    return (*lines, say("lan-hint-firewall"), say("lan-hint-guest"), say("lan-hint-choose"))
