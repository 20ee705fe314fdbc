"""The fields of a correction, one thing at a time (CV-90)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import get_args

import flet as ft

from companion.games.cyberverse.views import AgentView, OrgView
from companion.games.cyberverse.words import (
    DISTRICTS,
    FEATURES,
    HENCHMAN_POSITIONS,
    POSITIONS,
    STATUSES,
    Position,
    Relation,
)
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.correction_cards import NewCard, NewsFields, OrgFields, YesNo
from companion.ui.games.cyberverse.draw.boxes import Caption, Segments, Stack, Toggle
from companion.ui.games.cyberverse.draw.signs import feature_word, icon_of, word
from companion.ui.games.cyberverse.draw.steppers import StepRow
from companion.ui.games.cyberverse.draw.strips import NumberStrip
from companion.ui.games.cyberverse.fixing import CARDS, Change, Draft, tokens_in
from companion.ui.kit.buttons import Chip
from companion.ui.kit.field import Field
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong
from companion.ui.stage import Stage

To = Callable[[str, object], None]


def Fields(
    stage: Stage,
    org: OrgView,
    agent: AgentView | None,
    what: str,
    draft: Draft,
    change: Change,
) -> list[ft.Control]:
    """What is right now, starting from what the app believes."""

    def to(name: str, value: object) -> None:
        change(lambda now: {**now, name: value})

    number = _number(stage.skin, what, draft, to)
    if number is not None:
        return [number]
    cards = _cards(stage, org, what, draft, to, change)
    if cards is not None:
        return cards
    match what:
        case "supply_gone":
            return _supply(stage.skin, agent, draft, to)[:1]
        case "statuses":
            return [_statuses(stage.skin, draft, to)]
        case "influence":
            return _influence(stage, org, draft, change)
        case "feature":
            return _feature(stage.skin, agent, draft, change)
        case "xp":
            return [
                StepRow(
                    stage.skin,
                    stage.say("cyberverse-phone-o-xp", n=face),
                    draft[key],
                    0,
                    15,
                    partial(to, key),
                )
                for face, key in ((1, "ones"), (2, "twos"))
            ]
        case "supply":
            return _supply(stage.skin, agent, draft, to)
        case "mission":
            return _missions(stage, org, draft, to)
        case "remove":
            return [Muted(stage.skin, stage.say("cyberverse-phone-fix-remove-line"))]
        case _:
            return _board(stage, what, draft, to)


def _cards(
    stage: Stage, org: OrgView, what: str, draft: Draft, to: To, change: Change
) -> list[ft.Control] | None:
    """What comes or goes with a card, and what a turn knows of an agent."""
    if what in CARDS:
        place = [_districts(stage, draft["district"], partial(to, "district"), hq=True)]
        slot = NewsFields(stage, what, draft, to) if what == "event_new" else []
        return [*NewCard(stage.skin, what, draft, change), *slot, *(place if what == "agent_new" else [])]
    match what:
        case "name" | "resolved" | "support_gone":
            return OrgFields(stage.skin, org, what, draft, to)
        case "trained" | "rescued":
            return [YesNo(stage.skin, what, draft, to)]
        case "event_gone" | "staff":
            return NewsFields(stage, what, draft, to)
        case _:
            return None


def _number(skin: Skin, what: str, draft: Draft, to: To) -> ft.Control | None:
    label = skin.say(f"cyberverse-phone-fix-{what.replace('_', '-')}")
    if what in ("cash", "salary"):
        return StepRow(
            skin,
            label,
            draft[what],
            0,
            99_900,
            partial(to, what),
            step=100,
            is_money=True,
            icon="cv-cash",
        )
    bounds = {"actions": (0, 9), "health": (1, 20), "initiative": (1, 99)}.get(what)
    return StepRow(skin, label, draft[what], *bounds, partial(to, what)) if bounds else None


def _statuses(skin: Skin, draft: Draft, to: To) -> ft.Control:
    chosen: tuple[str, ...] = tuple(draft["statuses"])

    def tap(one: str) -> None:
        rest = tuple(name for name in chosen if name != one)
        to("statuses", rest if one in chosen else (*chosen, one))

    chips = [
        Chip(skin, word("status", one), partial(tap, one), icon=icon_of(one), selected=one in chosen)
        for one in STATUSES
    ]
    return ft.Row(list(chips), wrap=True, spacing=8, run_spacing=8)


def _districts(stage: Stage, chosen: int, choose: Callable[[int], None], *, hq: bool = False) -> ft.Control:
    options = [
        (str(one), reading.district_name(stage, one or None), "")
        for one in ((0, *DISTRICTS) if hq else DISTRICTS)
    ]
    return Segments(stage.skin, options, str(chosen), lambda value: choose(int(value)))


def _influence(stage: Stage, org: OrgView, draft: Draft, change: Change) -> list[ft.Control]:
    def place(number: int) -> None:
        change({**draft, "district": number, "tokens": tokens_in(reading.game(stage), org, number)})

    return [
        _districts(stage, draft["district"], place),
        NumberStrip(
            stage.skin,
            stage.say("cyberverse-phone-f-tokens"),
            draft["tokens"],
            0,
            3,
            lambda value: change({**draft, "tokens": value}),
            icon="cv-influence",
        ),
    ]


def _feature(skin: Skin, agent: AgentView | None, draft: Draft, change: Change) -> list[ft.Control]:
    def pick(feature: str) -> None:
        printed = next(
            (one.printed for one in (agent.features if agent else ()) if one.feature == feature), 0
        )
        change({**draft, "feature": feature, "value": printed})

    options = [(one, feature_word(one), icon_of(one)) for one in FEATURES]
    label = feature_word(draft["feature"])
    return [
        Segments(skin, options, draft["feature"], pick),
        NumberStrip(skin, label, draft["value"], 0, 5, lambda value: change({**draft, "value": value})),
    ]


def _supply(skin: Skin, agent: AgentView | None, draft: Draft, to: To) -> list[ft.Control]:
    goods = [(one.id, one.card.name, icon_of(one.card.kind)) for one in (agent.supply if agent else ())]
    if not goods:
        return [Muted(skin, skin.say("cyberverse-phone-nothing-to-sell"))]
    label = skin.say("cyberverse-phone-fix-broken")
    toggle = ft.Row(
        [
            Strong(skin, label, 16, expand=True),
            Toggle(skin, draft["broken"], partial(to, "broken"), label),
        ]
    )
    return [Segments(skin, goods, draft["supply"], partial(to, "supply")), toggle]


def _missions(stage: Stage, org: OrgView, draft: Draft, to: To) -> list[ft.Control]:
    lines = [
        (line.id, reading.mission_title(stage, line), "check" if line.is_done else "")
        for story in org.stories
        for folder in story.folders
        for line in folder.missions
    ]
    label = stage.say("cyberverse-phone-done")
    toggle = ft.Row(
        [
            Strong(stage.skin, label, 16, expand=True),
            Toggle(stage.skin, draft["done"], partial(to, "done"), label),
        ]
    )
    return [Segments(stage.skin, lines, draft["mission"], partial(to, "mission")), toggle]


def _zone(skin: Skin, draft: Draft, to: To, key: str = "zone") -> ft.Control:
    return NumberStrip(
        skin, skin.say("cyberverse-phone-zone-word"), draft[key], 1, 6, partial(to, key), icon="map"
    )


def _positions(skin: Skin, positions: tuple[Position, ...], draft: Draft, to: To) -> ft.Control:
    named = [(one, word("position", one), "") for one in positions]
    return Segments(skin, named, draft["position"], partial(to, "position"))


def _board(stage: Stage, what: str, draft: Draft, to: To) -> list[ft.Control]:
    """Places, ambush tokens, henchmen, zones, the turn order."""
    view, skin = reading.game(stage), stage.skin
    if what == "order":
        return _order(stage, draft, to)
    if what in ("henchman_gone", "henchman_moved"):
        there = [
            (one.id, skin.say("cyberverse-phone-fix-at", name=one.name, place=board.name), "cv-henchman")
            for board in view.districts
            for one in board.figures
            if one.kind != "agent"
        ]
        which = Segments(skin, there, draft["figure"], partial(to, "figure"))
        if what == "henchman_gone":
            return [which]
        where = _districts(stage, draft["district"], partial(to, "district"))
        return [which, where, _zone(skin, draft, to), _positions(skin, HENCHMAN_POSITIONS, draft, to)]
    name = Field(skin, skin.say("cyberverse-phone-f-name"), draft["name"], partial(to, "name"), longest=40)
    rows: list[ft.Control] = [name] if what == "henchman" else []
    rows.append(_districts(stage, draft["district"], partial(to, "district"), hq=what == "place"))
    if what == "distance":
        points = skin.say("cyberverse-phone-points-word")
        rows.append(_districts(stage, draft["to"], partial(to, "to")))
        rows.append(
            NumberStrip(skin, points, draft["points"], 0, 6, partial(to, "points"), icon="cv-movement")
        )
    if what == "ambush":
        seats = [
            ("nobody", skin.say("cyberverse-phone-nobody"), ""),
            *((str(one.seat), one.name, "") for one in view.organizations),
        ]
        rows.append(Segments(skin, seats, draft["ambush"], partial(to, "ambush")))
    if what in ("place", "henchman") and draft["district"]:
        rows.append(_zone(skin, draft, to))
        stood = POSITIONS if what == "place" else HENCHMAN_POSITIONS
        rows.append(_positions(skin, stood, draft, to))
    if what == "zones":
        relations = [(one, word("relation", one), "") for one in get_args(Relation)]
        rows += [_zone(skin, draft, to, "one"), _zone(skin, draft, to, "other")]
        rows.append(Segments(skin, relations, draft["relation"], partial(to, "relation")))
    return rows


def _order(stage: Stage, draft: Draft, to: To) -> list[ft.Control]:
    """Tap an organization to move it to the front."""
    order: tuple[str, ...] = draft["order"]
    options = [(seat, f"{at}. {reading.org_name(stage, seat)}", "") for at, seat in enumerate(order, 1)]

    def front(seat: str) -> None:
        to("order", (seat, *(one for one in order if one != seat)))

    first = order[0] if order else ""
    line = Caption(stage.skin, stage.say("cyberverse-phone-fix-order-line"))
    return [Stack(stage.skin, line, Segments(stage.skin, options, first, front), gap=6)]
