"""Somebody else's turn: whose, what they do, when I am next (EM-13)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.emergence.words import HOSTILE_ACTIONS
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.marks import AugmentationTag, Crown, Holdings, Mark
from companion.ui.games.emergence.panels import IconTile, Panel, Spaced, Strip
from companion.ui.games.emergence.phone.page import Page
from companion.ui.games.emergence.phone.reveal import OnTheTable
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.text import Body, Heading, Muted, SectionTitle, Strong, Words
from companion.ui.stage import Stage


def doing(stage: Stage) -> str:
    """What the operative whose turn it is does now, in a sentence."""
    view = reading.game(stage)
    turn = view.turn
    if turn is None:
        return ""
    action = reading.line(view, turn.seat).action or "activate"
    word = reading.action_word(stage.skin, action).lower()
    match turn.step:
        case "move":
            return stage.say("emergence-other-move")
        case "act":
            hostile = action in HOSTILE_ACTIONS
            return stage.say("emergence-other-act-hostile" if hostile else "emergence-other-act", action=word)
        case "compile":
            return stage.say("emergence-other-compile")
        case "claim" if turn.claim:
            return stage.say(
                "emergence-other-claim",
                action=reading.action_word(stage.skin, turn.claim.action),
                target=reading.you_or(stage, turn.claim.target),
            )
        case _:
            return stage.say("emergence-other-done")


def my_place(stage: Stage) -> str:
    """When my turn comes."""
    view, me = reading.game(stage), stage.table.my_seat
    if view.turn is None or me not in view.order:
        return ""
    ahead = view.order.index(me) - view.order.index(view.turn.seat)
    if ahead < 0:
        return stage.say("emergence-other-you-had")
    if ahead == 1:
        return stage.say("emergence-other-you-next")
    return stage.say("emergence-other-you-later", n=ahead - 1)


def is_before_first_act(stage: Stage) -> bool:
    """The leader has not done anything yet: the choices have just been opened."""
    view = reading.game(stage)
    turn = view.turn
    return turn is not None and turn.seat == view.order[0] and turn.step == "move" and not turn.stayed


@component
def Watching(stage: Stage) -> ft.Control:
    """First the reveal, then whose turn it is."""
    has_seen, set_seen = ft.use_state(False)
    wants, set_wants = ft.use_state(False)

    def close() -> None:
        set_seen(True)
        set_wants(False)

    if wants or (is_before_first_act(stage) and not has_seen):
        return OnTheTable(stage, close)
    return _turn_of(stage, lambda: set_wants(True))


def _turn_of(stage: Stage, show: Callable[[], None]) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    turn = view.turn
    if turn is None:
        return Page(stage, title=skin.say("emergence-head-turns"), body=[])
    line, colour = reading.line(view, turn.seat), reading.colour(stage, turn.seat)
    title = skin.say("emergence-other-title", name=reading.name(stage, turn.seat))
    head = Panel(
        skin,
        ft.Row(
            [
                Mark(stage, turn.seat, 44),
                ft.Column(
                    [
                        Heading(skin, title, 24),
                        Muted(skin, doing(stage)),
                        AugmentationTag(skin, line.augmentation),
                    ],
                    spacing=5,
                    tight=True,
                    expand=True,
                ),
                *([] if skin.large_text else [IconTile(skin, line.action or "activate")]),
            ],
            spacing=14,
        ),
        selected=True,
        colour=colour,
        padding=16,
    )
    return Page(
        stage,
        body=[
            head,
            SectionTitle(skin, skin.say("emergence-order-title")),
            Spaced(skin, *(_order_row(stage, seat) for seat in view.order), gap=8),
        ],
        notes=[Strip(skin, [Body(skin, my_place(stage), expand=True)], icon="hourglass")],
        actions=[
            ft.Row(
                [OutlineButton(skin, skin.say("emergence-reveal-see"), show, icon="list-check", expand=True)]
            ),
        ],
    )


def _order_row(stage: Stage, seat: str) -> ft.Control:
    """A seat in this round's order: had its turn, has it now, or what it holds."""
    view, skin = reading.game(stage), stage.skin
    line, palette = reading.line(view, seat), skin.palette
    is_now = view.turn is not None and view.turn.seat == seat
    state: ft.Control
    if is_now:
        state = Words(skin, skin.say("emergence-now"), 14, family=TEXT_600, line=1.1)
    elif line.has_had_turn:
        state = Icon(skin, "check", 20, palette.good)
    else:
        state = Icon(skin, line.action or "activate", 20, palette.muted)
    who = ft.Row(
        [
            Mark(stage, seat, 20),
            Strong(
                skin,
                reading.you_or(stage, seat),
                16,
                colour=palette.muted if line.has_had_turn else palette.text,
                lines=1,
                expand=True,
            ),
            *Crown(stage, seat),
            state,
        ],
        spacing=10,
    )
    colour = reading.colour(stage, seat)
    return Panel(
        skin,
        Spaced(skin, who, Holdings(skin, line), gap=6),
        selected=is_now,
        colour=colour,
        padding=12,
        radius=16,
    )
