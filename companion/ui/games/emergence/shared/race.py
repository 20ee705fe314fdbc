"""The knowledge race of a team (EM-45)."""

from __future__ import annotations

import flet as ft

from companion.ui.games.emergence.draw.colours import tones
from companion.ui.games.emergence.draw.tracks import RaceTrack
from companion.ui.kit.boxes import InRow
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import DISPLAY_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.numbers import RollingNumber
from companion.ui.kit.shared import stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Words


@part
def TeamRace(skin: Skin, side: str, now: int, need: int, width: float, tall: float) -> ft.Control:
    """A team's knowledge as a number and as a track."""
    of = skin.say("emergence-shared-of", n=need)
    head = InRow(
        skin,
        Icon(skin, side, skin.px(38), tones(skin).team(side)),
        ft.Container(Heading(skin, skin.say(f"emergence-teams-{side}"), 26), expand=True),
        RollingNumber(skin, now, skin.size(50), key=f"race-{side}"),
        Words(skin, of, 22, colour=skin.palette.muted, family=DISPLAY_600),
        gap=12,
    )
    high = max(skin.px(22), min(skin.px(96), tall - skin.px(44) - skin.size(50) * 1.2))
    track = RaceTrack(skin, side, now, need, width - skin.px(40), high)
    return Card(
        skin,
        ft.Column([head, track], spacing=skin.px(8), alignment=ft.MainAxisAlignment.CENTER),
        padding=18,
        expand=not stacks(skin) or None,
    )
