"""The game 鞍山麻将 as everyone uses it (`engine.game.Game`)."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from paiju.engine.game import Action as AnyAction
from paiju.engine.game import JsonObject
from paiju.engine.names import Names
from paiju.engine.settlement import Settlement
from paiju.engine.shuffle import Stream
from paiju.engine.view import View
from paiju.games.anshan_mahjong import match, scoring
from paiju.games.anshan_mahjong.match import AnshanDeal, AnshanState
from paiju.games.anshan_mahjong.options import SHEET, AnshanOptions, read_options
from paiju.games.anshan_mahjong.patterns import PATTERNS
from paiju.games.anshan_mahjong.rules import AnshanLedger, rules_of
from paiju.games.anshan_mahjong.settlement import AnshanSettlement
from paiju.games.anshan_mahjong.view import AnshanPrivate, AnshanPublic
from paiju.mahjong.action import Action, print_action, read_action
from paiju.mahjong.imagination import imagine
from paiju.mahjong.round import Round
from paiju.mahjong.win import SEATS

AnshanRound: TypeAlias = Round[AnshanLedger]


class AnshanMahjong:
    """鞍山麻将."""

    id = "anshan-mahjong"
    names = Names("鞍山麻将", "鞍山麻將", "Anshan mahjong")
    seats = SEATS
    rules_version = 1
    sheet = SHEET
    patterns = PATTERNS

    def read_options(self, raw: object) -> AnshanOptions:
        """Options from JSON, defaults filled in; raises `BadInput`."""
        return read_options(raw)

    def start(self, options: AnshanOptions) -> AnshanState:
        """Before the first round: the dealer is not drawn yet (8.3)."""
        del options
        return match.start()

    def deal(self, options: AnshanOptions, state: AnshanState, stream: Stream) -> AnshanDeal:
        """Draw the first dealer, shuffle and deal (2.1–2.4)."""
        return match.deal(options, state, stream)

    def open(self, options: AnshanOptions, deal: AnshanDeal) -> AnshanRound:
        """The round that begins with this deal."""
        return Round(rules_of(options), deal)

    def next(
        self, options: AnshanOptions, state: AnshanState, settlement: Settlement
    ) -> AnshanState:
        """The state after a round (8.2, 8.3)."""
        assert isinstance(settlement, AnshanSettlement)
        return match.following(options, state, settlement)

    def read_state(self, raw: object) -> AnshanState:
        """A match state from a record's `before`; raises `BadInput`."""
        return match.read_state(raw)

    def read_deal(self, options: AnshanOptions, raw: object) -> AnshanDeal:
        """Hands and wall that can be dealt from one set (11.3); raises `BadInput`."""
        return match.read_deal(options, raw)

    def print_deal(self, options: AnshanOptions, deal: AnshanDeal) -> JsonObject:
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
        """What a hand is worth (11.1, 11.2); raises `BadInput`."""
        return scoring.score(raw)

    def imagine(
        self, options: AnshanOptions, view: View[AnshanPublic, AnshanPrivate], rng: Random
    ) -> AnshanRound:
        """A whole round that agrees with the view."""
        return imagine(rules_of(options), view, rng)


GAME = AnshanMahjong()
