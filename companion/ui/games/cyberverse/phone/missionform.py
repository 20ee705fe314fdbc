"""The mission lines of an investigation, and the tactical positions of a district (CV-12, CV-73)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, get_args

import flet as ft

from companion import texts
from companion.games.cyberverse.words import DISTRICTS, FEATURES, MissionKind
from companion.ui.games.cyberverse.draw.boxes import Box, Caption, Segments, Stack
from companion.ui.games.cyberverse.draw.signs import feature_word, icon_of, word
from companion.ui.games.cyberverse.draw.strips import NumberStrip, StepRow
from companion.ui.parts.buttons import Chip, OutlineButton
from companion.ui.parts.field import Field
from companion.ui.theme import Skin

Mission = dict[str, Any]
Missions = tuple[Mission, ...]
MOST = 9
MOST_TESTS = 4
SPOTS = ("covered", "advantageous", "hacking")


def new_mission() -> Mission:
    """A line with one test."""
    test = {"feature": "analysis", "threshold": 3}
    return {"name": "", "district": 1, "kind": "test", "tests": (test,), "tokens": 1, "reward": 0, "xp": None}


def MissionFields(skin: Skin, missions: Missions, change: Callable[[Missions], None]) -> ft.Control:
    """Every line in a box; lines are added and removed at the end."""

    def replace(at: int, mission: Mission) -> None:
        change((*missions[:at], mission, *missions[at + 1 :]))

    boxes = [_mission(skin, at, one, partial(replace, at)) for at, one in enumerate(missions)]
    add = OutlineButton(
        skin,
        texts.say("cyberverse-phone-mission-add"),
        lambda: change((*missions, new_mission())),
        icon="plus-thin",
        disabled=len(missions) >= MOST,
        expand=True,
    )
    less = OutlineButton(
        skin,
        texts.say("cyberverse-phone-mission-less"),
        lambda: change(missions[:-1]),
        icon="bin",
        disabled=not missions,
        expand=True,
    )
    buttons: list[ft.Control] = [ft.Row([less]), ft.Row([add])] if skin.large_text else [ft.Row([less, add])]
    return Stack(skin, *boxes, *buttons, gap=10)


def _mission(skin: Skin, at: int, mission: Mission, change: Callable[[Mission], None]) -> ft.Control:
    def to(field: str, value: object) -> None:
        change({**mission, field: value})

    kinds = [(one, word("mission", one), "") for one in get_args(MissionKind)]
    faces = [(str(one or ""), texts.say("cyberverse-phone-o-xp", n=one or 0), "") for one in (None, 1, 2)]
    rows: list[ft.Control] = [
        Caption(skin, texts.say("cyberverse-phone-mission-n", n=at + 1)),
        Field(
            skin,
            texts.say("cyberverse-phone-f-mission-name"),
            str(mission.get("name", "")),
            partial(to, "name"),
            longest=40,
        ),
        NumberStrip(
            skin,
            texts.say("cyberverse-phone-f-district"),
            mission["district"],
            1,
            len(DISTRICTS),
            partial(to, "district"),
            icon="map",
        ),
        Segments(skin, kinds, mission["kind"], partial(to, "kind")),
    ]
    rows.append(_needs(skin, mission, to))
    rows += [
        StepRow(
            skin,
            texts.say("cyberverse-phone-f-reward"),
            mission["reward"],
            0,
            9900,
            partial(to, "reward"),
            icon="cv-cash",
            step=100,
            is_money=True,
        ),
        Segments(skin, faces, str(mission["xp"] or ""), lambda face: to("xp", int(face) if face else None)),
    ]
    return ft.Container(Box(skin, Stack(skin, *rows, gap=8), padding=10, radius=16), key=f"mission-{at}")


def _needs(skin: Skin, mission: Mission, to: Callable[[str, object], None]) -> ft.Control:
    """What the line asks for: tests, or influence tokens."""
    if mission["kind"] == "influence":
        return NumberStrip(
            skin,
            texts.say("cyberverse-phone-f-tokens"),
            mission["tokens"],
            1,
            3,
            partial(to, "tokens"),
            icon="cv-influence",
        )
    if mission["kind"] != "test":
        return ft.Container()
    tests = tuple(mission["tests"]) or ({"feature": "analysis", "threshold": 3},)

    def change(at: int, field: str, value: object) -> None:
        changed = {**tests[at], field: value}
        to("tests", (*tests[:at], changed, *tests[at + 1 :]))

    rows: list[ft.Control] = []
    features = [(one, feature_word(one), icon_of(one)) for one in FEATURES]
    for at, test in enumerate(tests):
        rows += [
            Segments(skin, features, test["feature"], partial(change, at, "feature")),
            StepRow(
                skin,
                texts.say("cyberverse-phone-f-threshold"),
                test["threshold"],
                0,
                20,
                partial(change, at, "threshold"),
                icon="flag",
            ),
        ]
    more = {"feature": "analysis", "threshold": 3}
    rows.append(
        ft.Row(
            [
                OutlineButton(
                    skin,
                    texts.say("cyberverse-phone-test-less"),
                    lambda: to("tests", tests[:-1]),
                    icon="minus",
                    disabled=len(tests) < 2,
                    expand=True,
                ),
                OutlineButton(
                    skin,
                    texts.say("cyberverse-phone-test-more"),
                    lambda: to("tests", (*tests, more)),
                    icon="plus-thin",
                    disabled=len(tests) >= MOST_TESTS,
                    expand=True,
                ),
            ],
            spacing=skin.px(8),
        )
    )
    return Stack(skin, *rows, gap=8)


def SpotFields(skin: Skin, spots: Missions, zones: int, change: Callable[[Missions], None]) -> ft.Control:
    """Which zones have which position; several zones may."""

    def tap(position: str, zone: int) -> None:
        spot = {"zone": zone, "position": position}
        rest = tuple(one for one in spots if one != spot)
        change(rest if len(rest) < len(spots) else (*spots, spot))

    rows: list[ft.Control] = []
    for position in SPOTS:
        chips = [
            Chip(
                skin,
                texts.say("cyberverse-phone-zone", n=zone),
                partial(tap, position, zone),
                selected={"zone": zone, "position": position} in spots,
            )
            for zone in range(1, zones + 1)
        ]
        rows += [
            Caption(skin, word("position", position)),
            ft.Row(list(chips), wrap=True, spacing=skin.px(6), run_spacing=skin.px(6)),
        ]
    return Stack(skin, *rows, gap=8)
