"""What may be said at a table."""

from __future__ import annotations

import re

from paiju.table.command import Say
from paiju.table.event import Said
from paiju.table.phrase import PHRASES, find_phrase
from tests.table.evening import Evening, refused
from tests.table.pebbles import GAME


def seated(**choices: object) -> Evening:
    evening = Evening(GAME, **choices)  # type: ignore[arg-type]
    evening.take_seats()
    return evening


def test_a_phrase_is_heard_by_all() -> None:
    evening = seated()
    evening.submit(Say(player="p1", phrase="hello"))
    assert evening.events[-1] == Said(1, "hello", None)
    assert evening.events[-1].seen_by(None) == evening.events[-1]


def test_only_known_phrases_are_said() -> None:
    assert refused(seated(), Say(player="p1", phrase="what else")) == "unknown_phrase"


def test_free_text_is_for_rooms_that_allow_it_and_short() -> None:
    assert refused(seated(), Say(player="p1", text="hello")) == "no_free_text"
    evening = seated(free_text=True)
    evening.submit(Say(player="p1", text="x" * 60))
    assert refused(evening, Say(player="p1", text="x" * 61)) == "text_too_long"
    assert refused(evening, Say(player="p1", text=" ")) == "nothing_said"


def test_one_says_a_phrase_or_a_text() -> None:
    evening = seated(free_text=True)
    assert refused(evening, Say(player="p1")) == "nothing_said"
    assert refused(evening, Say(player="p1", phrase="hello", text="hello")) == "nothing_said"


def test_strangers_say_nothing() -> None:
    assert refused(seated(), Say(player="x", phrase="hello")) == "not_seated"


def test_both_towns_have_lines_of_their_own() -> None:
    assert {phrase.home for phrase in PHRASES} == {"all", "anshan", "yuyao"}
    assert len({phrase.id for phrase in PHRASES}) == len(PHRASES)
    assert all(re.fullmatch(r"[a-z_]{1,40}", phrase.id) for phrase in PHRASES)
    assert all(find_phrase(phrase.id) == phrase for phrase in PHRASES)
    assert all(
        text for each in PHRASES for text in (each.words.zh_hans, each.words.zh_hant, each.words.en)
    )
