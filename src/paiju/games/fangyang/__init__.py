"""鞍山放羊: four players, one pack, a called card and a secret partner (rules/fangyang.md)."""

from paiju.games.fangyang.game import GAME

__all__ = ["GAME"]
