"""A choice on paper: folded while the others seal theirs, typed when all open."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.ui.kit.boxes import Caption, Panel, Spaced, Strip
from companion.ui.kit.drawing import part
from companion.ui.kit.envelope import Envelope
from companion.ui.kit.picking import Pills
from companion.ui.kit.skin import Skin


@part
def StillFolding(
    skin: Skin, seats: tuple[tuple[str, str], ...], fold: Callable[[str], None] | None
) -> ft.Control:
    """Seats on paper that are not ready, by id and name: a tap says that one has folded its paper."""
    if fold is None:
        names = skin.language.listed(tuple(name for _, name in seats))
        return Strip(skin, skin.say("shell-paper-waits", names=names), icon="paper")
    pills = Pills(skin, [(seat, name, "paper") for seat, name in seats], "", fold)
    return Panel(skin, Spaced(skin, Caption(skin, skin.say("shell-paper-folding")), pills))


@part
def FoldedPaper(skin: Skin, colour: str, name: str, is_folded: bool) -> ft.Control:
    """What a seat on paper does, in its own colour; nothing of what stands on it."""
    key = "shell-paper-folded" if is_folded else "shell-paper-fold"
    envelope = Envelope(skin, colour, width=min(skin.width * 0.6, 236), dim=not is_folded)
    return Spaced(
        skin,
        ft.Container(envelope, alignment=ft.Alignment.CENTER),
        Strip(skin, skin.say(key, "text", name=name), icon="paper"),
        gap=20,
    )
