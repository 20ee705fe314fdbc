"""Tokens turn: which enemy does each show, and where do its miniatures stand? (SW-19)"""

from __future__ import annotations

from typing import cast

import flet as ft

from companion.games.singularity.actions.board import PlaceEnemies
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import Note, RedButton, token_icon
from companion.ui.games.singularity.phone.enemy_entry import EnemyEntry
from companion.ui.games.singularity.phone.landing import MOST, Counts, LandingMap, landings
from companion.ui.games.singularity.phone.page import Choices, Page
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.stage import Stage


@component
def Encounter(stage: Stage) -> ft.Control:
    """Token by token; anybody may tell the app what stands on the board."""
    view, skin = reading.game(stage), stage.skin
    scene = view.encounter
    picked, set_picked = ft.use_state("")
    said, set_said = ft.use_state("")
    counts, set_counts = ft.use_state(cast("Counts", {}))
    typing, set_typing = ft.use_state(False)
    if scene is None or not scene.tokens:
        return ft.Container()
    if typing:
        return EnemyEntry(stage, lambda: set_typing(False))
    token = next((one for one in scene.tokens if one.place == picked), scene.tokens[0])
    enemy = token.enemy or said
    card = reading.enemy(view, enemy)

    def choose(place: str) -> None:
        set_picked(place)
        set_counts({})
        set_said("")

    def place_them() -> None:
        stage.send(
            PlaceEnemies(token=token.place, enemy=None if token.enemy else enemy, places=landings(counts))
        )
        choose("")

    body: list[ft.Control] = []
    if len(scene.tokens) > 1:
        options = [(one.place, reading.space_name(view, one.place)) for one in scene.tokens]
        icons = {one.place: token_icon(one.kind) for one in scene.tokens}
        body.append(
            Choices(
                skin, skin.say("singularity-phone-token-which"), options, token.place, choose, icons=icons
            )
        )
    if token.enemy is None:
        known = [one for one in view.enemies if one.kind == token.kind] or list(view.enemies)
        body.append(
            Choices(
                skin,
                skin.say("singularity-phone-token-shows"),
                [(one.id, one.name) for one in known],
                said,
                set_said,
                icons={one.id: reading.icon_of(view, one.id) for one in known},
            )
        )
        if card is None:
            new = skin.say("singularity-phone-enemy-new")
            body.append(
                ft.Row([OutlineButton(skin, new, lambda: set_typing(True), icon="plus-thin", expand=True)])
            )
    if card is not None and card.setup:
        body.append(Note(skin, skin.say("singularity-phone-card-setup", text=card.setup), "sw-card"))
    body.append(
        LandingMap(
            stage,
            enemy,
            counts,
            set_counts,
            spaces=frozenset(scene.spaces),
            most=MOST if card else 0,
            chosen=frozenset({token.place}),
        )
    )
    total = sum(counts.values())
    words = (
        skin.say("singularity-phone-place-button", n=total, enemy=reading.enemy_name(view, enemy, total))
        if total
        else skin.say("singularity-phone-place-pick" if card else "singularity-phone-place-which")
    )
    return Page(
        stage,
        title=skin.say("singularity-phone-encounter-title", area=scene.area_name or scene.area),
        subtitle=skin.say(
            "singularity-phone-encounter-line", who=reading.you_or(stage, scene.seat), n=len(scene.tokens)
        ),
        body=body,
        actions=[RedButton(skin, words, place_them, icon="check", why="" if total else words)],
    )
