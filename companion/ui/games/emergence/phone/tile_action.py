"""Activate, boost, replenish: what the tile under my agent offers (EM-22..26), also in exchange (EM-21)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

import flet as ft

from companion.games.emergence.actions import Activate, Boost, EmergenceAction, EndTurn, Exchange, Replenish
from companion.games.emergence.sums.blocks import data_type, readable
from companion.games.emergence.sums.tiles import refused_here
from companion.games.emergence.views import TileView
from companion.games.emergence.words import DATA_TYPES, READS, DataType, TileAction, TileKind
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.around import SPECIAL_ICONS, TileList, TilesAround
from companion.ui.games.emergence.panels import Caution, IconTile, Note, Panel, Spaced, Title, WhyNot
from companion.ui.games.emergence.phone.move import StartToggle
from companion.ui.games.emergence.phone.page import Page
from companion.ui.games.emergence.phone.steps import Steps
from companion.ui.games.emergence.tokens import DataBlock
from companion.ui.kit.buttons import Chip, MainButton, OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.icon import Icon
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.palette import INK
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Strong
from companion.ui.stage import Stage

Made = Activate | Boost | Replenish


def _sent(made: Made, paying: bool) -> EmergenceAction:
    return Exchange(action=made) if paying else made


def _head(stage: Stage, action: TileAction, paying: bool) -> ft.Control:
    skin = stage.skin
    line = skin.say("emergence-act-cost", n=1) if paying else skin.say("emergence-act-free")
    return ft.Row(
        [
            IconTile(skin, action, ground=reading.my_colour(stage), colour=INK),
            ft.Container(Title(skin, skin.say(f"emergence-act-title-{action}"), line), expand=True),
        ],
        spacing=14,
    )


def _foot(
    stage: Stage, label: str, made: Made | None, paying: bool, back: Callable[[], None] | None
) -> list[ft.Control]:
    """Skip or back, and the main button."""
    skin = stage.skin
    if paying:
        label = skin.say("emergence-pay", what=label, n=1)
    beside: list[ft.Control] = []
    if back:
        mine = reading.mine(stage).action or "activate"
        words = skin.say("emergence-act-exchange-back", action=reading.action_word(skin, mine))
        beside.append(OutlineButton(skin, words, back, icon="arrow-left", expand=True))
    beside.append(
        OutlineButton(skin, skin.say("emergence-act-skip"), lambda: stage.send(EndTurn()), expand=not back)
    )
    button = MainButton(
        skin,
        label,
        (lambda: stage.send(_sent(made, paying))) if made else None,
        colour=reading.my_colour(stage),
        icon="knowledge" if paying else None,
        disabled=made is None,
    )
    return [ft.Row(beside, spacing=8), button]


def why_not_here(stage: Stage, tile: TileView, action: TileAction) -> str:
    """Why the tile I stand on refuses this action; nothing when it does not (EM-22..26)."""
    mine, data = reading.mine(stage).augmentation, data_type(tile.kind)
    no = refused_here(action, tile.kind, mine, tile.blocks) if mine else None
    match no.code.removeprefix("emergence.") if no else "":
        case "not_a_data_tile":
            return stage.say("emergence-replenish-not")
        case "nothing_to_activate":
            return stage.say("emergence-activate-on-start")
        case "tile_empty":
            return stage.say("emergence-activate-empty", tile=tile.id)
        case "wrong_augmentation" if mine and data:
            return stage.say(
                "emergence-activate-wrong",
                data=reading.data_word(stage.skin, data).capitalize(),
                augmentation=reading.augmentation_word(stage.skin, READS[data]).lower(),
                mine=reading.augmentation_word(stage.skin, mine).lower(),
            )
        case _:
            return ""


def _tile_panel(skin: Skin, tile: TileView, sentence: str) -> ft.Control:
    """The tile under my agent, large."""
    is_data = tile.kind in DATA_TYPES
    picture = (
        ft.Row(
            [DataBlock(cast("DataType", tile.kind), 46) for _ in range(max(1, min(tile.blocks, 4)))],
            spacing=4,
        )
        if is_data
        else Icon(skin, SPECIAL_ICONS[tile.kind], 52)
    )
    return Panel(
        skin,
        Spaced(
            skin,
            ft.Row([Strong(skin, tile.id, 28, expand=True), picture], spacing=12),
            Body(skin, sentence, colour=skin.palette.muted),
            gap=10,
        ),
        padding=18,
    )


@component
def ActivateTile(stage: Stage, paying: bool, back: Callable[[], None] | None) -> ft.Control:
    """City mode: the app knows the tile and says what it gives."""
    view, skin = reading.game(stage), stage.skin
    tile = reading.tile(view, reading.mine(stage).tile)
    take, set_take = ft.use_state(0)
    if tile is None:
        return Page(stage, body=[Steps(stage, 1)], actions=_foot(stage, "", None, paying, back))
    why = why_not_here(stage, tile, "activate")
    may_take_some = any("take" in choice.between for choice in view.choices if choice.do == "activate")
    amount = take or tile.blocks
    body: list[ft.Control] = [Steps(stage, 1), _head(stage, "activate", paying)]
    if tile.kind in DATA_TYPES:
        kind = tile.kind
        text = "emergence-activate-on-some" if may_take_some else "emergence-activate-on-data"
        sentence = skin.say(text, tile=tile.id, n=tile.blocks, data=reading.data_word(skin, kind))
        label = skin.say("emergence-activate-data", n=amount)
    else:
        sentence = skin.say(f"emergence-activate-on-{tile.kind}")
        label = (
            skin.say(f"emergence-activate-{tile.kind}")
            if tile.kind != "start"
            else reading.action_word(skin, "activate")
        )
    if why and tile.kind in DATA_TYPES:
        what = skin.say("emergence-blocks-of", n=tile.blocks, data=reading.kind_word(stage, tile.kind))
        sentence = skin.say("emergence-tile-holds", tile=tile.id, what=what)
    if tile.kind != "start":
        body.append(_tile_panel(skin, tile, sentence))
    if why:
        body.append(Caution(skin, why))
    elif may_take_some and tile.blocks > 1:
        word = skin.say("emergence-how-many-take")
        body.append(
            ft.Row([Body(skin, word, expand=True), Stepper(skin, amount, 1, tile.blocks, set_take, word)])
        )
    if not why and tile.kind in DATA_TYPES and view.board.total == amount:
        body.append(Caution(skin, skin.say("emergence-activate-last")))
    made = None if why else Activate(take=amount if may_take_some and amount != tile.blocks else None)
    return Page(stage, body=body, actions=_foot(stage, label, made, paying, back))


@component
def ReplenishTile(stage: Stage, paying: bool, back: Callable[[], None] | None) -> ft.Control:
    """City mode: one more block of the tile's type (EM-26)."""
    view, skin = reading.game(stage), stage.skin
    tile = reading.tile(view, reading.mine(stage).tile)
    body: list[ft.Control] = [Steps(stage, 1), _head(stage, "replenish", paying)]
    label, made = reading.action_word(skin, "replenish"), None
    if tile is not None:
        why = why_not_here(stage, tile, "replenish")
        word = reading.kind_word(stage, tile.kind)
        if not why:
            line = skin.say("emergence-replenish-line", data=word, tile=tile.id)
            body.append(_tile_panel(skin, tile, line))
        if why:
            body.append(Caution(skin, why))
        else:
            label, made = skin.say("emergence-replenish-button", data=word), Replenish()
    return Page(stage, body=body, actions=_foot(stage, label, made, paying, back))


@component
def BoostAgent(stage: Stage, paying: bool, back: Callable[[], None] | None) -> ft.Control:
    """One further step by the same rules, never obligatory (EM-25)."""
    view, skin = reading.game(stage), stage.skin
    picked, pick = ft.use_state("")
    on_start, set_start = ft.use_state(False)
    here = reading.tile(view, reading.mine(stage).tile)
    body: list[ft.Control] = [
        Steps(stage, 1),
        _head(stage, "boost", paying),
        Note(skin, skin.say("emergence-boost-line"), "boost"),
    ]
    if view.mode == "attested":
        if not reading.mine(stage).on_start:
            body.append(StartToggle(stage, on_start, lambda event: set_start(bool(event.control.value))))
        made: Boost | None = Boost(on_start=on_start)
        label = skin.say("emergence-boosted-button")
    else:
        if here is not None:
            is_list = skin.large_text or skin.is_small
            body.append(
                TileList(stage, here, picked, pick)
                if is_list
                else TilesAround(stage, here, picked, pick, lambda _name: None)
            )
        made = Boost(to=picked) if picked else None
        label = skin.say("emergence-boost-button", tile=picked) if picked else skin.say("emergence-move-pick")
    return Page(stage, body=body, actions=_foot(stage, label, made, paying, back))


@component
def SayWhatTile(
    stage: Stage, action: TileAction, paying: bool, back: Callable[[], None] | None
) -> ft.Control:
    """Attested mode: what do you stand on, and how many blocks lie there?"""
    view, skin = reading.game(stage), stage.skin
    nothing: TileKind | None = None
    kind, pick = ft.use_state(nothing)
    blocks, set_blocks = ft.use_state(1)
    mine = reading.mine(stage)
    kinds: list[TileKind] = [*readable(mine.augmentation)]
    if action == "activate":
        kinds += ["compile", "assimilate"]
    if mine.on_start:
        kinds = []
    chips = [
        Chip(
            skin,
            reading.kind_word(stage, one).capitalize(),
            partial(pick, one),
            icon=f"data-{one.replace('_', '-')}" if one in DATA_TYPES else SPECIAL_ICONS[one],
            selected=one == kind,
        )
        for one in kinds
    ]
    body: list[ft.Control] = [Steps(stage, 1), _head(stage, action, paying)]
    if mine.on_start:
        body.append(Caution(skin, skin.say("emergence-activate-on-start")))
    else:
        body += [
            Strong(skin, skin.say("emergence-which-tile"), 18),
            ft.Row(list(chips), wrap=True, spacing=8, run_spacing=8),
        ]
    label, made = reading.action_word(skin, action), _none()
    if kind in DATA_TYPES and action == "activate":
        word = skin.say("emergence-how-many")
        most = getattr(view.board.data, kind)
        body.append(
            ft.Row(
                [Body(skin, word, expand=True), Stepper(skin, min(blocks, most), 1, most, set_blocks, word)]
            )
        )
        label, made = skin.say("emergence-activate-data", n=blocks), Activate(tile=kind, blocks=blocks)
        if view.board.total == blocks:
            body.append(Caution(skin, skin.say("emergence-activate-last")))
    elif kind in DATA_TYPES:
        data = cast("DataType", kind)
        label = skin.say("emergence-replenish-button", data=reading.data_word(skin, data))
        made = Replenish(tile=data)
    elif kind is not None:
        label, made = skin.say(f"emergence-activate-{kind}"), Activate(tile=kind)
        body.append(Note(skin, skin.say(f"emergence-activate-on-{kind}"), SPECIAL_ICONS[kind]))
    elif not mine.on_start:
        body.append(WhyNot(skin, skin.say("emergence-pick-tile")))
    return Page(stage, body=body, actions=_foot(stage, label, made, paying, back))


def _none() -> Made | None:
    return None


def TileActionScreen(
    stage: Stage, action: TileAction, *, paying: bool = False, back: Callable[[], None] | None = None
) -> ft.Control:
    """The right screen for a tile action in this mode."""
    if action == "boost":
        return BoostAgent(stage, paying, back)
    if reading.game(stage).mode == "attested":
        return SayWhatTile(stage, action, paying, back)
    return ActivateTile(stage, paying, back) if action == "activate" else ReplenishTile(stage, paying, back)
