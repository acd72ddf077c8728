"""The lobby (大厅): making rooms, finding them by number, and quick start."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated

import msgspec

from paiju.bots import LEVELS
from paiju.engine.game import AnyGame
from paiju.engine.refusal import BadInput
from paiju.server.address import network
from paiju.server.host import Host
from paiju.server.house import House
from paiju.server.journal import Journal, JournalError, NumberTaken
from paiju.server.moment import SECOND, Now
from paiju.server.problem import Problem
from paiju.server.quick_table import HOUSE
from paiju.table.section import Phase, SeatInfo
from paiju.table.setup import Pace, Setup

ROOMS_A_PLAYER = 5
TRIES = 50
"""How many numbers are drawn before the house counts as full."""

RESERVED_FOR = 15 * SECOND
"""Milliseconds for which quick start keeps a place for who was sent to a table."""

DEFAULT_LEVEL = "basic"


class RoomWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a room is to be made with; what is left out is as `Setup` has it."""

    game: str
    options: dict[str, int | str] = {}
    pace: Pace = "normal"
    public: bool = False
    fill: bool = True
    level: Annotated[str, msgspec.Meta(max_length=20)] = DEFAULT_LEVEL
    spectators: bool = True
    advice: bool = False
    free_text: bool = False


class QuickWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one wants to play at once; with `bots`, against bots alone and without waiting."""

    game: str
    options: dict[str, int | str] = {}
    pace: Pace = "normal"
    level: Annotated[str, msgspec.Meta(max_length=20)] = DEFAULT_LEVEL
    bots: bool = False


class RoomInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A room as one sees it from the door; `delay` (ms) is how late a round is shown to those who
    look on."""

    number: str
    game: str
    options: dict[str, int | str]
    pace: Pace
    public: bool
    fill: bool
    spectators: bool
    phase: Phase
    seats: tuple[SeatInfo, ...]
    full: bool
    delay: int


class Guest(msgspec.Struct, frozen=True):
    """Who asks: the player and the address he comes from."""

    player: str
    address: str


class Place(msgspec.Struct, frozen=True):
    """A place that quick start keeps for somebody on his way."""

    guest: Guest
    until: int


class Lobby:
    """Makes and finds rooms. Refuses with `Problem` or `BadInput`."""

    def __init__(
        self, house: House, journal: Journal, find_game: Callable[[str], AnyGame], now: Now
    ) -> None:
        self._house = house
        self._journal = journal
        self._find_game = find_game
        self._now = now
        self._places: dict[str, list[Place]] = {}

    async def make_room(self, wish: RoomWish, creator: str) -> Setup:
        """A new room, empty."""
        mine = sum(host.setup.creator == creator for host in self._house.hosts())
        if mine >= ROOMS_A_PLAYER:
            raise Problem("too_many_rooms")
        return await self._make(wish, creator)

    async def quick_start(self, wish: QuickWish, guest: Guest) -> Setup:
        """A table with a free place for the same game and options, a new one if there is none;
        the place is kept for a while."""
        options = self._options(wish.game, wish.options)
        setup = None if wish.bots else self._with_place(wish, options, guest)
        if setup is None:
            room = RoomWish(
                game=wish.game,
                options=options,
                pace=wish.pace,
                public=not wish.bots,
                level=wish.level,
                advice=wish.bots,
            )
            setup = await self._make(room, HOUSE)
        self._keep_place(setup.table, guest)
        return setup

    async def find(self, number: str) -> Setup:
        """The room with this number; raises `Problem` room_not_found."""
        try:
            setup = await self._journal.find(number)
        except JournalError:
            raise Problem("unavailable") from None
        if setup is None:
            raise Problem("room_not_found")
        return setup

    async def room(self, number: str) -> RoomInfo:
        """The room with this number, seen from the door."""
        setup = await self.find(number)
        host = self._house.host(setup.table)
        if host is None:
            raise Problem("unavailable")
        return _info(host)

    def seats(self, setup: Setup, player: str) -> bool:
        """This player has a seat in the room."""
        host = self._house.host(setup.table)
        return host is not None and self._is_his(host, player)

    def public_rooms(self) -> list[RoomInfo]:
        """The public rooms where one may sit down or look on."""
        return [_info(host) for host in self._house.hosts() if host.setup.public]

    def _options(self, game: str, raw: dict[str, int | str]) -> dict[str, int | str]:
        options = self._find_game(game).read_options(raw)
        full: dict[str, int | str] = msgspec.to_builtins(options)
        return full

    async def _make(self, wish: RoomWish, creator: str) -> Setup:
        if self._house.draining:
            raise Problem("draining")
        if wish.level not in LEVELS:
            raise BadInput(f"no bots {wish.level!r}; there are {', '.join(LEVELS)}")
        options = self._options(wish.game, wish.options)
        fields = msgspec.structs.asdict(wish) | {"options": options, "creator": creator}
        try:
            return await self._open(fields)
        except JournalError:
            raise Problem("unavailable") from None

    async def _open(self, fields: dict[str, object]) -> Setup:
        for _ in range(TRIES):
            number = f"{secrets.randbelow(900_000) + 100_000}"
            setup = msgspec.convert(
                fields | {"table": secrets.token_hex(8), "number": number}, Setup
            )
            try:
                await self._house.make(setup)
            except NumberTaken:
                continue
            return setup
        raise Problem("unavailable")

    def _with_place(
        self, wish: QuickWish, options: dict[str, int | str], guest: Guest
    ) -> Setup | None:
        """A waiting table with a place left: his own first, then one where nobody shares his
        network, the fullest first."""
        best: tuple[tuple[bool, bool, int], Setup] | None = None
        for host in self._house.hosts():
            setup = host.setup
            if (setup.creator, setup.public, setup.game) != (HOUSE, True, wish.game):
                continue
            if (setup.pace, setup.options) != (wish.pace, options):
                continue
            left = self._left(host, guest.player)
            if left > 0:
                order = (
                    self._is_his(host, guest.player),
                    not self._shares_network(setup.table, guest),
                    -left,
                )
                if best is None or order > best[0]:
                    best = order, setup
        return None if best is None else best[1]

    def _left(self, host: Host, player: str) -> int:
        """The places left at a table for this player, those kept for others taken off."""
        if host.phase != "waiting":
            return 0
        now = self._now()
        taken = {seat.player for seat in host.seats if seat.player is not None}
        taken |= {
            place.guest.player
            for place in self._places.get(host.setup.table, ())
            if place.until > now
        }
        return len(host.seats) - len(taken - {player})

    def _keep_place(self, table: str, guest: Guest) -> None:
        running = {host.setup.table for host in self._house.hosts()}
        self._places = {each: kept for each, kept in self._places.items() if each in running}
        self._places.setdefault(table, []).append(Place(guest, self._now() + RESERVED_FOR))

    def _is_his(self, host: Host, player: str) -> bool:
        return any(seat.player == player for seat in host.seats)

    def _shares_network(self, table: str, guest: Guest) -> bool:
        home = network(guest.address)
        return any(
            network(place.guest.address) == home and place.guest.player != guest.player
            for place in self._places.get(table, ())
        )


def _info(host: Host) -> RoomInfo:
    setup, seats = host.setup, host.seats
    return RoomInfo(
        number=setup.number,
        game=setup.game,
        options=setup.options,
        pace=setup.pace,
        public=setup.public,
        fill=setup.fill,
        spectators=setup.spectators,
        phase=host.phase,
        seats=seats,
        full=all(seat.player is not None for seat in seats),
        delay=host.delay,
    )
