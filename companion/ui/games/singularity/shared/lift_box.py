"""A piece that is put elsewhere, asked before it is said (SW-21, SW-38)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.reading import Cast, Send
from companion.ui.games.singularity.shared import lifting
from companion.ui.games.singularity.shared.lifting import Lift, Piece
from companion.ui.kit.boxes import Caption, InRow, Panel, Spaced, Wrapped
from companion.ui.kit.buttons import Chip, OutlineButton
from companion.ui.kit.drawing import part
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Strong

Change = Callable[[Lift | None], None]


def piece_words(skin: Skin, cast: Cast, piece: Piece) -> str:
    """A piece by its name."""
    if piece.seat:
        return cast.who(piece.seat)
    name = cast.enemy_name(piece.group.partition("@")[0], piece.count)
    return skin.say("singularity-shared-count", n=piece.count, what=name)


@part
def LiftBox(
    skin: Skin, cast: Cast, lift: Lift, there: tuple[Piece, ...], change: Change, say: Send
) -> ft.Control:
    """Which piece, how many, and whether it really stands there; everybody sees it in the log."""
    rows: list[ft.Control] = [Caption(skin, skin.say("singularity-shared-lift"))]
    if lift.piece is None:
        rows.append(Body(skin, skin.say("singularity-shared-lift-which", where=lift.start)))
        chips = [
            Chip(skin, piece_words(skin, cast, one), partial(change, lifting.chosen(lift, one)))
            for one in there
        ]
        rows.append(Wrapped(skin, *chips))
    else:
        what = piece_words(skin, cast, replace(lift.piece, count=lift.count))
        where = {"what": what, "where": lift.start}
        if not lift.to:
            rows.append(Body(skin, skin.say("singularity-shared-lift-where", **where)))
        else:
            rows.append(Strong(skin, skin.say("singularity-shared-lift-ask", **where, to=lift.to), 17))
        if lift.piece.count > 1:
            rows.append(
                Stepper(
                    skin,
                    lift.count,
                    1,
                    lift.piece.count,
                    lambda count: change(lifting.counted(lift, count)),
                    skin.say("singularity-shared-miniatures"),
                )
            )
    rows.append(_answers(skin, lift, change, say))
    return Panel(skin, Spaced(skin, *rows), colour=tones(skin).amber, selected=True)


def _answers(skin: Skin, lift: Lift, change: Change, say: Send) -> ft.Control:
    said = lifting.action(lift)

    def move() -> None:
        if said is not None:
            say(said)
            change(None)

    no = skin.say("singularity-shared-lift-no")
    buttons = [OutlineButton(skin, no, partial(change, None), expand=True)]
    if said is not None:
        yes = skin.say("singularity-shared-lift-yes")
        ground = skin.palette.raised
        buttons.append(OutlineButton(skin, yes, move, icon="check", expand=True, filled=ground))
    return InRow(skin, *buttons, gap=8)
