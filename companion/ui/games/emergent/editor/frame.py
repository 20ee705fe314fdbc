"""How an editor's page is put together: a head with undo and save, the work, a question before leaving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.net.link import Refused
from companion.ui.games.emergent.editor import signs
from companion.ui.games.emergent.editor.bits import AccentButton
from companion.ui.kit.buttons import IconButton48, OutlineButton
from companion.ui.kit.drawing import Tap
from companion.ui.kit.notices import Toast
from companion.ui.kit.sheets import Sheet
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Heading, Muted

HEAD = 56
EDGE = 12


@dataclass(frozen=True)
class Saving:
    """Whether there is something to save, and what stands in its way."""

    faults: int
    is_changed: bool
    save: Callable[[], object]
    """Keep it in the library."""
    show_fault: Callable[[], object]
    """Go to the first thing that is to be mended."""
    play: Callable[[], object] | None = None
    """A table with what is saved, where this device can set one up."""


def SaveButton(skin: Skin, saving: Saving, *, height: float = 48) -> ft.Control:
    """Save; or how many things are to be mended, leading to the first; or play, once all is saved."""
    if saving.faults:
        words = skin.say("emergent-editor-to-fix", n=saving.faults)
        return AccentButton(skin, words, saving.show_fault, icon=signs.FAULT, is_quiet=True, height=height)
    if not saving.is_changed and saving.play:
        words = skin.say("emergent-editor-play")
        return AccentButton(skin, words, saving.play, icon="play", height=height)
    if not saving.is_changed:
        return AccentButton(
            skin, skin.say("emergent-editor-saved"), None, icon="check", is_quiet=True, height=height
        )
    return AccentButton(skin, skin.say("emergent-editor-save"), saving.save, icon=signs.SAVE, height=height)


@dataclass(frozen=True)
class Steps:
    """Back and forth."""

    can_undo: bool
    can_redo: bool
    undo: Callable[[], object]
    redo: Callable[[], object]


def StepButtons(skin: Skin, steps: Steps) -> list[ft.Control]:
    """Undo and redo."""
    undo = skin.say("emergent-editor-undo")
    first: ft.Control = (
        IconButton48(skin, "undo", undo, steps.undo, disabled=not steps.can_undo)
        if skin.is_phone
        else OutlineButton(skin, undo, steps.undo, icon="undo", disabled=not steps.can_undo)
    )
    redo = IconButton48(
        skin, signs.REDO, skin.say("emergent-editor-redo"), steps.redo, disabled=not steps.can_redo
    )
    return [first, redo]


def EditorPage(
    skin: Skin,
    title: str,
    subtitle: str,
    *,
    on_back: Tap,
    steps: Steps,
    saving: Saving,
    body: ft.Control,
    toast: Refused | None,
    dismiss_toast: Tap,
) -> ft.Control:
    """The whole page. On a phone the save button stands below, in reach of the thumb."""
    words: list[ft.Control] = [Heading(skin, title, 20 if skin.is_phone else 24, lines=1)]
    if subtitle and not skin.is_phone and not skin.large_text:
        words.append(Muted(skin, subtitle, 15, lines=1))
    head = ft.Row(
        [
            IconButton48(skin, "arrow-left", skin.say("shell-back"), on_back, outlined=False),
            ft.Column(words, spacing=0, tight=True, expand=True, alignment=ft.MainAxisAlignment.CENTER),
            *StepButtons(skin, steps),
            *([] if skin.is_phone else [SaveButton(skin, saving)]),
        ],
        spacing=skin.px(8),
        height=skin.px(HEAD) * (1.3 if skin.large_text else 1.0),
    )
    is_due = skin.is_phone and (saving.is_changed or saving.faults or saving.play)
    foot = [ft.Row([ft.Container(SaveButton(skin, saving, height=56), expand=True)])] if is_due else []
    column = ft.Column(
        [head, ft.Container(body, expand=True), *foot],
        spacing=skin.px(8),
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    page = ft.Container(column, padding=skin.px(EDGE), expand=True)
    said = (
        ft.Container(
            Toast(skin, toast, dismiss_toast), left=skin.px(24), right=skin.px(24), bottom=skin.px(24)
        )
        if toast
        else None
    )
    return ft.SafeArea(ft.Stack([page, *([said] if said else [])], expand=True), expand=True)


def LeaveSheet(
    skin: Skin, saving: Saving, *, on_keep: Tap, on_drop: Tap, on_save: Tap, on_stay: Tap
) -> ft.BottomSheet:
    """What happens to changes that are not saved: save them, keep them on this device, throw them away."""
    text = "emergent-editor-leave-faults" if saving.faults else "emergent-editor-leave"
    buttons: list[ft.Control] = []
    if not saving.faults:
        buttons.append(
            AccentButton(skin, skin.say("emergent-editor-leave-save"), on_save, icon=signs.SAVE, height=56)
        )
        buttons.append(OutlineButton(skin, skin.say("emergent-editor-leave-keep"), on_keep, height=52))
    else:
        buttons.append(AccentButton(skin, skin.say("emergent-editor-leave-keep"), on_keep, height=56))
    buttons.append(
        OutlineButton(
            skin,
            skin.say("emergent-editor-leave-drop"),
            on_drop,
            icon="bin",
            height=52,
            colour=skin.palette.bad,
        )
    )
    return Sheet(
        skin,
        [
            Heading(skin, skin.say(text, "title"), 24),
            Body(skin, skin.say(text, n=saving.faults), colour=skin.palette.muted),
            *buttons,
        ],
        on_stay,
    )


def Columns(controls: Sequence[ft.Control], *, spacing: float, scrolls: bool = True) -> ft.Column:
    """What stands below each other in a panel; the label of a field at the top needs a little room."""
    return ft.Column(
        [ft.Container(height=1), *controls] if scrolls else list(controls),
        spacing=spacing,
        scroll=ft.ScrollMode.AUTO if scrolls else None,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
