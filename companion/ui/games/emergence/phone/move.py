"""Move one tile: the first step of a turn (EM-16..19)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.emergence.actions import Move, Moved, Stay
from companion.net.link import Refused
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.around import TileList, TilesAround
from companion.ui.games.emergence.phone.steps import ChoiceStrip, TurnSteps
from companion.ui.games.emergence.reading import Near
from companion.ui.kit.boxes import InRow, Panel
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import Choose, component, part, steady
from companion.ui.kit.icon import Icon
from companion.ui.kit.notices import Toast
from companion.ui.kit.pages import Question, SeatPage
from companion.ui.kit.picking import Toggle
from companion.ui.kit.sending import Send, SendQuietly
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body
from companion.ui.stage import Stage


def why_closed(skin: Skin, tiles: tuple[Near, ...], name: str) -> tuple[str, str]:
    """Why a tile is closed, and what to pick instead: a headline and a sentence."""
    why = next((near.why for near in tiles if near.tile.id == name), "")
    others = skin.language.listed(tuple(near.tile.id for near in tiles if near.is_open))
    instead = skin.say("emergence-tile-pick-other", tiles=others) if others else ""
    return skin.say("emergence-tile-title-closed", tile=name), f"{why} {instead}".strip()


@component
def WhereTo(stage: Stage) -> ft.Control:
    """City mode: tap a tile on the map or in the list; with every neighbour closed, stay (EM-19)."""
    view, skin, colour = reading.game(stage), stage.skin, reading.my_colour(stage)
    picked, pick = ft.use_state("")
    closed, refuse = ft.use_state("")
    shape, set_shape = ft.use_state("list" if skin.large_text else "map")

    def choose(name: str) -> None:
        pick(name)
        refuse("")

    chose, refused = steady(choose), steady(refuse)
    here = reading.tile(view, reading.mine(stage).tile)
    tiles = reading.neighbours(stage, here) if here is not None else ()
    may_stay, can_move = reading.may(view, "stay"), bool(view.my_moves)
    name = "none-line" if not can_move else "may" if may_stay else "must"
    title = skin.say("emergence-move-title" if can_move else "emergence-move-none-title")
    head: ft.Control = Question(skin, title, skin.say(f"emergence-move-{name}"))
    if can_move:
        head = InRow(skin, ft.Container(head, expand=True), _shapes(skin, shape, set_shape))
    body: list[ft.Control] = [TurnSteps(skin, 0, colour), head]
    mark = stage.me.colour if stage.me else ""
    if here is not None and can_move and shape == "map":
        is_hex = view.board.is_hex
        body.append(TilesAround(skin, here, tiles, is_hex, mark, picked, chose, refused))
    elif here is not None:
        body.append(TileList(skin, tiles, mark, picked, chose if can_move else None))
    notes, actions = list[ft.Control](), list[ft.Control]()
    if closed:
        actions.append(Toast(skin, Refused(*why_closed(skin, tiles, closed), ()), lambda: refuse("")))
    elif can_move and not skin.is_small:
        notes.append(ChoiceStrip(skin, reading.operatives(stage, in_order=True)))
    stay = skin.say("emergence-move-stay")
    if not can_move:
        actions.append(Send(skin, stay, stage.send, Stay(), colour))
    else:
        actions += [ft.Row([SendQuietly(skin, stay, stage.send, Stay())])] if may_stay else []
        label = skin.say("emergence-move-button", tile=picked) if picked else skin.say("emergence-move-pick")
        actions.append(Send(skin, label, stage.send, Move(to=picked) if picked else None, colour, "arrow"))
    return SeatPage(stage, body=body, notes=notes, actions=actions)


def _shapes(skin: Skin, shape: str, set_shape: Choose) -> ft.Control:
    """The same tiles as a map or as a list."""
    other = "list" if shape == "map" else "map"
    icon = "list-check" if other == "list" else "map"
    return IconButton48(skin, icon, skin.say(f"emergence-move-{other}"), lambda: set_shape(other))


@part
def StartToggle(skin: Skin, is_on: bool, change: Callable[[bool], None]) -> ft.Control:
    """Attested mode: does my agent stand on the start tile now?"""
    words = skin.say("emergence-moved-start")
    row = [Icon(skin, "start-tile", 26), Body(skin, words, expand=True), Toggle(skin, is_on, change, words)]
    return Panel(skin, InRow(skin, *row, gap=12))


@component
def MovedOnTheBoard(stage: Stage) -> ft.Control:
    """Attested mode: the real board knows; the app asks only what it needs."""
    skin, colour = stage.skin, reading.my_colour(stage)
    on_start, set_start = ft.use_state(False)
    put = steady(set_start)
    body: list[ft.Control] = [
        TurnSteps(skin, 0, colour),
        Question(skin, skin.say("emergence-moved-title"), skin.say("emergence-moved-line")),
        ChoiceStrip(skin, reading.operatives(stage, in_order=True)),
    ]
    if not reading.mine(stage).on_start:
        body.append(StartToggle(skin, on_start, put))
    moved = Moved(on_start=on_start)
    return SeatPage(
        stage,
        body=body,
        actions=[
            ft.Row([SendQuietly(skin, skin.say("emergence-moved-not"), stage.send, Stay())]),
            Send(skin, skin.say("emergence-moved-button"), stage.send, moved, colour, "arrow"),
        ],
    )
