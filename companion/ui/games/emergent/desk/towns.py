"""The cities of the chosen region: name, rank, and a line for the next one."""

from __future__ import annotations

import flet as ft

from companion.ui.games.emergent.desk import bench as touches
from companion.ui.games.emergent.desk import draft as steps
from companion.ui.games.emergent.desk.bits import QuietButton
from companion.ui.games.emergent.desk.draft import DraftCity, DraftRegion
from companion.ui.games.emergent.desk.entry import Entry, Roll, number_done
from companion.ui.games.emergent.desk.work import Work
from companion.ui.kit.boxes import InRow, Spaced
from companion.ui.kit.buttons import IconButton48


def Towns(work: Work, region: DraftRegion) -> ft.Control:
    """All cities of a region, rank 1 first; the column is a new one when they are others."""
    cities = work.draft.cities_of(region.key)
    return Spaced(
        work.skin, *(_CityForm(work, city) for city in cities), key="-".join(str(city.key) for city in cities)
    )


def CityEntry(work: Work, region: DraftRegion) -> ft.Control:
    """The next city here: Enter adds it and waits for another."""
    bench = work.bench
    return Roll(
        work.skin,
        work.skin.say("emergent-editor-add-city", rank=steps.free_rank(work.draft)),
        lambda line: work.act(lambda now: touches.type_city(now, region.key, line)),
        subject=region.key,
        focus=bench.turn if bench.cursor == "city" else 0,
    )


def _CityForm(work: Work, city: DraftCity) -> ft.Control:
    """A city's name and rank; it can be put into another region or taken away."""
    skin, bench = work.skin, work.bench
    has_bad_rank = city.key in work.bad_ranks
    name = Entry.keyed(f"city-{city.key}")(
        skin,
        skin.say("emergent-editor-city"),
        city.name,
        lambda text: work.act(lambda now: now.do(lambda d: steps.rename_city(d, city.key, text))),
        is_bad=city.key in work.bad_cities and not has_bad_rank,
        expand=True,
    )
    rank = Entry.keyed(f"rank-{city.key}")(
        skin,
        skin.say("emergent-editor-rank"),
        str(city.rank),
        number_done(lambda rank: work.act(lambda now: now.do(lambda d: steps.rerank(d, city.key, rank)))),
        longest=3,
        is_number=True,
        is_bad=has_bad_rank,
        width=skin.px(56) * (1.5 if skin.large_text else 1.0),
    )
    is_open = bench.opened == city.key
    menu = IconButton48(
        skin,
        "cross" if is_open else "menu",
        skin.say("emergent-editor-more", name=city.name),
        lambda: work.act(lambda now: touches.more(now, city.key)),
        size=32,
        outlined=False,
        colour=skin.palette.muted,
    )
    rows: list[ft.Control] = (
        [ft.Row([name]), InRow(skin, rank, menu, gap=8)]
        if skin.large_text
        else [InRow(skin, name, rank, menu, gap=4)]
    )
    return Spaced(skin, *rows, *([_CityMore(work, city)] if is_open else []), gap=4)


def _CityMore(work: Work, city: DraftCity) -> ft.Control:
    is_carried = work.bench.carried == city.key
    return Spaced(
        work.skin,
        QuietButton(
            work.skin,
            "desk-move",
            work.skin.say("emergent-editor-carry", name=city.name),
            lambda: work.act(lambda now: touches.carry(now, city.key)),
            words=work.skin.say("emergent-editor-carried" if is_carried else "emergent-editor-elsewhere"),
            is_on=is_carried,
        ),
        QuietButton(
            work.skin,
            "bin",
            work.skin.say("emergent-editor-remove-city", name=city.name),
            lambda: work.act(lambda now: now.do(lambda d: steps.remove_city(d, city.key))),
            words=work.skin.say("emergent-editor-remove"),
        ),
        gap=0,
    )
