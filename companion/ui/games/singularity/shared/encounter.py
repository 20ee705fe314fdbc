"""Tokens of an area turn, and their enemies are placed inside it (SW-19)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import cast

import flet as ft

from companion.games.singularity.actions.board import PlaceEnemies
from companion.games.singularity.views.board import EncounterView, TokenView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import Caption, Panel, PillMark, enemy_icon, tones
from companion.ui.games.singularity.shared import landing
from companion.ui.games.singularity.shared.doing import Do, Doing, use_doing
from companion.ui.games.singularity.shared.mapscene import Beside, Board
from companion.ui.games.singularity.shared.page import (
    GoButton,
    Sentence,
    SharedPage,
    act,
    issue_title,
    look,
    may_act,
    spot,
    subtitle,
)
from companion.ui.games.singularity.shared.tracks import TrackBox
from companion.ui.kit.buttons import Chip, OutlineButton
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.text import Body, Strong
from companion.ui.stage import Stage

_STRETCH = ft.CrossAxisAlignment.STRETCH
Half = tuple[str, str, Mapping[str, int]]
"""Half-made: the token's space, the enemy, how many where."""


@component
def Encounter(stage: Stage) -> ft.Control:
    """One token after the other: which enemy it shows, then a tap on the board for each miniature."""
    view, skin = reading.game(stage), look(stage)
    half, set_half = ft.use_state(cast("Half", ("", "", {})))
    doing, do = use_doing(stage)
    found = view.encounter
    if found is None or view.map is None or not found.tokens:
        return ft.Container()
    if doing:
        return Doing(stage, doing, do)
    token = next((one for one in found.tokens if one.place == half[0]), found.tokens[0])
    chosen, counts = (half[1], half[2]) if half[0] == token.place else ("", {})
    enemy = token.enemy or chosen
    may = may_act(stage)
    pills = tuple(PillMark(place, reading.icon_of(view, enemy), count) for place, count in counts.items())
    marks = reading.marks(stage, lit=frozenset(found.spaces), chosen=frozenset({token.place}), pills=pills)

    def tap(place: str) -> None:
        if enemy and place in found.spaces:
            set_half(
                lambda now: (
                    token.place,
                    enemy,
                    landing.put(now[2] if now[:2] == (token.place, enemy) else {}, place),
                )
            )

    board = Board(stage, view.map, marks, on_tap=tap if may else None)
    right = [TrackBox(stage), Tokens(stage, found, token, lambda place: set_half((place, "", {})))]
    if may:
        right.append(
            Placing(stage, token, enemy, counts, lambda card, where: set_half((token.place, card, where)), do)
        )
    foot: list[ft.Control] = [Sentence(skin, _words(stage, found, enemy), "sw-token")]
    if may:
        foot.append(_go(stage, token, enemy, counts, lambda: set_half(("", "", {}))))
    return SharedPage(
        stage, issue_title(stage), Beside(stage, board, right), detail=subtitle(stage, view), foot=foot
    )


def _words(stage: Stage, found: EncounterView, enemy: str) -> str:
    if not enemy:
        name = reading.name(stage, found.seat)
        area = found.area_name or found.area
        return stage.say("singularity-shared-encounter", name=name, area=area, n=len(found.tokens))
    return stage.say("singularity-shared-place", enemy=reading.enemy_name(reading.game(stage), enemy, 2))


def _go(stage: Stage, token: TokenView, enemy: str, counts: Mapping[str, int], forget: Tap) -> ft.Control:
    skin = look(stage)
    if not enemy:
        return GoButton(skin, stage.say("singularity-shared-place-which"), None)
    total = sum(counts.values())

    def send() -> None:
        act(
            stage,
            PlaceEnemies(
                token=token.place, enemy=None if token.enemy else enemy, places=landing.landings(counts)
            ),
        )
        forget()

    return GoButton(skin, stage.say("singularity-shared-place-go", n=total), send)


def Tokens(stage: Stage, found: EncounterView, now: TokenView, choose: Callable[[str], None]) -> ft.Control:
    """The tokens of this area, the one that is placed now marked."""
    view, skin = reading.game(stage), look(stage)
    rows: list[ft.Control] = [Caption(skin, stage.say("singularity-shared-tokens"), found.area_name)]
    for token in found.tokens:
        shown = (
            reading.enemy_name(view, token.enemy)
            if token.enemy
            else stage.say(f"singularity-token-{token.kind}")
        )
        where = spot(token.place)
        words = stage.say("singularity-shared-token", what=shown, where=where)
        is_now = token.place == now.place
        tap = partial(choose, token.place) if may_act(stage) else None
        rows.append(Chip(skin, words, tap, icon="sw-token", selected=is_now, colour=tones(skin).red))
    return Panel(skin, ft.Column(rows, spacing=skin.px(8), tight=True, horizontal_alignment=_STRETCH))


def Placing(
    stage: Stage,
    token: TokenView,
    enemy: str,
    counts: Mapping[str, int],
    change: Callable[[str, Mapping[str, int]], None],
    do: Do,
) -> ft.Control:
    """Which enemy the token shows, its setup as printed, and what stands where so far."""
    view, skin = reading.game(stage), look(stage)
    rows: list[ft.Control] = []
    if token.enemy is None:
        rows.append(Caption(skin, stage.say("singularity-shared-shows")))
        chips = [
            Chip(
                skin,
                card.name,
                partial(change, card.id, {}),
                icon=enemy_icon(card.icon),
                selected=card.id == enemy,
                colour=tones(skin).red,
            )
            for card in view.enemies
            if card.kind == token.kind or card.id == enemy
        ]
        new = stage.say("singularity-phone-enemy-new")
        chips.append(Chip(skin, new, partial(do, "add_enemy"), icon="plus-thin"))
        rows.append(ft.Row(list(chips), wrap=True, spacing=skin.px(8), run_spacing=skin.px(8)))
    card = reading.enemy(view, enemy)
    if card is not None and card.setup:
        rows += [Caption(skin, stage.say("singularity-shared-printed")), Body(skin, card.setup)]
    for place, count in counts.items():
        less = partial(change, enemy, landing.taken(counts, place))
        where = spot(place)
        rows.append(
            ft.Row(
                [
                    Strong(skin, stage.say("singularity-shared-on", n=count, where=where), 16, expand=True),
                    OutlineButton(skin, stage.say("singularity-shared-one-less"), less, icon="minus"),
                ],
                spacing=skin.px(8),
            )
        )
    return Panel(skin, ft.Column(rows, spacing=skin.px(8), tight=True, horizontal_alignment=_STRETCH))
