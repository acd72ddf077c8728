"""Two ways to say no: an action the rules refuse, and input that means nothing."""

from __future__ import annotations

import msgspec

from paiju.engine.names import Names


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is refused: a stable code, words for the player, the rule's paragraph."""

    code: str
    message: Names
    rule: str


class Refused(Exception):  # noqa: N818 - an answer of the rules, not a fault
    """The rules do not allow this action now; the round is as it was before."""

    def __init__(self, code: str, message: Names, rule: str) -> None:
        super().__init__(code)
        self.refusal = Refusal(code, message, rule)

    @property
    def code(self) -> str:
        return self.refusal.code

    @property
    def message(self) -> Names:
        return self.refusal.message

    @property
    def rule(self) -> str:
        return self.refusal.rule


class BadInput(ValueError):  # noqa: N818 - named after what it is
    """The input is malformed or impossible, in one sentence that says what is wrong with it."""
