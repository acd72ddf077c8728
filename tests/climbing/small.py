"""Small rounds for tests: a few cards in each hand, and actions in contract.md's text."""

from __future__ import annotations

from paiju.climbing.round import Round
from paiju.engine.event import Event
from paiju.engine.game import AnyGame
from paiju.engine.refusal import Refused
from paiju.games import game_by_id
from paiju.games.fangyang import rules as fangyang
from paiju.games.jiayibing import rules as jiayibing

RULES = {"fangyang": fangyang, "jiayibing": jiayibing}


class Small:
    """A round of `game` from these hands, each a text; hands left out are empty texts."""

    def __init__(
        self, game_id: str, hands: list[str], leader: int | None = None, **options: str | int
    ) -> None:
        self.game: AnyGame = game_by_id(game_id)
        keys = {key.rstrip("_"): value for key, value in options.items()}
        self.options = self.game.read_options(keys)
        pack = RULES[game_id].PACK
        dealt = [pack.hand(pack.read_cards(hand)) for hand in hands]
        self.round = Round(RULES[game_id].rules_of(self.options), dealt, leader)

    def act(self, seat: int, text: str) -> list[Event]:
        return self.round.act(seat, self.game.read_action(text))

    def refusal(self, seat: int, text: str) -> str:
        """The code of the refusal; "" if the action is accepted."""
        try:
            self.round.clone().act(seat, self.game.read_action(text))
        except Refused as refused:
            return refused.code
        return ""

    def run(self, *steps: str) -> Small:
        """Steps such as `0 play 4s`."""
        for step in steps:
            seat, _, text = step.partition(" ")
            self.act(int(seat), text)
        return self

    def hide_all(self) -> Small:
        return self.run(*(f"{seat} hide" for seat in range(4)))

    def to_act(self) -> dict[int, list[str]]:
        return {
            seat: [self.game.print_action(action) for action in actions]
            for seat, actions in self.round.to_act().items()
        }
