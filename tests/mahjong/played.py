"""Scripted rounds of the mahjong games, for tests that read like the rules."""

from __future__ import annotations

from typing import Any

import msgspec

from paiju.engine.event import Event
from paiju.engine.refusal import Refused
from paiju.engine.scenario import settle_chance
from paiju.games import game_by_id


class Played:
    """A round dealt as given; `run` plays actions such as `0 discard 5m`, chance following."""

    def __init__(self, game_id: str, hands: list[str], **deal: Any) -> None:
        options = deal.pop("options", {})
        self.game = game_by_id(game_id)
        self.options = self.game.read_options(options)
        self.deal = self.game.read_deal(self.options, {"hands": hands, **deal})
        self.round = self.game.open(self.options, self.deal)
        self.events: list[Event] = settle_chance(self.round)

    def run(self, *actions: str) -> Played:
        """Play these actions, each a seat and its text, and let chance do its steps."""
        for each in actions:
            self.answer(each)
            self.events += settle_chance(self.round)
        return self

    def answer(self, action: str) -> list[Event]:
        """Play one action and let no chance follow."""
        seat, _, text = action.partition(" ")
        events = self.round.act(int(seat), self.game.read_action(text))
        self.events += events
        return list(events)

    def to_act(self) -> dict[int, list[str]]:
        """Who may act, with the texts of all legal actions."""
        return {
            seat: [self.game.print_action(action) for action in actions]
            for seat, actions in self.round.to_act().items()
        }

    def refusal(self, action: str) -> str:
        """The code with which an action is refused, and the paragraph; empty if it is legal."""
        seat, _, text = action.partition(" ")
        try:
            self.round.clone().act(int(seat), self.game.read_action(text))
        except Refused as refused:
            return f"{refused.code} {refused.rule}"
        return ""

    @property
    def hands(self) -> list[str]:
        """The concealed tiles of each seat."""
        return self.round.hands()

    @property
    def settlement(self) -> dict[str, Any]:
        """The settlement as it goes on the wire."""
        assert self.round.settlement is not None
        found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.round.settlement))
        return found

    def said(self) -> list[str]:
        """What has happened so far, one line each."""
        return [event.text() for event in self.events]

    def line_ids(self) -> list[str]:
        """The ids of the settlement's lines."""
        return [line["id"] for line in self.settlement["lines"]]
