import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.server.nickname import MAX_WIDTH, look, read_nickname, width
from paiju.server.problem import Problem


@pytest.mark.parametrize(
    "name",
    ["阿明", "Tom", "余姚 老王", "東北人", "さくら", "Zoë", "八个汉字正好可以", "a" * 16, "7"],
)
def test_names_of_letters_digits_and_characters_are_taken(name: str) -> None:
    assert read_nickname(name) == name


def test_wide_forms_and_extra_spaces_are_made_plain() -> None:
    assert read_nickname("  Ｔｏｍ   王 ") == "Tom 王"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name_length"),
        ("   ", "name_length"),
        ("a" * 17, "name_length"),
        ("九个汉字就太长不行了", "name_length"),
        ("Тоm", "name_script"),  # Cyrillic
        ("a\u200bb", "name_script"),
        ("a\u202eb", "name_script"),
        ("😀", "name_script"),
        ("a\x00b", "name_script"),
        ("--", "name_script"),
        ("<b>", "name_script"),
        ("管理员", "name_reserved"),
        ("管理員", "name_reserved"),
        ("牌局客服", "name_reserved"),
        ("系統公告", "name_reserved"),
        ("Adm1n", "name_reserved"),
        ("a.d.m.i.n", "name_reserved"),
        ("PAIJU", "name_reserved"),
        ("已注销", "name_reserved"),
    ],
)
def test_a_name_that_misleads_or_breaks_the_screen_is_refused(name: str, code: str) -> None:
    with pytest.raises(Problem) as refused:
        read_nickname(name)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Tom", "T0m"),
        ("Tom", "tóm"),
        ("Bill", "Bi11"),
        ("modern", "modem"),
        ("wang", "vvang"),
        ("老土", "老士"),
        ("己丑", "已丑"),
        ("口口", "ロロ"),
        ("阿 明", "阿·明"),
    ],
)
def test_names_that_look_alike_fold_to_one_look(one: str, other: str) -> None:
    assert look(one) == look(other)


@pytest.mark.parametrize(("one", "other"), [("Tom", "Tim"), ("老王", "老汪"), ("阿明", "阿名")])
def test_names_that_look_different_stay_apart(one: str, other: str) -> None:
    assert look(one) != look(other)


@given(st.text(max_size=20))
def test_a_name_that_was_taken_is_a_name_again_and_fits(text: str) -> None:
    try:
        name = read_nickname(text)
    except Problem:
        return
    assert read_nickname(name) == name
    assert 0 < width(name) <= MAX_WIDTH
    assert look(look(name)) == look(name)
