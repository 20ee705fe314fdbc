"""The mission lines of an investigation, and the tactical positions of a district (CV-12, CV-73)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar, get_args

import flet as ft

from companion import texts
from companion.games.cyberverse.words import DISTRICTS, FEATURES, MissionKind
from companion.ui.games.cyberverse.draw.boxes import Box, Caption, Segments, Stack
from companion.ui.games.cyberverse.draw.signs import feature_word, icon_of, word
from companion.ui.games.cyberverse.draw.steppers import AskRow
from companion.ui.games.cyberverse.draw.strips import NumberStrip
from companion.ui.kit.buttons import Chip, OutlineButton
from companion.ui.kit.field import Field
from companion.ui.kit.skin import Skin

Mission = dict[str, Any]
Missions = tuple[Mission, ...]
T = TypeVar("T")
Change = Callable[[Callable[[T], T]], None]
"""Takes how the newest draft changes: two quick taps both count."""
MOST = 9
MOST_TESTS = 4
SPOTS = ("covered", "advantageous", "hacking")


BEAT = 3
"""What a test could ask for: the example in the empty field."""


def new_mission() -> Mission:
    """A line of which nothing is known yet; one influence token is the usual number (A68)."""
    unsaid: Mission = {"district": None, "kind": "", "tests": (new_test(),), "reward": None, "xp": None}
    return {"name": "", "tokens": 1, **unsaid}


def new_test() -> Mission:
    """A test of which nothing is known yet."""
    return {"feature": "", "threshold": None}


def told_mission(mission: Mission) -> Mission:
    """A line as the card takes it: what was left empty is not on it, tests only where they count."""
    tests = tuple(mission["tests"]) if mission["kind"] == "test" else ()
    return {name: value for name, value in {**mission, "tests": tests}.items() if value is not None}


def mission_lacks(missions: Missions) -> tuple[str, ...]:
    """What every line still needs, as words."""
    return tuple(
        texts.say("cyberverse-phone-mission-lacks", n=at, items=texts.listed(lacks))
        for at, one in enumerate(missions, 1)
        if (lacks := _lacks(one))
    )


def _lacks(mission: Mission) -> tuple[str, ...]:
    tests = mission["tests"] if mission["kind"] == "test" else ()
    unsaid = {
        "district": mission["district"] is None,
        "mission-kind": not mission["kind"],
        "mission-feature": any(not test["feature"] for test in tests),
        "threshold": any(test["threshold"] is None for test in tests),
    }
    return tuple(texts.say(f"cyberverse-phone-f-{name}") for name, is_unsaid in unsaid.items() if is_unsaid)


def MissionFields(skin: Skin, missions: Missions, change: Change[Missions]) -> ft.Control:
    """Every line in a box; lines are added and removed at the end. Quick taps all count."""

    def replace(at: int, update: Callable[[Mission], Mission]) -> None:
        change(lambda now: (*now[:at], update(now[at]), *now[at + 1 :]))

    boxes = [_mission(skin, at, one, partial(replace, at)) for at, one in enumerate(missions)]
    add = OutlineButton(
        skin,
        skin.say("cyberverse-phone-mission-add"),
        lambda: change(lambda now: (*now, new_mission())),
        icon="plus-thin",
        disabled=len(missions) >= MOST,
        expand=True,
    )
    less = OutlineButton(
        skin,
        skin.say("cyberverse-phone-mission-less"),
        lambda: change(lambda now: now[:-1]),
        icon="bin",
        disabled=not missions,
        expand=True,
    )
    buttons: list[ft.Control] = [ft.Row([less]), ft.Row([add])] if skin.large_text else [ft.Row([less, add])]
    return Stack(skin, *boxes, *buttons, gap=10)


def _mission(skin: Skin, at: int, mission: Mission, change: Change[Mission]) -> ft.Control:
    def to(field: str, value: object) -> None:
        change(lambda now: {**now, field: value})

    kinds = [(one, word("mission", one), "") for one in get_args(MissionKind)]
    faces = [(str(one or ""), skin.say("cyberverse-phone-o-xp", n=one or 0), "") for one in (None, 1, 2)]
    rows: list[ft.Control] = [
        Caption(skin, skin.say("cyberverse-phone-mission-n", n=at + 1)),
        Field(
            skin,
            skin.say("cyberverse-phone-f-mission-name"),
            str(mission.get("name", "")),
            partial(to, "name"),
            longest=40,
        ),
        NumberStrip(
            skin,
            skin.say("cyberverse-phone-f-district"),
            mission["district"],
            1,
            len(DISTRICTS),
            partial(to, "district"),
            icon="map",
        ),
        Caption(skin, skin.say("cyberverse-phone-f-mission-kind")),
        Segments(skin, kinds, mission["kind"], partial(to, "kind")),
    ]
    rows.append(_needs(skin, mission, change))
    rows += [
        AskRow(
            skin,
            skin.say("cyberverse-phone-f-reward"),
            mission["reward"],
            0,
            9900,
            partial(to, "reward"),
            example=100,
            is_needed=False,
            icon="cv-cash",
            step=100,
        ),
        Segments(skin, faces, str(mission["xp"] or ""), lambda face: to("xp", int(face) if face else None)),
    ]
    return ft.Container(Box(skin, Stack(skin, *rows, gap=8), padding=10, radius=16), key=f"mission-{at}")


def _needs(skin: Skin, mission: Mission, edit: Change[Mission]) -> ft.Control:
    """What the line asks for: tests, or influence tokens."""

    def tests_to(update: Callable[[Missions], Missions]) -> None:
        edit(lambda now: {**now, "tests": update(tuple(now["tests"]) or (new_test(),))})

    if mission["kind"] == "influence":
        return NumberStrip(
            skin,
            skin.say("cyberverse-phone-f-tokens"),
            mission["tokens"],
            1,
            3,
            lambda tokens: edit(lambda now: {**now, "tokens": tokens}),
            icon="cv-influence",
        )
    if mission["kind"] != "test":
        return ft.Container()
    tests = tuple(mission["tests"]) or (new_test(),)

    def change(at: int, field: str, value: object) -> None:
        tests_to(lambda now: (*now[:at], {**now[at], field: value}, *now[at + 1 :]))

    rows: list[ft.Control] = []
    features = [(one, feature_word(one), icon_of(one)) for one in FEATURES]
    for at, test in enumerate(tests):
        rows += [
            Segments(skin, features, test["feature"], partial(change, at, "feature")),
            AskRow(
                skin,
                skin.say("cyberverse-phone-f-threshold"),
                test["threshold"],
                0,
                20,
                partial(change, at, "threshold"),
                example=BEAT,
                icon="flag",
            ),
        ]
    rows.append(
        ft.Row(
            [
                OutlineButton(
                    skin,
                    skin.say("cyberverse-phone-test-less"),
                    lambda: tests_to(lambda now: now[:-1]),
                    icon="minus",
                    disabled=len(tests) < 2,
                    expand=True,
                ),
                OutlineButton(
                    skin,
                    skin.say("cyberverse-phone-test-more"),
                    lambda: tests_to(lambda now: (*now, new_test())),
                    icon="plus-thin",
                    disabled=len(tests) >= MOST_TESTS,
                    expand=True,
                ),
            ],
            spacing=skin.px(8),
        )
    )
    return Stack(skin, *rows, gap=8)


def SpotFields(skin: Skin, spots: Missions, zones: int, change: Change[Missions]) -> ft.Control:
    """Which zones have which position; several zones may."""

    def tap(position: str, zone: int) -> None:
        spot = {"zone": zone, "position": position}
        change(lambda now: tuple(one for one in now if one != spot) if spot in now else (*now, spot))

    rows: list[ft.Control] = []
    for position in SPOTS:
        chips = [
            Chip(
                skin,
                skin.say("cyberverse-phone-zone", n=zone),
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
