"""The end of a turn: draw up to three, shuffle when the deck runs out, act on what acts (SW-31, SW-32)."""

from __future__ import annotations

import flet as ft

from companion.games.singularity.actions.turn import Refilled
from companion.games.singularity.views.ending import RefillView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.phone.other import OtherCause
from companion.ui.games.singularity.phone.tracks import Causes, LastChange, Tracks
from companion.ui.kit.boxes import InRow, Note, Panel, Spaced
from companion.ui.kit.buttons import ReasonButton, WideButton
from companion.ui.kit.drawing import component, part, steady
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.layout import Slot
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.shared import for_table
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Words
from companion.ui.reading import absent, may
from companion.ui.stage import Stage


@component
def RefillScreen(stage: Stage) -> ft.Control:
    """How many cards I draw, and what to do when one of them acts."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    is_other, set_other = ft.use_state(False)
    back, other = steady(lambda: set_other(False)), steady(lambda: set_other(True))
    done = steady(lambda: stage.send(Refilled()))
    if is_other:
        return OtherCause(stage, back)
    mine, now = view.my_refill, reading.turn_seat(view)
    is_mine = cast.is_me(now)
    body: list[ft.Control] = []
    if not view.groups:
        body.append(Note(skin, skin.say("singularity-phone-nobody-acted"), "sw-drone"))
    if is_mine and view.house.discard_timing == "after_enemies":
        body.append(Note(skin, skin.say("singularity-phone-unplayed-late"), "sw-card", tones(skin).amber))
    if mine is not None:
        body.append(ToDraw(skin, mine))
    change = reading.last_change(skin, view, cast)
    body += [
        Note(skin, skin.say("singularity-phone-refill-acts"), "sw-card"),
        Tracks(skin, reading.dial(skin, view), skin.width * 0.44),
        Causes(skin, view.taps, stage.send, other),
        Slot(LastChange(skin, change, stage.send) if change else None),
    ]
    actions: list[ft.Control] = []
    if is_mine or (mine is not None and may(view, "refilled")):
        actions.append(ReasonButton(skin, skin.say("singularity-phone-refilled"), done, "check"))
    else:
        if name := absent(stage, now):
            words = skin.say("singularity-phone-refilled-for", name=name)
            actions.append(WideButton(skin, words, lambda: for_table(stage.send, Refilled())))
        waits = skin.say("singularity-phone-refills", name=cast.name(now))
        actions.append(Note(skin, waits, "hourglass"))
    title = "singularity-phone-refill-title" if mine is not None else "singularity-phone-refill-wait"
    return SeatPage(stage, title=skin.say(title, name=cast.name(now)), body=body, actions=actions)


@part
def ToDraw(skin: Skin, refill: RefillView) -> ft.Control:
    """So many cards, and what else happens with the piles."""
    words = skin.say("singularity-phone-refill-draw", n=refill.draw, hand=refill.hand)
    head = InRow(
        skin,
        Words(skin, str(refill.draw), 60, family=DISPLAY_700, colour=tones(skin).red),
        Body(skin, words, expand=True),
        gap=16,
    )
    rows: list[ft.Control] = [head]
    if refill.before_shuffle is not None:
        first = refill.before_shuffle
        shuffle = skin.say("singularity-phone-refill-shuffle", first=first, n=refill.draw)
        rows.append(Note(skin, shuffle, "shuffle"))
    for key, count in (("short", refill.short), ("cap", refill.to_discard)):
        if count:
            said = skin.say(f"singularity-phone-refill-{key}", n=count)
            rows.append(Note(skin, said, "warning", tones(skin).amber))
    return Panel(skin, Spaced(skin, *rows))
