"""Why a table says no: its refusal codes, with words for the player."""

from __future__ import annotations

from paiju.engine.names import Names
from paiju.engine.refusal import Refused

WORDS: dict[str, Names] = {
    "not_seated": Names("你不在座位上", "你不在座位上", "You have no seat at this table"),
    "no_such_seat": Names("没有这个座位", "沒有這個座位", "There is no such seat"),
    "seat_taken": Names("座位上有人了", "座位上有人了", "The seat is taken"),
    "room_full": Names("房间已满", "房間已滿", "The room is full"),
    "match_running": Names("牌局已经开始", "牌局已經開始", "The match has begun"),
    "room_over": Names("房间已经结束", "房間已經結束", "The room is over"),
    "only_creator": Names("只有房主可以", "只有房主可以", "Only the room's creator may do that"),
    "bots_not_allowed": Names("本房间不用机器人", "本房間不用機器人", "This room allows no bots"),
    "not_a_bot": Names("那个座位不是机器人", "那個座位不是機器人", "No bot sits there"),
    "already_at_table": Names(
        "已经在桌上了", "已經在桌上了", "That player is at the table already"
    ),
    "not_ready_phase": Names(
        "现在不用准备", "現在不用準備", "There is nothing to be ready for now"
    ),
    "no_seed_wanted": Names("现在不收随机数", "現在不收隨機數", "No seed is asked for now"),
    "seed_given": Names("随机数已经收到", "隨機數已經收到", "Your seed has been taken already"),
    "bad_seed": Names("随机数格式不对", "隨機數格式不對", "A seed must be 32 hexadecimal digits"),
    "no_round": Names("现在没有牌局", "現在沒有牌局", "No round is being played"),
    "bad_action": Names("看不懂这个动作", "看不懂這個動作", "That is no action of this game"),
    "bad_action_id": Names(
        "动作编号不对", "動作編號不對", "An action id must be 1 to 40 characters"
    ),
    "unknown_phrase": Names("没有这句话", "沒有這句話", "There is no such phrase"),
    "nothing_said": Names("说点什么吧", "說點什麼吧", "Say a phrase or a text, one of the two"),
    "no_free_text": Names("本房间只能用短语", "本房間只能用短語", "This room allows phrases only"),
    "text_too_long": Names("话太长了", "話太長了", "The text is too long"),
    "proposal_runs": Names("正在表决解散", "正在表決解散", "A vote to dissolve is running"),
    "proposed_lately": Names(
        "两分钟内只能提议一次", "兩分鐘內只能提議一次", "You may propose once in two minutes"
    ),
    "no_proposal": Names("没有解散提议", "沒有解散提議", "No vote to dissolve is running"),
    "already_voted": Names("你已经表过态", "你已經表過態", "You have voted already"),
    "clock_runs": Names("本房间有计时", "本房間有計時", "This room has a clock; wait for it"),
    "is_present": Names("对方在线", "對方在線", "That player is connected"),
    "not_over": Names("本场还没结束", "本場還沒結束", "The match is not over"),
}


def refuse(code: str) -> Refused:
    """The refusal with this code, ready to be raised."""
    return Refused(code, WORDS[code], "")


def stale(happened: Names) -> Refused:
    """The question has passed (`stale_question`); says what happened instead."""
    return Refused("stale_question", happened, "")


ROUND_OVER = Names("这一局已经结束", "這一局已經結束", "The round is over")
PASSED = Names(
    "这一步已经过去，牌局往下走了",
    "這一步已經過去，牌局往下走了",
    "That question has passed; play went on",
)


def answered(action: str, by: str) -> Names:
    """Words for a question that has its answer already, and whose answer that was."""
    zh_hans, zh_hant, en = {
        "player": ("你已经选了", "你已經選了", "You have already answered"),
        "timeout": ("时间到，已代你选", "時間到，已代你選", "Time ran out; played for you"),
        "auto": ("托管已代你选", "托管已代你選", "Auto-play has played for you"),
        "standing": ("已按你的设置选", "已按你的設定選", "Your standing answer was played"),
    }[by]
    return Names(f"{zh_hans}：{action}", f"{zh_hant}：{action}", f"{en}: {action}")
