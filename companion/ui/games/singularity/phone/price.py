"""What a move costs, line by line, and where Threat would stand (SW-11, SW-12)."""

from __future__ import annotations

import flet as ft

from companion.games.singularity.sums.moving import Toll
from companion.games.singularity.sums.previews import MovePreview
from companion.games.singularity.sums.spaces import Arrival
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import ICONS, Note, Panel, Spaced, SumRow, ThreatBar, tones
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong, Words
from companion.ui.stage import Stage

NEAR = 4


def Price(stage: Stage, preview: MovePreview, width: float) -> ft.Control:
    """Itemised before it is confirmed; nothing to pay is said too."""
    skin = stage.skin
    found = tones(skin)
    rows: list[ft.Control] = [_toll(stage, toll) for toll in preview.tolls]
    for arrival in preview.arrivals:
        rows += _arrival(stage, arrival)
    if not rows:
        rows.append(SumRow(skin, "check", skin.say("singularity-phone-move-free"), 0, found.good))
    rows += [
        ft.Divider(height=1, color=skin.palette.outline),
        Total(skin, preview.before, preview.after, preview.limit, width),
    ]
    return Panel(skin, Spaced(skin, *rows), padding=14)


def warnings(stage: Stage, preview: MovePreview | None) -> list[ft.Control]:
    """What everybody should know before the button is tapped."""
    skin = stage.skin
    if preview is None or preview.limit is None:
        return []
    if preview.loses:
        return [Note(skin, skin.say("singularity-phone-loses"), "warning", tones(skin).red)]
    if preview.limit - preview.after <= NEAR:
        short = skin.say("singularity-phone-short", n=preview.limit - preview.after)
        return [Note(skin, short, "warning", tones(skin).amber)]
    return []


def Total(skin: Skin, before: int, after: int, limit: int | None, width: float) -> ft.Control:
    """`Threat 12 → 18 of 20` over a bar."""
    red = tones(skin).red
    label = skin.say(
        "singularity-phone-after", track=skin.say("singularity-track-threat"), before=before, after=after
    )
    of = (
        [Words(skin, skin.say("singularity-draw-of", limit=limit), 14, colour=skin.palette.muted)]
        if limit
        else []
    )
    line = ft.Row(
        [
            Strong(skin, skin.say("singularity-track-threat"), 16, expand=True),
            Words(skin, str(before), 24, family=DISPLAY_700),
            Icon(skin, "arrow", skin.px(18), skin.palette.muted),
            Words(
                skin, str(after), 28, family=DISPLAY_700, colour=red if after > before else skin.palette.text
            ),
            *of,
        ],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    bar = ThreatBar(skin, before, after, limit, width=width - 30, label=label)
    return Spaced(
        skin, ft.Semantics(content=line, label=label, container=True, exclude_semantics=True), bar, gap=8
    )


def _toll(stage: Stage, toll: Toll) -> ft.Control:
    view = reading.game(stage)
    place = reading.space_name(view, toll.place)
    if toll.why == "leave":
        light = "" if place else "-light"
        words = stage.say(f"singularity-phone-toll-leave{light}", place=place, types=toll.types)
        return SumRow(stage.skin, "sw-drone", words, toll.amount)
    end = "-end" if toll.why == "hazard_end" else ""
    words = stage.say(f"singularity-phone-toll-hazard{end}", place=place)
    if not place:
        words = stage.say("singularity-phone-toll-hazard-light")
    return SumRow(stage.skin, ICONS["hazard"], words, toll.amount, tones(stage.skin).amber)


def _arrival(stage: Stage, arrival: Arrival) -> list[ft.Control]:
    """What waits there: tokens first, then a cache (SW-13)."""
    view, skin = reading.game(stage), stage.skin
    place = reading.space_name(view, arrival.place)
    rows: list[ft.Control] = []
    if arrival.tokens:
        words = skin.say("singularity-phone-arrival-tokens", place=place, n=arrival.tokens)
        rows.append(Note(skin, words, ICONS["token"], tones(skin).steel))
    if arrival.cache:
        words = skin.say("singularity-phone-arrival-cache", place=place)
        rows.append(Note(skin, words, ICONS["cache"], tones(skin).good))
    return rows
