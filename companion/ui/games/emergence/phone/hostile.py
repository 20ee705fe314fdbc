"""Hack, spy, terminate: whom, what it gives, and why not (EM-21, EM-27..36)."""

from __future__ import annotations

from typing import Literal

import flet as ft

from companion.games.emergence.actions import EndTurn, Hack, Spy, Terminate
from companion.games.emergence.sums.attacks import Hand, struck
from companion.games.emergence.sums.blocks import numbers, spread, total
from companion.games.emergence.views import OperativeLine, Target
from companion.games.emergence.words import COSTS, HostileAction
from companion.kernel.seat import Seat
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.games.emergence.marks import Mark
from companion.ui.games.emergence.panels import (
    Caution,
    IconTile,
    NotNow,
    Panel,
    Segments,
    Spaced,
    Strip,
    Tick,
)
from companion.ui.games.emergence.phone.exchange import Exchanging
from companion.ui.games.emergence.phone.page import Page
from companion.ui.games.emergence.phone.steps import Steps
from companion.ui.games.emergence.tokens import Blocks
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import INK
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Figures, Fitted, Heading, Muted
from companion.ui.stage import Stage

ATTACKS: dict[HostileAction, type[Hack] | type[Spy] | type[Terminate]] = {
    "hack": Hack,
    "spy": Spy,
    "terminate": Terminate,
}
Answer = Literal["", "yes", "no"]


def _loot(skin: Skin, action: HostileAction, line: OperativeLine) -> str:
    """What there is to win, in words."""
    data, knowledge = total(line.data), line.knowledge or 0
    if action == "terminate" and knowledge:
        return skin.say("emergence-loot-both", data=data, knowledge=knowledge)
    return skin.say("emergence-loot-data", n=data) if data else skin.say("emergence-loot-none")


def _offer(stage: Stage, action: HostileAction, line: OperativeLine) -> str:
    """One sentence about a target in reach."""
    view = reading.game(stage)
    place = (
        "board" if view.mode == "attested" else "same" if line.tile == reading.mine(stage).tile else "next"
    )
    augmentation = (
        reading.augmentation_word(stage.skin, line.augmentation).lower() if line.augmentation else ""
    )
    return stage.say(
        f"emergence-target-{action}",
        where=stage.say(f"emergence-where-{place}"),
        augmentation=augmentation,
        loot=_loot(stage.skin, action, line),
    )


def _pieces(skin: Skin, action: HostileAction, line: OperativeLine) -> list[ft.Control]:
    """The blocks and tokens that would change hands."""
    shown: list[ft.Control] = []
    if action != "spy" and line.data is not None:
        shown.append(Blocks(spread(numbers(line.data)), 24, most=4))
        if total(line.data) > 4:
            shown.append(Muted(skin, f"+{total(line.data) - 4}", 14))
    if line.knowledge is not None:
        shown += [
            Icon(skin, "knowledge", 22, tones(skin).knowledge),
            Figures(skin, str(line.knowledge), 17),
        ]
    return shown


SHORT_NAME = 8
"""Letters of a name that leave room for blocks and tokens beside it."""


def TargetCard(stage: Stage, action: HostileAction, target: Target, picked: str, pick: object) -> ft.Control:
    """Somebody: what there is to win, or every reason why not."""
    view, skin = reading.game(stage), stage.skin
    line, is_open = reading.line(view, target.seat), not target.why
    is_picked, colour = target.seat == picked, reading.my_colour(stage)
    said = reading.name(stage, target.seat)
    is_long = len(said) > SHORT_NAME
    ink = skin.palette.text if is_open else skin.palette.muted
    space = skin.width - 165 if is_long else skin.width
    head: list[ft.Control] = [
        Mark(stage, target.seat, 25, dim=not is_open),
        ft.Container(Fitted(skin, said, 20, space, colour=ink), expand=True),
        Icon(
            skin,
            reading.augmentation_icon(line.augmentation),
            22,
            reading.augmentation_colour(skin, line.augmentation) if is_open else skin.palette.muted,
        ),
    ]
    pieces = _pieces(skin, action, line) if is_open and not skin.large_text else []
    below = [ft.Row(pieces, spacing=10)] if pieces and is_long else []
    if not is_open:
        head.append(NotNow(skin, skin.say("emergence-closed-now")))
    head += [] if is_long else pieces
    if is_picked:
        head.append(Tick(skin, colour))
    words = _offer(stage, action, line) if is_open else reading.reasons(stage, target.why)
    return Panel(
        skin,
        Spaced(
            skin,
            ft.Row(head, spacing=10),
            *below,
            Muted(skin, words),
            gap=6,
        ),
        on_click=(lambda: pick(target.seat)) if is_open else None,  # type: ignore[operator]
        selected=is_picked,
        colour=colour,
        is_hollow=not is_open,
    )


def _after(stage: Stage, action: HostileAction, line: OperativeLine) -> ft.Control:
    """What I will hold when it is done."""
    skin, mine = stage.skin, reading.mine(stage)
    hands = [Hand(one.knowledge or 0, numbers(one.data)) for one in (mine, line)]
    held, left = hands[0], struck(action, hands[0], hands[1])[0]
    muted = skin.palette.muted

    def change(before: int, after: int) -> list[ft.Control]:
        return [
            Figures(skin, str(before), 16, colour=muted),
            Icon(skin, "arrow", 15, muted),
            Figures(skin, str(after), 18),
        ]

    return Strip(
        skin,
        [
            *([] if skin.large_text else [Muted(skin, skin.say("emergence-after"), expand=True)]),
            Icon(skin, "knowledge", 20, tones(skin).knowledge),
            *change(held.knowledge, left.knowledge),
            *(
                [
                    Muted(skin, skin.say("emergence-after-data", n="").strip()),
                    *change(sum(held.data), sum(left.data)),
                ]
                if action != "spy"
                else []
            ),
        ],
    )


@component
def Attack(stage: Stage, action: HostileAction) -> ft.Control:
    """Whom? Legal targets first; the exchange and skipping beside it."""
    view, skin = reading.game(stage), stage.skin
    legal = [target.seat for target in view.my_targets if not target.why]
    picked, pick = ft.use_state(str(legal[0]) if len(legal) == 1 else "")
    answer, set_answer = ft.use_state("")
    instead, set_instead = ft.use_state("")
    if instead:
        return Exchanging(stage, action, instead, set_instead)
    targets = sorted(view.my_targets, key=lambda target: bool(target.why))
    target = next((one for one in targets if one.seat == picked and not one.why), None)

    def choose(seat: str) -> None:
        pick(seat)
        set_answer("")

    is_attested = view.mode == "attested"
    held = reading.mine(stage).knowledge or 0
    head = ft.Row(
        [
            IconTile(skin, action, ground=reading.my_colour(stage), colour=INK),
            ft.Column(
                [
                    Heading(skin, skin.say(f"emergence-act-title-{action}"), 28),
                    ft.Row(
                        [
                            Muted(skin, skin.say("emergence-act-cost", n=COSTS[action])),
                            Icon(skin, "knowledge", 18, tones(skin).knowledge),
                            Muted(skin, skin.say("emergence-act-hold", n=held)),
                        ],
                        spacing=5,
                        wrap=True,
                    ),
                ],
                spacing=4,
                tight=True,
                expand=True,
            ),
        ],
        spacing=14,
    )
    body: list[ft.Control] = [Steps(stage, 1), head]
    body += [TargetCard(stage, action, one, picked, choose) for one in targets]
    if target and target.is_empty_handed:
        body.append(Caution(skin, skin.say("emergence-target-empty", n=COSTS[action])))
    notes: list[ft.Control] = []
    if target and is_attested:
        notes.append(_question(stage, action, target.seat, answer, set_answer))
    elif target:
        notes.append(_after(stage, action, reading.line(view, target.seat)))
    actions = [_beside(stage, set_instead)]
    is_ready = target is not None and (not is_attested or answer == "yes")
    actions.append(_main(stage, action, target, is_ready))
    return Page(stage, body=body, notes=notes, actions=actions, spacing=10)


def _main(stage: Stage, action: HostileAction, target: Target | None, is_ready: bool) -> ft.Control:
    view = reading.game(stage)
    if target:
        label = stage.say(
            "emergence-hostile-button",
            action=reading.action_word(stage.skin, action),
            name=reading.name(stage, target.seat),
            n=COSTS[action],
        )
    else:
        anybody = any(not one.why for one in view.my_targets)
        label = stage.say("emergence-hostile-pick" if anybody else "emergence-hostile-nobody")

    def attack() -> None:
        if target is None:
            return
        where: dict[str, bool] = {}
        if view.mode == "attested":
            where = {"same_tile": True} if action == "spy" else {"adjacent": True}
        stage.send(ATTACKS[action](target=target.seat, **where))

    return MainButton(
        stage.skin,
        label,
        attack,
        colour=reading.my_colour(stage),
        icon="knowledge",
        disabled=not is_ready,
    )


def _question(stage: Stage, action: HostileAction, seat: Seat, answer: str, set_answer: object) -> ft.Control:
    """Attested mode: where do the two stand?"""
    skin, name = stage.skin, reading.name(stage, seat)
    asked = "emergence-hostile-same" if action == "spy" else "emergence-hostile-adjacent"
    options = [("yes", skin.say("emergence-yes"), "check"), ("no", skin.say("emergence-no"), "cross")]
    lines: list[ft.Control] = [
        Body(skin, skin.say(asked, name=name)),
        Segments(skin, options, answer, set_answer, reading.my_colour(stage)),  # type: ignore[arg-type]
    ]
    if answer == "no":
        lines.append(Muted(skin, skin.say("emergence-hostile-not-there", name=name)))
    return Panel(skin, Spaced(skin, *lines, gap=8), padding=14)


def _beside(stage: Stage, set_instead: object) -> ft.Control:
    """The exchange of EM-21, and letting the action go."""
    skin, view = stage.skin, reading.game(stage)
    may = reading.may(view, "exchange")
    exchange = OutlineButton(
        skin,
        skin.say("emergence-act-exchange"),
        (lambda: set_instead("choose")) if may else None,  # type: ignore[operator]
        icon="swap",
        disabled=not may,
        expand=True,
    )
    skip = OutlineButton(skin, skin.say("emergence-act-skip"), lambda: stage.send(EndTurn()))
    return ft.Row([exchange, skip], spacing=8)
