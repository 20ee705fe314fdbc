"""Whom an attack may hit, what there is to win, and what I will hold then (EM-27..36)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.emergence.sums.attacks import Hand, struck
from companion.games.emergence.sums.blocks import numbers, spread, total
from companion.games.emergence.views import OperativeLine
from companion.games.emergence.words import HostileAction
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.games.emergence.draw.marks import Token, augmentation_icon
from companion.ui.games.emergence.draw.tokens import BlockRow
from companion.ui.games.emergence.reading import Operative
from companion.ui.kit.boxes import InRow, Panel, Pill, Spaced, Strip, Tick
from companion.ui.kit.drawing import Choose, part
from companion.ui.kit.icon import Icon
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Fitted, Muted

SHORT_NAME = 8
"""Letters of a name that leave room for blocks and tokens beside it."""
MOST_BLOCKS = 4


def _loot(skin: Skin, action: HostileAction, line: OperativeLine) -> str:
    """What there is to win, in words."""
    data, knowledge = total(line.data), line.knowledge or 0
    if action == "terminate" and knowledge:
        return skin.say("emergence-loot-both", data=data, knowledge=knowledge)
    return skin.say("emergence-loot-data", n=data) if data else skin.say("emergence-loot-none")


def offer(
    skin: Skin, action: HostileAction, line: OperativeLine, mine: OperativeLine, *, is_attested: bool
) -> str:
    """One sentence about a target in reach."""
    augmentation = reading.augmentation_word(skin, line.augmentation).lower() if line.augmentation else ""
    loot = _loot(skin, action, line)
    if is_attested:
        return skin.say(f"emergence-target-{action}-board", augmentation=augmentation, loot=loot)
    where = skin.say("emergence-where-same" if line.tile == mine.tile else "emergence-where-next")
    return skin.say(f"emergence-target-{action}", where=where, augmentation=augmentation, loot=loot)


def _pieces(skin: Skin, action: HostileAction, line: OperativeLine) -> list[ft.Control]:
    """The blocks and tokens that would change hands."""
    shown: list[ft.Control] = []
    if action != "spy" and line.data is not None:
        shown.append(BlockRow(spread(numbers(line.data)), 24, most=MOST_BLOCKS))
        if total(line.data) > MOST_BLOCKS:
            shown.append(Muted(skin, f"+{total(line.data) - MOST_BLOCKS}", 14))
    if line.knowledge is not None:
        shown += [Token(skin, 22), Figures(skin, str(line.knowledge), 17)]
    return shown


@part
def TargetCard(
    skin: Skin,
    action: HostileAction,
    one: Operative,
    words: str,
    is_open: bool,
    is_picked: bool,
    colour: str,
    pick: Choose,
) -> ft.Control:
    """Somebody: what there is to win, or every reason why not."""
    palette, line, name = skin.palette, one.line, one.person.name
    is_long = len(name) > SHORT_NAME
    space = skin.width - 165 if is_long else skin.width
    said = Fitted(skin, name, 20, space, colour=palette.text if is_open else palette.muted)
    sign = tones(skin).augmentation(line.augmentation) if is_open else palette.muted
    pieces = _pieces(skin, action, line) if is_open and not skin.large_text else []
    head: list[ft.Control] = [
        SeatMark(skin, one.person.colour, 25, dim=not is_open),
        ft.Container(said, expand=True),
        Icon(skin, augmentation_icon(line.augmentation), 22, sign),
        *([] if is_open else [Pill(skin, skin.say("emergence-closed-now"), palette.warn, "not-now", 14)]),
        *([] if is_long else pieces),
        *([Tick(skin, colour)] if is_picked else []),
    ]
    below = [InRow(skin, *pieces)] if pieces and is_long else []
    return Panel(
        skin,
        Spaced(skin, InRow(skin, *head), *below, Muted(skin, words), gap=6),
        on_click=partial(pick, one.person.seat) if is_open else None,
        selected=is_picked,
        colour=colour,
        is_hollow=not is_open,
    )


@part
def HandAfter(skin: Skin, action: HostileAction, mine: OperativeLine, target: OperativeLine) -> ft.Control:
    """What I will hold when it is done."""
    hands = [Hand(one.knowledge or 0, numbers(one.data)) for one in (mine, target)]
    held, left = hands[0], struck(action, hands[0], hands[1])[0]
    muted = skin.palette.muted

    def change(before: int, after: int) -> list[ft.Control]:
        return [
            Figures(skin, str(before), 16, colour=muted),
            Icon(skin, "arrow", 15, muted),
            Figures(skin, str(after), 18),
        ]

    data: list[ft.Control] = []
    if action != "spy":
        word = Muted(skin, skin.say("emergence-after-data", n="").strip())
        data = [word, *change(sum(held.data), sum(left.data))]
    first = [] if skin.large_text else [Muted(skin, skin.say("emergence-after"), expand=True)]
    return Strip(skin, [*first, Token(skin, 20), *change(held.knowledge, left.knowledge), *data])
