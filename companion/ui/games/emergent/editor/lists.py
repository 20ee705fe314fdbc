"""The lists beside the map: regions with a line for the next names, cities in the order of their ranks."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion import texts
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.games.emergent.draw.pieces import CityPlate
from companion.ui.games.emergent.editor import bench as touches
from companion.ui.games.emergent.editor import signs
from companion.ui.games.emergent.editor.bench import SIDES
from companion.ui.games.emergent.editor.bits import ColourShape, Segments
from companion.ui.games.emergent.editor.draft import MOST_REGIONS, DraftCity, DraftRegion
from companion.ui.games.emergent.editor.entry import Entry
from companion.ui.games.emergent.editor.work import Work
from companion.ui.parts.guard import Tap, guarded
from companion.ui.parts.icon import Icon
from companion.ui.parts.text import Muted, Words
from companion.ui.theme import TEXT_600, TEXT_700, tint

ROW = 46


def ListSwitch(work: Work) -> ft.Control:
    """Regions or cities."""
    draft = work.draft
    counts = {"regions": len(draft.regions), "cities": len(draft.cities)}
    return Segments(
        work.skin,
        [(side, "", texts.say(f"emergent-editor-{side}", n=counts[side])) for side in SIDES],
        work.bench.side,
        lambda side: work.act(lambda bench: touches.with_side(bench, side)),  # type: ignore[arg-type]
        height=40,
        label=texts.say("emergent-editor-lists"),
    )


def Rows(work: Work) -> list[ft.Control]:
    """The list that is open."""
    if work.bench.side == "cities":
        ranked = sorted(work.draft.cities, key=lambda city: (city.rank, city.key))
        none = Muted(work.skin, texts.say("emergent-editor-no-cities"), 15)
        return [_CityRow(work, city) for city in ranked] or [none]
    return [_RegionRow(work, region) for region in work.draft.regions]


def RegionEntry(work: Work) -> ft.Control:
    """Names in a row: Enter puts one on the map and waits for the next."""
    skin, bench = work.skin, work.bench
    if len(work.draft.regions) >= MOST_REGIONS:
        return Muted(skin, texts.say("emergent-editor-full", most=MOST_REGIONS), 15)
    room = work.room
    return Entry(
        skin,
        texts.say("emergent-editor-add-region"),
        "",
        lambda line: work.act(lambda now: touches.type_regions(now, line, room)),
        focus=bench.turn if bench.cursor == "region" else 0,
        longest=400,
        icon="plus-thin",
        empties=True,
        key="add-region",  # type: ignore[call-arg]
    )


def _RegionRow(work: Work, region: DraftRegion) -> ft.Control:
    cities = len(work.draft.cities_of(region.key))
    bench, said = work.bench, texts.say("emergent-editor-cities-of", n=cities)
    is_linked = bench.tool == "link" and bench.selected and work.draft.is_linked(bench.selected, region.key)
    return _Row(
        work,
        ColourShape(work.skin, region.colour, work.skin.px(20)),
        region.name,
        texts.say("emergent-editor-linked") if is_linked else said,
        is_chosen=region.key == bench.selected,
        is_bad=region.key in work.bad_regions,
        is_lit=bool(is_linked),
        colour=texts.say(f"emergent-editor-colour-{region.colour}"),
        on_click=partial(_tap, work, region.key),
    )


def _CityRow(work: Work, city: DraftCity) -> ft.Control:
    region = work.draft.region(city.region)
    return _Row(
        work,
        CityPlate(work.skin, city.rank, work.skin.px(24)),
        city.name,
        region.name if region else texts.say("emergent-editor-nowhere"),
        is_chosen=city.region == work.bench.selected and bool(city.region),
        is_bad=city.key in work.bad_cities,
        is_lit=False,
        colour="",
        on_click=partial(_choose, work, city),
    )


def _tap(work: Work, region: int) -> None:
    work.act(lambda bench: touches.tap_region(bench, region))


def _choose(work: Work, city: DraftCity) -> None:
    """Its region is chosen; one without a region is picked up."""
    if city.region:
        work.act(lambda bench: touches.select(bench, city.region))
    else:
        work.act(lambda bench: touches.carry(bench, city.key))


def _Row(
    work: Work,
    lead: ft.Control,
    name: str,
    detail: str,
    *,
    is_chosen: bool,
    is_bad: bool,
    is_lit: bool,
    colour: str,
    on_click: Tap,
) -> ft.Control:
    skin = work.skin
    palette, own = skin.palette, tones(skin)
    edge = palette.bad if is_bad else own.accent if is_chosen else None
    mark = [Icon(skin, signs.FAULT, skin.size(15) * 1.2, palette.bad, ground=palette.card)] if is_bad else []
    face = ft.Container(
        ft.Row(
            [
                ft.Container(lead, width=skin.px(26), alignment=ft.Alignment.CENTER),
                Words(
                    skin, name, 16, family=TEXT_700 if is_chosen else TEXT_600, line=1.1, lines=1, expand=True
                ),
                *mark,
                Words(skin, detail, 14, colour=own.accent if is_lit else palette.muted, line=1.1, lines=1),
            ],
            spacing=skin.px(8),
        ),
        height=max(skin.px(ROW), skin.size(16) * 1.9),
        padding=ft.Padding.symmetric(horizontal=skin.px(10)),
        border_radius=skin.px(14),
        bgcolor=tint(own.accent, palette.card, 0.12) if is_chosen else None,
        border=ft.Border.all(1.6, edge) if edge else ft.Border.all(1.6, palette.card),
        ink=True,
        on_click=guarded(on_click),
    )
    fault = texts.say("emergent-editor-has-fault") if is_bad else ""
    label = ", ".join(part for part in (name, colour, detail, fault) if part)
    return ft.Semantics(
        content=face, label=label, button=True, selected=is_chosen, container=True, exclude_semantics=True
    )
