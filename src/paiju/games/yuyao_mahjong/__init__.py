"""余姚麻将: four players, wilds of any face, hands counted in 龙 (rules/yuyao-mahjong.md)."""

from paiju.games.yuyao_mahjong.game import GAME

__all__ = ["GAME"]
