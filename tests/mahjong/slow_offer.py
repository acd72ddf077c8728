"""What may be done, read slowly from the rules: the whole of each hand looked at every time."""

from __future__ import annotations

from typing import Any

from paiju.mahjong.meld import ANGANG, PENG
from paiju.mahjong.tile import EAST, KINDS, TEXT, Tile, print_tiles, rank_of

Options = Any
Round = Any


class Slow:
    """Legal actions of both games, and the locks that bar wins, told from what happened."""

    def __init__(self, game_id: str, options: Options, scorer: Any) -> None:
        self.is_anshan = game_id == "anshan-mahjong"
        self.options = options
        self.scorer = scorer
        self.passed: set[int] = set()
        self.threw: set[int] = set()

    def draws(self, seat: int) -> None:
        self.passed.discard(seat)
        self.threw.discard(seat)

    def acts(self, seat: int, text: str, offer: list[str], wild: Tile, *, claiming: bool) -> None:
        """A seat that was offered this acts so."""
        locks = not self.is_anshan or (claiming and self.options.pass_lock != "off")
        if "hu" in offer and text != "hu" and locks:
            self.passed.add(seat)
        if text == f"discard {TEXT[wild]}":
            self.threw.add(seat)

    def offers(self, round_: Round) -> dict[int, list[str]]:
        """Who may act in a step just begun, and how."""
        if round_.step in ("claim", "rob"):
            kind = self.claims if round_.step == "claim" else self.robs
            asked = {seat: kind(round_, seat) for seat in range(4) if seat != round_.turn}
            return {seat: sorted([*claims, "pass"]) for seat, claims in asked.items() if claims}
        seat = round_.turn
        if round_.step == "discard":
            return {seat: sorted(self.discards(round_, self.banned(round_, seat)))}
        return {seat: sorted(self.in_turn(round_))}

    def can_draw(self, round_: Round) -> bool:
        is_dead = self.is_anshan and self.options.draw_leaves == 14
        return bool(round_.wall.left > (13 if is_dead else 0))

    def in_turn(self, round_: Round) -> list[str]:
        hand, wild = round_.hand_of[round_.turn], round_.wild
        found = self.discards(round_, set())
        if self.scorer.wins(hand.counts, hand.melds, wild):
            found.append("hu")
        if self.can_draw(round_):
            kinds = [tile for tile in range(KINDS) if tile != wild]
            found += [f"angang {TEXT[tile]}" for tile in kinds if hand.counts[tile] == 4]
            pungs = [meld.tile for meld in hand.melds if meld.kind == PENG]
            found += [f"jiagang {TEXT[tile]}" for tile in pungs if hand.counts[tile]]
        return found

    def discards(self, round_: Round, banned: set[Tile]) -> list[str]:
        counts, wild = round_.hand_of[round_.turn].counts, round_.wild
        kinds = {tile for tile in range(KINDS) if counts[tile]} - banned
        if self.is_anshan and self.options.wild_discard != "allowed" and kinds != {wild}:
            kinds.discard(wild)
        return [f"discard {TEXT[tile]}" for tile in kinds]

    def banned(self, round_: Round, seat: int) -> set[Tile]:
        """What may not be discarded after the claim just made."""
        hand = round_.hand_of[seat]
        used = list(hand.melds[-1].tiles)
        claimed = hand.claimed[-1]
        used.remove(claimed)
        return set() if hand.size == 2 else self.ban(used, claimed, round_.wild)

    def ban(self, used: list[Tile], claimed: Tile, wild: Tile) -> set[Tile]:
        if self.is_anshan or self.options.swap_ban == "off":
            return set()
        if self.options.swap_ban == "same_kind" or used[0] == used[1]:
            return {claimed} - {wild}
        return {tile for tile in range(KINDS) if is_run([*used, tile])} - {wild}

    def claims(self, round_: Round, seat: int) -> list[str]:
        """The claims on a discard."""
        tile = round_.claims.tile
        found = self.melds(round_, seat, tile) if tile != round_.wild else []
        return [*found, "hu"] if self.wins(round_, seat, tile, robbing=False) else found

    def melds(self, round_: Round, seat: int, tile: Tile) -> list[str]:
        counts, wild = round_.hand_of[seat].counts, round_.wild
        if not self.is_anshan and (not round_.wall.left or self.over_limit(round_, seat)):
            return []
        found = []
        has_chi = self.is_anshan or self.options.mode == "liangzi"
        if has_chi and seat == (round_.turn + 1) % 4:
            for low in range(KINDS):
                for high in range(low + 1, KINDS):
                    held = counts[low] and counts[high] and wild not in (low, high)
                    if (
                        held
                        and is_run([low, high, tile])
                        and self.leaves(round_, seat, [low, high])
                    ):
                        found.append(f"chi {print_tiles([low, high])}")
        if counts[tile] >= 2 and self.leaves(round_, seat, [tile, tile]):
            found.append("peng")
        if counts[tile] >= 3 and self.can_draw(round_):
            found.append("gang")
        return found

    def over_limit(self, round_: Round, seat: int) -> bool:
        hand = round_.hand_of[seat]
        if self.options.claim_limit == "off" or self.options.mode == "xiazi" or hand.size == 4:
            return False
        claimed = [meld for meld in hand.melds if meld.kind != ANGANG]
        return sum(meld.source == round_.turn for meld in claimed) >= 2

    def leaves(self, round_: Round, seat: int, used: list[Tile]) -> bool:
        hand = round_.hand_of[seat]
        left = hand.tiles
        for tile in used:
            left.remove(tile)
        banned = self.ban(used, round_.claims.tile, round_.wild)
        return hand.size == 4 or bool(set(left) - banned)

    def robs(self, round_: Round, seat: int) -> list[str]:
        return ["hu"] if self.wins(round_, seat, round_.claims.tile, robbing=True) else []

    def wins(self, round_: Round, seat: int, tile: Tile, *, robbing: bool) -> bool:
        """Whether a seat may win on another's tile."""
        hand, wild = round_.hand_of[seat], round_.wild
        grown = [self.with_tile(hand.counts, each) for each in range(KINDS)]
        if seat in self.passed and (self.is_anshan or not robbing):
            return False
        if not self.scorer.wins(grown[tile], hand.melds, wild):
            return False
        if self.is_anshan:
            return True
        lock = self.options.wild_throw_lock
        thrown = {"wild_only": set(), "thrower_until_next_draw": self.threw & {seat}}
        if thrown.get(lock, self.threw) or self.options.mode == "xiazi" or tile == wild:
            return False
        return not all(self.scorer.wins(counts, hand.melds, wild) for counts in grown)

    @staticmethod
    def with_tile(counts: bytearray, tile: Tile) -> list[int]:
        return [count + (each == tile) for each, count in enumerate(counts)]


def is_run(tiles: list[Tile]) -> bool:
    low, middle, high = sorted(tiles)
    return low < EAST - 2 and (low + 1, low + 2) == (middle, high) and rank_of(low) < 7
