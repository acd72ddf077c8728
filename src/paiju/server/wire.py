"""Every message of the WebSocket, both ways. docs/protocol.md and the client's types are made
from these definitions.

A client joins a table with `join` and gets a `snapshot`: all sections of the public half, and its
own half. From then on `update` messages carry, for one of the two streams, the events its viewer
may see and the sections that changed, each whole. Each stream counts its own versions, one a
message; a client that misses one asks with `sync` and gets a new snapshot. The server may send a
snapshot at any time, in place of updates; it stands for everything before it.

The public stream carries each event as everybody sees it; one's own stream repeats an event where
one sees more of it than the others, or where they don't see it at all.

A message is JSON text of at most 4,096 characters. Whoever comes to a table that quick start made,
without `watch`, is seated and ready with `join` alone. The server closes with 1008 over a limit or
from another site's page, 1009 after too long a message, 1012 when it restarts (come back soon),
1013 for who doesn't read what he is sent, 4001 after `replaced`, 4003 when the operator throws one
out, 4008 when the line was silent too long, 4401 for who has no name yet (`POST /api/guest`).

Section names: the table's own (`room`, `seats`, `network`, `match`, `clock`, `shuffle`, `proposal`,
`settlement`, `result`; table/section.py) and the fields of the game's public view; in one's own
half `own` and the fields of the game's private view. A section that is null does not apply now.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from paiju.engine.names import Names

ActionId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
RoomNumber: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^\d{6}$")]


class FromClient(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """A client's message. `id` is the client's own; the answer (`ack` or `error`) names it."""

    id: ActionId


class Join(FromClient, frozen=True, kw_only=True, tag="join"):
    """Come to a table by its room number, to sit or, with `watch`, to look on."""

    room: RoomNumber
    watch: bool = False


class Sync(FromClient, frozen=True, kw_only=True, tag="sync"):
    """A version was missed: send a snapshot."""


class SitMessage(FromClient, frozen=True, kw_only=True, tag="sit"):
    """Take a seat; null is any free one."""

    seat: int | None = None


class SeatBotMessage(FromClient, frozen=True, kw_only=True, tag="seat_bot"):
    """The creator puts a bot into a seat."""

    seat: int | None = None


class UnseatMessage(FromClient, frozen=True, kw_only=True, tag="unseat"):
    """The creator takes a bot out of a seat."""

    seat: int


class LeaveMessage(FromClient, frozen=True, kw_only=True, tag="leave"):
    """Leave the table."""


class ReadyMessage(FromClient, frozen=True, kw_only=True, tag="ready"):
    """Ready, or not any more."""

    ready: bool = True


class SeedMessage(FromClient, frozen=True, kw_only=True, tag="seed"):
    """One's part of the shuffle: 32 hex digits."""

    seed: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}$")]


class ActMessage(FromClient, frozen=True, kw_only=True, tag="act"):
    """Answer a question with an action in contract.md's text."""

    question: int
    action: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]


class AutoMessage(FromClient, frozen=True, kw_only=True, tag="auto"):
    """Auto-play on or off."""

    on: bool


class StandingMessage(FromClient, frozen=True, kw_only=True, tag="standing"):
    """Standing answers: win at once, claim nothing, discard the drawn tile."""

    win: bool = False
    no_claims: bool = False
    discard_drawn: bool = False


class SayMessage(FromClient, frozen=True, kw_only=True, tag="say"):
    """A phrase or emote by id, or free text where the room allows it."""

    phrase: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    text: Text | None = None


class ProposeMessage(FromClient, frozen=True, kw_only=True, tag="propose"):
    """Propose to dissolve the room."""


class VoteMessage(FromClient, frozen=True, kw_only=True, tag="vote"):
    """Agree or refuse to dissolve."""

    agree: bool


class VoteAutoMessage(FromClient, frozen=True, kw_only=True, tag="vote_auto"):
    """Vote a disconnected player onto auto-play, where there is no clock."""

    seat: int


class AgainMessage(FromClient, frozen=True, kw_only=True, tag="again"):
    """Another match with the same setup."""


class AskMessage(FromClient, frozen=True, kw_only=True, tag="ask"):
    """A heavy question about one's own position, by question id: what the hand waits for (听牌,
    `waits`), or what a strong bot would do (指点, `advice`, where the room allows it)."""

    question: int
    about: Literal["waits", "advice"]


class PingMessage(FromClient, frozen=True, kw_only=True, tag="ping"):
    """Is the connection alive? Answered by `pong` with the same id."""


class PongMessage(FromClient, frozen=True, kw_only=True, tag="pong"):
    """The answer to the server's own `ping`, by which it measures lag; `id` is the ping's."""


ClientMessage: TypeAlias = (
    Join | Sync | SitMessage | SeatBotMessage | UnseatMessage | LeaveMessage | ReadyMessage
    | SeedMessage | ActMessage | AutoMessage | StandingMessage | SayMessage | ProposeMessage
    | VoteMessage | VoteAutoMessage | AgainMessage | AskMessage | PingMessage | PongMessage
)  # fmt: skip


class FromServer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A server's message."""


class Hello(FromServer, frozen=True, kw_only=True, tag="hello"):
    """First message of a connection: who one is, the server's clock (ms) and version."""

    player: str
    name: str
    now: int
    version: str


class Half(msgspec.Struct, frozen=True):
    """One stream's sections as of a version."""

    version: int
    sections: dict[str, Any]


class Snapshot(FromServer, frozen=True, kw_only=True, tag="snapshot"):
    """Everything this viewer may know now. `own` is null for a spectator."""

    room: str
    now: int
    public: Half
    own: Half | None


class Update(FromServer, frozen=True, kw_only=True, tag="update"):
    """What changed in one stream: `version` is one more than the last."""

    stream: Literal["public", "own"]
    version: int
    now: int
    events: list[Any]
    changed: dict[str, Any]


class Ack(FromServer, frozen=True, kw_only=True, tag="ack"):
    """The message with this id was accepted (again, if it was repeated)."""

    id: str


class ErrorReply(FromServer, frozen=True, kw_only=True, tag="error"):
    """The message with this id (null: it could not be read) was refused, and why."""

    id: str | None
    code: str
    message: Names
    rule: str | None = None


class Answer(FromServer, frozen=True, kw_only=True, tag="answer"):
    """The answer to `ask`."""

    id: str
    question: int
    answer: Any


class Pong(FromServer, frozen=True, kw_only=True, tag="pong"):
    """The answer to a client's `ping`."""

    id: str
    now: int


class Ping(FromServer, frozen=True, kw_only=True, tag="ping"):
    """The server measures lag: answer at once with `pong`."""

    id: str


class Replaced(FromServer, frozen=True, kw_only=True, tag="replaced"):
    """A newer connection of this player has taken over; don't reconnect."""


class Gone(FromServer, frozen=True, kw_only=True, tag="gone"):
    """The table is closed; `code` says why."""

    code: str


class AnnouncementMessage(FromServer, frozen=True, kw_only=True, tag="announcement"):
    """Words of the operator for everybody."""

    text: str


ServerMessage: TypeAlias = (
    Hello
    | Snapshot
    | Update
    | Ack
    | ErrorReply
    | Answer
    | Pong
    | Ping
    | Replaced
    | Gone
    | AnnouncementMessage
)
