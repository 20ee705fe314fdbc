"""The secret tally: unseen on the phone, only totals on the table."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.toolbox.actions import BoxOpened, OpenTally, PutAway, PutIn
from companion.games.toolbox.views import TallyView
from companion.kernel.action import Action
from companion.kernel.seat import Seat
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.draw.amounts import AmountOf, Stepped
from companion.ui.games.toolbox.draw.answers import Counters, in_rows
from companion.ui.games.toolbox.draw.scenes import Scene
from companion.ui.games.toolbox.reading import Place
from companion.ui.games.toolbox.tools.countdown import besides, ring, steering
from companion.ui.games.toolbox.tools.page import MEASURES, Page, who_waits
from companion.ui.kit.boxes import CENTERED, Aside, Caption, Note, Panel, Spaced
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import component, steady
from companion.ui.kit.pages import inner_width
from companion.ui.kit.picking import Pills
from companion.ui.kit.sending import Send, SendQuietly
from companion.ui.kit.shared import room, stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Muted
from companion.ui.stage import Stage

MOST_IN_BOX = 999


def tally(stage: Stage) -> Page:
    """Who is still to put in; once it is open the totals."""
    skin, now = stage.skin, reading.game(stage).tally
    if now is None:
        return Page(stage.say("toolbox-tool-tally"))
    title = now.spec.ask or stage.say("toolbox-tool-tally")
    if now.is_withheld:
        return Page(
            title, "", [Note(skin, stage.say("toolbox-withheld"), "lock")], more=_away(stage), centre=True
        )
    line = stage.say("toolbox-only-totals")
    if now.totals is not None:
        body = [*ring(stage, 0.5), *_opened(stage, now)]
        return Page(title, line, body, steering(stage), [*besides(stage), *_away(stage)], wide=True)
    strip = who_waits(stage, now.waiting, "put")
    return Page(
        title,
        line,
        [*ring(stage, 0.5), *_mine(stage, now), *_box(stage, now), *_closed(stage, now)],
        [*_open(stage), *steering(stage)],
        [*besides(stage), *_away(stage)],
        notes=[] if now.is_box else [strip],
        centre=stage.is_shared,
    )


def _closed(stage: Stage, now: TallyView) -> list[ft.Control]:
    """On the table a box with a slot; on a phone that has put in, that it is done."""
    skin = stage.skin
    if now.is_box:
        return []
    if stage.is_shared:
        names = skin.language.listed(now.spec.compartments)
        return [
            ft.Row([Scene(skin, "tally", skin.px(250))], alignment=CENTERED),
            Muted(skin, stage.say("toolbox-tally-into", names=names), 18, align=CENTER),
        ]
    if stage.me is not None and stage.me.seat not in now.waiting and stage.me.seat in now.bounds:
        return [
            ft.Row([Scene(skin, "tally", skin.px(220))], alignment=CENTERED),
            Muted(skin, stage.say("toolbox-put-done"), 18, align=CENTER),
        ]
    return []


def _opened(stage: Stage, now: TallyView) -> list[ft.Control]:
    """A card a compartment with its counters; who put in, never what."""
    skin, totals = stage.skin, now.totals or {}
    most = max(totals.values(), default=0)
    is_narrow = skin.is_phone or stacks(skin, MEASURES)
    wide = room(skin, MEASURES)[0] if stage.is_shared else inner_width(skin)
    count = 1 if is_narrow else min(4, len(totals))
    width = (wide - skin.px(12) * (count - 1)) / count - 1
    height = skin.px(150 if is_narrow else 230)
    is_clear = list(totals.values()).count(most) == 1 and most > 0
    cards = [
        Counters.keyed(name)(
            skin, name, amount, is_clear and amount == most, stage.say("toolbox-most"), at, width, height
        )
        for at, (name, amount) in enumerate(totals.items())
    ]
    people = [reading.name(stage, seat) for seat in now.bounds if seat not in now.absent]
    told = stage.say("toolbox-tally-from", names=skin.language.listed(people), n=sum(totals.values()))
    amounts = [
        Muted(skin, stage.say("toolbox-tally-amount", name=reading.name(stage, seat), n=many), 16)
        for seat, many in now.amounts.items()
    ]
    return [in_rows(skin, cards), Aside(skin, told), *amounts]


def _mine(stage: Stage, now: TallyView) -> list[ft.Control]:
    if stage.is_shared or not reading.may(stage, "put_in") or stage.me is None:
        return []
    least, most = now.bounds[stage.me.seat]
    return [Putting(stage.skin, now.spec.compartments, least, most, reading.way(stage))]


@component
def Putting(
    skin: Skin, names: tuple[str, ...], least: int, most: int, send: Callable[[Action], None]
) -> ft.Control:
    """So much into each; confirmed once and for all."""
    split, put = ft.use_state(dict.fromkeys(names, 0))
    total = sum(split.values())

    def change(name: str, value: int) -> None:
        put(lambda newest: {**newest, name: value})

    puts = steady(change)
    rows = [
        AmountOf.keyed(name)(skin, name, name, split[name], 0, split[name] + most - total, puts)
        for name in names
    ]
    button = MainButton(
        skin,
        skin.say("toolbox-put-now", n=total),
        lambda: send(PutIn(split={name: amount for name, amount in split.items() if amount})),
        icon="tool-tally",
        disabled=not least <= total <= most,
    )
    hint = Aside(skin, skin.say("toolbox-put-hint", least=least, most=most), "shield")
    box = ft.Row([Scene(skin, "tally", skin.px(130 if skin.is_small else 190))], alignment=CENTERED)
    cards = [Panel(skin, row, padding=10) for row in rows]
    return Spaced(skin, box, *cards, button, hint, gap=12)


def _box(stage: Stage, now: TallyView) -> list[ft.Control]:
    """A real box went round: lead types what lay in it."""
    if not now.is_box:
        return []
    told = Note(stage.skin, stage.say("toolbox-box"))
    if not reading.may(stage, "box_opened"):
        return [told]
    places = reading.places(stage, now.bounds)
    return [told, Box(stage.skin, now.spec.compartments, places, reading.way(stage))]


@component
def Box(
    skin: Skin, names: tuple[str, ...], places: tuple[Place, ...], send: Callable[[Action], None]
) -> ft.Control:
    """The totals of the real box, and who took part: all who may, unless somebody is taken out."""
    totals, put = ft.use_state(dict.fromkeys(names, 0))
    absent, leave = ft.use_state(frozenset[str]())

    def change(name: str, value: int) -> None:
        put(lambda newest: {**newest, name: value})

    puts = steady(change)
    took = tuple(place for place in places if place.id not in absent)
    told = [(place.id, place.name, "") for place in places]
    who = Pills(
        skin, told, tuple(place.id for place in took), lambda seat: leave(lambda newest: newest ^ {seat})
    )
    rows = [Stepped.keyed(name)(skin, name, name, totals[name], 0, MOST_IN_BOX, puts) for name in names]
    button = MainButton(
        skin,
        skin.say("toolbox-box-open"),
        lambda: send(BoxOpened(totals={**totals}, seats=tuple(Seat(place.id) for place in took))),
        icon="check",
    )
    asked = Spaced(skin, Caption(skin, skin.say("toolbox-box-who")), who, gap=6)
    return Spaced(skin, *rows, asked, button, gap=14)


def _open(stage: Stage) -> list[ft.Control]:
    if not reading.may(stage, "open_tally"):
        return []
    return [Send(stage.skin, stage.say("toolbox-tally-open"), reading.way(stage), OpenTally(), icon="check")]


def _away(stage: Stage) -> list[ft.Control]:
    if not reading.leads(stage):
        return []
    return [SendQuietly(stage.skin, stage.say("toolbox-put-away"), reading.way(stage), PutAway(tool="tally"))]
