"""Players, sessions, matches, rounds, ratings, reports, bans and announcements."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the platform's tables."""
    op.create_table(
        "announcement",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("withdrawn", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_announcement")),
    )
    op.create_table(
        "match",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("number", sa.String(length=6), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.String(length=40), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_match")),
    )
    op.create_table(
        "operator_order",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("target", sa.String(length=40), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("carried_out", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_operator_order")),
    )
    op.create_table(
        "player",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("account_key", sa.String(length=80), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("deleted", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_player")),
        sa.UniqueConstraint("account_key", name=op.f("uq_player_account_key")),
    )
    op.create_table(
        "ban",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=True),
        sa.Column("network", sa.String(length=60), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("lifted", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name=op.f("fk_ban_player_player")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_ban")),
    )
    op.create_index(op.f("ix_ban_network"), "ban", ["network"], unique=False)
    op.create_index(op.f("ix_ban_player"), "ban", ["player"], unique=False)
    op.create_table(
        "match_seat",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("fed", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_match_seat_match_match")),
        sa.ForeignKeyConstraint(
            ["player"], ["player.id"], name=op.f("fk_match_seat_player_player")
        ),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_match_seat")),
    )
    op.create_index("ix_match_seat_player_match", "match_seat", ["player", "match"], unique=False)
    op.create_table(
        "mute",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("muted", sa.String(length=32), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["muted"], ["player.id"], name=op.f("fk_mute_muted_player")),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name=op.f("fk_mute_player_player")),
        sa.PrimaryKeyConstraint("player", "muted", name=op.f("pk_mute")),
    )
    op.create_table(
        "play_day",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name=op.f("fk_play_day_player_player")),
        sa.PrimaryKeyConstraint("player", "day", name=op.f("pk_play_day")),
    )
    op.create_table(
        "play_rule",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("limit_minutes", sa.Integer(), nullable=True),
        sa.Column("next_limit_minutes", sa.Integer(), nullable=True),
        sa.Column("next_day", sa.String(length=10), nullable=True),
        sa.Column("reminder_minutes", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name=op.f("fk_play_rule_player_player")),
        sa.PrimaryKeyConstraint("player", name=op.f("pk_play_rule")),
    )
    op.create_table(
        "rating",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name=op.f("fk_rating_player_player")),
        sa.PrimaryKeyConstraint("player", "game", name=op.f("pk_rating")),
    )
    op.create_table(
        "rating_change",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("mu_before", sa.Float(), nullable=False),
        sa.Column("sigma_before", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_rating_change_match_match")),
        sa.ForeignKeyConstraint(
            ["player"], ["player.id"], name=op.f("fk_rating_change_player_player")
        ),
        sa.PrimaryKeyConstraint("player", "match", name=op.f("pk_rating_change")),
    )
    op.create_index(
        "ix_rating_change_player_game_at", "rating_change", ["player", "game", "at"], unique=False
    )
    op.create_table(
        "round",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("deltas", sa.JSON(), nullable=True),
        sa.Column("record", sa.LargeBinary(), nullable=False),
        sa.Column("frames", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_round_match_match")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_round")),
    )
    op.create_index("uq_round_match_number", "round", ["match", "number"], unique=True)
    op.create_table(
        "session",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.String(length=200), nullable=False),
        sa.Column("address", sa.String(length=60), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name=op.f("fk_session_player_player")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_session")),
    )
    op.create_index(op.f("ix_session_player"), "session", ["player"], unique=False)
    op.create_table(
        "report",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("reporter", sa.String(length=32), nullable=True),
        sa.Column("reported", sa.String(length=32), nullable=True),
        sa.Column("match", sa.String(length=40), nullable=True),
        sa.Column("round", sa.String(length=32), nullable=True),
        sa.Column("reason", sa.String(length=20), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.Column("verdict", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["reported"], ["player.id"], name=op.f("fk_report_reported_player")
        ),
        sa.ForeignKeyConstraint(
            ["reporter"], ["player.id"], name=op.f("fk_report_reporter_player")
        ),
        sa.ForeignKeyConstraint(["round"], ["round.id"], name=op.f("fk_report_round_round")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_report")),
    )
    op.create_table(
        "round_seat",
        sa.Column("round", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("delta", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("fed", sa.Boolean(), nullable=False),
        sa.Column("self_drawn", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["player.id"], name=op.f("fk_round_seat_player_player")
        ),
        sa.ForeignKeyConstraint(["round"], ["round.id"], name=op.f("fk_round_seat_round_round")),
        sa.PrimaryKeyConstraint("round", "seat", name=op.f("pk_round_seat")),
    )
    op.create_index("ix_round_seat_player_game", "round_seat", ["player", "game"], unique=False)


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("round_seat")
    op.drop_table("report")
    op.drop_table("session")
    op.drop_table("round")
    op.drop_table("rating_change")
    op.drop_table("rating")
    op.drop_table("play_rule")
    op.drop_table("play_day")
    op.drop_table("mute")
    op.drop_table("match_seat")
    op.drop_table("ban")
    op.drop_table("player")
    op.drop_table("operator_order")
    op.drop_table("match")
    op.drop_table("announcement")
