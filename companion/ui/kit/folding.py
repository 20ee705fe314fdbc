"""A choice on paper: folded while the others seal theirs, typed when all open."""

from __future__ import annotations

import flet as ft

from companion.kernel.action import Action
from companion.kernel.frozen import frozen
from companion.ui.kit.boxes import Caption, Panel, Spaced, Strip
from companion.ui.kit.drawing import Choose, part
from companion.ui.kit.envelope import Envelope
from companion.ui.kit.pages import Said, SeatPage
from companion.ui.kit.picking import Pills
from companion.ui.kit.sending import Send, SendQuietly, Way
from companion.ui.kit.skin import Skin


@part
def StillFolding(skin: Skin, seats: tuple[tuple[str, str], ...], fold: Choose | None) -> ft.Control:
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


@frozen
class Folding:
    """Whose paper it is, whether it is folded, and what says so."""

    name: str
    colour: str
    is_folded: bool
    fold: Action
    out: Action


def FoldingPage(skin: Skin, said: Said | None, one: Folding, send: Way) -> ft.Control:
    """The page of a seat on paper while the others seal: folded or not, and nothing else is asked."""
    words = skin.say("shell-paper-fold-do", name=one.name)
    out = SendQuietly(skin, skin.say("shell-paper-out"), send, one.out, "envelope-open", 56)
    return SeatPage(
        skin,
        said=said,
        title=skin.say("shell-paper-folded" if one.is_folded else "shell-paper-fold", name=one.name),
        body=[FoldedPaper(skin, one.colour, one.name, one.is_folded)],
        actions=[ft.Row([out]) if one.is_folded else Send(skin, words, send, one.fold, icon="check")],
        centre=True,
    )
