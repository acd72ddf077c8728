"""Text shown to players, in the three languages of the platform."""

from __future__ import annotations

import msgspec


class Names(
    msgspec.Struct, frozen=True, rename={"zh_hans": "zh-Hans", "zh_hant": "zh-Hant", "en": "en"}
):
    """One text in 简体中文, 繁體中文 and English; on the wire `{"zh-Hans", "zh-Hant", "en"}`."""

    zh_hans: str
    zh_hant: str
    en: str

    def __str__(self) -> str:
        return self.zh_hans
