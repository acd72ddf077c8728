from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from paiju.server.sync import Frame, FrameKind, LateStream, Stream


def told(frame: Frame | None) -> dict:
    assert frame is not None
    return msgspec.json.decode(frame.text)


def test_only_sections_that_changed_are_sent_each_whole():
    stream = Stream("public", 0, {"seats": [1, 2], "pond": ["5m"]})
    update = told(stream.advance({"seats": [1, 2], "pond": ["5m", "E"]}, [], 7))
    assert update["changed"] == {"pond": ["5m", "E"]}
    assert (update["stream"], update["version"], update["now"]) == ("public", 1, 7)


def test_where_nothing_is_new_nothing_is_sent():
    stream = Stream("public", 0, {"seats": [1, 2]})
    assert stream.advance({"seats": [1, 2]}, [], 0) is None
    assert stream.version == 0


def test_an_event_alone_is_worth_a_message():
    stream = Stream("own", 3, {})
    assert told(stream.advance({}, [{"kind": "missed"}], 0))["version"] == 4


def test_a_section_that_no_longer_applies_is_null():
    stream = Stream("public", 0, {"trick": "4h 4s", "seats": 1})
    assert told(stream.advance({"seats": 1}, [], 0))["changed"] == {"trick": None}
    assert stream.advance({"seats": 1}, [], 0) is None


@given(
    st.lists(
        st.dictionaries(st.sampled_from("abcd"), st.none() | st.integers(0, 3), max_size=4),
        min_size=1,
        max_size=8,
    )
)
def test_who_follows_the_updates_knows_what_a_snapshot_says(course: list[dict]):
    stream = Stream("public", 0, course[0])
    known = dict(stream.half().sections)
    for version, sections in enumerate(course[1:]):
        frame = stream.advance(sections, [version], 0)
        known |= told(frame)["changed"]
    assert known == stream.half().sections
    assert {name: value for name, value in known.items() if value is not None} == {
        name: value for name, value in course[-1].items() if value is not None
    }


@given(st.sampled_from(FrameKind), st.integers(0, 2**64 - 1), st.binary(max_size=40))
def test_a_frame_comes_out_of_the_bus_as_it_went_in(kind: FrameKind, version: int, text: bytes):
    frame = Frame(kind, version, text)
    assert Frame.unpack(frame.pack()) == frame


class TestLateStream:
    def test_nothing_is_told_before_its_time(self):
        late = LateStream({"room": 1})
        late.hold({"room": 1, "trick": "4h"}, ["played"], 160)
        assert late.release(159) == []
        assert late.half().sections == {"room": 1}
        assert late.due == 160

    def test_everything_is_told_in_its_time_and_order(self):
        late = LateStream({"room": 1})
        late.hold({"room": 1, "trick": "4h"}, [], 160)
        late.hold({"room": 1, "trick": "5h"}, [], 170)
        late.hold({"room": 1, "trick": "6h"}, [], 180)
        assert [told(frame)["changed"]["trick"] for frame in late.release(170)] == ["4h", "5h"]
        assert late.half().sections["trick"] == "5h"
        assert late.due == 180

    def test_what_may_be_told_at_once_waits_for_what_happened_before(self):
        late = LateStream({})
        late.hold({"trick": "4h"}, [], 160)
        late.hold({"trick": None, "result": 1}, [], 101)
        assert late.release(159) == []
        assert len(late.release(160)) == 2
