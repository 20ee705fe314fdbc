"""The lists beside the map: regions with a line for the next names, cities in the order of their ranks."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.desk import bench as touches
from companion.ui.games.emergent.desk.bench import SIDES
from companion.ui.games.emergent.desk.bits import ColourShape, Tabs
from companion.ui.games.emergent.desk.draft import MOST_REGIONS, DraftCity, DraftRegion
from companion.ui.games.emergent.desk.entry import Roll
from companion.ui.games.emergent.desk.work import Work
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.games.emergent.draw.pieces import CityPlate
from companion.ui.kit.boxes import InRow
from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.fonts import TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import tint
from companion.ui.kit.text import Muted, Words

ROW = 46


def ListSwitch(work: Work) -> ft.Control:
    """Regions or cities."""
    draft = work.draft
    counts = {"regions": len(draft.regions), "cities": len(draft.cities)}
    return Tabs(
        work.skin,
        [(side, "", work.skin.say(f"emergent-editor-{side}", n=counts[side])) for side in SIDES],
        work.bench.side,
        lambda side: work.act(lambda bench: touches.with_side(bench, side)),  # type: ignore[arg-type]
        height=40,
        is_quiet=True,
        is_stacked=work.skin.large_text and not work.skin.is_phone,
        label=work.skin.say("emergent-editor-lists"),
    )


def Rows(work: Work) -> list[ft.Control]:
    """The list that is open."""
    if work.bench.side == "cities":
        ranked = sorted(work.draft.cities, key=lambda city: (city.rank, city.key))
        none = Muted(work.skin, work.skin.say("emergent-editor-no-cities"), 15)
        return [_CityRow(work, city) for city in ranked] or [none]
    return [_RegionRow(work, region) for region in work.draft.regions]


def RegionEntry(work: Work) -> ft.Control:
    """Names in a row: Enter puts one on the map and waits for the next."""
    skin = work.skin
    if len(work.draft.regions) >= MOST_REGIONS:
        return Muted(skin, skin.say("emergent-editor-full", most=MOST_REGIONS), 15)
    room = work.room
    return Roll.keyed("add-region")(
        skin,
        skin.say("emergent-editor-add-region"),
        lambda line: work.act(lambda now: touches.type_regions(now, line, room)),
    )


def _RegionRow(work: Work, region: DraftRegion) -> ft.Control:
    cities = len(work.draft.cities_of(region.key))
    bench, said = work.bench, work.skin.say("emergent-editor-cities-of", n=cities)
    is_linked = bench.tool == "link" and bench.selected and work.draft.is_linked(bench.selected, region.key)
    line = _Line(
        ColourShape(work.skin, region.colour, work.skin.px(20)),
        region.name,
        work.skin.say("emergent-editor-linked") if is_linked else said,
        is_chosen=region.key == bench.selected,
        is_bad=region.key in work.bad_regions,
        is_lit=bool(is_linked),
        is_double=work.skin.large_text,
        colour=work.skin.say(f"emergent-editor-colour-{region.colour}"),
    )
    return _Row(work, line, partial(_tap, work, region.key))


def _CityRow(work: Work, city: DraftCity) -> ft.Control:
    region = work.draft.region(city.region)
    line = _Line(
        CityPlate(work.skin, city.rank, work.skin.px(26)),
        city.name,
        region.name if region else work.skin.say("emergent-editor-nowhere"),
        is_chosen=city.region == work.bench.selected and bool(city.region),
        is_bad=city.key in work.bad_cities,
        is_double=True,
    )
    return _Row(work, line, partial(_choose, work, city))


def _tap(work: Work, region: int) -> None:
    work.act(lambda bench: touches.tap_region(bench, region))


def _choose(work: Work, city: DraftCity) -> None:
    """Its region is chosen; one without a region is picked up."""
    if city.region:
        work.act(lambda bench: touches.select(bench, city.region))
    else:
        work.act(lambda bench: touches.carry(bench, city.key))


@frozen
class _Line:
    """What stands in a row."""

    lead: ft.Control
    name: str
    detail: str
    is_chosen: bool
    is_bad: bool
    is_lit: bool = False
    """Its detail says something that was just done."""
    is_double: bool = False
    """The detail stands below the name."""
    colour: str = ""
    """Said, but drawn as a shape."""


def _Row(work: Work, line: _Line, on_click: Tap) -> ft.Control:
    skin = work.skin
    palette, own = skin.palette, tones(skin)
    edge = palette.bad if line.is_bad else own.accent if line.is_chosen else palette.card
    family = TEXT_700 if line.is_chosen else TEXT_600
    ink = own.accent if line.is_lit else palette.muted
    name = Words(skin, line.name, 15, family=family, line=1.1, lines=1)
    detail = Words(skin, line.detail, 13.5, colour=ink, line=1.1, lines=1)
    words = ft.Column([name, *([detail] if line.is_double else [])], spacing=1, tight=True, expand=True)
    fault = Icon(skin, "desk-fault", skin.size(15) * 1.2, palette.bad, ground=palette.card)
    right = [fault] if line.is_bad else [] if line.is_double else [detail]
    tall = skin.size(15) * 1.1 + (skin.size(13.5) * 1.2 if line.is_double else 0.0)
    face = ft.Container(
        InRow(
            skin,
            ft.Container(
                line.lead, width=skin.px(32 if line.is_double else 24), alignment=ft.Alignment.CENTER
            ),
            words,
            *right,
            gap=8,
        ),
        height=max(skin.px(ROW), tall + skin.px(10)),
        padding=ft.Padding.symmetric(horizontal=skin.px(8)),
        border_radius=skin.px(14),
        bgcolor=tint(own.accent, palette.card, 0.12) if line.is_chosen else None,
        border=ft.Border.all(1.6, edge),
        ink=skin.motion,
        on_click=guarded(on_click),
    )
    wrong = skin.say("emergent-editor-has-fault") if line.is_bad else ""
    label = ", ".join(part for part in (line.name, line.colour, line.detail, wrong) if part)
    return ft.Semantics(
        content=face,
        label=label,
        button=True,
        selected=line.is_chosen,
        container=True,
        exclude_semantics=True,
    )
