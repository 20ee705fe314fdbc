"""An editor's page: a head with its name, undo and save, the work, and a question before leaving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.ui.desk.about import AboutSheet
from companion.ui.desk.checks import CheckLines, Found, faults_in
from companion.ui.desk.session import B, Session, T
from companion.ui.kit.boxes import Caption, InRow, Panel, Spaced
from companion.ui.kit.buttons import IconButton48, MainButton, OutlineButton
from companion.ui.kit.drawing import Tap, component, guarded
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Scrolling
from companion.ui.kit.notices import Hint, Toast
from companion.ui.kit.sheets import Sheet
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Heading, Muted

HEAD = 56
EDGE = 12
Show = Callable[[B, Any], B]
"""The bench at the place a check speaks of."""


@component
def DeskFrame(
    session: Session[T, B],
    body: ft.Control | Sequence[ft.Control],
    *,
    title: str,
    subtitle: str = "",
    found: Sequence[Found] = (),
    show: Show[B] | None = None,
    play_words: str = "desk-play",
) -> ft.Control:
    """The whole page; a body of several things scrolls. On a phone the save button stands below, in reach."""
    skin, faults = session.skin, faults_in(found)
    ft.use_dialog(_sheet(session, faults))
    save = SaveButton(session, faults, show, play_words)
    head = ft.Row(
        [
            IconButton48(skin, "arrow-left", skin.say("shell-back"), session.back, outlined=False),
            _title(session, title or skin.say("desk-nameless"), subtitle),
            *_steps(session),
            *([] if skin.is_phone else [save]),
        ],
        spacing=skin.px(8),
        height=skin.px(HEAD) * (1.3 if skin.large_text else 1.0),
    )
    middle = body if isinstance(body, ft.Control) else Scrolling(body, spacing=skin.px(12))
    is_due = skin.is_phone and (session.bench.is_changed or faults or session.play)
    column = ft.Column(
        [
            head,
            ft.Container(middle, expand=True),
            *([ft.Row([ft.Container(save, expand=True)])] if is_due else []),
        ],
        spacing=skin.px(8),
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    page = ft.Container(column, padding=skin.px(EDGE), expand=True)
    layers: list[ft.Control] = [page]
    if session.toast:
        said = Toast(skin, session.toast, lambda: session.set_toast(None))
        side = skin.px(24)
        layers.append(ft.Container(said, left=side, right=side, bottom=side))
    return ft.SafeArea(ft.Stack(layers, expand=True), expand=True)


def CheckPanel(
    session: Session[T, B], found: Sequence[Found], show: Show[B] | None = None, empty: str = ""
) -> ft.Control:
    """All checks in a box of their own; `empty`: what stands there while there is nothing to check."""
    skin = session.skin
    lead = (lambda one: session.act(lambda bench: show(bench, one))) if show else None
    lines = Muted(skin, empty, 15) if empty else CheckLines(skin, found, lead)
    return Panel(skin, Spaced(skin, Caption(skin, skin.say("desk-checks")), lines, gap=8))


def Resumed(session: Session[T, B]) -> list[ft.Control]:
    """What was taken up, said once."""
    skin = session.skin
    return [Hint(skin, skin.say("desk-resumed"), "info", centre=False)] if session.is_resumed else []


def _title(session: Session[T, B], title: str, subtitle: str) -> ft.Control:
    """The name; a tap leads to all that the document says of itself."""
    skin = session.skin
    name = Heading(skin, title, 20 if skin.is_phone else 24, lines=1)
    pencil = Icon(skin, "pencil", skin.px(18), skin.palette.muted)
    words: list[ft.Control] = [InRow(skin, ft.Container(name, expand_loose=True, expand=1), pencil, gap=8)]
    if subtitle and not skin.is_phone and not skin.large_text:
        words.append(Muted(skin, subtitle, 15, lines=1))
    face = ft.Container(
        ft.Column(words, spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        height=skin.px(HEAD),
        border_radius=skin.px(12),
        ink=skin.motion,
        on_click=guarded(lambda: session.ask("about")),
    )
    return ft.Semantics(
        content=face, button=True, container=True, tooltip=skin.say("desk-about"), expand=True
    )


def _steps(session: Session[T, B]) -> list[ft.Control]:
    """Undo and redo."""
    skin, past = session.skin, session.bench.past
    words = skin.say("desk-undo")

    def undo() -> None:
        session.act(lambda bench: bench.undo())

    def redo() -> None:
        session.act(lambda bench: bench.redo())

    first = (
        IconButton48(skin, "undo", words, undo, disabled=not past.can_undo)
        if skin.is_phone
        else OutlineButton(skin, words, undo, icon="undo", disabled=not past.can_undo)
    )
    return [first, IconButton48(skin, "desk-redo", skin.say("desk-redo"), redo, disabled=not past.can_redo)]


def SaveButton(
    session: Session[T, B], faults: Sequence[Found], show: Show[B] | None, play_words: str = "desk-play"
) -> ft.Control:
    """Save; or how many things are to be mended, leading to the first; or play, once all is saved."""
    skin = session.skin
    if faults:
        words, first = skin.say("desk-to-fix", n=len(faults)), faults[0]
        lead = (lambda: session.act(lambda bench: show(bench, first))) if show else None
        return _quiet(skin, words, lead, "desk-fault")
    if session.bench.is_changed:
        return _filled(skin, skin.say("desk-save"), session.save, "desk-save")
    if session.play:
        return _filled(skin, skin.say(play_words), session.play, "play")
    return _quiet(skin, skin.say("desk-saved"), None, "check")


def _filled(skin: Skin, words: str, tap: Tap, icon: str) -> ft.Control:
    is_below = skin.is_phone
    return MainButton(skin, words, tap, icon=icon, height=56 if is_below else 48, is_tight=not is_below)


def _quiet(skin: Skin, words: str, tap: Tap | None, icon: str) -> ft.Control:
    """It only leads to what is still to be done."""
    return OutlineButton(
        skin,
        words,
        tap or (lambda: None),
        icon=icon,
        height=56 if skin.is_phone else 48,
        filled=skin.palette.raised,
        disabled=tap is None,
        expand=skin.is_phone,
    )


def _sheet(session: Session[T, B], faults: Sequence[Found]) -> ft.BottomSheet | None:
    match session.asked:
        case "leave":
            return LeaveSheet(session, len(faults))
        case "about":
            return AboutSheet(session)
        case _:
            return None


def LeaveSheet(session: Session[T, B], faults: int) -> ft.BottomSheet:
    """What happens to changes that are not saved: save them, keep them on this device, throw them away."""
    skin = session.skin
    text = "desk-leave-faults" if faults else "desk-leave"
    keep = skin.say("desk-leave-keep")
    buttons: list[ft.Control] = [MainButton(skin, keep, session.leave)]
    if not faults:
        buttons = [
            MainButton(skin, skin.say("desk-leave-save"), session.save_and_leave, icon="desk-save"),
            OutlineButton(skin, keep, session.leave, height=52),
        ]
    drop = OutlineButton(
        skin, skin.say("desk-leave-drop"), session.drop, icon="bin", height=52, colour=skin.palette.bad
    )
    return Sheet(
        skin,
        [
            Heading(skin, skin.say(text, "title"), 24),
            Body(skin, skin.say(text, n=faults), colour=skin.palette.muted),
            *buttons,
            drop,
        ],
        lambda: session.ask(""),
    )
