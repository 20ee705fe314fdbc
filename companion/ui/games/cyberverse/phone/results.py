"""A fresh result comes before anything else: an attack I was in, a test of mine (CV-16, CV-70)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.cyberverse.views import AttackReport
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.phone.result import AttackPage
from companion.ui.games.cyberverse.phone.story import STORY, StoryFolders
from companion.ui.games.cyberverse.phone.testing import TestResult
from companion.ui.kit.drawing import Choose, component
from companion.ui.stage import Screen, Stage


def concerns_me(stage: Stage, attack: AttackReport) -> bool:
    """Whether my figures attacked or were attacked, or stand in that district."""
    seats = {attack.seat, *(one.seat for one in attack.targets)}
    here = any(one.district == attack.district for one in reading.mine(stage).agents)
    return here or stage.table.my_seat in seats


def _opened(stage: Stage, read: Choose, name: str) -> None:
    """A story opens here, everything else over the whole phone."""
    if name.startswith(STORY):
        read(name.removeprefix(STORY))
    else:
        stage.open_sheet(name)


@component
def WithResults(stage: Stage, screen: Screen, moment: str) -> ft.Control:
    """Results stay until they are tapped away, and so does a story that is read: both outlive their step."""
    view = reading.game(stage)
    attack, test = view.attack, view.test
    start = (attack.number if attack else 0, test.number if test else 0)
    seen, see = ft.use_state(start)
    story, read = ft.use_state("")
    page: ft.Control | None = None
    if attack and attack.number > seen[0] and concerns_me(stage, attack):
        page = AttackPage(stage, attack, partial(see, (attack.number, seen[1])))
    elif test and test.number > seen[1] and reading.is_me(stage, test.seat) and not test.is_open:
        page = TestResult(stage, test, partial(see, (seen[0], test.number)))
    if page is not None:
        return ft.Container(page, key="result", expand=True)
    if any(one.id == story for one in reading.mine(stage).stories):
        return ft.Container(StoryFolders(stage, story, partial(read, "")), key=STORY + story, expand=True)
    stage = replace(stage, open_sheet=partial(_opened, stage, read))
    return ft.Container(screen(stage), key=moment, expand=True)
