"""A piece that I drew for my own eyes."""

from __future__ import annotations

import flet as ft

from companion.kernel.view import Face
from companion.ui.kit.boxes import Panel
from companion.ui.kit.drawing import Choose, Tap, part
from companion.ui.kit.grip import QuietHold, code_of, use_grip
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong

ITEM = "item-"


@part
def DrawnPiece(
    skin: Skin, at: str, kinds: tuple[str, ...], face: Face | None, hold: Choose, cover: Tap
) -> ft.Control:
    """Face down until it is held."""
    grip = use_grip(at, hold, cover)
    code = code_of(face, at) if grip.is_held else None
    told = kinds[int(code.removeprefix(ITEM)) - 1] if code else skin.say("toolbox-unseen")
    words = ft.Container(Strong(skin, told, 18), expand=True)
    return Panel(skin, ft.Row([words, QuietHold(skin, grip, skin.say("toolbox-hold-short"))]), padding=12)
