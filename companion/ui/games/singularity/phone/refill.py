"""The end of a turn: draw up to three, shuffle when the deck runs out, act on what acts (SW-31, SW-32)."""

from __future__ import annotations

import flet as ft

from companion.games.singularity.actions.turn import Refilled
from companion.table.actions import ForTable
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import Note, Panel, RedButton, Spaced, tones
from companion.ui.games.singularity.phone.other import OtherCause
from companion.ui.games.singularity.phone.page import Page, slot
from companion.ui.games.singularity.phone.tracks import Causes, LastChange, Tracks
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.text import Body, Words
from companion.ui.stage import Stage


@component
def RefillScreen(stage: Stage) -> ft.Control:
    """How many cards I draw, and what to do when one of them acts."""
    view, skin = reading.game(stage), stage.skin
    other, set_other = ft.use_state(False)
    if other:
        return OtherCause(stage, lambda: set_other(False))
    mine = view.my_refill
    now = view.turn.seat if view.turn else None
    is_mine = reading.is_me(stage, now)
    last = LastChange(stage)
    causes = [Causes(stage, lambda: set_other(True)), slot(last)]
    body: list[ft.Control] = []
    if not view.groups:
        body.append(Note(skin, skin.say("singularity-phone-nobody-acted"), "sw-drone"))
    if is_mine and view.house.discard_timing == "after_enemies":
        body.append(Note(skin, skin.say("singularity-phone-unplayed-late"), "sw-card", tones(skin).amber))
    if mine is not None:
        body.append(_draw(stage))
    body.append(Note(skin, skin.say("singularity-phone-refill-acts"), "sw-card"))
    body += [Tracks(stage, skin.width * 0.44), *causes]
    if is_mine or (mine is not None and reading.may(view, "refilled")):
        words = skin.say("singularity-phone-refilled")
        actions: list[ft.Control] = [RedButton(skin, words, lambda: stage.send(Refilled()), icon="check")]
    else:
        actions = [
            Note(skin, skin.say("singularity-phone-refills", name=reading.name(stage, now)), "hourglass")
        ]
        line = stage.seat_line(now) if now else None
        if stage.table.is_host and line is not None and line.presence != "here":
            send = ForTable(action=Refilled().model_dump())
            words = skin.say("singularity-phone-refilled-for", name=line.name)
            actions.insert(0, ft.Row([OutlineButton(skin, words, lambda: stage.send(send), expand=True)]))
    title = "singularity-phone-refill-title" if mine is not None else "singularity-phone-refill-wait"
    return Page(stage, title=skin.say(title, name=reading.name(stage, now)), body=body, actions=actions)


def _draw(stage: Stage) -> ft.Control:
    skin = stage.skin
    mine = reading.game(stage).my_refill
    if mine is None:
        return ft.Container()
    head = ft.Row(
        [
            Words(skin, str(mine.draw), 60, family=DISPLAY_700, colour=tones(skin).red),
            Body(skin, skin.say("singularity-phone-refill-draw", n=mine.draw, hand=mine.hand), expand=True),
        ],
        spacing=16,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    rows: list[ft.Control] = [head]
    if mine.before_shuffle is not None:
        words = skin.say("singularity-phone-refill-shuffle", first=mine.before_shuffle, n=mine.draw)
        rows.append(Note(skin, words, "shuffle"))
    if mine.short:
        rows.append(
            Note(skin, skin.say("singularity-phone-refill-short", n=mine.short), "warning", tones(skin).amber)
        )
    if mine.to_discard:
        rows.append(
            Note(
                skin,
                skin.say("singularity-phone-refill-cap", n=mine.to_discard),
                "warning",
                tones(skin).amber,
            )
        )
    return Panel(skin, Spaced(skin, *rows))
