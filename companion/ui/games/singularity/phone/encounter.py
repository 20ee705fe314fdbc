"""Tokens turn: which enemy does each show, and where do its miniatures stand? (SW-19)"""

from __future__ import annotations

import flet as ft

from companion.games.singularity.actions.board import PlaceEnemies
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.scene import scene_of
from companion.ui.games.singularity.draw.signs import token_icon
from companion.ui.games.singularity.phone.counting import MOST, NOWHERE, landings, total_of
from companion.ui.games.singularity.phone.enemy_entry import EnemyEntry
from companion.ui.games.singularity.phone.landing import LandingMap, places_known
from companion.ui.kit.boxes import Note
from companion.ui.kit.buttons import ReasonButton, WideButton
from companion.ui.kit.drawing import component, steady, use_kept
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.picking import Chips
from companion.ui.stage import Stage


@component
def EncounterScreen(stage: Stage) -> ft.Control:
    """Token by token; anybody may tell the app what stands on the board."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    met = view.encounter
    picked, set_picked = ft.use_state("")
    shown, show = use_kept("")
    counts, set_counts = use_kept(NOWHERE)
    typing, set_typing = ft.use_state(False)
    tokens = met.tokens if met else ()
    token = next((one for one in tokens if one.place == picked), tokens[0] if tokens else None)
    enemy = (token.enemy if token else "") or shown
    card, total = cast.enemy(enemy), total_of(counts)

    def choose(place: str) -> None:
        set_picked(place)
        set_counts(())
        show("")

    def place_them() -> None:
        if token is not None:
            told = None if token.enemy else enemy
            stage.send(PlaceEnemies(token=token.place, enemy=told, places=landings(counts)))
            choose("")

    chosen, placed, typed = steady(choose), steady(place_them), steady(lambda: set_typing(False))
    if met is None or token is None:
        return ft.Container()
    if typing:
        return EnemyEntry(stage, typed)
    body: list[ft.Control] = []
    if len(tokens) > 1:
        options = tuple((one.place, cast.space(one.place), token_icon(one.kind)) for one in tokens)
        body.append(Chips(skin, skin.say("singularity-phone-token-which"), options, token.place, chosen))
    if token.enemy is None:
        cards = [one for one in view.enemies if one.kind == token.kind] or view.enemies
        faces = tuple((one.id, one.name, cast.icon_of(one.id)) for one in cards)
        body.append(Chips(skin, skin.say("singularity-phone-token-shows"), faces, shown, show))
        if card is None:
            new = skin.say("singularity-phone-enemy-new")
            body.append(WideButton(skin, new, lambda: set_typing(True), icon="plus-thin"))
    if card is not None and card.setup:
        body.append(Note(skin, skin.say("singularity-phone-card-setup", text=card.setup), "sw-card"))
    body.append(
        LandingMap(
            skin,
            scene_of(skin, view, cast, has_taps=True),
            cast,
            enemy,
            counts,
            set_counts,
            places=places_known(view),
            spaces=frozenset(met.spaces),
            most=MOST if card else 0,
            chosen=frozenset({token.place}),
        )
    )
    words = (
        skin.say("singularity-phone-place-button", n=total, enemy=cast.enemy_name(enemy, total))
        if total
        else skin.say("singularity-phone-place-pick" if card else "singularity-phone-place-which")
    )
    who = cast.you_or(skin, met.seat)
    return SeatPage(
        stage,
        title=skin.say("singularity-phone-encounter-title", area=met.area_name or met.area),
        subtitle=skin.say("singularity-phone-encounter-line", who=who, n=len(tokens)),
        body=body,
        actions=[ReasonButton(skin, words, placed, "check", "" if total else words)],
    )
