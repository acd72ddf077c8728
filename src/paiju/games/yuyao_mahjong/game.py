"""The game 余姚麻将 as everyone uses it (`engine.game.Game`)."""

from __future__ import annotations

from random import Random

from paiju.engine.game import Action as AnyAction
from paiju.engine.game import JsonObject
from paiju.engine.names import Names
from paiju.engine.settlement import Settlement
from paiju.engine.shuffle import Stream
from paiju.engine.view import View
from paiju.games.yuyao_mahjong import match, scoring
from paiju.games.yuyao_mahjong.match import YuyaoDeal, YuyaoState
from paiju.games.yuyao_mahjong.options import SHEET, YuyaoOptions, read_options
from paiju.games.yuyao_mahjong.patterns import PATTERNS
from paiju.games.yuyao_mahjong.rules import YuyaoRound, rules_of
from paiju.games.yuyao_mahjong.settlement import YuyaoSettlement
from paiju.games.yuyao_mahjong.view import YuyaoPrivate, YuyaoPublic
from paiju.mahjong.action import Action, print_action, read_action
from paiju.mahjong.imagination import imagine
from paiju.mahjong.round import Round
from paiju.mahjong.win import SEATS


class YuyaoMahjong:
    """余姚麻将."""

    id = "yuyao-mahjong"
    names = Names("余姚麻将", "餘姚麻將", "Yuyao mahjong")
    seats = SEATS
    rules_version = 1
    sheet = SHEET
    patterns = PATTERNS

    def read_options(self, raw: object) -> YuyaoOptions:
        """Options from JSON, defaults filled in; raises `BadInput`."""
        return read_options(raw)

    def start(self, options: YuyaoOptions) -> YuyaoState:
        """Before the first round: the dealer is not drawn yet (2.3)."""
        return match.start(options)

    def deal(self, options: YuyaoOptions, state: YuyaoState, stream: Stream) -> YuyaoDeal:
        """Draw the first dealer, shuffle and deal (1.3, 2.2)."""
        del options
        return match.deal(state, stream)

    def open(self, options: YuyaoOptions, deal: YuyaoDeal) -> YuyaoRound:
        """The round that begins with this deal."""
        return Round(rules_of(options), deal)

    def next(self, options: YuyaoOptions, state: YuyaoState, settlement: Settlement) -> YuyaoState:
        """The state after a round (2.3–2.5)."""
        assert isinstance(settlement, YuyaoSettlement)
        return match.following(options, state, settlement)

    def read_state(self, raw: object) -> YuyaoState:
        """A match state from a record's `before`; raises `BadInput`."""
        return match.read_state(raw)

    def read_deal(self, options: YuyaoOptions, raw: object) -> YuyaoDeal:
        """Hands and wall that can be dealt from one set (12.4); raises `BadInput`."""
        return match.read_deal(options, raw)

    def print_deal(self, options: YuyaoOptions, deal: YuyaoDeal) -> JsonObject:
        """The deal in contract.md's JSON."""
        del options
        return match.print_deal(deal)

    def read_action(self, text: str) -> Action:
        """An action from its text; raises `BadInput`."""
        return read_action(text)

    def print_action(self, action: AnyAction) -> str:
        """The text of an action."""
        assert isinstance(action, int)
        return print_action(action)

    def score(self, raw: JsonObject) -> JsonObject:
        """What a hand is worth (12.1–12.3); raises `BadInput`."""
        return scoring.score(raw)

    def imagine(
        self, options: YuyaoOptions, view: View[YuyaoPublic, YuyaoPrivate], rng: Random
    ) -> YuyaoRound:
        """A whole round that agrees with the view."""
        return imagine(rules_of(options), view, rng)


GAME = YuyaoMahjong()
