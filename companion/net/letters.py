"""Fonts for letters that ours lack: names of any script, served only to pages that meet one.

Flutter's client knows by heart in which slice of which Noto font it would find a letter, and asks for that
slice below `assets/fonts/`. A 404 it takes badly: it lays out the page again, misses the letter again and
asks again, without end. So whatever it asks for is answered by a font: ours of that script, or a blank one.
The page script does the same before a request is made (docs/decisions/names.md).
"""

from __future__ import annotations

import base64
from collections.abc import Mapping

from companion.net.shelf import Item

ASKED = "assets/fonts/noto"
"""How every such request begins; Flet's own fonts there are called otherwise."""
CJK = ("notosanssc", "notosanstc", "notosanshk", "notosansjp", "notosanskr")
"""Families that are one file here; in the client they are 560 slices."""
_FOLDER, _ALL_CJK, _BLANK = "fallback/", "fallback/notosanscjk.woff2", "fallback/blank.woff2"


def files_by_family(items: Mapping[str, Item]) -> dict[str, str]:
    """The family as the client calls it, and our file."""
    found = {
        name.removeprefix(_FOLDER).removesuffix(".woff2"): name
        for name in items
        if name.startswith(_FOLDER) and name.endswith(".woff2") and name != _BLANK
    }
    return found | dict.fromkeys(CJK if _ALL_CJK in items else (), _ALL_CJK)


def blank(items: Mapping[str, Item]) -> str:
    """The font without a letter, for the page script, which may have to answer without a host."""
    return base64.b64encode(items[_BLANK].read()).decode() if _BLANK in items else ""


def answer(name: str, items: Mapping[str, Item]) -> Item | None:
    """What the client gets for the slice it asks for."""
    family = name.removeprefix("assets/fonts/").split("/")[0]
    return items.get(files_by_family(items).get(family, _BLANK))
