"""Scores as they are typed: a field for each, or my own with large keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import flet as ft

from companion.games.toolbox.actions import AddRow, CloseRow, TypeScores, TypeSealed
from companion.kernel.action import Action
from companion.ui.games.toolbox.draw.sheet import NAME, column_of
from companion.ui.games.toolbox.reading import Place
from companion.ui.kit.boxes import CENTERED, MIDDLE, InRow, Panel, Spaced
from companion.ui.kit.buttons import IconButton48, MainButton, OutlineButton
from companion.ui.kit.drawing import Choose, component, guarded
from companion.ui.kit.field import Field
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Words

LONGEST, LONGEST_NAME = 5, 24
NAME_SIZE, LETTER, INSIDE = 16, 0.58, 40
"""Letters of a label, how wide one is by its size, and what a field has around them."""
KEYS = (("1", "2", "3"), ("4", "5", "6"), ("7", "8", "9"), ("±", "0", "⌫"))
SIGN, BACK = "±", "⌫"


def is_number(text: str) -> bool:
    """Whether it is a whole number as people write it."""
    return text.strip().replace("−", "-").removeprefix("-").isdecimal()


def number(text: str) -> int:
    """The number."""
    return int(text.strip().replace("−", "-"))


def brief(name: str, size: float, room: float) -> str:
    """A name as a field's label: its first letter where it would break; it stands whole above the column."""
    return name if len(name) * size * LETTER <= room else f"{name[0]}."


@component
def RowFields(
    skin: Skin,
    row: str,
    title: str,
    places: tuple[Place, ...],
    known: Mapping[str, int],
    send: Callable[[Action], None],
    closes: bool,
    width: float = 0,
) -> ft.Control:
    """A number for each; the row closes with a tap. With a width: in the columns of the sheet."""
    touched, put = ft.use_state(dict[str, str]())
    typed = {place.id: touched.get(place.id, str(known.get(place.id, ""))) for place in places}

    def change(place: str, text: str) -> None:
        put(lambda newest: {**newest, place: text})

    values = {place: number(text) for place, text in typed.items() if is_number(text)}
    is_right = all(not text.strip() or is_number(text) for text in typed.values())

    def done() -> None:
        send(CloseRow(row=row, values={**values}) if closes else TypeScores(row=row, values={**values}))

    def field(place: Place, room: float = 0) -> ft.Control:
        to = partial(change, place.id)
        label = brief(place.name, skin.size(NAME_SIZE), room) if room else place.name
        return Field(skin, label, typed[place.id], to, longest=LONGEST, is_number=True)

    label = skin.say("toolbox-pad-close" if closes else "toolbox-pad-put", row=title)
    button = MainButton(skin, label, done, icon="check", disabled=not is_right or not (values or closes))
    if width:
        column = column_of(skin, len(places), width)
        cells = [
            ft.Container(field(place, column - skin.px(INSIDE)), width=column, padding=skin.px(4))
            for place in places
        ]
        name = ft.Container(Heading(skin, title, 17, colour=skin.look.accent), width=skin.px(NAME - 14))
        line = InRow(skin, name, *cells, gap=0)
        return Panel(skin, Spaced(skin, line, button), selected=True, padding=12)
    count = 1 if skin.large_text else 2
    rows = [places[at : at + count] for at in range(0, len(places), count)]
    grid = [InRow(skin, *(ft.Container(field(place), expand=True) for place in line)) for line in rows]
    head = Heading(skin, title, 20, colour=skin.look.accent)
    return Panel(skin, Spaced(skin, head, *grid, button, gap=12), selected=True)


@component
def OwnScore(
    skin: Skin,
    row: str,
    title: str,
    seat: str,
    known: int | None,
    before: int,
    is_sealed: bool,
    send: Callable[[Action], None],
) -> ft.Control:
    """My number with large keys, and what it makes."""
    text, put = ft.use_state("" if known is None else str(known))
    value = number(text) if is_number(text) else None

    def press(key: str) -> None:
        put(lambda newest: _typed(newest, key))

    def done() -> None:
        if is_sealed:
            send(TypeSealed(row=row, value=value))
        else:
            send(TypeScores(row=row, values={seat: value}))

    figure = Words(skin, text.replace("-", "−") or "0", 72, family=DISPLAY_700, line=1.0, align=CENTER)
    makes = skin.say("toolbox-pad-makes", before=before, after=before + (value or 0))
    shown = Panel(
        skin,
        ft.Column(
            [figure, Words(skin, makes, 17, family=TEXT_500, colour=skin.palette.muted, align=CENTER)],
            spacing=skin.px(4),
            tight=True,
            horizontal_alignment=MIDDLE,
        ),
        is_live=True,
    )
    label = "toolbox-pad-seal" if is_sealed else "toolbox-pad-put-down"
    if known is not None and known == value:
        label = "toolbox-pad-is-down"
    button = MainButton(
        skin,
        skin.say(label, n=value if value is not None else 0),
        done,
        icon="lock" if is_sealed else "check",
        disabled=value is None or value == known,
    )
    head = Heading(skin, title, 20, colour=skin.look.accent)
    return Spaced(skin, head, shown, _keys(skin, press), button, gap=10)


@component
def AddingRow(skin: Skin, number: int, send: Callable[[Action], None]) -> ft.Control:
    """One more row like the last, with a name of its own."""
    is_open, set_open = ft.use_state(False)
    name, put = ft.use_state("")

    def add() -> None:
        set_open(False)
        put("")
        send(AddRow(name=name.strip() or skin.say("toolbox-pad-round", n=number)))

    if not is_open:
        words = skin.say("toolbox-pad-extra")
        return OutlineButton(skin, words, lambda: set_open(True), icon="plus-thin", expand=True)
    field = Field(skin, skin.say("toolbox-pad-extra-name"), name, put, longest=LONGEST_NAME)
    button = IconButton48(skin, "check", skin.say("toolbox-pad-extra"), add)
    return InRow(skin, ft.Container(field, expand=True), button, gap=8, expand=True)


def _typed(text: str, key: str) -> str:
    """What stands there after one more key."""
    if key == BACK:
        return text[:-1] if text[:-1] != "-" else ""
    if key == SIGN:
        return text.removeprefix("-") if text.startswith("-") else f"-{text or 0}"
    fresh = text + key if text not in ("", "0", "-0") else text.removesuffix("0") + key
    return fresh if len(fresh.removeprefix("-")) < LONGEST else text


def _keys(skin: Skin, press: Choose) -> ft.Control:
    height = max(48.0, skin.px(44 if skin.is_small else 56))

    def key(sign: str) -> ft.Control:
        if sign == BACK:
            erase = partial(press, BACK)
            return ft.Container(
                IconButton48(
                    skin, "arrow-left", skin.say("toolbox-key-back"), erase, ground=skin.palette.raised
                ),
                expand=True,
                height=height,
                alignment=ft.Alignment.CENTER,
            )
        face = ft.Container(
            Words(skin, sign, 24, family=DISPLAY_700, line=1.0, align=CENTER),
            height=height,
            border_radius=skin.px(14),
            bgcolor=skin.palette.raised,
            alignment=ft.Alignment.CENTER,
            ink=skin.motion,
            on_click=guarded(partial(press, sign)),
        )
        said = skin.say("toolbox-key-sign") if sign == SIGN else sign
        return ft.Semantics(
            content=face, button=True, container=True, label=said, exclude_semantics=True, expand=True
        )

    rows = [ft.Row([key(sign) for sign in line], spacing=skin.px(8), alignment=CENTERED) for line in KEYS]
    return Spaced(skin, *rows, gap=8)
