"""One organization when the game is scored: stories, cash, influence (CV-88)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.cyberverse.words import DISTRICT_INFLUENCE
from companion.ui.games.cyberverse.desk.scoring.draft import MOST_STORIES, Org
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.kit.boxes import Caption, Panel, Spaced, Wrapped
from companion.ui.kit.buttons import Chip, IconButton48, OutlineButton
from companion.ui.kit.drawing import Choose, part
from companion.ui.kit.skin import Skin
from companion.ui.kit.steppers import StepRow
from companion.ui.kit.strips import NumberStrip
from companion.ui.kit.text import Muted

MOST_CASH = 99_900
MOST_POINTS = 20
"""Victory points of a story."""
USUAL = 4

Put = Callable[..., None]
"""The place of an organization, and the change of it."""


@part
def OrgCard(skin: Skin, org: Org, at: int, districts: tuple[str, ...], put: Put, show: Choose) -> ft.Control:
    """Its numbers, one tap each."""

    def cash(amount: int) -> None:
        put(at, lambda now: replace(now, cash=amount), f"cash-{at}")

    def influence(place: int, tokens: int) -> None:
        put(at, lambda now: now.with_tokens(place, tokens))

    about = skin.say("cyberverse-scoring-rename", name=org.name)
    title = ft.Container(Caption(skin, org.name, colour=tones(skin).magenta), expand=True)
    rows: list[ft.Control] = [
        ft.Row([title, IconButton48(skin, "pencil", about, partial(show, f"name-{at}"), outlined=False)]),
        Stories.keyed("stories")(skin, org.stories, at, put),
        StepRow(
            skin,
            skin.say("cyberverse-score-money"),
            org.cash,
            0,
            MOST_CASH,
            cash,
            step=100,
            icon="cv-cash",
            colour=tones(skin).amber,
        ),
        Caption(skin, skin.say("cyberverse-score-influence")),
    ]
    rows += [
        NumberStrip(skin, name, org.influence[place], 0, DISTRICT_INFLUENCE, partial(influence, place))
        for place, name in enumerate(districts)
    ]
    return Panel(skin, Spaced(skin, *rows, gap=9), padding=12, colour=tones(skin).violet)


@part
def Stories(skin: Skin, stories: tuple[int, ...], at: int, put: Put) -> ft.Control:
    """Every resolved story by its points; a tap on one takes it away."""
    points, to = ft.use_state(USUAL)

    def less(place: int) -> None:
        put(at, lambda now: now.without_story(place))

    chips = [
        Chip(
            skin,
            skin.say("cyberverse-scoring-story", n=one),
            partial(less, place),
            icon="cross",
        )
        for place, one in enumerate(stories)
    ]
    found: ft.Control = Muted(skin, skin.say("cyberverse-scoring-no-story"), 15)
    if chips:
        found = Wrapped(skin, *chips)
    rows = [
        Caption(skin, skin.say("cyberverse-score-stories"), str(sum(stories)) if stories else ""),
        found,
        StepRow(skin, skin.say("cyberverse-scoring-points"), points, 0, MOST_POINTS, to, icon="cv-story"),
    ]
    if len(stories) < MOST_STORIES:
        words = skin.say("cyberverse-scoring-story-more", n=points)
        more = OutlineButton(
            skin,
            words,
            lambda: put(at, lambda now: now.with_story(points)),
            icon="plus-thin",
            expand=True,
            height=48,
        )
        rows.append(ft.Row([more]))
    return Spaced(skin, *rows, gap=8)
