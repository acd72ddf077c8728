"""鞍山麻将: four players, one wild kind, four things a hand needs (rules/anshan-mahjong.md)."""

from paiju.games.anshan_mahjong.game import GAME

__all__ = ["GAME"]
