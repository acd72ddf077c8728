import pytest

from paiju.server.address import client_address, network, read_proxies, shared

PROXIES = read_proxies(["10.0.0.0/8", "::1"])


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.7", None, "203.0.113.7"),
        ("203.0.113.7", "198.51.100.9", "203.0.113.7"),
        ("10.0.0.1", "198.51.100.9", "198.51.100.9"),
        ("10.0.0.1", "1.1.1.1, 198.51.100.9", "198.51.100.9"),
        ("10.0.0.1", "1.1.1.1, 198.51.100.9, 10.2.3.4", "198.51.100.9"),
        ("::1", "198.51.100.9", "198.51.100.9"),
        ("::ffff:10.0.0.1", "198.51.100.9", "198.51.100.9"),
        ("10.0.0.1", None, "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.1"),
    ],
)
def test_forwarded_addresses_of_trusted_proxies_alone_are_believed(
    peer: str, forwarded: str | None, client: str
) -> None:
    assert client_address(peer, forwarded, PROXIES) == client


def test_a_trusted_proxy_must_be_a_network() -> None:
    with pytest.raises(ValueError, match="proxy"):
        read_proxies(["proxy"])


def test_an_ipv6_network_is_a_household() -> None:
    assert network("2001:db8:1:1::5") == network("2001:db8:1:1:9::") == "2001:db8:1:1::/64"
    assert network("::ffff:203.0.113.7") == network("203.0.113.7")


def test_seats_that_share_a_network_are_named_and_bots_are_not() -> None:
    assert shared(["1.1.1.1", None, "1.1.1.1", None]) == ((0, 2),)
    assert shared(["1.1.1.1", "2.2.2.2", None, None]) == ()
