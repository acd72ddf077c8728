"""余姚麻将 scored the slow way, paragraph by paragraph of rules/yuyao-mahjong.md 5 to 7."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from paiju.games.yuyao_mahjong.options import YuyaoOptions
from paiju.mahjong.meld import CHI, Meld
from paiju.mahjong.tile import KINDS, Tile, list_tiles, suit_of
from paiju.mahjong.win import Win
from tests.mahjong.slow_hand import Token, is_pairs, is_triplet, layouts, token_hands

ORDER = (
    "plain",
    "da_dui_dui",
    "dui_dui_peng",
    "shi_san_bu_da",
    "yi_gang_yi_da",
    "er_gang_er_da",
    "san_gang_san_da",
    "qi_qian",
    "qing_qi_dui",
)
FREE = ("yi_gang_yi_da", "er_gang_er_da", "san_gang_san_da")


def is_gaps(kinds: Sequence[Tile]) -> bool:
    left = list(kinds)
    while left:
        low = left.pop(0)
        if low >= 27 or low % 9 > 6 or low + 2 not in left:
            return False
        left.remove(low + 2)
    return True


def is_unrelated(tiles: Sequence[Tile]) -> bool:
    return all(
        one != other and not (one < 27 and suit_of(one) == suit_of(other) and abs(one - other) < 3)
        for place, one in enumerate(tiles)
        for other in tiles[place + 1 :]
    )


def pairs_in(tokens: Sequence[Token]) -> int:
    return sum(count // 2 for count in Counter(token.kind for token in tokens).values())


def each_shape(
    tiles: list[Tile], melds: Sequence[Meld], wild: Tile, *, seven_gaps: bool
) -> Iterator[str]:
    natural = [tile for tile in tiles if tile != wild]
    kongs = sum(meld.is_kong for meld in melds)
    if not melds and is_unrelated(natural):
        yield "shi_san_bu_da"
    for tokens in token_hands(tiles, wild):
        for layout in layouts(tokens):
            yield "plain"
            triplets = all(len(group) == 2 or is_triplet(group) for group in layout)
            if triplets and not any(meld.kind == CHI for meld in melds):
                yield "da_dui_dui"
        if not melds and is_pairs(tokens):
            yield "qing_qi_dui" if len(natural) == 14 else "dui_dui_peng"
        if not melds and seven_gaps and is_gaps([token.kind for token in tokens]):
            yield "qi_qian"
        if kongs == len(melds) in (1, 2, 3) and pairs_in(tokens) >= 7 - 2 * kongs:
            yield FREE[kongs - 1]


class SlowScoring:
    """A win looked at by definition alone."""

    def __init__(self, options: YuyaoOptions, win: Win) -> None:
        self.options = options
        self.win = win
        self.tiles = list_tiles(win.counts)
        self.wilds = win.counts[win.wild]
        self.natural = [tile for tile in self.tiles if tile != win.wild]
        self.all_natural = [*self.natural, *(tile for meld in win.melds for tile in meld.tiles)]
        self.shapes = set(self.shapes_of(self.tiles))
        self.drawn = win.by in ("self_draw", "replacement")

    def shapes_of(self, tiles: list[Tile]) -> Iterator[str]:
        on = self.options.seven_gaps == "on"
        return each_shape(tiles, self.win.melds, self.win.wild, seven_gaps=on)

    def is_all_honours(self, tiles: list[Tile]) -> bool:
        melded = [tile for meld in self.win.melds for tile in meld.tiles]
        return all(tile >= 27 or tile == self.win.wild for tile in [*tiles, *melded])

    def is_any_tile_wait(self) -> bool:
        waiting = self.tiles.copy()
        waiting.remove(self.win.tile)
        kinds = sorted(
            range(KINDS), key=lambda kind: (kind == self.win.wild, kind in waiting, -kind)
        )
        return all(
            self.is_all_honours([*waiting, kind]) or any(self.shapes_of(sorted([*waiting, kind])))
            for kind in kinds
        )

    def is_one_suit(self, tiles: list[Tile]) -> bool:
        return len({suit_of(tile) for tile in tiles}) == 1 and max(tiles) < 27

    def reason(self) -> str | None:
        if self.options.mode == "xiazi" and not self.drawn:
            return "self_draw_only"
        if self.win.by == "discard" and self.win.tile == self.win.wild:
            return "wild_discard"
        if not self.shapes and not self.is_all_honours(self.tiles):
            return "bad_shape"
        if not self.drawn and self.is_any_tile_wait():
            return "any_tile_wait"
        return None

    def all_pay(self) -> list[str]:
        own_wilds = self.wilds - (self.win.tile == self.win.wild and not self.drawn)
        kongs = sum(meld.is_kong for meld in self.win.melds)
        at_once = ["si_long"] * (own_wilds == 4)
        at_once += ["san_gang"] * (kongs >= 3 and self.options.three_kongs == "on")
        if at_once or self.reason():
            return at_once
        found = ["quan_feng_xiang"] * self.is_all_honours(self.tiles)
        if self.options.mode == "xiazi" and self.shapes and self.is_one_suit(self.all_natural):
            as_they_are = [*self.all_natural, *[self.win.wild] * self.wilds]
            home = self.is_one_suit(as_they_are) and any(
                each_shape(
                    self.tiles, self.win.melds, -1, seven_gaps=self.options.seven_gaps == "on"
                )
            )
            found += ["wu_long_qing_yi_se"] * (self.wilds == 0 or home)
        if self.options.pure_seven_pairs_all_pay == "on":
            found += ["qing_qi_dui"] * ("qing_qi_dui" in self.shapes)
        return found

    def lines(self) -> dict[str, int]:
        waited = self.drawn and self.is_any_tile_wait()
        best: dict[str, int] = {}
        for shape in ORDER:
            if shape in self.shapes:
                lines = self.of_shape(shape, waited=waited)
                if sum(lines.values()) > sum(best.values()):
                    best = lines
        return best

    def of_shape(self, shape: str, *, waited: bool) -> dict[str, int]:
        win, options = self.win, self.options
        by_free_tile = shape in FREE and win.by == "replacement"
        waited = waited and not by_free_tile and win.first_turn != "dealer"
        on_wild = waited and win.tile == win.wild
        uncounted = on_wild and options.long_pao_long_wild == "not_counted"
        suits = {suit_of(tile) for tile in self.all_natural}
        streak_counts = options.streak_for == "everyone" or win.seat == win.dealer
        last_discard = win.by == "discard" and options.last_discard_counts_haidi == "on"
        lines = {
            "di": 11,
            "shang_tang": 10 * win.streak * streak_counts,
            "long": self.wilds - uncounted,
            "hun_yi_se": len(suits) == 2 and 3 in suits,
            "qi_feng_qi": shape == "shi_san_bu_da" and set(range(27, 34)) <= set(self.natural),
            "wu_long": 2 * (self.wilds == 0),
            "tian_hu": 10 * (win.first_turn == "dealer"),
            "di_hu": 10 * (win.first_turn == "discard"),
            "gang_bao": 10 * (win.by == "replacement"),
            "pao_long": 10 * (waited and not on_wild),
            "long_pao_long": 20 * on_wild,
            "hai_di_lao_yue": 10 * (win.last_tile and (self.drawn or last_discard)),
            "qing_yi_se": 10 * (len(suits) == 1 and 3 not in suits),
            "dan_diao": 10 * (len(win.melds) == 4),
            "la_gang_hu": options.lagang_bonus * (win.by == "robbed_kong"),
        }
        if shape != "plain":
            lines[shape] = 10 if shape == "qing_qi_dui" else 1
        return {key: int(value) for key, value in lines.items() if value}
