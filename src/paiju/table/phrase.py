"""Quick phrases (短语) and emotes (表情) that may be said at a table, with lines of both towns."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from paiju.engine.names import Names

Home: TypeAlias = Literal["all", "anshan", "yuyao"]
"""Where a line is at home: everywhere, or in the speech of Anshan (鞍山) or Yuyao (余姚)."""


class Phrase(msgspec.Struct, frozen=True):
    """A line by its id; an emote's words are read out, its `emote` is drawn."""

    id: str
    words: Names
    home: Home = "all"
    emote: str | None = None


PHRASES: tuple[Phrase, ...] = (
    Phrase(
        "hello",
        Names("大家好，一起玩得开心", "大家好，一起玩得開心", "Hello, let's have a good game"),
    ),
    Phrase(
        "hurry",
        Names("该你了，别让茶凉了", "該你了，別讓茶涼了", "Your move, the tea is getting cold"),
    ),
    Phrase("wait", Names("容我想一想", "容我想一想", "Let me think for a moment")),
    Phrase("nice", Names("这手漂亮", "這手漂亮", "That was a fine play")),
    Phrase("lucky", Names("今天手气真好", "今天手氣真好", "Luck is with me today")),
    Phrase("unlucky", Names("这牌没法打呀", "這牌沒法打呀", "What can one do with such a hand")),
    Phrase("sorry", Names("手快了，见谅", "手快了，見諒", "Sorry, too quick a finger")),
    Phrase("thanks", Names("多谢多谢", "多謝多謝", "Many thanks")),
    Phrase("partner", Names("搭档，靠你了", "搭檔，靠你了", "Partner, it is up to you")),
    Phrase("again", Names("再来一场", "再來一場", "Another match")),
    Phrase(
        "bye", Names("先走一步，下次再玩", "先走一步，下次再玩", "I have to go, until next time")
    ),
    Phrase(
        "network", Names("网不好，稍等我", "網不好，稍等我", "My connection is bad, please wait")
    ),
    Phrase("anshan_hurry", Names("麻溜儿的呗", "麻溜兒的唄", "Look lively, will you"), "anshan"),
    Phrase("anshan_nice", Names("你可真行啊", "你可真行啊", "You are something else"), "anshan"),
    Phrase(
        "anshan_good", Names("这把牌贼拉好", "這把牌賊拉好", "This hand is mighty fine"), "anshan"
    ),
    Phrase(
        "anshan_bad",
        Names("哎呀妈呀，整岔劈了", "哎呀媽呀，整岔劈了", "Oh my, I botched it"),
        "anshan",
    ),
    Phrase(
        "anshan_why",
        Names("你瞅啥呢，出牌啊", "你瞅啥呢，出牌啊", "What are you looking at? Play"),
        "anshan",
    ),
    Phrase("anshan_fine", Names("必须的", "必須的", "Goes without saying"), "anshan"),
    Phrase("yuyao_hurry", Names("快眼好伐", "快眼好伐", "A bit quicker, all right?"), "yuyao"),
    Phrase("yuyao_good", Names("交关好", "交關好", "Very good indeed"), "yuyao"),
    Phrase("yuyao_bad", Names("介推板个牌", "介推板個牌", "Such a poor hand"), "yuyao"),
    Phrase("yuyao_wait", Names("等一歇歇", "等一歇歇", "Wait a little"), "yuyao"),
    Phrase("yuyao_mind", Names("莫急莫急", "莫急莫急", "No hurry, no hurry"), "yuyao"),
    Phrase("yuyao_thanks", Names("谢谢侬", "謝謝儂", "Thank you"), "yuyao"),
    Phrase("emote_laugh", Names("哈哈", "哈哈", "Ha ha"), emote="laugh"),
    Phrase("emote_cry", Names("呜呜", "嗚嗚", "Boo hoo"), emote="cry"),
    Phrase("emote_think", Names("嗯……", "嗯……", "Hmm"), emote="think"),
    Phrase("emote_shock", Names("哇", "哇", "Wow"), emote="shock"),
    Phrase("emote_clap", Names("鼓掌", "鼓掌", "Applause"), emote="clap"),
    Phrase("emote_tea", Names("喝口茶", "喝口茶", "A sip of tea"), emote="tea"),
    Phrase("emote_smile", Names("微笑", "微笑", "Smile"), emote="smile"),
    Phrase("emote_sweat", Names("好险", "好險", "Phew"), emote="sweat"),
    Phrase("emote_proud", Names("得意", "得意", "Rather pleased"), emote="proud"),
    Phrase("emote_sleepy", Names("困了", "睏了", "Sleepy"), emote="sleepy"),
    Phrase("emote_salute", Names("承让", "承讓", "You let me win"), emote="salute"),
    Phrase("emote_cheer", Names("加油", "加油", "Come on"), emote="cheer"),
)

_BY_ID = {phrase.id: phrase for phrase in PHRASES}


def find_phrase(phrase_id: str) -> Phrase | None:
    """The phrase with this id, or None."""
    return _BY_ID.get(phrase_id)
