"""Names that are written differently and look the same: they may not sit beside each other."""

from __future__ import annotations

import unicodedata

_LOOKS = {
    "A": "АΑᎪ", "B": "ВΒᏴ8ẞß", "C": "СϹᏟ", "D": "Ꭰ", "E": "ЕΕᎬ", "G": "ԌᏀ", "H": "НΗᎻ", "J": "ЈᎫ",
    "K": "КΚᏦK", "L": "Ꮮ", "M": "МΜᎷ", "N": "ΝᏁ", "O": "ОΟ0Օ", "P": "РΡᏢ", "Q": "Ԛ", "R": "Ꮢ", "S": "ЅᏚ5",
    "T": "ТΤᎢ", "V": "ѴᏙ", "W": "ԜᎳ", "X": "ХΧ", "Y": "УΥҮ", "Z": "ΖᏃ2",
    "a": "аαɑ", "b": "ЬьƄ", "c": "сϲ", "d": "ԁժ", "e": "еҽ", "f": "ƒք", "g": "ɡց", "h": "һհ",
    "i": "іıι", "j": "јϳ", "k": "κкқ", "l": "I1|ІΙӀǀӏ", "n": "ոпнηռ", "o": "оοօ", "p": "рρ", "q": "ԛգզ",
    "r": "гᴦ", "s": "ѕ", "t": "т", "u": "υսцμ", "v": "νѵ", "w": "ԝωш", "x": "хχ", "y": "уγү", "m": "м",
}  # fmt: skip
"""A plain sign, and what is drawn like it in our typefaces."""
_PLAIN = str.maketrans({strange: plain for plain, all_ in _LOOKS.items() for strange in all_})
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def look(name: str) -> str:
    """What a name looks like from across the table: equal looks, equal words.

    Dots, dashes and strokes tell nobody apart, unless a name has nothing else.
    """
    plain = "".join(unicodedata.normalize("NFKC", name).translate(_PLAIN).split())
    bare = "".join(sign for sign in plain if unicodedata.category(sign)[0] != "P" and sign not in "`´~^|")
    seen = (bare or plain).casefold()
    for pair, one in _PAIRS:
        seen = seen.replace(pair, one)
    return seen
