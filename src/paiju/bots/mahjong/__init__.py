"""`basic` at the two tables of mahjong."""

from __future__ import annotations

from paiju.bots.mahjong.anshan import AnshanAppraiser
from paiju.bots.mahjong.player import MahjongPlayer
from paiju.bots.mahjong.yuyao import YuyaoAppraiser
from paiju.engine.game import AnyGame, Options
from paiju.games.anshan_mahjong.options import AnshanOptions
from paiju.games.yuyao_mahjong.options import YuyaoOptions


def make_anshan_player(game: AnyGame, options: Options) -> MahjongPlayer:
    """The player for a table of 鞍山麻将 with these options (`paiju.bots.Maker`)."""
    del game
    assert isinstance(options, AnshanOptions)
    return MahjongPlayer(AnshanAppraiser(options))


def make_yuyao_player(game: AnyGame, options: Options) -> MahjongPlayer:
    """The player for a table of 余姚麻将 with these options (`paiju.bots.Maker`)."""
    del game
    assert isinstance(options, YuyaoOptions)
    return MahjongPlayer(YuyaoAppraiser(options))
