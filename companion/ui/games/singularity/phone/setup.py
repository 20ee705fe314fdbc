"""Before the first turn: my character, the limits of both tracks, who begins (SW-2, SW-4, SW-6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import flet as ft

from companion.games.singularity.actions.setup import Begin, NameFirst
from companion.games.singularity.sums.previews import track
from companion.games.singularity.views import IssueLine
from companion.kernel.seat import Seat
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.signs import ICONS
from companion.ui.games.singularity.phone.character import CharacterEntry
from companion.ui.games.singularity.phone.enemy_entry import EnemyEntry
from companion.ui.games.singularity.phone.limits import LimitsScreen
from companion.ui.kit.boxes import IconTile, Line, Note, Panel, Spaced
from companion.ui.kit.buttons import ReasonButton
from companion.ui.kit.drawing import Choose, Tap, component, part, steady, use_kept
from companion.ui.kit.icon import Icon
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.picking import Chips
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong
from companion.ui.stage import Stage


@component
def SetupScreen(stage: Stage) -> ft.Control:
    """A list of what is done and what is missing; every line opens its page."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    doing, do = use_kept("")
    back, begin = steady(lambda: do("")), steady(lambda: stage.send(Begin()))
    setup = view.setup
    if setup is None:
        return ft.Container()
    if doing in PAGES:
        return PAGES[doing](stage, back)
    mine = reading.mine(stage).character
    threat, awareness = track(view, "threat").limit, track(view, "awareness").limit
    limits = (
        skin.say("singularity-phone-limits-are", threat=threat or "–", awareness=awareness or "–")
        if setup.has_limits
        else skin.say("singularity-phone-limits-missing")
    )
    character = mine.name if mine else skin.say("singularity-phone-character-none")
    enemies = skin.say("singularity-phone-enemies-known", n=len(view.enemies))
    first = cast.you_or(skin, view.leader)
    body: list[ft.Control] = [
        *([IssueCard(skin, view.issue)] if view.issue else []),
        ToDo(skin, "character", "person", "my-character", character, bool(mine), do),
        ToDo(skin, "limits", ICONS["threat"], "limits", limits, setup.has_limits, do),
        ToDo(skin, "first", "crown", "first", first, True, do),
        ToDo(skin, "enemies", "sw-brute", "enemy-cards", enemies, bool(view.enemies), do),
    ]
    others = ", ".join(
        cast.name(one.seat) for one in view.members if one.character is None and not cast.is_me(one.seat)
    )
    why = skin.say("singularity-phone-begin-missing") if setup.missing else ""
    return SeatPage(
        stage,
        asks="singularity-phone-setup",
        body=body,
        notes=[Note(skin, skin.say("singularity-phone-begin-others", names=others))] if others else [],
        actions=[ReasonButton(skin, skin.say("singularity-phone-begin"), begin, "play", why)],
    )


@part
def IssueCard(skin: Skin, issue: IssueLine) -> ft.Control:
    """The issue's own reminders (SW-6)."""
    title = Strong(skin, skin.say("singularity-phone-issue", n=issue.number, title=issue.title), 18)
    rows = [Note(skin, line, "list-check") for line in issue.setup]
    rows += [Note(skin, line, "warning", tones(skin).amber) for line in issue.rules]
    return Panel(skin, Spaced(skin, title, *rows, gap=8))


@part
def ToDo(skin: Skin, page: str, icon: str, title: str, words: str, is_done: bool, do: Choose) -> ft.Control:
    """One thing to look at before the first turn, and the way to its page."""
    found, said = tones(skin), skin.say(f"singularity-phone-{title}")
    tile = IconTile(skin, icon, found.good if is_done else found.amber)
    sign = Icon(
        skin, "check" if is_done else "right", skin.px(22), found.good if is_done else skin.palette.muted
    )
    row = Line(skin, said, words, lead=tile, right=[sign])
    return Panel(skin, row, on_click=partial(do, page), label=f"{said}: {words}", padding=12)


@component
def FirstScreen(stage: Stage, close: Tap) -> ft.Control:
    """Who plays first, and breaks ties."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)

    def send(seat: str) -> None:
        stage.send(NameFirst(seat=Seat(seat)))
        close()

    people = tuple((seat, cast.you_or(skin, seat), "") for seat in view.seats)
    return SeatPage(
        stage,
        asks="singularity-phone-first",
        body=[Chips(skin, "", people, view.leader, steady(send))],
        back=close,
    )


PAGES: Final[Mapping[str, Callable[[Stage, Tap], ft.Control]]] = {
    "character": CharacterEntry,
    "limits": LimitsScreen,
    "enemies": EnemyEntry,
    "first": FirstScreen,
}
"""A line of the list → the page behind it."""
