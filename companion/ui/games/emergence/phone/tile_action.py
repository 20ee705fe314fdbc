"""Activate, boost, replenish: what the tile under my agent offers (EM-22..26), also in exchange (EM-21)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

import flet as ft

from companion.games.emergence.actions import Activate, Boost, Replenish
from companion.games.emergence.sums.blocks import readable
from companion.games.emergence.words import DATA_TYPES, DataType, TileAction, TileKind
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.around import TileList, TilesAround
from companion.ui.games.emergence.draw.tokens import SPECIAL_ICONS
from companion.ui.games.emergence.phone.move import StartToggle
from companion.ui.games.emergence.phone.tile_parts import Made, TileFoot, TileHead, TilePanel, why_not_here
from companion.ui.kit.boxes import Strip, Wrapped
from companion.ui.kit.buttons import Chip
from companion.ui.kit.drawing import Tap, component, part, steady
from companion.ui.kit.notices import Banner, Hint
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Strong
from companion.ui.stage import Stage

TileScreen = Callable[..., ft.Control]
"""A screen that may also be shown in exchange: `(stage, instead, back)`."""


def tile_screen(mode: str, action: str) -> TileScreen:
    """The right screen for a tile action in this mode."""
    if action == "boost":
        return BoostAgent
    if mode == "attested":
        return SayWhatTile
    return ActivateTile if action == "activate" else ReplenishTile


@part
def HowMany(skin: Skin, words: str, value: int, most: int, put: Callable[[int], None]) -> ft.Control:
    """A number of blocks, at least one."""
    return ft.Row([Body(skin, words, expand=True), Stepper(skin, value, 1, most, put, words)])


@component
def ActivateTile(stage: Stage, instead: TileAction | None = None, back: Tap | None = None) -> ft.Control:
    """City mode: the app knows the tile and says what it gives."""
    view, skin, colour = reading.game(stage), stage.skin, reading.my_colour(stage)
    take, set_take = ft.use_state(0)
    put = steady(set_take)
    mine = reading.mine(stage)
    tile = reading.tile(view, mine.tile)
    body = TileHead(skin, "activate", colour, paying=instead is not None)
    label, made = reading.action_word(skin, "activate"), None
    if tile is not None:
        why = why_not_here(skin, tile, "activate", mine.augmentation)
        takes_some = any("take" in choice.between for choice in view.choices if choice.do == "activate")
        amount, is_data = take or tile.blocks, tile.kind in DATA_TYPES
        word = reading.kind_word(skin, tile.kind)
        if is_data:
            text = "emergence-activate-on-some" if takes_some else "emergence-activate-on-data"
            sentence = skin.say(text, tile=tile.id, n=tile.blocks, data=word)
            label = skin.say("emergence-activate-data", n=amount)
        else:
            sentence = skin.say(f"emergence-activate-on-{tile.kind}")
        if why and is_data:
            what = skin.say("emergence-blocks-of", n=tile.blocks, data=word)
            sentence = skin.say("emergence-tile-holds", tile=tile.id, what=what)
        if tile.kind != "start":
            body.append(TilePanel(skin, tile, sentence))
            label = label if is_data else skin.say(f"emergence-activate-{tile.kind}")
        if why:
            body.append(Banner(skin, "", why))
        elif takes_some and tile.blocks > 1:
            body.append(HowMany(skin, skin.say("emergence-how-many-take"), amount, tile.blocks, put))
        if not why and is_data and view.board.total == amount:
            body.append(Banner(skin, "", skin.say("emergence-activate-last")))
        made = None if why else Activate(take=amount if takes_some and amount != tile.blocks else None)
    foot = TileFoot(skin, label, made, colour, stage.send, back=back, chosen=mine.action or "activate")
    return SeatPage(stage, body=body, actions=foot)


@component
def ReplenishTile(stage: Stage, instead: TileAction | None = None, back: Tap | None = None) -> ft.Control:
    """City mode: one more block of the tile's type (EM-26)."""
    view, skin, colour = reading.game(stage), stage.skin, reading.my_colour(stage)
    mine = reading.mine(stage)
    tile = reading.tile(view, mine.tile)
    body = TileHead(skin, "replenish", colour, paying=instead is not None)
    label, made = reading.action_word(skin, "replenish"), None
    if tile is not None:
        word = reading.kind_word(skin, tile.kind)
        why = why_not_here(skin, tile, "replenish", mine.augmentation)
        line = skin.say("emergence-replenish-line", data=word, tile=tile.id)
        body.append(Banner(skin, "", why) if why else TilePanel(skin, tile, line))
        if not why:
            label, made = skin.say("emergence-replenish-button", data=word), Replenish()
    foot = TileFoot(skin, label, made, colour, stage.send, back=back, chosen=mine.action or "activate")
    return SeatPage(stage, body=body, actions=foot)


@component
def BoostAgent(stage: Stage, instead: TileAction | None = None, back: Tap | None = None) -> ft.Control:
    """One further step by the same rules, never obligatory (EM-25)."""
    view, skin, colour = reading.game(stage), stage.skin, reading.my_colour(stage)
    picked, pick = ft.use_state("")
    on_start, set_start = ft.use_state(False)
    chose, put = steady(pick), steady(set_start)
    mine = reading.mine(stage)
    here, mark = reading.tile(view, mine.tile), stage.me.colour if stage.me else ""
    body = TileHead(skin, "boost", colour, paying=instead is not None)
    body.append(Strip(skin, skin.say("emergence-boost-line"), icon="boost"))
    if view.mode == "attested":
        if not mine.on_start:
            body.append(StartToggle(skin, on_start, put))
        made: Boost | None = Boost(on_start=on_start)
        label = skin.say("emergence-boosted-button")
    else:
        if here is not None:
            tiles, is_list = reading.neighbours(stage, here), skin.large_text or skin.is_small
            body.append(
                TileList(skin, tiles, mark, picked, chose)
                if is_list
                else TilesAround(skin, here, tiles, view.board.is_hex, mark, picked, chose)
            )
        made = Boost(to=picked) if picked else None
        label = skin.say("emergence-boost-button", tile=picked) if picked else skin.say("emergence-move-pick")
    foot = TileFoot(skin, label, made, colour, stage.send, back=back, chosen=mine.action or "activate")
    return SeatPage(stage, body=body, actions=foot)


@part
def _Kinds(
    skin: Skin, kinds: tuple[TileKind, ...], picked: TileKind | None, pick: Callable[[TileKind], None]
) -> ft.Control:
    """What one may stand on."""
    chips = [
        Chip(
            skin,
            reading.kind_word(skin, one).capitalize(),
            partial(pick, one),
            icon=f"data-{one.replace('_', '-')}" if one in DATA_TYPES else SPECIAL_ICONS[one],
            selected=one == picked,
        )
        for one in kinds
    ]
    return Wrapped(skin, *chips)


@component
def SayWhatTile(stage: Stage, instead: TileAction | None = None, back: Tap | None = None) -> ft.Control:
    """Attested mode: what do you stand on, and how many blocks lie there?"""
    view, skin, colour = reading.game(stage), stage.skin, reading.my_colour(stage)
    nothing: TileKind | None = None
    kind, pick = ft.use_state(nothing)
    blocks, set_blocks = ft.use_state(1)
    chose, put = steady(pick), steady(set_blocks)
    mine = reading.mine(stage)
    action = instead or cast("TileAction", mine.action or "activate")
    special: tuple[TileKind, ...] = ("compile", "assimilate") if action == "activate" else ()
    body = TileHead(skin, action, colour, paying=instead is not None)
    if mine.on_start:
        body.append(Banner(skin, "", skin.say("emergence-activate-on-start")))
    else:
        kinds: tuple[TileKind, ...] = (*readable(mine.augmentation), *special)
        body += [Strong(skin, skin.say("emergence-which-tile"), 18), _Kinds(skin, kinds, kind, chose)]
    label, made = reading.action_word(skin, action), _none()
    if kind in DATA_TYPES and action == "activate":
        most = getattr(view.board.data, kind)
        body.append(HowMany(skin, skin.say("emergence-how-many"), min(blocks, most), most, put))
        label, made = skin.say("emergence-activate-data", n=blocks), Activate(tile=kind, blocks=blocks)
        if view.board.total == blocks:
            body.append(Banner(skin, "", skin.say("emergence-activate-last")))
    elif kind in DATA_TYPES:
        data = cast("DataType", kind)
        label = skin.say("emergence-replenish-button", data=reading.data_word(skin, data))
        made = Replenish(tile=data)
    elif kind is not None:
        label, made = skin.say(f"emergence-activate-{kind}"), Activate(tile=kind)
        body.append(Strip(skin, skin.say(f"emergence-activate-on-{kind}"), icon=SPECIAL_ICONS[kind]))
    elif not mine.on_start:
        body.append(Hint(skin, skin.say("emergence-pick-tile"), "info", centre=False))
    foot = TileFoot(skin, label, made, colour, stage.send, back=back, chosen=mine.action or "activate")
    return SeatPage(stage, body=body, actions=foot)


def _none() -> Made | None:
    return None
