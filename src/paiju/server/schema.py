"""The platform's tables: who plays, what was played, and what keeps the place safe.

Times are milliseconds since 1970, UTC. Ids are random texts; a record's id is its link.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
)

from paiju.server.database import metadata

player = Table(
    "player",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column(
        "account_key",
        String(80),
        unique=True,
        doc="an account's name with look-alikes folded; null for guests",
    ),
    Column("password", String(200), doc="argon2; null for guests"),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("deleted", BigInteger),
)

session = Table(
    "session",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", ForeignKey("player.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("device", String(200), nullable=False),
    Column("address", String(60), nullable=False),
)

mute = Table(
    "mute",
    metadata,
    Column("player", ForeignKey("player.id"), primary_key=True),
    Column("muted", ForeignKey("player.id"), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

play_day = Table(
    "play_day",
    metadata,
    Column("player", ForeignKey("player.id"), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("ms", BigInteger, nullable=False),
)

play_rule = Table(
    "play_rule",
    metadata,
    Column("player", ForeignKey("player.id"), primary_key=True),
    Column("limit_minutes", Integer, doc="the limit now; null for none"),
    Column("next_limit_minutes", Integer, doc="the limit from next_day on"),
    Column("next_day", String(10)),
    Column("reminder_minutes", Integer, doc="null for no reminder"),
)

match = Table(
    "match",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("number", String(6), nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("reason", String(40)),
)

match_seat = Table(
    "match_seat",
    metadata,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", ForeignKey("player.id")),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("points", Integer, nullable=False),
    Column("place", Integer, doc="null while the match runs"),
    Column("won", Integer, nullable=False),
    Column("fed", Integer, nullable=False),
    Index("ix_match_seat_player_match", "player", "match"),
)

round_ = Table(
    "round",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("match", ForeignKey("match.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("deltas", JSON, doc="null where the round was broken off"),
    Column("record", LargeBinary, nullable=False, doc="zlib, the record's JSON"),
    Column("frames", LargeBinary, nullable=False, doc="zlib, JSON Lines of changed sections"),
    Index("uq_round_match_number", "match", "number", unique=True),
)

round_seat = Table(
    "round_seat",
    metadata,
    Column("round", ForeignKey("round.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", ForeignKey("player.id")),
    Column("game", String(40), nullable=False),
    Column("delta", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("fed", Boolean, nullable=False),
    Column("self_drawn", Boolean, nullable=False),
    Index("ix_round_seat_player_game", "player", "game"),
)

rating = Table(
    "rating",
    metadata,
    Column("player", ForeignKey("player.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

rating_change = Table(
    "rating_change",
    metadata,
    Column("player", ForeignKey("player.id"), primary_key=True),
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Index("ix_rating_change_player_game_at", "player", "game", "at"),
)

report = Table(
    "report",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("reporter", ForeignKey("player.id")),
    Column("reported", ForeignKey("player.id")),
    Column("match", String(40), doc="may still be running"),
    Column("round", ForeignKey("round.id")),
    Column("reason", String(20), nullable=False),
    Column("words", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Column("verdict", Text),
)

ban = Table(
    "ban",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", ForeignKey("player.id"), index=True),
    Column("network", String(60), index=True),
    Column("reason", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, doc="null for ever"),
    Column("lifted", BigInteger),
)

announcement = Table(
    "announcement",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("withdrawn", BigInteger),
)

order = Table(
    "operator_order",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("target", String(40), nullable=False),
    Column("words", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("carried_out", BigInteger),
)
