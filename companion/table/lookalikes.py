"""Names that are written differently and look the same: they may not sit beside each other."""

from __future__ import annotations

import unicodedata

_LOOKS = {
    "A": "АΑᎪ", "B": "ВΒᏴ8ẞß", "C": "СϹᏟ", "D": "Ꭰ", "E": "ЕΕᎬ", "G": "ԌᏀ", "H": "НΗᎻ", "J": "ЈᎫ",
    "K": "КΚᏦK", "L": "Ꮮ", "M": "МΜᎷ", "N": "ΝᏁ", "O": "ОΟ0Օ", "P": "РΡᏢ", "Q": "Ԛ", "R": "Ꮢ", "S": "ЅᏚ5",
    "T": "ТΤᎢ", "V": "ѴᏙ", "W": "ԜᎳ", "X": "ХΧ", "Y": "УΥҮ", "Z": "ΖᏃ2",
    "a": "аαɑ", "c": "сϲ", "d": "ԁ", "e": "еҽ", "g": "ɡ", "h": "һ", "i": "іıι", "j": "јϳ", "k": "κк",
    "l": "I1|ІΙӀǀ", "n": "ո", "o": "оοօ", "p": "рρ", "q": "ԛ", "r": "г", "s": "ѕ", "t": "т", "u": "υս",
    "v": "νѵ", "w": "ԝω", "x": "хχ", "y": "уγү", "m": "м",
    "-": "‐‑‒–—−_", "'": "’‘`´ʹʼ", ".": "․·",
}  # fmt: skip
"""A plain sign, and what is drawn like it in our typefaces."""
_PLAIN = str.maketrans({strange: plain for plain, all_ in _LOOKS.items() for strange in all_})
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def look(name: str) -> str:
    """What a name looks like from across the table: equal looks, equal words."""
    seen = unicodedata.normalize("NFKC", name).translate(_PLAIN).casefold()
    for pair, one in _PAIRS:
        seen = seen.replace(pair, one)
    return "".join(seen.split())
