"""What a move costs, line by line, and where Threat would stand (SW-11, SW-12)."""

from __future__ import annotations

import flet as ft

from companion.games.singularity.sums.moving import Toll
from companion.games.singularity.sums.previews import MovePreview
from companion.games.singularity.sums.spaces import Arrival
from companion.ui.games.singularity.draw.bars import ThreatBar, TollRow
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.signs import ICONS
from companion.ui.games.singularity.reading import Cast
from companion.ui.kit.boxes import InRow, Labelled, Note, Panel, Spaced
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong, Words

NEAR = 4


@part
def Price(skin: Skin, cast: Cast, preview: MovePreview, width: float) -> ft.Control:
    """Itemised before it is confirmed; nothing to pay is said too."""
    rows: list[ft.Control] = [_toll(skin, cast, toll) for toll in preview.tolls]
    for arrival in preview.arrivals:
        rows += _arrival(skin, cast, arrival)
    if not rows:
        free = skin.say("singularity-phone-move-free")
        rows.append(TollRow(skin, "check", free, 0, tones(skin).good))
    rows += [
        ft.Divider(height=1, color=skin.palette.outline),
        Total(skin, preview.before, preview.after, preview.limit, width),
    ]
    return Panel(skin, Spaced(skin, *rows))


def warnings(skin: Skin, preview: MovePreview | None) -> list[ft.Control]:
    """What everybody should know before the button is tapped."""
    if preview is None or preview.limit is None:
        return []
    if preview.loses:
        return [Note(skin, skin.say("singularity-phone-loses"), "warning", tones(skin).red)]
    if preview.limit - preview.after <= NEAR:
        short = skin.say("singularity-phone-short", n=preview.limit - preview.after)
        return [Note(skin, short, "warning", tones(skin).amber)]
    return []


@part
def Total(skin: Skin, before: int, after: int, limit: int | None, width: float) -> ft.Control:
    """`Threat 12 → 18 of 20` over a bar."""
    threat, palette = skin.say("singularity-track-threat"), skin.palette
    label = skin.say("singularity-phone-after", track=threat, before=before, after=after)
    of = (
        [Words(skin, skin.say("singularity-draw-of", limit=limit), 14, colour=palette.muted)] if limit else []
    )
    ink = tones(skin).red if after > before else palette.text
    line = InRow(
        skin,
        Strong(skin, threat, 16, expand=True),
        Words(skin, str(before), 24, family=DISPLAY_700),
        Icon(skin, "arrow", skin.px(18), palette.muted),
        Words(skin, str(after), 28, family=DISPLAY_700, colour=ink),
        *of,
    )
    bar = ThreatBar(skin, before, after, limit, width - 30, label)
    return Spaced(skin, Labelled(line, label), bar, gap=8)


def _toll(skin: Skin, cast: Cast, toll: Toll) -> ft.Control:
    place = cast.space(toll.place)
    if toll.why == "leave":
        light = "" if place else "-light"
        words = skin.say(f"singularity-phone-toll-leave{light}", place=place, types=toll.types)
        return TollRow(skin, "sw-drone", words, toll.amount)
    end = "-end" if toll.why == "hazard_end" else ""
    words = (
        skin.say(f"singularity-phone-toll-hazard{end}", place=place)
        if place
        else skin.say("singularity-phone-toll-hazard-light")
    )
    return TollRow(skin, ICONS["hazard"], words, toll.amount, tones(skin).amber)


def _arrival(skin: Skin, cast: Cast, arrival: Arrival) -> list[ft.Control]:
    """What waits there: tokens first, then a cache (SW-13)."""
    place = cast.space(arrival.place)
    rows: list[ft.Control] = []
    if arrival.tokens:
        words = skin.say("singularity-phone-arrival-tokens", place=place, n=arrival.tokens)
        rows.append(Note(skin, words, ICONS["token"], tones(skin).steel))
    if arrival.cache:
        words = skin.say("singularity-phone-arrival-cache", place=place)
        rows.append(Note(skin, words, ICONS["cache"], tones(skin).good))
    return rows
