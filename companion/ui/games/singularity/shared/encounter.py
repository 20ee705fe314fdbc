"""Tokens of an area turn, and their enemies are placed inside it (SW-19)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.games.singularity.actions.board import PlaceEnemies
from companion.games.singularity.views.board import EncounterView, TokenView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.scene import scene_of
from companion.ui.games.singularity.draw.signs import enemy_icon
from companion.ui.games.singularity.phone.counting import (
    NOWHERE,
    Counts,
    landings,
    one_less,
    one_more,
    total_of,
)
from companion.ui.games.singularity.phone.landing import pills
from companion.ui.games.singularity.reading import Cast
from companion.ui.games.singularity.shared.doing import DoingScreen, use_doing
from companion.ui.games.singularity.shared.mapscene import BoardBeside, TableMap
from companion.ui.games.singularity.shared.page import IssuePage, head_of, use_word
from companion.ui.games.singularity.shared.tracks import TrackBox
from companion.ui.kit.boxes import Caption, InRow, Panel, Spaced, Wrapped
from companion.ui.kit.buttons import Chip, OutlineButton
from companion.ui.kit.drawing import Choose, component, part, steady, use_kept
from companion.ui.kit.shared import FootButton, Sentence
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Strong
from companion.ui.stage import Stage

Half = tuple[str, str, Counts]
"""Half-made: the token's space, the enemy, how many where."""
NOTHING: Final[Half] = ("", "", NOWHERE)


@component
def EncounterScene(stage: Stage) -> ft.Control:
    """One token after the other: which enemy it shows, then a tap on the board for each miniature."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    half, set_half = use_kept(NOTHING)
    doing, do = use_doing(stage)
    say = use_word(stage)
    met = view.encounter
    tokens = met.tokens if met else ()
    token = next((one for one in tokens if one.place == half[0]), tokens[0] if tokens else None)
    place = token.place if token else ""
    shown, counts = half[1:] if half[0] == place else ("", NOWHERE)
    enemy = (token.enemy if token else "") or shown

    def tap(space: str) -> None:
        if met and enemy and space in met.spaces:
            set_half(
                lambda now: (
                    place,
                    enemy,
                    one_more(now[2] if now[:2] == (place, enemy) else NOWHERE, space),
                )
            )

    def go() -> None:
        if token is not None and say is not None:
            told = None if token.enemy else enemy
            say(PlaceEnemies(token=place, enemy=told, places=landings(counts)))
            set_half(NOTHING)

    taps, choose = steady(tap), steady(lambda space: set_half((space, "", NOWHERE)))
    change = steady(lambda card, where: set_half((place, card, where)))
    scene = scene_of(skin, view, cast, has_taps=say is not None)
    if met is None or token is None or scene is None:
        return ft.Container()
    if doing:
        return DoingScreen(stage, doing, do)
    marked = scene.marked(
        lit=frozenset(met.spaces), chosen=frozenset({place}), pills=pills(cast, enemy, counts)
    )
    right = [
        TrackBox(skin, reading.dial(skin, view)),
        TokenBox(skin, cast, met, place, choose if say else None),
        *([PlacingBox(skin, cast, token, enemy, counts, change, do)] if say else []),
    ]
    foot: list[ft.Control] = [Sentence(skin, met_words(skin, cast, met, enemy), "sw-token")]
    if say is not None:
        words = (
            skin.say("singularity-shared-place-go", n=total_of(counts))
            if enemy
            else skin.say("singularity-shared-place-which")
        )
        foot.append(FootButton(skin, words, go if enemy else None, icon="check", width=300))
    body = BoardBeside(skin, TableMap(skin, marked, taps if say else None), right)
    return IssuePage(skin, stage.tools, head_of(stage), body, foot=foot)


def met_words(skin: Skin, cast: Cast, met: EncounterView, enemy: str) -> str:
    """What happens, and then what is to be placed."""
    if enemy:
        return skin.say("singularity-shared-place", enemy=cast.enemy_name(enemy, 2))
    area = met.area_name or met.area
    return skin.say("singularity-shared-encounter", name=cast.name(met.seat), area=area, n=len(met.tokens))


@part
def TokenBox(skin: Skin, cast: Cast, met: EncounterView, now: str, choose: Choose | None) -> ft.Control:
    """The tokens of this area, the one that is placed now marked."""
    rows: list[ft.Control] = [Caption(skin, skin.say("singularity-shared-tokens"), met.area_name)]
    for token in met.tokens:
        what = cast.enemy_name(token.enemy) if token.enemy else skin.say(f"singularity-token-{token.kind}")
        words = skin.say("singularity-shared-token", what=what, where=token.place)
        tap = partial(choose, token.place) if choose else None
        is_now = token.place == now
        rows.append(Chip(skin, words, tap, icon="sw-token", selected=is_now, colour=tones(skin).red))
    return Panel(skin, Spaced(skin, *rows, gap=8))


@part
def PlacingBox(
    skin: Skin,
    cast: Cast,
    token: TokenView,
    enemy: str,
    counts: Counts,
    change: Callable[[str, Counts], None],
    do: Choose,
) -> ft.Control:
    """Which enemy the token shows, its setup as printed, and what stands where so far."""
    rows: list[ft.Control] = []
    if token.enemy is None:
        rows.append(Caption(skin, skin.say("singularity-shared-shows")))
        chips = [
            Chip(
                skin,
                card.name,
                partial(change, card.id, NOWHERE),
                icon=enemy_icon(card.icon),
                selected=card.id == enemy,
                colour=tones(skin).red,
            )
            for card in cast.enemies
            if card.kind == token.kind or card.id == enemy
        ]
        new = skin.say("singularity-phone-enemy-new")
        chips.append(Chip(skin, new, partial(do, "add_enemy"), icon="plus-thin"))
        rows.append(Wrapped(skin, *chips))
    card = cast.enemy(enemy)
    if card is not None and card.setup:
        rows += [Caption(skin, skin.say("singularity-shared-printed")), Body(skin, card.setup)]
    less = skin.say("singularity-shared-one-less")
    rows += [
        InRow(
            skin,
            Strong(skin, skin.say("singularity-shared-on", n=count, where=place), 16, expand=True),
            OutlineButton(skin, less, partial(change, enemy, one_less(counts, place)), icon="minus"),
            gap=8,
        )
        for place, count in counts
    ]
    return Panel(skin, Spaced(skin, *rows, gap=8))
