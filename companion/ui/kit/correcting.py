"""Putting the app right, in the same words everywhere: a seat asks, the host's own word counts at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.kernel.action import Action
from companion.kernel.view import LogLine
from companion.table.actions import ForTable
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Muted, Strong
from companion.ui.stage import Stage

MARK = "-correct"
"""In the code of every line of the log that says what was put right."""


def hosts(stage: Stage) -> str:
    """Who has to agree, by name where a seat hosts."""
    names = tuple(line.name for line in stage.table.seats if line.is_host)
    return stage.skin.language.listed(names) or stage.skin.say("shell-correct-the-host")


def said_to(stage: Stage) -> str:
    """What happens with it: it counts at once, or somebody has to agree."""
    if stage.table.is_host:
        return stage.skin.say("shell-correct-at-once")
    return stage.skin.say("shell-correct-must-agree", names=hosts(stage))


def button_words(stage: Stage) -> str:
    """What the main button of a form says."""
    return stage.skin.say("shell-correct-do" if stage.table.is_host else "shell-correct-ask")


def sender(stage: Stage) -> Callable[[Action], None]:
    """The host speaks for the table; a seat asks."""
    if not stage.table.is_host:
        return stage.send

    def for_table(action: Action) -> None:
        stage.send(ForTable(action=action.model_dump(mode="json")))

    return for_table


@dataclass(frozen=True)
class Putting:
    """A form's way out: send it, and see that it is done."""

    put: Callable[[Action], None]
    done: tuple[str, ...]
    """What the log says of it since; empty until then, and again after `again`."""
    again: Tap


def use_putting(stage: Stage, send: Callable[[Action], None]) -> Putting:
    """A hook: a correction that was sent is done when the log says so; a refusal leaves the form as it is."""
    since: int
    since, set_since = ft.use_state(-1)
    newest = stage.table.log[-1].number if stage.table.log else 0

    def put(action: Action) -> None:
        set_since(newest)
        send(action)

    lines = [one for one in stage.table.log if since >= 0 and one.number > since]
    done = tuple(
        stage.skin.language.log_line(one.line, stage.names) for one in lines if MARK in one.line.code
    )
    return Putting(put, done, lambda: set_since(-1))


def Done(stage: Stage, putting: Putting, close: Tap | None = None) -> ft.Control:
    """It counts: what the log says now, and the way on."""
    skin = stage.skin
    head = ft.Row(
        [
            Icon(skin, "check", skin.px(26), skin.palette.good),
            Strong(skin, skin.say("shell-correct-done"), 20, expand=True),
        ],
        spacing=skin.px(10),
    )
    shut = close or (lambda: stage.open_sheet(""))
    buttons = ft.Row(
        [
            OutlineButton(skin, skin.say("shell-correct-more"), putting.again, icon="pencil", expand=True),
            OutlineButton(skin, skin.say("shell-close"), shut, expand=True),
        ],
        spacing=skin.px(10),
    )
    return _stacked(skin, [head, *(Body(skin, line) for line in putting.done), buttons])


def Proposed(
    stage: Stage, said: Sequence[LogLine], by: str | None, reason: str, answer: Callable[[bool], None]
) -> ft.Control:
    """A correction that waits: who asks for it, what it would change, and the host's answer."""
    skin = stage.skin
    name = stage.names.get(by or "", by or "")
    rows: list[ft.Control] = [Strong(skin, skin.say("shell-correct-asked", name=name), 17)]
    rows += [Body(skin, skin.language.log_line(line, stage.names)) for line in said]
    if not said:
        rows.append(Body(skin, skin.say("shell-correct-late")))
    if reason:
        rows.append(Muted(skin, f"“{reason}”"))
    if stage.table.is_host:
        rows.append(
            ft.Row(
                [
                    OutlineButton(skin, skin.say(text), _told(answer, agree), icon=icon, expand=True)
                    for text, agree, icon in (
                        ("shell-correct-drop", False, "cross"),
                        ("shell-correct-agree", True, "check"),
                    )
                ],
                spacing=skin.px(10),
            )
        )
    else:
        rows.append(Muted(skin, skin.say("shell-correct-waits", names=hosts(stage)), 15))
    return Card(skin, _stacked(skin, rows), border=skin.palette.warn, border_width=1.5)


def answering(stage: Stage, answer: Callable[..., Action]) -> Callable[[bool], None]:
    """The host's word about a proposal, for `Proposed`: `answer` is the game's own action."""

    def say(agree: bool) -> None:
        stage.send(ForTable(action=answer(agree=agree).model_dump()))

    return say


def _told(answer: Callable[[bool], None], agree: bool) -> Tap:
    return lambda: answer(agree)


def _stacked(skin: Skin, rows: Sequence[Any]) -> ft.Control:
    return ft.Column(
        list(rows),
        spacing=skin.px(10),
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
