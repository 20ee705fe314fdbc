"""The chosen region: its name, colour, cities and borders."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.games.emergent.words import COLOURS, Colour
from companion.ui.desk.checks import CheckLine
from companion.ui.games.emergent.desk import bench as touches
from companion.ui.games.emergent.desk import draft as steps
from companion.ui.games.emergent.desk.bits import ColourShape, QuietButton
from companion.ui.games.emergent.desk.checks import Found
from companion.ui.games.emergent.desk.draft import DraftRegion
from companion.ui.games.emergent.desk.entry import Entry
from companion.ui.games.emergent.desk.towns import CityEntry, Towns
from companion.ui.games.emergent.desk.work import Work
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.kit.boxes import InRow, Spaced, Stacked, Together, Wrapped
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import guarded
from companion.ui.kit.fonts import TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import tint
from companion.ui.kit.text import Heading, Muted, Words

NOWHERE: Final = DraftRegion(0, "", 0, 0)


def RegionForm(work: Work) -> ft.Control:
    """Everything about the chosen region, on a phone what the tool is for first.

    It stays on the page when nothing is chosen, only hidden, because its fields ask for the cursor. What
    comes and goes stands in columns of its own, for screen readers.
    """
    region = work.draft.region(work.bench.selected) or NOWHERE
    skin, bench = work.skin, work.bench
    is_fresh = bench.fresh == region.key
    name = Entry(
        skin,
        skin.say("emergent-editor-region-name"),
        "" if is_fresh else region.name,
        lambda text: work.act(lambda now: touches.name_region(now, region.key, text)),
        subject=(region.key, is_fresh),
        focus=bench.turn if bench.cursor == "name" else 0,
        hint=region.name if is_fresh else "",
        colour=tones(skin).accent,
        is_title=True,
        is_bad=region.key in work.bad_regions,
    )
    borders = _BorderChips(work, region) if bench.tool == "link" else _Borders(work, region)
    remove = QuietButton(
        skin,
        "bin",
        skin.say("emergent-editor-remove-region", name=region.name),
        lambda: work.act(lambda now: now.do(lambda draft: steps.remove_region(draft, region.key))),
    )
    colours = InRow(skin, *(_Paint(work, region, colour) for colour in COLOURS), gap=6)
    towns, line = Towns(work, region), CityEntry(work, region)
    top = InRow(skin, ft.Container(name, expand=True), *([_Close(work)] if skin.is_phone else []), gap=6)
    parts = [top, colours, towns, line, borders, remove]
    if skin.is_phone and bench.tool == "link":
        parts = [borders, top, colours, towns, line, remove]
    elif skin.is_phone and bench.tool == "city":
        parts = [line, towns, top, colours, borders, remove]
    line_below = ft.Divider(height=skin.px(12), thickness=1, color=skin.palette.outline)
    form = Spaced(skin, *parts, line_below, key=f"form-{bench.tool if skin.is_phone else ''}")
    form.visible = region is not NOWHERE
    return form


def _Paint(work: Work, region: DraftRegion, colour: Colour) -> ft.Control:
    """One of the three colours: a shape and a word (FP-4)."""
    skin, is_chosen = work.skin, region.colour == colour
    palette, own = skin.palette, tones(skin)
    shape = ColourShape(skin, colour, skin.px(16))
    words = Words(
        skin,
        skin.say(f"emergent-editor-colour-{colour}"),
        13.5,
        family=TEXT_700 if is_chosen else TEXT_600,
        line=1.1,
        lines=1,
    )
    middle = ft.MainAxisAlignment.CENTER
    face = ft.Container(
        ft.Column(
            [shape, words], spacing=2, alignment=middle, horizontal_alignment=ft.CrossAxisAlignment.CENTER
        )
        if skin.large_text
        else ft.Row([shape, words], spacing=skin.px(4), alignment=middle),
        height=skin.px(48) + (skin.size(13.5) if skin.large_text else 0),
        border_radius=skin.px(12),
        bgcolor=tint(own.accent, palette.card, 0.14) if is_chosen else None,
        border=ft.Border.all(2 if is_chosen else 1, own.accent if is_chosen else palette.outline),
        ink=skin.motion,
        on_click=guarded(lambda: work.act(lambda now: touches.colour_region(now, region.key, colour))),
    )
    return ft.Semantics(content=face, button=True, selected=is_chosen, container=True, expand=True)


def _Borders(work: Work, region: DraftRegion) -> ft.Control:
    near = work.draft.neighbours(region.key)
    names = work.skin.language.listed(tuple(one.name for one in near))
    return Muted(work.skin, work.skin.say("emergent-editor-borders", n=len(near), names=names), 14)


def _BorderChips(work: Work, region: DraftRegion) -> ft.Control:
    """Every other region to tap: the same as the map, for fingers and screen readers that want words."""
    skin = work.skin
    others = [one for one in work.draft.regions if one.key != region.key]
    return Stacked(
        skin,
        Muted(skin, skin.say("emergent-editor-touches", name=region.name), 14),
        Wrapped(skin, *(_BorderChip(work, region, one) for one in others), gap=6),
        gap=6,
    )


def _BorderChip(work: Work, region: DraftRegion, other: DraftRegion) -> ft.Control:
    skin, own = work.skin, tones(work.skin)
    is_on = work.draft.is_linked(region.key, other.key)
    face = ft.Container(
        Together(
            skin,
            *([Icon(skin, "check", skin.size(14), own.accent)] if is_on else []),
            Words(skin, other.name, 14, family=TEXT_700 if is_on else TEXT_600, line=1.1),
            gap=4,
        ),
        height=skin.px(40),
        padding=ft.Padding.symmetric(horizontal=skin.px(10)),
        border_radius=skin.px(12),
        bgcolor=tint(own.accent, skin.palette.card, 0.14) if is_on else None,
        border=ft.Border.all(1.5 if is_on else 1, own.accent if is_on else skin.palette.outline),
        alignment=ft.Alignment.CENTER,
        ink=skin.motion,
        on_click=guarded(partial(_join, work, region.key, other.key)),
    )
    return ft.Semantics(content=face, button=True, selected=is_on, container=True)


def _join(work: Work, one: int, other: int) -> None:
    work.act(lambda bench: touches.join(bench, one, other))


def _Close(work: Work) -> ft.Control:
    """Back to the lists, which the form covers on a phone."""
    return IconButton48(
        work.skin,
        "cross",
        work.skin.say("shell-close"),
        lambda: work.act(lambda bench: touches.select(bench, 0)),
        outlined=False,
    )


def Checks(work: Work) -> ft.Control:
    """What is wrong, what is worth knowing, what is right; a tap goes to the place."""
    title = Heading(work.skin, work.skin.say("desk-checks"), 18)
    return Spaced(work.skin, title, *(_Check(work, found) for found in work.found), gap=6)


def _Check(work: Work, found: Found) -> ft.Control:
    leads = bool(found.regions or found.cities) and found.standing != "good"
    go = partial(work.act, lambda bench: touches.show(bench, found)) if leads else None
    return CheckLine(work.skin, found.standing, found.reason, go)
