"""What the secret cards show: grey on slate, equal boxes and lines, so no glow tells a side (EM-7, EM-8).

All faces of a kind are in everybody's tree; which one is seen is a matter of opacity.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from math import cos, pi, sin

import flet as ft

from companion.games.emergence.views import Teams
from companion.games.emergence.words import Allegiance
from companion.kernel.frozen import frozen
from companion.table.views import SeatLine
from companion.ui.games.emergence.draw.tokens import CARD_BACK
from companion.ui.kit import icons
from companion.ui.kit.boxes import CENTERED, MIDDLE
from companion.ui.kit.drawing import guarded, part
from companion.ui.kit.fonts import DISPLAY_700, TEXT_400
from companion.ui.kit.hold import FaceCard
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import DARK, Palette, seat_shape
from companion.ui.kit.person import Person
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Fitted, fitting, style

SIDES: tuple[Allegiance, ...] = ("ai", "human")
SIDE_CODES = ("A", "H")
"""The letters of `Face.code`, in the order of `SIDES`."""
NOTHING = "-"
TICKS = 36
TICK = "#56616E"
CARD_WIDTH = 268
INSET = 24
LARGE_LINES = 3
LOW = 0.62
"""Height by width of a card with large letters."""


@frozen
class CardSide:
    """One of the faces a card may have."""

    code: str
    icon: str
    word: str
    sentence: str = ""


def side_marks(skin: Skin) -> tuple[CardSide, ...]:
    """Both allegiances, as a small card shows them."""
    return tuple(
        CardSide(code, side, skin.say(f"emergence-team-{side}"))
        for code, side in zip(SIDE_CODES, SIDES, strict=True)
    )


def team_sides(skin: Skin, need: Teams) -> tuple[CardSide, ...]:
    """Both sides of my own card, for everybody (EM-7)."""
    goals = (need.ai, need.human)
    return tuple(
        CardSide(one.code, one.icon, one.word, skin.say(f"emergence-face-{one.icon}", n=goal))
        for one, goal in zip(side_marks(skin), goals, strict=True)
    )


def meeting_sides(skin: Skin, people: tuple[Person, ...]) -> tuple[CardSide, ...]:
    """A face for every seat and one with nothing, for everybody (EM-8)."""
    mate = skin.say("emergence-face-mate-line")
    faces = (CardSide(str(at), seat_shape(one.colour), one.name, mate) for at, one in enumerate(people))
    nobody = skin.say("emergence-face-nobody"), skin.say("emergence-face-nobody-line")
    return (*faces, CardSide(NOTHING, "not-now", *nobody))


@lru_cache(maxsize=64)
def emblem(icon: str, ink: str, line: str, well: str, tick: str, size: float = 88) -> str:
    """An icon in a well with a ring of ticks around it."""
    marks = "".join(
        f"M{100 + 92 * cos(turn):.1f} {100 + 92 * sin(turn):.1f}"
        f"L{100 + 99 * cos(turn):.1f} {100 + 99 * sin(turn):.1f}"
        for turn in (2 * pi * at / TICKS for at in range(TICKS))
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" fill="none" stroke-linecap="round">'
        f'<path d="{marks}" stroke="{tick}" stroke-width="1.6"/>'
        f'<circle cx="100" cy="100" r="83" fill="{well}" stroke="{line}" stroke-width="2"/>'
        f"{icons.fragment(icon, ink, 100 - size / 2, 100 - size / 2, size, well)}</svg>"
    )


def _emblem(palette: Palette, icon: str, size: float) -> ft.Control:
    drawn = emblem(icon, palette.secret_ink, palette.secret_line, palette.secret_well, TICK)
    return ft.Image(src=drawn, width=size, height=size, exclude_from_semantics=True)


def _large(skin: Skin, side: CardSide, width: float) -> ft.Control:
    """The same with large letters: word and sentence first, the emblem beside the word."""
    palette = skin.palette
    inside = width - 2 * INSET
    sign = min(skin.size(30) * 1.2, inside * 0.2)
    room = inside - sign - 12
    size = fitting(side.sentence, skin.size(16), inside, LARGE_LINES)
    head = ft.Row(
        [
            _emblem(palette, side.icon, sign),
            ft.Container(
                Fitted(skin, side.word, 30, room, colour=palette.secret_ink, family=DISPLAY_700),
                expand=1,
                expand_loose=True,
            ),
        ],
        spacing=12,
        alignment=CENTERED,
    )
    words = ft.Text(side.sentence, style=style(size, DARK.muted, TEXT_400, 1.15), text_align=CENTER)
    return ft.Column(
        [head, words],
        spacing=6,
        tight=True,
        width=inside,
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
    )


def _face(skin: Skin, side: CardSide, width: float) -> ft.Control:
    """Emblem, one word, one sentence of two lines. `width` is the card's."""
    if skin.large_text:
        return _large(skin, side, width)
    palette, scale = skin.palette, width / CARD_WIDTH
    big = 44 if len(side.word) <= 6 else 34 if len(side.word) <= 10 else 24
    size = fitting(side.word, big * scale, width * 0.78)
    word = ft.Text(
        side.word,
        style=style(size, palette.secret_ink, DISPLAY_700, 1.1),
        text_align=CENTER,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    sentence = ft.Text(
        side.sentence,
        style=style(max(11.5, 15.5 * scale), DARK.muted, TEXT_400),
        text_align=CENTER,
        max_lines=3,
    )
    return ft.Column(
        [
            _emblem(palette, side.icon, 176 * scale),
            ft.Container(word, height=56 * scale, alignment=ft.Alignment.CENTER),
            ft.Container(
                sentence,
                height=62 * scale,
                padding=ft.Padding.symmetric(horizontal=10),
                alignment=ft.Alignment.TOP_CENTER,
            ),
        ],
        spacing=6 * scale,
        tight=True,
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
    )


@part
def SecretCard(
    skin: Skin, line: SeatLine, sides: tuple[CardSide, ...], code: str | None, width: float
) -> ft.Control:
    """A seat's own card: its back, or the one of its faces that the table shows."""
    faces = [_face(skin, side, width) for side in sides]
    height = width * LOW if skin.large_text else 0
    codes = [side.code for side in sides]
    return FaceCard(skin, line, CARD_BACK, faces, codes, code, width=width, height=height)


@part
def GreyCards(skin: Skin, picked: str, pick: Callable[[Allegiance], None]) -> ft.Control:
    """Two equal cards to tap: grey on slate, whichever it is (EM-6)."""
    cards = [_GreyCard(skin, side, side == picked, pick) for side in SIDES]
    return ft.Row(list(cards), spacing=12, alignment=CENTERED)


@part
def _GreyCard(
    skin: Skin, side: Allegiance, is_picked: bool, pick: Callable[[Allegiance], None]
) -> ft.Control:
    palette = skin.palette
    width = (skin.width - 52) / 2
    word = skin.say(f"emergence-team-{side}")
    column = ft.Column(
        [
            _emblem(palette, side, width * 0.72),
            ft.Text(word, style=style(30, palette.secret_ink, DISPLAY_700, 1.1), text_align=CENTER),
        ],
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
        spacing=12,
        left=0,
        right=0,
        top=0,
        bottom=0,
    )
    tick = ft.Container(
        Icon(skin, "check", 18, palette.secret_ink),
        width=28,
        height=28,
        border_radius=14,
        border=ft.Border.all(2, palette.secret_ink),
        alignment=ft.Alignment.CENTER,
        opacity=1 if is_picked else 0,
        right=0,
        top=0,
    )
    face = ft.Container(
        ft.Stack([column, tick]),
        width=width,
        height=min(width * 1.4, skin.height * 0.36),
        padding=12,
        border_radius=24,
        bgcolor=palette.secret_card,
        border=ft.Border.all(3, palette.secret_ink if is_picked else palette.secret_card),
        on_click=guarded(partial(pick, side)),
        ink=skin.motion,
    )
    return ft.Semantics(content=face, button=True, container=True, selected=is_picked)
