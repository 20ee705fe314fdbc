"""What the screens of the tile actions have in common: head, the tile under my agent, foot (EM-21..26)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import Activate, Boost, EndTurn, Exchange, Replenish
from companion.games.emergence.sums.blocks import data_type
from companion.games.emergence.sums.tiles import refused_here
from companion.games.emergence.views import TileView
from companion.games.emergence.words import DATA_TYPES, READS, Augmentation, TileAction
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.tokens import SPECIAL_ICONS, DataBlock
from companion.ui.games.emergence.phone.steps import TurnSteps
from companion.ui.kit.boxes import IconTile, InRow, Panel, Spaced
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap, part
from companion.ui.kit.icon import Icon
from companion.ui.kit.pages import Question
from companion.ui.kit.sending import Send, SendQuietly, Way
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Strong

Made = Activate | Boost | Replenish


def TileHead(skin: Skin, action: TileAction, colour: str, *, paying: bool) -> list[ft.Control]:
    """How far my turn is, what I do, what it costs."""
    line = skin.say("emergence-act-cost", n=1) if paying else skin.say("emergence-act-free")
    question = Question(skin, skin.say(f"emergence-act-title-{action}"), line)
    tile = IconTile(skin, action, colour, 56, is_filled=True)
    return [
        TurnSteps(skin, 1, colour),
        InRow(skin, tile, ft.Container(question, expand=True), gap=14),
    ]


def TileFoot(
    skin: Skin, label: str, made: Made | None, colour: str, send: Way, *, back: Tap | None, chosen: str
) -> list[ft.Control]:
    """Skip or back, and the main button. With a way `back` to the `chosen` action it is paid for (EM-21)."""
    skip = SendQuietly(skin, skin.say("emergence-act-skip"), send, EndTurn(), fits=back is not None)
    if back is None:
        return [ft.Row([skip]), Send(skin, label, send, made, colour)]
    words = skin.say("emergence-act-exchange-back", action=reading.action_word(skin, chosen))
    first = OutlineButton(skin, words, back, icon="arrow-left", expand=True)
    pay, paid = skin.say("emergence-pay", what=label, n=1), Exchange(action=made) if made else None
    return [InRow(skin, first, skip, gap=8), Send(skin, pay, send, paid, colour, "knowledge")]


@part
def TilePanel(skin: Skin, tile: TileView, sentence: str) -> ft.Control:
    """The tile under my agent, large."""
    picture: ft.Control
    if tile.kind in DATA_TYPES:
        blocks = max(1, min(tile.blocks, 4))
        picture = InRow(skin, *(DataBlock(tile.kind, 46) for _ in range(blocks)), gap=4)
    else:
        picture = Icon(skin, SPECIAL_ICONS[tile.kind], 52)
    return Panel(
        skin,
        Spaced(
            skin,
            InRow(skin, Strong(skin, tile.id, 28, expand=True), picture, gap=12),
            Body(skin, sentence, colour=skin.palette.muted),
        ),
        padding=18,
    )


def why_not_here(skin: Skin, tile: TileView, action: TileAction, mine: Augmentation | None) -> str:
    """Why the tile I stand on refuses this action; nothing when it does not (EM-22..26)."""
    data = data_type(tile.kind)
    no = refused_here(action, tile.kind, mine, tile.blocks) if mine else None
    match no.code.removeprefix("emergence.") if no else "":
        case "not_a_data_tile":
            return skin.say("emergence-replenish-not")
        case "nothing_to_activate":
            return skin.say("emergence-activate-on-start")
        case "tile_empty":
            return skin.say("emergence-activate-empty", tile=tile.id)
        case "wrong_augmentation" if mine and data:
            return skin.say(
                "emergence-activate-wrong",
                data=reading.data_word(skin, data).capitalize(),
                augmentation=reading.augmentation_word(skin, READS[data]).lower(),
                mine=reading.augmentation_word(skin, mine).lower(),
            )
        case _:
            return ""
