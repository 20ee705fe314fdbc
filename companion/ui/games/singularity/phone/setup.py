"""Before the first turn: my character, the limits of both tracks, who begins (SW-2, SW-4, SW-6)."""

from __future__ import annotations

from functools import partial
from typing import cast

import flet as ft

from companion.games.singularity.actions.setup import Begin, NameFirst, SetLimits
from companion.games.singularity.sums.previews import track
from companion.kernel.seat import Seat
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import ICONS, IconTile, Note, Panel, RedButton, Spaced, tones
from companion.ui.games.singularity.phone.character import CharacterEntry
from companion.ui.games.singularity.phone.enemy_entry import EnemyEntry
from companion.ui.games.singularity.phone.page import Choices, NumberRow, Page
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong
from companion.ui.stage import Stage

USUAL = {"threat": 20, "awareness": 10}
"""Where the numbers start before they are read off the board."""


@component
def SetupScreen(stage: Stage) -> ft.Control:
    """A list of what is done and what is missing; every line opens its page."""
    view, skin = reading.game(stage), stage.skin
    doing, do = ft.use_state("")
    setup = view.setup
    if setup is None:
        return ft.Container()
    back = partial(do, "")
    match doing:
        case "character":
            return CharacterEntry(stage, setup.characters, back)
        case "limits":
            return Limits(stage, back)
        case "enemies":
            return EnemyEntry(stage, back)
        case "first":
            return First(stage, back)
    mine = reading.mine(stage).character
    threat, awareness = track(view, "threat"), track(view, "awareness")
    limits = (
        skin.say("singularity-phone-limits-are", threat=threat.limit or "–", awareness=awareness.limit or "–")
        if setup.has_limits
        else skin.say("singularity-phone-limits-missing")
    )
    others = [
        reading.name(stage, one.seat)
        for one in view.members
        if one.character is None and one.seat != stage.table.my_seat
    ]
    body: list[ft.Control] = [*_issue(stage)]
    body += [
        _line(
            skin,
            "person",
            skin.say("singularity-phone-my-character"),
            mine.name if mine else skin.say("singularity-phone-character-none"),
            bool(mine),
            partial(do, "character"),
        ),
        _line(
            skin,
            ICONS["threat"],
            skin.say("singularity-phone-limits"),
            limits,
            setup.has_limits,
            partial(do, "limits"),
        ),
        _line(
            skin,
            "crown",
            skin.say("singularity-phone-first"),
            reading.you_or(stage, view.leader),
            True,
            partial(do, "first"),
        ),
        _line(
            skin,
            "sw-brute",
            skin.say("singularity-phone-enemy-cards"),
            skin.say("singularity-phone-enemies-known", n=len(view.enemies)),
            bool(view.enemies),
            partial(do, "enemies"),
        ),
    ]
    notes: list[ft.Control] = []
    if others:
        notes.append(Note(skin, skin.say("singularity-phone-begin-others", names=", ".join(others))))
    return Page(
        stage,
        title=skin.say("singularity-phone-setup-title"),
        subtitle=skin.say("singularity-phone-setup-line"),
        body=body,
        notes=notes,
        actions=[
            RedButton(
                skin,
                skin.say("singularity-phone-begin"),
                lambda: stage.send(Begin()),
                icon="play",
                why=skin.say("singularity-phone-begin-missing") if setup.missing else "",
            )
        ],
    )


def _issue(stage: Stage) -> list[ft.Control]:
    """The issue's own reminders (SW-6)."""
    issue, skin = reading.game(stage).issue, stage.skin
    if issue is None:
        return []
    rows: list[ft.Control] = [
        Strong(skin, skin.say("singularity-phone-issue", n=issue.number, title=issue.title), 18)
    ]
    rows += [Note(skin, line, "check") for line in issue.setup]
    rows += [Note(skin, line, "warning", tones(skin).amber) for line in issue.rules]
    return [Panel(skin, Spaced(skin, *rows, gap=8))]


def _line(skin: Skin, icon: str, title: str, words: str, is_done: bool, tap: Tap) -> ft.Control:
    found = tones(skin)
    row = ft.Row(
        [
            IconTile(skin, icon, found.good if is_done else found.amber),
            ft.Column(
                [Strong(skin, title, 17, lines=2), Muted(skin, words, 14, lines=2)],
                spacing=2,
                tight=True,
                expand=True,
            ),
            Icon(
                skin,
                "check" if is_done else "right",
                skin.px(22),
                found.good if is_done else skin.palette.muted,
            ),
        ],
        spacing=12,
    )
    return Panel(skin, row, on_click=tap, label=f"{title}: {words}", padding=12)


@component
def Limits(stage: Stage, close: Tap) -> ft.Control:
    """The last space of each track, read off the board; a track may have none."""
    view, skin = reading.game(stage), stage.skin
    threat, awareness = track(view, "threat"), track(view, "awareness")
    numbers, set_numbers = ft.use_state(
        {"threat": threat.limit or USUAL["threat"], "awareness": awareness.limit or USUAL["awareness"]}
    )
    free, set_free = ft.use_state(cast("tuple[str, ...]", ()))

    def toggle(word: str) -> None:
        set_free(tuple(one for one in free if one != word) if word in free else (*free, word))

    def put(word: str, value: int) -> None:
        set_numbers({**numbers, word: value})

    def send() -> None:
        stage.send(
            SetLimits(
                threat=None if "threat" in free else numbers["threat"],
                awareness=None if "awareness" in free else numbers["awareness"],
            )
        )
        close()

    body: list[ft.Control] = []
    for word in ("threat", "awareness"):
        rows: list[ft.Control] = []
        if word not in free:
            rows.append(
                NumberRow(
                    skin, skin.say(f"singularity-track-{word}"), numbers[word], 1, 200, partial(put, word)
                )
            )
        else:
            rows.append(Strong(skin, skin.say(f"singularity-track-{word}"), 16))
        option = [(word, skin.say("singularity-phone-no-limit"))]
        rows.append(Choices(skin, "", option, free, toggle))
        body.append(Panel(skin, Spaced(skin, *rows)))
    return Page(
        stage,
        title=skin.say("singularity-phone-limits-title"),
        subtitle=skin.say("singularity-phone-limits-line"),
        body=body,
        actions=[RedButton(skin, skin.say("singularity-phone-limits-button"), send, icon="check")],
        back=close,
    )


@component
def First(stage: Stage, close: Tap) -> ft.Control:
    """Who plays first, and breaks ties."""
    view = reading.game(stage)

    def send(seat: str) -> None:
        stage.send(NameFirst(seat=Seat(seat)))
        close()

    return Page(
        stage,
        title=stage.say("singularity-phone-first-title"),
        subtitle=stage.say("singularity-phone-first-line"),
        body=[
            Choices(
                stage.skin,
                "",
                [(seat, reading.you_or(stage, seat)) for seat in view.seats],
                view.leader,
                send,
            )
        ],
        back=close,
    )
