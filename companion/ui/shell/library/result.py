"""What came of an import: a document to keep, or every fault of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.kernel.frozen import frozen
from companion.net.link import Refused
from companion.ui.front import HostFront
from companion.ui.kit.boxes import InRow, Spaced
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.text import Body, Heading, Muted, Strong
from companion.ui.shell.library import words
from companion.ui.stage import Desk

LIGHT = "#EEF2F6"


@frozen
class Found:
    """What somebody brought: a document that fits, or why it does not."""

    game: str = ""
    document: dict[str, Any] | None = None
    refused: Refused | None = None
    is_kept: bool = False


def result(
    desk: Desk,
    hall: HostFront,
    found: Found,
    show: Callable[[Found], None],
) -> list[ft.Control]:
    """What came of it: the faults, or the document and what to do with it."""
    again = Second(desk, _again(found), "arrow-left", lambda: show(Found()))
    if found.refused:
        return [Faults(desk, found.refused), again]
    if found.document is None:
        return []
    skin, document = desk.skin, found.document
    kind, word = str(document["format"]), str(document["id"])
    here = hall.exchange.here((found.game, kind, word))

    def keep(kept: dict[str, Any]) -> None:
        try:
            desk.library.save(found.game, kept)
            show(Found(found.game, kept, is_kept=True))
        except Refused as refused:
            show(Found(refused=refused))

    def keep_both() -> None:
        name = words.name_of(document)
        keep({**document, "id": desk.library.free_id(found.game, kind, name)})

    buttons: list[ft.Control]
    if found.is_kept:
        to = words.route(found.game, kind, word)
        buttons = [
            MainButton(skin, skin.say("library-to-library"), lambda: desk.go("/library"), colour=LIGHT),
            Second(desk, "library-open-kept", "pencil", lambda: desk.go(to)),
        ]
    elif here:
        buttons = [
            MainButton(skin, skin.say("library-keep-both"), keep_both, colour=LIGHT, icon="copy"),
            *(
                []
                if here.is_shipped
                else [Second(desk, "library-replace", "refresh", lambda: keep(document))]
            ),
        ]
    else:
        buttons = [
            MainButton(skin, skin.say("library-keep"), lambda: keep(document), colour=LIGHT, icon="check")
        ]
    said = "library-kept" if found.is_kept else "library-here" if here else "library-found"
    about = f"{words.kind(skin, found.game, kind)} · {words.title(hall, found.game)}"
    return [
        Card(
            skin,
            Spaced(
                skin,
                InRow(
                    skin,
                    Icon(skin, "check" if found.is_kept else "file", skin.px(26), skin.palette.good),
                    ft.Column(
                        [Heading(skin, words.name_of(document), 20, lines=3), Muted(skin, about, 15)],
                        spacing=2,
                        tight=True,
                        expand=True,
                    ),
                    gap=12,
                ),
                Muted(skin, skin.say(said), 15),
                *buttons,
                gap=12,
            ),
            border=skin.palette.good,
            border_width=1.5,
        ),
        again,
    ]


def _again(found: Found) -> str:
    return "library-mend" if found.refused else "library-another" if found.is_kept else "library-not-this"


def Second(desk: Desk, text: str, icon: str, on_click: Callable[[], Any] | None) -> ft.Control:
    """What may be done besides, over the whole width."""
    skin = desk.skin
    button = OutlineButton(
        skin,
        skin.say(text),
        on_click,
        icon=icon,
        height=52,
        expand=True,
        disabled=on_click is None,
        filled=skin.palette.card,
    )
    return ft.Row([button])


def Faults(desk: Desk, refused: Refused) -> ft.Control:
    """Every fault of what was brought, one line each."""
    skin = desk.skin
    palette = skin.palette
    sentences = list(dict.fromkeys(skin.language.reason(reason, {}) for reason in refused.reasons)) or [
        refused.say
    ]
    rows = [
        ft.Row(
            [
                Icon(skin, "cross", skin.px(18), palette.warn),
                Body(skin, sentence, colour=palette.toast_text, expand=True),
            ],
            spacing=skin.px(10),
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for sentence in sentences
    ]
    title = refused.title if len(sentences) == 1 else skin.say("library-faults", n=len(sentences))
    face = ft.Container(
        Spaced(skin, Strong(skin, title, 17, colour=palette.toast_title), *rows, gap=8),
        padding=skin.px(16),
        border_radius=skin.px(20),
        bgcolor=palette.toast_ground,
        border=ft.Border.all(1.5, palette.warn),
    )
    return ft.Semantics(content=face, live_region=True, container=True)
