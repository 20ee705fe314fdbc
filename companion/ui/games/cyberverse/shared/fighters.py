"""The order of the fight: sealed and open tokens, who acts, who moves the henchmen (CV-54..59)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.views import FighterLine, TokenLine
from companion.ui.games.cyberverse.draw.cash import signed
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import Hearts, effect_word, icon_of
from companion.ui.games.cyberverse.reading import Cast
from companion.ui.kit.boxes import STRETCHED, Big, Caption, InRow, Labelled, Panel, Stacked, Together
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import TEXT_500, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.shared import stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Words

ENVELOPES = {"choosing": "envelope-open", "sealed": "envelope-lock", "hidden": "cv-token", "none": "minus"}


@part
def Initiative(
    skin: Skin, cast: Cast, fighters: tuple[FighterLine, ...], names: tuple[tuple[str, str], ...]
) -> ft.Control:
    """Agents by initiative, then teammates, then henchmen."""
    rows: list[ft.Control] = [
        Caption(
            skin,
            skin.say("cyberverse-shared-initiative"),
            skin.say("cyberverse-shared-fighters", n=len(fighters)),
        )
    ]
    lines: list[ft.Control] = []
    before = ""
    for one in fighters:
        if before and one.kind != before:
            lines.append(ft.Container(height=1, bgcolor=skin.palette.outline))
        lines.append(_line(skin, cast, one, dict(names).get(one.hunts or "", "")))
        before = one.kind
    middle = ft.Column(
        lines,
        spacing=skin.px(4),
        scroll=None if stacks(skin) else ft.ScrollMode.AUTO,
        expand=None if stacks(skin) else True,
        horizontal_alignment=STRETCHED,
    )
    return Panel(
        skin,
        ft.Column([*rows, middle], spacing=skin.px(8), tight=stacks(skin), horizontal_alignment=STRETCHED),
        padding=12,
    )


def _state(skin: Skin, cast: Cast, one: FighterLine, hunted: str) -> str:
    """What is said below a name."""
    org = cast.org_name(one.seat) if one.seat else ""
    if one.is_now:
        key = f"cyberverse-shared-fighter-{'struck' if one.has_attacked and not one.attacks_left else 'now'}"
    elif one.has_acted:
        key = "cyberverse-shared-fighter-done"
    elif one.hunts:
        key = "cyberverse-shared-fighter-hunts"
    elif one.kind == "henchman":
        key = "cyberverse-shared-fighter-zone"
    else:
        return org
    return skin.say(
        key,
        org=org or skin.say("cyberverse-figure-henchman"),
        zone=one.zone,
        target=hunted,
    )


def _line(skin: Skin, cast: Cast, one: FighterLine, hunted: str) -> ft.Control:
    found = tones(skin)
    ink = skin.palette.muted if one.has_acted and not one.is_now else skin.palette.text
    number = str(one.initiative) if one.initiative is not None else ""
    lead: ft.Control = (
        SeatMark(skin, cast.mark(one.seat), skin.px(20))
        if one.seat
        else Icon(skin, "cv-henchman", skin.px(22), found.red)
    )
    marks = [
        *(Icon(skin, icon_of(status), skin.px(15), found.red) for status in one.statuses),
        *([Icon(skin, "cv-grapple", skin.px(15), found.red)] if one.is_grappled else []),
        *([Icon(skin, "cv-disarm", skin.px(15), found.red)] if one.is_disarmed else []),
    ]
    words = Stacked(
        skin,
        Together(skin, Words(skin, one.name, 16, colour=ink, family=TEXT_700, lines=1, line=1.1), *marks),
        InRow(
            skin,
            Hearts(skin, one.health, one.max_health, size=12),
            Words(
                skin,
                _state(skin, cast, one, hunted),
                14,
                colour=skin.palette.muted,
                family=TEXT_500,
                lines=1 if skin.device == "tv" else 2,
                line=1.1,
                expand=True,
            ),
            gap=6,
        ),
        gap=3,
        expand=True,
    )
    row = InRow(
        skin,
        ft.Container(Big(skin, number, 20, found.magenta if one.is_now else ink), width=skin.size(24)),
        lead,
        words,
        TokenSign(skin, one.token),
        gap=9,
    )
    face = ft.Container(
        row,
        padding=ft.Padding.symmetric(horizontal=skin.px(9), vertical=skin.px(7)),
        border_radius=skin.px(14),
        bgcolor=skin.wash(found.magenta, 0.16) if one.is_now else None,
        border=ft.Border.all(1.5, skin.wash(found.magenta, 0.7)) if one.is_now else None,
    )
    label = skin.say(
        "cyberverse-shared-fighter",
        name=one.name,
        initiative=number,
        has="yes" if number else "no",
        state=_state(skin, cast, one, hunted),
        token=token_words(skin, one.token),
    )
    return Labelled(face, label)


def token_words(skin: Skin, line: TokenLine) -> str:
    """A token as words; nothing of a sealed one."""
    if line.state == "open" and line.token is not None:
        return skin.say(
            "cyberverse-draw-token",
            attack=signed(line.token.attack),
            defense=line.token.defense,
            first=effect_word(skin, line.token.attack_effect),
            second=effect_word(skin, line.token.defense_effect),
        )
    return skin.say(f"cyberverse-shared-token-{line.state}")


def TokenSign(skin: Skin, line: TokenLine) -> ft.Control:
    """Open: attack and defence; else an envelope with its word."""
    found = tones(skin)
    if line.state == "open" and line.token is not None:
        effects = [one for one in (line.token.attack_effect, line.token.defense_effect) if one]
        numbers = Together(
            skin,
            Figures(skin, signed(line.token.attack), 16, colour=found.magenta),
            Icon(skin, "shield", skin.px(16), found.violet),
            Figures(skin, str(line.token.defense), 16, colour=found.violet),
            gap=4,
        )
        pictures = Together(
            skin, *(Icon(skin, icon_of(one), skin.px(16), skin.palette.muted) for one in effects), gap=4
        )
        return ft.Column(
            [numbers, *([pictures] if effects else [])],
            spacing=skin.px(3),
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.END,
        )
    paint = found.amber if line.state == "choosing" else skin.palette.muted
    words: list[ft.Control] = [
        Words(
            skin,
            skin.say(f"cyberverse-shared-token-{line.state}"),
            14,
            colour=paint,
            family=TEXT_500,
            lines=1,
            line=1.1,
        )
    ]
    if line.seal and skin.device != "tv":
        words.append(Figures(skin, line.seal, 14, colour=skin.palette.muted))
    return Together(
        skin,
        Icon(skin, ENVELOPES.get(line.state, "envelope"), skin.px(18), paint),
        Stacked(skin, *words, gap=0),
    )
