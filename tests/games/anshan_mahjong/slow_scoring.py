"""鞍山麻将 scored the slow way, paragraph by paragraph of rules/anshan-mahjong.md 3 and 4."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from paiju.games.anshan_mahjong.options import AnshanOptions
from paiju.mahjong.meld import CHI
from paiju.mahjong.tile import DRAGONS, TERMINALS_AND_HONOURS, Tile, suit_of
from paiju.mahjong.win import Win
from tests.mahjong.slow_hand import (
    Group,
    is_natural,
    is_pairs,
    is_run,
    is_triplet,
    layouts,
    list_tiles,
    token_hands,
)

ORDER = ("dageda", "erbajiang", "sancha", "shisanyao", "qidui", "piaohu")


class SlowScoring:
    """Everything that a win's lines follow from, looked up without any table."""

    def __init__(self, options: AnshanOptions, win: Win) -> None:
        self.options = options
        self.win = win
        self.hand = list_tiles(win.counts)
        self.wilds = win.counts[win.wild]
        self.concealed = [tile for tile in self.hand if tile != win.wild]
        melded = [tile for meld in win.melds for tile in meld.tiles]
        self.natural = self.concealed + melded
        self.all_yao = all(tile in TERMINALS_AND_HONOURS for tile in self.natural)
        self.melded_sets = [meld.tile for meld in win.melds if meld.kind != CHI]
        self.layouts = {
            layout for tokens in token_hands(self.hand, win.wild) for layout in layouts(tokens)
        }

    def has_run(self, layout: tuple[Group, ...]) -> bool:
        return any(map(is_run, layout)) or any(meld.kind == CHI for meld in self.win.melds)

    def has_pung(self, layout: tuple[Group, ...]) -> bool:
        dragon_pair = any(
            len(group) == 2
            and group[0].kind in DRAGONS
            and not all(token.is_wild for token in group)
            for group in layout
        )
        return any(map(is_triplet, layout)) or bool(self.melded_sets) or dragon_pair

    @property
    def has_suits(self) -> bool:
        return {0, 1, 2} <= {suit_of(tile) for tile in self.natural}

    @property
    def has_yao(self) -> bool:
        return any(tile in TERMINALS_AND_HONOURS for tile in self.natural)

    def reason(self) -> str:
        if not self.layouts:
            return "bad_shape"
        if not self.has_suits:
            return "missing_suit"
        if not self.has_yao:
            return "no_yaojiu"
        return "no_chow" if any(map(self.has_pung, self.layouts)) else "no_pung"

    def readings(self) -> Iterator[dict[str, int]]:
        yao_by_shape = self.options.thirteen_yao in ("loose", "shaped") and self.all_yao
        for layout in self.layouts:
            lawful = self.has_suits and self.has_yao
            if lawful and self.has_run(layout) and self.has_pung(layout):
                yield self.of_layout(layout, yao=False)
            elif not self.has_run(layout):
                if yao_by_shape:
                    yield self.of_layout(layout, yao=True)
                elif lawful and self.options.all_pungs == "win_1_fan":
                    yield self.of_layout(layout, yao=False)
        if not self.win.melds and any(
            is_pairs(tokens) for tokens in token_hands(self.hand, self.win.wild)
        ):
            two_or_eight = any(
                self.concealed.count(9 * suit + rank) >= 2 for suit in range(3) for rank in (1, 7)
            )
            yield {"qidui": 1, "erbajiang": two_or_eight, "shisanyao": yao_by_shape}
        if self.all_yao:
            yield from self.thirteen_yao()

    def of_layout(self, layout: tuple[Group, ...], *, yao: bool) -> dict[str, int]:
        triplets = [
            group[0].kind for group in layout if is_triplet(group) and is_natural(group)
        ] + self.melded_sets
        pair = next(group for group in layout if len(group) == 2)
        return {
            "dageda": sum(tile in DRAGONS for tile in triplets),
            "erbajiang": is_natural(pair) and pair[0].kind < 27 and pair[0].kind % 9 in (1, 7),
            "sancha": self.sancha(len(triplets), yao=yao),
            "shisanyao": yao,
            "piaohu": self.options.all_pungs == "win_1_fan" and not self.has_run(layout),
        }

    def sancha(self, triplets: int, *, yao: bool) -> bool:
        return triplets >= 3 and (yao or self.options.sancha == "any_hand")

    def thirteen_yao(self) -> Iterator[dict[str, int]]:
        if self.options.thirteen_yao == "loose":
            kinds = Counter(self.concealed)
            triplets = [tile for tile, count in kinds.items() if count >= 3] + self.melded_sets
            yield {
                "dageda": sum(tile in DRAGONS for tile in triplets),
                "sancha": self.sancha(len(triplets), yao=True),
                "shisanyao": 1,
            }
        if self.options.thirteen_yao == "classic" and not self.win.melds:
            missing = [tile for tile in TERMINALS_AND_HONOURS if tile not in self.concealed]
            if len(missing) in (self.wilds, self.wilds - 1):
                yield {"shisanyao": 1}

    def lines(self) -> dict[str, int] | None:
        """The lines in any order, None if the hand doesn't win."""
        ranked = [
            (sum(reading.values()), [int(reading.get(key, 0)) for key in ORDER])
            for reading in self.readings()
        ]
        if not ranked:
            return None
        _, best = max(ranked)
        counted = {**self.of_the_hand(), **dict(zip(ORDER, best, strict=True))}
        return {key: int(value) for key, value in counted.items() if value}

    def of_the_hand(self) -> dict[str, int]:
        win = self.win
        kongs: list[Tile] = [meld.tile for meld in win.melds if meld.is_kong]
        four = [tile for tile, count in Counter(self.natural).items() if count == 4]
        return {
            "zhuang": win.seat == win.dealer,
            "qionghu": self.wilds == 0,
            "zhanli": all(str(meld).startswith("angang") for meld in win.melds),
            "gang": len(kongs),
            "siguiyi": len([tile for tile in four if tile not in kongs]),
            "qiang": sum(tile in win.guns for tile in self.natural),
            "gangshangkaihua": win.by == "replacement",
        }
