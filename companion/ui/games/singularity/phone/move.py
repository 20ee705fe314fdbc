"""A move on the map: tap the way, read what it costs, then go (SW-10..13)."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.games.singularity.actions.turn import ContinueMove, Move
from companion.games.singularity.sums import previews
from companion.games.singularity.sums.ground import Ground
from companion.games.singularity.sums.previews import MovePreview
from companion.kernel import graph
from companion.kernel.seat import Seat
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.bars import signed
from companion.ui.games.singularity.draw.marks import PathMark, PriceMark
from companion.ui.games.singularity.draw.scene import scene_of
from companion.ui.games.singularity.phone.company import Company, company_of
from companion.ui.games.singularity.phone.maps import PhoneMap
from companion.ui.games.singularity.phone.price import Price, warnings
from companion.ui.kit.buttons import IconButton48, ReasonButton
from companion.ui.kit.drawing import Tap, component, steady, use_kept
from companion.ui.kit.numbers import NumberRow
from companion.ui.kit.pages import SeatPage, inner_width
from companion.ui.kit.picking import Chips
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage

MOST = 12
NOBODY: Final[tuple[Seat, ...]] = ()


def extended(ground: Ground, start: str, path: tuple[str, ...], tapped: str, steps: int) -> tuple[str, ...]:
    """The path after a tap: on to a space in reach the shortest way, or back to a space it went through."""
    if tapped in path:
        return path[: path.index(tapped) + 1]
    if tapped == start:
        return ()
    here = path[-1] if path else start
    way = graph.route(ground.near, here, tapped)[1:]
    if way and len(path) + len(way) <= steps:
        return (*path, *way)
    fresh = graph.route(ground.near, start, tapped)[1:]
    return fresh if fresh and len(fresh) <= steps else path


def toggled(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """Somebody goes along, or stays after all."""
    return tuple(one for one in seats if one != seat) if seat in seats else (*seats, seat)


@component
def MoveOnMap(stage: Stage, close: Tap) -> ft.Control:
    """My member and whoever goes along; a move that was held up goes on from where it stands."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    travel, mine = view.travel, reading.mine(stage)
    value, set_value = use_kept(3)
    path, set_path = ft.use_state(travel.planned if travel else ())
    along, set_along = use_kept(NOBODY)
    source, set_source = use_kept("hand")
    ignores, set_ignores = use_kept("")
    start = travel.place if travel else mine.place or ""
    steps = travel.steps_left if travel else value
    walked = path[:steps]
    company = travel.members if travel else (mine.seat, *along)
    move = Move(
        steps=steps,
        path=walked or (start or "-",),
        companions=tuple(seat for seat in company if seat != mine.seat),
        ignores_hazard=travel.ignores_hazard if travel else bool(ignores),
        from_hand=source == "hand",
    )

    def tap(place: str) -> None:
        set_path(extended(previews.ground(view), start, walked, place, steps))

    def go() -> None:
        stage.send(ContinueMove(path=walked) if travel else move)
        close()

    tapped, goes = steady(tap), steady(go)
    takes = steady(lambda seat: set_along(lambda now: toggled(now, seat)))
    ignore = steady(lambda word: set_ignores("" if ignores else word))
    scene = scene_of(skin, view, cast, has_taps=True)
    if scene is None or not start:
        return ft.Container()
    preview = previews.move_preview(view, mine.seat, move, start=start) if walked else None
    away = graph.distances(previews.ground(view).near, walked[-1] if walked else start)
    near = frozenset(place for place, far in away.items() if far <= steps - len(walked))
    marked = scene.marked(
        paths=(PathMark((start, *walked), cast.colour(mine.seat)),) if walked else (),
        prices=tuple(
            PriceMark(toll.place, signed(toll.amount)) for toll in (preview.tolls if preview else ())
        ),
        lit=near | {start, *walked},
    )
    people = company_of(view, cast, mine.seat, company, may_choose=travel is None)
    body: list[ft.Control] = [
        PhoneMap(skin, marked, 0.4, tapped),
        Company(skin, people, takes if travel is None else None),
        *([Price(skin, cast, preview, inner_width(skin))] if preview else []),
    ]
    if travel is None:
        body.insert(0, NumberRow(skin, skin.say("singularity-phone-move-value"), value, 0, MOST, set_value))
        sources = tuple((one, skin.say(f"singularity-phone-source-{one}"), "") for one in ("hand", "table"))
        hazard = (("ignores", skin.say("singularity-phone-ignores-hazard"), ""),)
        body += [
            Chips(skin, skin.say("singularity-phone-source"), sources, source, set_source),
            Chips(skin, "", hazard, ignores, ignore),
        ]
    back = skin.say("singularity-phone-path-back")
    undo = IconButton48(skin, "undo", back, lambda: set_path(walked[:-1]), size=44, disabled=not walked)
    words, why = button_words(skin, preview, len(company))
    return SeatPage(
        stage,
        title=skin.say("singularity-phone-move-on" if travel else "singularity-phone-move-title", n=steps),
        subtitle=skin.say("singularity-phone-steps-used", used=len(walked), all=steps),
        right=undo,
        body=body,
        notes=warnings(skin, preview),
        actions=[ReasonButton(skin, words, goes, "sw-route", why)],
        back=close,
    )


def button_words(skin: Skin, preview: MovePreview | None, members: int) -> tuple[str, str]:
    """What the button says, and why it is locked: it repeats the price."""
    if preview is None:
        pick = skin.say("singularity-phone-move-pick")
        return pick, pick
    amount = signed(preview.after - preview.before)
    words = skin.say("singularity-phone-move-button", members=members, amount=amount)
    return words, skin.say("singularity-phone-move-fault") if preview.fault else ""
