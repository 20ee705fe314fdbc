"""The page of the scoring: one organization's numbers at a time, everybody's points below at every tap."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.cyberverse.sums.scoring import Rulings
from companion.ui.desk.past import Past
from companion.ui.desk.session import desk_skin
from companion.ui.games.cyberverse.desk.rulings import Answers, RulingRows
from companion.ui.games.cyberverse.desk.scoring.draft import FEWEST, MOST, Ending, Org, scored
from companion.ui.games.cyberverse.desk.scoring.orgs import OrgCard
from companion.ui.games.cyberverse.desk.scoring.sheet import FinalScore, WholeSheet
from companion.ui.games.cyberverse.draw.colours import LOOKS
from companion.ui.kit.boxes import START, Spaced
from companion.ui.kit.buttons import IconButton48, MainButton
from companion.ui.kit.deskpage import DeskPage
from companion.ui.kit.drawing import Tap, component, steady
from companion.ui.kit.field import Field
from companion.ui.kit.picking import Segments
from companion.ui.kit.sheets import Sheet
from companion.ui.kit.skin import Skin
from companion.ui.kit.strips import NumberStrip
from companion.ui.kit.text import Heading
from companion.ui.stage import Desk

SWITCHES: Answers = {
    "majority_tie": ("none", "all"),
    "overall_tie": ("none", "all"),
    "final_tie": ("shared", "turn_order"),
    "end_by_domination": (True, False),
}
WHOLE, RULINGS, NAME = "whole", "rulings", "name-"
"""The sheets: the score, the house rules, the name of the organization at a place."""
LONGEST_NAME = 24


@component
def ScoringTool(desk: Desk, begun: Ending | None = None) -> ft.Control:
    """Two to four organizations in turn order. `begun`: as they stand at a table."""
    desk = replace(desk, skin=desk_skin(desk.skin.dressed(LOOKS)))
    skin = desk.skin
    past, set_past = ft.use_state(Past(begun or Ending()))
    chosen, choose = ft.use_state(0)
    opened, show = ft.use_state("")
    ending = past.now
    done = scored(ending)
    at = min(chosen, len(ending.orgs) - 1)

    def do(change: Callable[[Ending], Ending], touch: str = "") -> None:
        set_past(lambda now: now.then(change(now.now), touch))

    def put(place: int, change: Callable[[Org], Org], touch: str = "") -> None:
        do(lambda now: now.with_org(place, change(now.orgs[place])), touch)

    change, to_sheet, pick = steady(put), steady(show), steady(choose)
    ft.use_dialog(_sheet(skin, ending, opened, lambda: show(""), do, put))
    cards = [
        OrgCard.keyed(str(place))(skin, org, place, ending.districts, change, to_sheet)
        for place, org in enumerate(ending.orgs)
    ]
    body: list[ft.Control] = [_count(skin, ending, do)]
    if _is_narrow(skin):
        tabs = [(str(place), org.name, "") for place, org in enumerate(ending.orgs)]
        body += [Segments(skin, tabs, str(at), lambda place: pick(int(place))), cards[at]]
    else:
        body += [_Side(skin, cards)]
    beside = [
        *(
            [IconButton48(skin, "undo", skin.say("cyberverse-fight-undo"), lambda: set_past(Past.undo))]
            if past.can_undo
            else []
        ),
        IconButton48(skin, "rules", skin.say("cyberverse-scoring-rulings"), partial(show, RULINGS)),
        IconButton48(
            skin,
            "refresh",
            skin.say("cyberverse-scoring-new"),
            lambda: do(lambda now: Ending(rulings=now.rulings).of(len(now.orgs))),
        ),
    ]
    whole = MainButton(skin, skin.say("cyberverse-scoring-whole"), partial(show, WHOLE), icon="list-check")
    answer = FinalScore(skin, ending, done, partial(show, WHOLE))
    is_short = skin.large_text or skin.is_small
    return DeskPage(
        desk,
        skin.say("cyberverse-scoring-short" if skin.is_phone else "cyberverse-tool-scoring"),
        body=[*body, answer] if is_short else body,
        on_back=lambda: desk.go("/"),
        beside=beside,
        actions=[whole] if is_short else [answer, whole],
        wide=True,
    )


def _is_narrow(skin: Skin) -> bool:
    """One organization at a time."""
    return skin.is_phone or skin.large_text


def _count(skin: Skin, ending: Ending, do: Callable[..., None]) -> ft.Control:
    words = skin.say("cyberverse-scoring-orgs")
    return NumberStrip(skin, words, len(ending.orgs), FEWEST, MOST, lambda n: do(lambda now: now.of(n)))


def _Side(skin: Skin, cards: list[ft.Control]) -> ft.Control:
    """All of them side by side; two in a row where four would be thin."""
    columns = len(cards) if skin.width >= 420 * len(cards) else 2
    rows = [
        ft.Row(
            [ft.Container(one, expand=True) for one in cards[at : at + columns]],
            spacing=skin.px(12),
            vertical_alignment=START,
        )
        for at in range(0, len(cards), columns)
    ]
    return Spaced(skin, *rows, gap=12)


def _sheet(
    skin: Skin,
    ending: Ending,
    opened: str,
    close: Tap,
    do: Callable[..., None],
    put: Callable[..., None],
) -> ft.BottomSheet | None:
    """The sheet of this name; nothing for an empty one."""
    if opened == WHOLE:
        room = min(skin.width, 560 if skin.is_phone else skin.px(640)) - 60
        return Sheet(skin, WholeSheet(skin, ending, scored(ending), room), close, tall=True)
    if opened == RULINGS:
        title = skin.say("cyberverse-scoring-rulings")

        def rule(made: Rulings) -> None:
            do(lambda now: replace(now, rulings=made))

        return Sheet(skin, RulingRows(skin, title, SWITCHES, ending.rulings, rule), close, tall=True)
    if opened.startswith(NAME):
        at = int(opened.removeprefix(NAME))
        org = ending.orgs[at]

        def name(words: str) -> None:
            put(at, lambda now: replace(now, name=words), opened)

        words = skin.say("cyberverse-scoring-name")
        field = Field(skin, words, org.name, name, longest=LONGEST_NAME, autofocus=True)
        ready = MainButton(skin, skin.say("cyberverse-scoring-name-done"), close, icon="check")
        return Sheet(skin, [Heading(skin, words, 24), field, ready], close)
    return None
