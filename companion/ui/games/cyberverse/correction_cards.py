"""Corrections that bring or take a card, and the news track (CV-22, CV-90)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.cyberverse.views import OrgView
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.boxes import Segments, Toggle
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.games.cyberverse.draw.steppers import StepRow
from companion.ui.games.cyberverse.draw.strips import NumberStrip
from companion.ui.games.cyberverse.fixing import CARDS, Change, Draft
from companion.ui.games.cyberverse.phone.cardform import CardFields, blank, card_icon
from companion.ui.kit.buttons import Chip
from companion.ui.kit.field import Field
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong
from companion.ui.stage import Stage

To = Callable[[str, object], None]
STORY_POINTS = 20


def OrgFields(skin: Skin, org: OrgView, what: str, draft: Draft, to: To) -> list[ft.Control]:
    """The name, points of solved stories, a support card that is not there."""
    if what == "name":
        label = skin.say("cyberverse-phone-name-field")
        return [Field(skin, label, draft["org_name"], partial(to, "org_name"), longest=16)]
    if what == "support_gone":
        held = [(one.id, one.card.name, "cv-support") for one in org.support]
        nothing = Muted(skin, skin.say("cyberverse-phone-nothing-to-sell"))
        return [Segments(skin, held, draft["support"], partial(to, "support"))] if held else [nothing]
    points: tuple[int, ...] = draft["resolved"]

    def set_count(count: int) -> None:
        to("resolved", (*points[:count], *(0,) * (count - len(points))))

    def set_points(at: int, value: int) -> None:
        to("resolved", (*points[:at], value, *points[at + 1 :]))

    count = StepRow(skin, skin.say("cyberverse-phone-fix-resolved"), len(points), 0, 12, set_count)
    rows = [
        StepRow(
            skin,
            skin.say("cyberverse-phone-story-n", n=at + 1),
            value,
            0,
            STORY_POINTS,
            partial(set_points, at),
            icon="trophy",
        )
        for at, value in enumerate(points)
    ]
    return [count, *rows]


def NewCard(skin: Skin, what: str, draft: Draft, change: Change) -> list[ft.Control]:
    """What the app does not have, typed from its card."""
    kinds = CARDS[what]

    def pick(kind: str) -> None:
        change(lambda now: {**now, "kind": kind, "card": blank(kind)})

    def edit(update: Callable[[Draft], Draft]) -> None:
        change(lambda now: {**now, "card": update(now["card"])})

    options = [(one, skin.say(f"cyberverse-phone-kind-{one}"), card_icon(one)) for one in kinds]
    choice = [Segments(skin, options, draft["kind"], pick)] if len(kinds) > 1 else []
    return [*choice, *CardFields(skin, draft["kind"], draft["card"], edit)]


def NewsFields(stage: Stage, what: str, draft: Draft, to: To) -> list[ft.Control]:
    """Which slot of the news track, and whose staff lies on its card."""
    view, skin = reading.game(stage), stage.skin
    slots = len(view.news.slots)
    rows: list[ft.Control] = [
        NumberStrip(
            skin,
            skin.say("cyberverse-phone-fix-slot"),
            draft["slot"],
            1,
            slots,
            partial(to, "slot"),
            icon="cv-event",
        )
    ]
    if what != "staff":
        return rows
    chosen: tuple[str, ...] = tuple(draft["staff"])

    def tap(seat: str) -> None:
        rest = tuple(one for one in chosen if one != seat)
        to("staff", rest if seat in chosen else (*chosen, seat))

    kinds = [(one, word("slot", one), "") for one in ("reward", "cancel")]
    rows.append(Segments(skin, kinds, draft["staff_slot"], partial(to, "staff_slot")))
    chips = [
        Chip(skin, one.name, partial(tap, str(one.seat)), selected=str(one.seat) in chosen)
        for one in view.organizations
    ]
    rows.append(ft.Row(list(chips), wrap=True, spacing=8, run_spacing=8))
    return rows


def YesNo(skin: Skin, what: str, draft: Draft, to: To) -> ft.Control:
    """Trained or rescued this turn, or not."""
    label = skin.say(f"cyberverse-phone-fix-{what}")
    return ft.Row(
        [
            Strong(skin, label, 16, expand=True),
            Toggle(skin, draft[what], partial(to, what), label),
        ]
    )
