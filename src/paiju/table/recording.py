"""Writing a round's record (牌谱) when the round is over."""

from __future__ import annotations

from paiju.engine.record import FORMAT, Player, Record
from paiju.table.board import Board
from paiju.table.match import plain

DAY = 86_400_000


def write_record(board: Board, at: int) -> Record:
    """The record of the round that ends now; its settlement is null if it was broken off."""
    match, play, shuffling = board.room.match, board.play, board.room.shuffling
    if match is None or play is None or shuffling is None:
        raise ValueError("no round to write down")
    settlement = play.round.settlement
    return Record(
        paiju=FORMAT,
        game=board.game.id,
        rules_version=board.game.rules_version,
        options=board.setup.options,
        match=match.id,
        round=match.round,
        seats=tuple(Player(chair.name, chair.bot) for chair in board.chairs),
        before=play.before,
        shuffle=shuffling.record(),
        deal=board.game.print_deal(board.options, play.deal),
        actions=tuple(play.course),
        settlement=None if settlement is None else plain(settlement),
        ended=iso_time(at),
    )


def iso_time(at: int) -> str:
    """A moment (ms since 1970, UTC) as ISO 8601, by the calendar alone: no clock is read here."""
    days, rest = divmod(at, DAY)
    year, month, day = _civil(days)
    seconds, ms = divmod(rest, 1_000)
    hour, minute, second = seconds // 3_600, seconds // 60 % 60, seconds % 60
    return f"{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{ms:03}Z"


def _civil(days: int) -> tuple[int, int, int]:
    """Year, month and day of a day counted from 1970-01-01, in years that begin with March."""
    era, day_of_era = divmod(days + 719_468, 146_097)
    year_of_era = (
        day_of_era - day_of_era // 1_460 + day_of_era // 36_524 - day_of_era // 146_096
    ) // 365
    day_of_year = day_of_era - (365 * year_of_era + year_of_era // 4 - year_of_era // 100)
    shifted = (5 * day_of_year + 2) // 153
    month = shifted + 3 if shifted < 10 else shifted - 9
    year = year_of_era + 400 * era + (month <= 2)
    return year, month, day_of_year - (153 * shifted + 2) // 5 + 1
