"""A move on the map: tap the way, read what it costs, then go (SW-10..13)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

import flet as ft

from companion.games.singularity.actions.turn import ContinueMove, Move
from companion.games.singularity.sums import previews
from companion.games.singularity.sums.ground import Ground
from companion.games.singularity.sums.previews import MovePreview
from companion.kernel import graph
from companion.kernel.seat import Seat
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import (
    MapBoard,
    MapFrame,
    PathMark,
    PriceMark,
    RedButton,
    Spaced,
    signed,
)
from companion.ui.games.singularity.phone.company import Company
from companion.ui.games.singularity.phone.page import Choices, NumberRow, Page, inner_width, map_height
from companion.ui.games.singularity.phone.price import Price, warnings
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted
from companion.ui.stage import Stage

MOST = 12


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


@component
def MoveOnMap(stage: Stage, close: Tap) -> ft.Control:
    """My member and whoever goes along; a move that was held up goes on from where it stands."""
    view, skin = reading.game(stage), stage.skin
    travel, mine = view.travel, reading.mine(stage)
    value, set_value = ft.use_state(3)
    path, set_path = ft.use_state(travel.planned if travel else ())
    along, set_along = ft.use_state(cast("tuple[Seat, ...]", ()))
    source, set_source = ft.use_state("hand")
    ignores, set_ignores = ft.use_state(False)
    if view.map is None or mine.place is None:
        return ft.Container()
    ground = previews.ground(view)
    start = travel.place if travel else mine.place
    steps = travel.steps_left if travel else value
    walked = path[:steps]
    company = travel.members if travel else (mine.seat, *along)
    move = Move(
        steps=steps,
        path=walked or (start,),
        companions=tuple(seat for seat in company if seat != mine.seat),
        ignores_hazard=travel.ignores_hazard if travel else ignores,
        from_hand=source == "hand",
    )
    preview = previews.move_preview(view, mine.seat, move, start=start) if walked else None
    here = walked[-1] if walked else start
    left = steps - len(walked)
    away = graph.distances(ground.near, here)
    lit = frozenset(place for place, far in away.items() if far <= left) | frozenset((start, *walked))

    def tap(place: str) -> None:
        set_path(extended(ground, start, walked, place, steps))

    def go() -> None:
        stage.send(ContinueMove(path=walked) if travel else move)
        close()

    marks = reading.marks(
        stage,
        paths=(PathMark((start, *walked), reading.tint_name(stage, mine.seat)),) if walked else (),
        prices=tuple(
            PriceMark(toll.place, signed(toll.amount)) for toll in (preview.tolls if preview else ())
        ),
        lit=lit,
    )
    room = inner_width(skin)
    board = MapBoard(
        skin,
        view.map,
        marks,
        room - 18,
        map_height(skin, 0.4),
        labels=reading.space_labels(stage),
        on_tap=tap,
        diagonal=view.house.diagonal,
    )
    body: list[ft.Control] = []
    if travel is None:
        body.append(NumberRow(skin, skin.say("singularity-phone-move-value"), value, 0, MOST, set_value))
    body += [MapFrame(skin, board, padding=8), Company(stage, company, None if travel else set_along)]
    if preview is not None:
        body.append(Price(stage, preview, room))
    if travel is None:
        body.append(_switches(skin, source, set_source, ignores, set_ignores))
    used = skin.say("singularity-phone-steps-used", used=len(walked), all=steps)
    undo = IconButton48(
        skin,
        "undo",
        skin.say("singularity-phone-path-back"),
        partial(set_path, walked[:-1]),
        size=44,
        disabled=not walked,
    )
    return Page(
        stage,
        title=skin.say("singularity-phone-move-on" if travel else "singularity-phone-move-title", n=steps),
        subtitle=used,
        right=undo,
        body=body,
        notes=warnings(stage, preview),
        actions=[_button(skin, preview, company, go)],
        back=close,
    )


def _button(skin: Skin, preview: MovePreview | None, company: tuple[Seat, ...], go: Tap) -> ft.Control:
    """It repeats the price."""
    if preview is None:
        pick = skin.say("singularity-phone-move-pick")
        return RedButton(skin, pick, go, why=pick)
    words = skin.say(
        "singularity-phone-move-button", members=len(company), amount=signed(preview.after - preview.before)
    )
    return RedButton(
        skin,
        words,
        go,
        icon="sw-route",
        why=skin.say("singularity-phone-move-fault") if preview.fault else "",
    )


def _switches(
    skin: Skin,
    source: str,
    set_source: Callable[[str], None],
    ignores: bool,
    set_ignores: Callable[[bool], None],
) -> ft.Control:
    """Where the move comes from, and whether hazards count for it."""
    options = [(one, skin.say(f"singularity-phone-source-{one}")) for one in ("hand", "table")]
    hazard = [("ignores", skin.say("singularity-phone-ignores-hazard"))]
    return Spaced(
        skin,
        Muted(skin, skin.say("singularity-phone-source"), 14),
        Choices(skin, "", options, source, set_source),
        Choices(skin, "", hazard, "ignores" if ignores else "", lambda _value: set_ignores(not ignores)),
        gap=8,
    )
