"""The Event phase: the first player drives, one line of the checklist after the other (CV-20..24)."""

from __future__ import annotations

import flet as ft

from companion import texts
from companion.games.cyberverse.actions import DrawEvent, PlaceEvent, PlaceHenchmen, ShiftNews
from companion.games.cyberverse.packs.cards import Card, EventCard
from companion.games.cyberverse.views import CheckItem, NewsView, OrderLine
from companion.kernel.frozen import frozen
from companion.texts import text_id
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.desk.card_words import event_line
from companion.ui.games.cyberverse.draw.cash import money
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.hexes import Hex
from companion.ui.games.cyberverse.phone.entry import CardEntry
from companion.ui.games.cyberverse.phone.menu import next_foot, waiting_line
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.games.cyberverse.reading import Cast
from companion.ui.kit.boxes import Aside, Big, Caption, IconTile, InRow, Line, Panel, Spaced, Together
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.sending import Send
from companion.ui.kit.skin import Skin
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
        actions = [Send(stage.skin, item_word(stage, active), stage.send, made, icon="check")]
    else:
        actions = [Aside(stage.skin, waiting_line(stage), "hourglass")]
    cast = reading.cast(stage)
    first = cast.org_name(view.order[0]) if view.order else ""
    return OrgPage(
        stage,
        title=stage.say("cyberverse-phone-turn", n=view.round),
        subtitle=stage.say("cyberverse-phone-event-line", name=first),
        body=[
            EventChecks(stage.skin, _checks(stage)),
            NewsList(stage.skin, cast, view.news),
            OrderList(stage.skin, cast, view.order_lines),
        ],
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


def _checks(stage: Stage) -> tuple[Check, ...]:
    """The lines of the checklist in words."""
    skin, found = stage.skin, []
    for item in reading.game(stage).checklist:
        facts = skin.language.values(item.facts, stage.names)
        is_long = item.is_active and item.code == "henchmen"
        more = skin.say("cyberverse-check-henchmen", "detail", **facts) if is_long else ""
        found.append(Check(item_word(stage, item), item.is_done, item.is_active, more))
    return tuple(found)


@frozen
class Check:
    """A line of the checklist."""

    words: str
    is_done: bool
    is_active: bool
    more: str


@part
def EventChecks(skin: Skin, checks: tuple[Check, ...]) -> ft.Control:
    """What the first player does, one line after the other."""
    found = tones(skin)
    rows: list[ft.Control] = []
    for one in checks:
        icon, paint = ("check", found.good) if one.is_done else ("circle", skin.palette.outline)
        if one.is_active:
            icon, paint = "arrow", found.magenta
        words = Words(skin, one.words, 16, family=TEXT_700 if one.is_active else TEXT_600, expand=True)
        rows.append(InRow(skin, Icon(skin, icon, skin.px(20), paint), words))
        rows += [Muted(skin, one.more, 15)] if one.more else []
    title = Caption(skin, skin.say("cyberverse-phone-checklist"))
    return Panel(skin, Spaced(skin, title, *rows, gap=8), padding=12)


@part
def NewsList(skin: Skin, cast: Cast, news: NewsView) -> ft.Control:
    """The news track, one line a slot (CV-22)."""
    rows: list[ft.Control] = [Caption(skin, skin.say("cyberverse-phone-news"))]
    for slot in news.slots:
        lead = Hex(skin, skin.px(34), str(slot.slot), colour=tones(skin).amber)
        if slot.event is None:
            free = skin.say("cyberverse-draw-free-slot")
            rows.append(Line(skin, free, lead=lead, colour=skin.palette.muted))
            continue
        card = slot.event.card
        where = cast.district(card.district) if card.district else ""
        marks = [SeatMark(skin, cast.mark(one.seat), skin.px(16)) for one in slot.event.staff]
        detail = " · ".join(filter(None, (where, card.effect)))
        rows.append(Line(skin, card.name, detail, lead=lead, right=marks))
    if news.drawn:
        tile = IconTile(skin, "cv-event", tones(skin).magenta, 34)
        rows.append(Line(skin, news.drawn.name, event_line(skin.language, news.drawn), lead=tile))
    return Panel(skin, Spaced(skin, *rows, gap=8), padding=12)


@part
def OrderList(skin: Skin, cast: Cast, lines: tuple[OrderLine, ...]) -> ft.Control:
    """Turn order by wealth, with what broke a tie (CV-8)."""
    rows: list[ft.Control] = [Caption(skin, skin.say("cyberverse-phone-order"))]
    for line in lines:
        by = "" if line.decided_by == "cash" else skin.say(text_id(f"cyberverse-order-{line.decided_by}"))
        lead = Together(
            skin, Big(skin, str(line.place), 20), SeatMark(skin, cast.mark(line.seat), skin.px(22)), gap=10
        )
        detail = " · ".join(filter(None, (money(skin, line.cash), by)))
        rows.append(Line(skin, cast.org_name(line.seat), detail, lead=lead))
    return Panel(skin, Spaced(skin, *rows, gap=8), padding=12)
