"""The sums of a fight: attack against defence, the difference, the damage row (CV-61..70)."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion import texts
from companion.games.cyberverse.sums.combat import Addend
from companion.games.cyberverse.views import TargetReport
from companion.kernel.frozen import frozen
from companion.ui.games.cyberverse.draw.cash import number
from companion.ui.games.cyberverse.draw.colours import BUTTON, tones
from companion.ui.games.cyberverse.draw.hexes import AgentHex
from companion.ui.games.cyberverse.draw.signs import PART_ICONS, Hearts, StatusPill
from companion.ui.kit.boxes import (
    BETWEEN,
    CENTERED,
    MIDDLE,
    Big,
    Caption,
    InRow,
    Labelled,
    Panel,
    Stacked,
    Wrapped,
)
from companion.ui.kit.fonts import TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import INK
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Figures, Muted, Strong, Words

ROWS: tuple[tuple[str, str, int, str], ...] = (
    ("nothing", "0-", 0, ""),
    ("suppression", "1–2", 0, "suppression"),
    ("wound", "3–4", 1, "wound"),
    ("bleed", "5–7", 1, "bleed"),
    ("bleed2", "8+", 2, "bleed"),
)
"""Damage row, difference, health lost, status (CV-67)."""


Sum = tuple[str, Sequence[Addend], int | None]
"""Whose, its parts, and what they make."""


@frozen
class SumLine:
    """One line of a sum, in words."""

    word: str
    value: int
    icon: str = ""


def part_line(skin: Skin, code: str, value: int, label: str = "") -> SumLine:
    """A `Addend` of the views as a line: its typed name, or the rules' word."""
    said = label or skin.say(texts.text_id(f"cyberverse-part-{code}"))
    return SumLine(said, value, PART_ICONS.get(code, "plus-thin"))


def SumCard(
    skin: Skin,
    title: str,
    who: str,
    lines: Sequence[SumLine],
    total: int | None,
    *,
    side: str = "attack",
    expand: bool = True,
) -> ft.Control:
    """Itemised: every line with its icon, the sum below. `side` is attack (magenta) or defence (violet)."""
    found = tones(skin)
    paint = found.magenta if side == "attack" else found.violet
    shown = [one for one in lines if one.value or not skin.is_small]
    head = InRow(
        skin,
        Icon(skin, "cv-combat" if side == "attack" else "shield", skin.px(18), paint),
        ft.Container(Caption(skin, title, colour=paint), expand=True),
        gap=7,
    )
    rows: list[ft.Control] = [head]
    if who and not skin.is_small:
        rows.append(Words(skin, who, 14, colour=skin.palette.muted, lines=1, line=1.0))
    rows += [_line(skin, one) for one in shown]
    rows.append(ft.Container(height=1, bgcolor=paint, opacity=0.7))
    said = skin.say("cyberverse-draw-unknown") if total is None else number(total)
    rows.append(
        ft.Row(
            [
                Muted(skin, skin.say("cyberverse-draw-sum"), 15, expand=True),
                Big(skin, said, 32 if not skin.is_small else 26, paint),
            ],
            alignment=BETWEEN,
        )
    )
    box = Panel(
        skin,
        Stacked(skin, *rows, gap=7 if not skin.is_small else 4),
        colour=paint,
        padding=12 if not skin.is_small else 10,
        radius=18,
    )
    label = skin.say("cyberverse-draw-sum-label", title=title, who=who, total=said)
    return ft.Semantics(content=box, label=label, container=True, expand=expand or None)


def _line(skin: Skin, line: SumLine) -> ft.Control:
    ink = skin.palette.text if line.value else skin.palette.muted
    return InRow(
        skin,
        *([Icon(skin, line.icon, skin.size(16), skin.palette.muted)] if line.icon else []),
        Words(skin, line.word, 15, colour=ink, lines=2, expand=True, line=1.15),
        Figures(skin, number(line.value), 16, colour=ink),
        gap=7,
    )


def BothSums(skin: Skin, attack: Sum, defence: Sum) -> ft.Control:
    """What attacks and what defends, itemised; on a TV only what counts."""
    cards = [
        SumCard(skin, skin.say(f"cyberverse-draw-{side}"), who, _lines(skin, parts), total, side=side)
        for side, (who, parts, total) in (("attack", attack), ("defence", defence))
    ]
    return SumPair(skin, *cards)


def _lines(skin: Skin, parts: Sequence[Addend]) -> tuple[SumLine, ...]:
    made = tuple(part_line(skin, one.code, one.value, one.label) for one in parts)
    return made if skin.device != "tv" else tuple(one for one in made if one.value) or made[:1]


def Hit(skin: Skin, one: TargetReport, sentence: str) -> ft.Control:
    """What it did to whom, from a report."""
    change = one.change
    return HitCard(skin, one.name, sentence, change.hp_before, change.hp_after, change.hp_max, change.new)


def SumPair(skin: Skin, attack: ft.Control, defence: ft.Control) -> ft.Control:
    """Two sum cards side by side; below each other at double text size."""
    if skin.large_text:
        return Stacked(skin, ft.Row([attack]), ft.Row([defence]), gap=10)
    return ft.Row([attack, defence], spacing=skin.px(10), vertical_alignment=ft.CrossAxisAlignment.START)


def Difference(skin: Skin, attack: int, defense: int, diff: int) -> ft.Control:
    """`9 − 3 = 6`, the difference biggest."""
    found = tones(skin)

    row = ft.Row(
        [
            Big(skin, number(attack), 28, found.magenta),
            Big(skin, "−", 24, skin.palette.muted),
            Big(skin, number(defense), 28, found.violet),
            Big(skin, "=", 24, skin.palette.muted),
            Big(skin, number(diff), 44 if not skin.is_small else 36, skin.palette.text),
        ],
        alignment=CENTERED,
        spacing=skin.px(10),
    )
    label = skin.say("cyberverse-draw-difference", attack=attack, defense=defense, diff=diff)
    return Labelled(row, label)


def DamageRow(skin: Skin, lit: str | None) -> ft.Control:
    """Five cells, one lit: what a difference does (CV-67). A longer word has the wider cell."""
    cells = [_damage(skin, *row, lit == row[0]) for row in ROWS]
    if skin.large_text:
        return Wrapped(skin, *cells, gap=6)
    return ft.Row(
        cells, spacing=skin.px(6), vertical_alignment=ft.CrossAxisAlignment.STRETCH, height=skin.px(96)
    )


def _damage(skin: Skin, row: str, range_: str, loss: int, status: str, is_lit: bool) -> ft.Control:
    palette = skin.palette
    ink = INK if is_lit else palette.text
    quiet = INK if is_lit else palette.muted
    head = skin.say("cyberverse-draw-zero") if row == "nothing" else range_
    what = skin.say(f"cyberverse-draw-row-{row}")
    middle: list[ft.Control] = []
    if loss:
        middle.append(
            ft.Row(
                [
                    Figures(skin, f"−{loss}", 15, colour=ink),
                    Icon(skin, "cv-heart", skin.px(13), ink),
                ],
                spacing=2,
                tight=True,
            )
        )
    if status:
        middle.append(Icon(skin, f"cv-{status}", skin.px(18), ink))
    face = ft.Container(
        ft.Column(
            [
                Words(skin, head, 14, colour=quiet, family=TEXT_700, align=CENTER, line=1.05),
                *middle,
                Words(skin, what, 13, colour=ink, family=TEXT_600, align=CENTER, line=1.0, lines=1),
            ],
            spacing=skin.px(4),
            tight=True,
            horizontal_alignment=MIDDLE,
            alignment=BETWEEN,
        ),
        padding=ft.Padding.symmetric(horizontal=skin.px(2), vertical=skin.px(9)),
        border_radius=skin.px(14),
        bgcolor=BUTTON if is_lit else palette.raised,
        border=ft.Border.all(1.5 if is_lit else 1, palette.edge or BUTTON if is_lit else palette.outline),
        alignment=ft.Alignment.CENTER,
        width=skin.px(104) if skin.large_text else None,
    )
    label = skin.say("cyberverse-draw-row", range=head, what=what, loss=loss, lit="yes" if is_lit else "no")
    return ft.Semantics(
        content=face,
        label=label,
        container=True,
        exclude_semantics=True,
        expand=None if skin.large_text else len(what) + 4,
    )


def HitCard(
    skin: Skin,
    name: str,
    sentence: str,
    before: int,
    after: int,
    most: int,
    statuses: Sequence[str],
) -> ft.Control:
    """Who, what happened, hearts before and after, new statuses."""
    found = tones(skin)
    hearts = Wrapped(
        skin,
        Hearts(skin, before, most),
        Icon(skin, "arrow", skin.px(16), skin.palette.muted),
        Hearts(skin, after, most),
        *(StatusPill(skin, one) for one in statuses),
        between=6,
    )
    words = Stacked(skin, Strong(skin, sentence, 16), hearts, gap=7, expand=True)
    is_hurt = after < before or bool(statuses)
    return Panel(
        skin,
        InRow(skin, AgentHex(skin, name, skin.px(44)), words, gap=12),
        colour=found.red if is_hurt else found.good,
        padding=12,
        is_live=True,
    )
