"""What the secret cards show: grey on slate, equal boxes and lines, so no glow tells a side (EM-7, EM-8).

All faces of a kind are in everybody's tree; which one is seen is a matter of opacity.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin

import flet as ft

from companion.games.emergence.words import Allegiance
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.panels import CENTERED, MIDDLE
from companion.ui.kit import icons
from companion.ui.kit.fonts import DISPLAY_700, TEXT_400
from companion.ui.kit.palette import DARK, Palette, seat_shape
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Fitted, fitting, style
from companion.ui.stage import Stage

SIDES: tuple[Allegiance, ...] = ("ai", "human")
SIDE_CODES = ("A", "H")
"""The letters of `Face.code`, in the order of `SIDES`."""
NOTHING = "-"
TICKS = 36
CARD_WIDTH = 268
INSET = 24
LARGE_LINES = 3


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
    drawn = emblem(icon, palette.secret_ink, palette.secret_line, palette.secret_well, "#56616E")
    return ft.Image(src=drawn, width=size, height=size, exclude_from_semantics=True)


def _large(skin: Skin, icon: str, word: str, sentence: str, width: float) -> ft.Control:
    """The same with large letters: word and sentence first, the emblem beside the word."""
    palette = skin.palette
    inside = width - 2 * INSET
    sign = min(skin.size(30) * 1.2, inside * 0.2)
    room = inside - sign - 12
    size = fitting(sentence, skin.size(16), inside, LARGE_LINES)
    head = ft.Row(
        [
            _emblem(palette, icon, sign),
            ft.Container(
                Fitted(skin, word, 30, room, colour=palette.secret_ink, family=DISPLAY_700),
                expand=1,
                expand_loose=True,
            ),
        ],
        spacing=12,
        alignment=CENTERED,
    )
    words = ft.Text(sentence, style=style(size, DARK.muted, TEXT_400, 1.15), text_align=CENTER)
    return ft.Column(
        [head, words],
        spacing=6,
        tight=True,
        width=inside,
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
    )


def CardFace(skin: Skin, icon: str, word: str, sentence: str, width: float) -> ft.Control:
    """Emblem, one word, one sentence of two lines. `width` is the card's."""
    if skin.large_text:
        return _large(skin, icon, word, sentence, width)
    palette = skin.palette
    scale = width / CARD_WIDTH
    big = 44 if len(word) <= 6 else 34 if len(word) <= 10 else 24
    return ft.Column(
        [
            _emblem(palette, icon, 176 * scale),
            ft.Container(
                ft.Text(
                    word,
                    style=style(
                        fitting(word, big * scale, width * 0.78), palette.secret_ink, DISPLAY_700, 1.1
                    ),
                    text_align=CENTER,
                    max_lines=2,
                    overflow=ft.TextOverflow.ELLIPSIS,
                ),
                height=56 * scale,
                alignment=ft.Alignment.CENTER,
            ),
            ft.Container(
                ft.Text(
                    sentence,
                    style=style(max(11.5, 15.5 * scale), DARK.muted, TEXT_400),
                    text_align=CENTER,
                    max_lines=3,
                ),
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


def allegiance_faces(stage: Stage, width: float) -> Sequence[ft.Control]:
    """Both sides of my own card, for everybody (EM-7)."""
    need = reading.game(stage).required
    return [
        CardFace(
            stage.skin,
            side,
            stage.say(f"emergence-team-{side}"),
            stage.say(f"emergence-face-{side}", n=getattr(need, side)),
            width,
        )
        for side in SIDES
    ]


def meeting_faces(stage: Stage, width: float) -> tuple[Sequence[ft.Control], Sequence[str]]:
    """A face for every seat and one with nothing, for everybody (EM-8)."""
    view = reading.game(stage)
    faces = []
    for seat in view.seats:
        line = stage.seat_line(seat)
        shape = seat_shape(line.colour if line else "")
        faces.append(
            CardFace(
                stage.skin, shape, reading.name(stage, seat), stage.say("emergence-face-mate-line"), width
            )
        )
    nothing = CardFace(
        stage.skin,
        "not-now",
        stage.say("emergence-face-nobody"),
        stage.say("emergence-face-nobody-line"),
        width,
    )
    return [*faces, nothing], [*(str(at) for at in range(len(view.seats))), NOTHING]
