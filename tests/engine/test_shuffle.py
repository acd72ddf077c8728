"""The fair shuffle gives the same numbers everywhere: fixed vectors, and evenness."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from paiju.engine.shuffle import Stream, commitment

VECTORS = Path(__file__).parent.parent / "golden" / "shuffle.json"


def test_the_stream_gives_the_fixed_vectors() -> None:
    for vector in json.loads(VECTORS.read_text()):
        server = bytes.fromhex(vector["server_seed"])
        clients = [bytes.fromhex(seed) for seed in vector["client_seeds"]]
        assert commitment(server) == vector["commitment"]
        stream = Stream(server, clients, vector["round"])
        assert [stream.below(bound) for bound in vector["bounds"]] == vector["numbers"]
        stream = Stream(server, clients, vector["round"])
        assert stream.shuffle(range(vector["cards"])) == vector["order"]


def test_numbers_are_big_endian_words_of_the_authentication_code() -> None:
    server, client = bytes(range(32)), bytes(16)
    block = hmac.digest(server, client + bytes([0, 0, 0, 7]) + bytes(4), hashlib.sha256)
    stream = Stream(server, [client], 7)
    words = [stream.below(2**32) for _ in range(8)]
    assert words == [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]


@given(st.binary(min_size=32, max_size=32), st.integers(1, 200))
def test_a_shuffle_keeps_every_card(seed: bytes, cards: int) -> None:
    assert sorted(Stream(seed, [], 1).shuffle(range(cards))) == list(range(cards))


def test_every_card_reaches_every_place_equally_often() -> None:
    seen: Counter[tuple[int, int]] = Counter()
    deals = 4000
    for number in range(deals):
        order = Stream(bytes(32), [], number).shuffle(range(6))
        seen.update(enumerate(order))
    expected = deals / 6
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
    assert len(seen) == 36
    assert chi_square < 60, "25 degrees of freedom: beyond the 99.99th percentile"


def test_one_more_client_seed_changes_the_deal() -> None:
    alone = Stream(bytes(32), [], 1).shuffle(range(54))
    together = Stream(bytes(32), [bytes(16)], 1).shuffle(range(54))
    assert alone != together
