"""Where a visitor comes from, as far as that can be believed, and who shares a network."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import TypeAlias

Network: TypeAlias = IPv4Network | IPv6Network

IPV6_SITE = 64
"""The bits of an IPv6 address that name a household; the rest is its devices'."""


def read_proxies(texts: Sequence[str]) -> tuple[Network, ...]:
    """The networks of `--trusted-proxy`; raises `ValueError`."""
    return tuple(ip_network(text, strict=False) for text in texts)


def client_address(peer: str, forwarded: str | None, trusted: Sequence[Network]) -> str:
    """The address of a visitor: the last one that no trusted proxy vouches for.

    `peer` is the other end of the socket, `forwarded` the `X-Forwarded-For` header. The header is
    read from the right, for as long as the address that reported an entry is a trusted proxy; what
    stands further left may be made up.
    """
    address = peer
    hops = [hop.strip() for hop in (forwarded or "").split(",") if hop.strip()]
    while hops and is_trusted(address, trusted):
        address = hops.pop()
    return address


def is_trusted(address: str, trusted: Sequence[Network]) -> bool:
    """Is this the address of a trusted proxy?"""
    parsed = _parse(address)
    return parsed is not None and any(parsed in network for network in trusted)


def network(address: str) -> str:
    """What counts as one network: an IPv4 address, or the first 64 bits of an IPv6 one."""
    parsed = _parse(address)
    if isinstance(parsed, IPv6Address):
        return str(ip_network((parsed, IPV6_SITE), strict=False))
    return address if parsed is None else str(parsed)


def shared(addresses: Sequence[str | None]) -> tuple[tuple[int, ...], ...]:
    """Which seats share a network: groups of two or more, by seat; None for bots."""
    groups: dict[str, list[int]] = {}
    for seat, address in enumerate(addresses):
        if address is not None:
            groups.setdefault(network(address), []).append(seat)
    return tuple(tuple(group) for group in groups.values() if len(group) > 1)


def _parse(address: str) -> IPv4Address | IPv6Address | None:
    try:
        parsed = ip_address(address)
    except ValueError:
        return None
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        return parsed.ipv4_mapped
    return parsed
