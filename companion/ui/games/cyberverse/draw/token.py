"""A combat token: a disc split in attack and defence, with its effects (CV-54)."""

from __future__ import annotations

import math
from functools import lru_cache

import flet as ft

from companion.ui.games.cyberverse.draw.cash import signed
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import EffectLine, effect_word
from companion.ui.kit.boxes import CENTERED, MIDDLE
from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import style


@lru_cache(maxsize=32)
def token_svg(top: str, bottom: str, line: str, rule: str, is_bold: bool) -> str:
    """The disc, 200 × 200: two halves and a ring of ticks."""
    ticks = []
    for step in range(24):
        angle = 2 * math.pi * step / 24
        x, y = math.cos(angle), math.sin(angle)
        ticks.append(f"M{100 + 84 * x:.1f} {100 + 84 * y:.1f} L{100 + 93 * x:.1f} {100 + 93 * y:.1f}")
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">'
        f'<path d="M5 100 A95 95 0 0 1 195 100 Z" fill="{top}"/>'
        f'<path d="M5 100 A95 95 0 0 0 195 100 Z" fill="{bottom}"/>'
        f'<path d="{"".join(ticks)}" stroke="{line}" stroke-width="2.2" stroke-opacity="0.8"/>'
        f'<path d="M12 100 H188" stroke="{rule}" stroke-width="2"/>'
        f'<circle cx="100" cy="100" r="95" fill="none" stroke="{line}" '
        f'stroke-width="{5 if is_bold else 2.4}"/></svg>'
    )


def CombatTokenDisc(
    skin: Skin,
    size: float,
    attack: int | None,
    defense: int | None,
    attack_effect: str | None = None,
    defense_effect: str | None = None,
    *,
    is_kept: bool = True,
    on_click: Tap | None = None,
    label: str = "",
) -> ft.Control:
    """Attack above (magenta), defence below (violet). Numbers None: not known. `size` is in real pixels."""
    found = tones(skin)
    line = found.magenta if is_kept else skin.palette.outline
    drawn = token_svg(
        skin.wash(found.magenta, 0.2 if is_kept else 0.08),
        skin.wash(found.violet, 0.18 if is_kept else 0.07),
        line,
        skin.palette.outline,
        is_kept,
    )
    unknown = skin.say("cyberverse-draw-unknown")

    def half(icon: str, paint: str, said: str, effect: str | None) -> ft.Control:
        letters = style(size * 0.19, skin.palette.text, DISPLAY_700, 1.0)
        return ft.Container(
            ft.Column(
                [
                    ft.Row(
                        [Icon(skin, icon, size * 0.12, paint), ft.Text(said, style=letters)],
                        spacing=6,
                        tight=True,
                    ),
                    *([EffectLine(skin, effect)] if said != unknown else []),
                ],
                spacing=size * 0.03,
                tight=True,
                horizontal_alignment=MIDDLE,
                alignment=CENTERED,
            ),
            width=size,
            height=size * 0.44,
            alignment=ft.Alignment.CENTER,
        )

    said = (
        unknown if attack is None else signed(attack),
        unknown if defense is None else str(defense),
    )
    disc = ft.Container(
        ft.Stack(
            [
                ft.Image(src=drawn, width=size, height=size, exclude_from_semantics=True),
                ft.Container(half("cv-combat", found.magenta, said[0], attack_effect), top=size * 0.06),
                ft.Container(half("shield", found.violet, said[1], defense_effect), top=size * 0.5),
            ],
            width=size,
            height=size,
        ),
        width=size,
        height=size,
        opacity=1 if is_kept else 0.55,
        on_click=guarded(on_click),
    )
    spoken = label or skin.say(
        "cyberverse-draw-token",
        attack=said[0],
        defense=said[1],
        first=effect_word(skin, attack_effect),
        second=effect_word(skin, defense_effect),
    )
    return ft.Semantics(
        content=disc,
        label=spoken,
        container=True,
        exclude_semantics=True,
        button=on_click is not None or None,
        selected=is_kept if on_click else None,
    )
