"""鞍山甲乙丙: six players in two sides of three, two packs (rules/jiayibing.md)."""

from paiju.games.jiayibing.game import GAME

__all__ = ["GAME"]
