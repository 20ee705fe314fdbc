"""The Event phase: the first player drives, one line of the checklist after the other (CV-20..24)."""

from __future__ import annotations

import flet as ft

from companion import texts
from companion.games.cyberverse.actions import DrawEvent, PlaceEvent, PlaceHenchmen, ShiftNews
from companion.games.cyberverse.packs.cards import Card, EventCard
from companion.games.cyberverse.views import CheckItem
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.boxes import Big, Box, Caption, Line, Stack, Tile
from companion.ui.games.cyberverse.draw.cash import money
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.hexes import Hex
from companion.ui.games.cyberverse.phone.card_words import event_line
from companion.ui.games.cyberverse.phone.entry import CardEntry
from companion.ui.games.cyberverse.phone.menu import next_foot, waiting_line
from companion.ui.games.cyberverse.phone.page import Page, Sends, Waits
from companion.ui.kit.fonts import TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.text import Muted, Words
from companion.ui.stage import Stage

BUTTONS = {"shift_news": ShiftNews, "place_event": PlaceEvent, "place_henchmen": PlaceHenchmen}


def Event(stage: Stage) -> ft.Control:
    """Checklist, news track and turn order; the first player has the buttons."""
    view = reading.game(stage)
    if reading.may(view, "draw_event"):
        return _draw(stage)
    active = next((item for item in view.checklist if item.is_active), None)
    foot = next_foot(stage)
    if foot:
        actions = list(foot.actions)
    elif active and active.do in BUTTONS and reading.may(view, active.do):
        made = BUTTONS[active.do]()
        actions = [Sends(stage, item_word(stage, active), made, icon="check")]
    else:
        actions = [Waits(stage.skin, waiting_line(stage))]
    first = reading.org_name(stage, view.order[0]) if view.order else ""
    return Page(
        stage,
        title=stage.say("cyberverse-phone-turn", n=view.round),
        subtitle=stage.say("cyberverse-phone-event-line", name=first),
        body=[_checklist(stage), NewsList(stage), OrderList(stage)],
        actions=actions,
    )


def _draw(stage: Stage) -> ft.Control:
    def done(card: Card) -> None:
        if isinstance(card, EventCard):
            stage.send(DrawEvent(card=card))

    return CardEntry(
        stage,
        ("event",),
        stage.say("cyberverse-phone-draw-event"),
        stage.say("cyberverse-phone-draw-event-line", n=len(reading.game(stage).news.slots)),
        lambda name: stage.say("cyberverse-phone-draw-event-button", name=name),
        done,
    )


def item_word(stage: Stage, item: CheckItem) -> str:
    """A line of the checklist in words."""
    return stage.skin.say(
        texts.text_id(f"cyberverse-check-{item.code}"), **stage.skin.language.values(item.facts, stage.names)
    )


def _checklist(stage: Stage) -> ft.Control:
    skin, found = stage.skin, tones(stage.skin)
    rows: list[ft.Control] = []
    for item in reading.game(stage).checklist:
        icon, paint = ("check", found.good) if item.is_done else ("circle", skin.palette.outline)
        if item.is_active:
            icon, paint = "arrow", found.magenta
        family = TEXT_700 if item.is_active else TEXT_600
        words = Words(skin, item_word(stage, item), 16, family=family, expand=True)
        rows.append(ft.Row([Icon(skin, icon, skin.px(20), paint), words], spacing=skin.px(10)))
        if item.is_active and item.code == "henchmen":
            facts = skin.language.values(item.facts, stage.names)
            rows.append(Muted(skin, skin.say("cyberverse-check-henchmen", "detail", **facts), 15))
    return Box(
        skin, Stack(skin, Caption(skin, skin.say("cyberverse-phone-checklist")), *rows, gap=8), padding=12
    )


def NewsList(stage: Stage) -> ft.Control:
    """The news track, one line a slot (CV-22)."""
    view, skin = reading.game(stage), stage.skin
    rows: list[ft.Control] = [Caption(skin, skin.say("cyberverse-phone-news"))]
    for slot in view.news.slots:
        lead = Hex(skin, skin.px(34), str(slot.slot), colour=tones(skin).amber)
        if slot.event is None:
            rows.append(
                Line(skin, skin.say("cyberverse-draw-free-slot"), lead=lead, colour=skin.palette.muted)
            )
            continue
        card = slot.event.card
        where = reading.district_name(stage, card.district) if card.district else ""
        marks = [
            SeatMark(skin, reading.seat_colour_name(stage, one.seat), skin.px(16)) for one in slot.event.staff
        ]
        detail = " · ".join(part for part in (where, card.effect) if part)
        rows.append(Line(skin, card.name, detail, lead=lead, right=marks))
    if view.news.drawn:
        rows.append(
            Line(
                skin,
                view.news.drawn.name,
                event_line(view.news.drawn),
                lead=Tile(skin, "cv-event", colour=tones(skin).magenta, size=34),
            )
        )
    return Box(skin, Stack(skin, *rows, gap=8), padding=12)


def OrderList(stage: Stage) -> ft.Control:
    """Turn order by wealth, with what broke a tie (CV-8)."""
    view, skin = reading.game(stage), stage.skin
    rows: list[ft.Control] = [Caption(skin, skin.say("cyberverse-phone-order"))]
    for line in view.order_lines:
        decided = (
            ""
            if line.decided_by == "cash"
            else skin.say(texts.text_id(f"cyberverse-order-{line.decided_by}"))
        )
        rows.append(
            Line(
                skin,
                reading.org_name(stage, line.seat),
                " · ".join(part for part in (money(line.cash), decided) if part),
                lead=ft.Row(
                    [
                        Big(skin, str(line.place), 20),
                        SeatMark(skin, reading.seat_colour_name(stage, line.seat), skin.px(22)),
                    ],
                    spacing=skin.px(10),
                    tight=True,
                ),
            )
        )
    return Box(skin, Stack(skin, *rows, gap=8), padding=12)
