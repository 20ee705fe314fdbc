"""Cards the app need not know, discards, draws, tokens turned early, caches (SW-9, SW-14, SW-32..35)."""

from __future__ import annotations

from typing import cast

import flet as ft

from companion.games.singularity.actions.board import OpenCache
from companion.games.singularity.actions.turn import Discard, Draw, Play, Recon, TurnToken
from companion.games.singularity.words import Purpose
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import Note, RedButton
from companion.ui.games.singularity.phone.entry import CardEntry, Cards
from companion.ui.games.singularity.phone.page import Choices, NumberRow, Page
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.field import Field
from companion.ui.stage import Stage

PURPOSES: tuple[Purpose, ...] = ("draw", "ability", "other")


@component
def PlayCard(stage: Stage, close: Tap) -> ft.Control:
    """A card whose effect is done on the board."""
    name, set_name = ft.use_state("")

    def play() -> None:
        stage.send(Play(card=name.strip()))
        close()

    return Page(
        stage,
        title=stage.say("singularity-phone-play-title"),
        subtitle=stage.say("singularity-phone-play-line"),
        body=[Field(stage.skin, stage.say("singularity-phone-card-name"), name, set_name, longest=40)],
        actions=[RedButton(stage.skin, stage.say("singularity-phone-play-button"), play, icon="sw-card")],
        back=close,
    )


@component
def DiscardCard(stage: Stage, close: Tap) -> ft.Control:
    """One card away: for what? (SW-14)"""
    skin = stage.skin
    purpose, set_purpose = ft.use_state("draw")
    note, set_note = ft.use_state("")
    character = reading.mine(stage).character
    body: list[ft.Control] = [
        Choices(
            skin,
            "",
            [(one, skin.say(f"singularity-phone-discard-{one}")) for one in PURPOSES],
            purpose,
            set_purpose,
        )
    ]
    if purpose == "ability" and character and character.ability:
        body.append(Note(skin, character.ability, "sw-card"))
    if purpose != "draw":
        body.append(Field(skin, skin.say("singularity-phone-note"), note, set_note, longest=120))

    def discard() -> None:
        stage.send(Discard(purpose=cast("Purpose", purpose), note=note.strip()))
        close()

    return Page(
        stage,
        title=skin.say("singularity-phone-discard-title"),
        subtitle=skin.say("singularity-phone-discard-line"),
        body=body,
        actions=[
            RedButton(skin, skin.say(f"singularity-phone-discard-button-{purpose}"), discard, icon="sw-card")
        ],
        back=close,
    )


@component
def DrawCards(stage: Stage, close: Tap) -> ft.Control:
    """An effect lets me draw."""
    count, set_count = ft.use_state(1)

    def draw() -> None:
        stage.send(Draw(cards=count))
        close()

    return Page(
        stage,
        title=stage.say("singularity-phone-draw-title"),
        subtitle=stage.say("singularity-phone-draw-line"),
        body=[NumberRow(stage.skin, stage.say("singularity-phone-cards"), count, 1, 20, set_count)],
        actions=[
            RedButton(stage.skin, stage.say("singularity-phone-draw-button", n=count), draw, icon="sw-card")
        ],
        back=close,
    )


@component
def ReconCards(stage: Stage, close: Tap) -> ft.Control:
    """Upgrade cards turned face up early."""
    cards, set_cards = ft.use_state(cast("Cards", ()))

    def send() -> None:
        stage.send(Recon(cards=cards))
        close()

    words = stage.say("singularity-phone-recon-button", n=len(cards))
    return Page(
        stage,
        title=stage.say("singularity-phone-recon-title"),
        subtitle=stage.say("singularity-phone-recon-line"),
        body=[CardEntry(stage, cards, set_cards, 12)],
        actions=[RedButton(stage.skin, words, send, icon="spy", why="" if cards else words)],
        back=close,
    )


@component
def TurnTokenEarly(stage: Stage, close: Tap) -> ft.Control:
    """A token is turned; its enemies wait until somebody enters (SW-35)."""
    view, skin = reading.game(stage), stage.skin
    choice = next((one for one in view.choices if one.do == "turn_token"), None)
    tokens = tuple(map(str, choice.one_of.get("token", ()))) if choice else ()
    enemies = tuple(map(str, choice.one_of.get("enemy", ()))) if choice else ()
    token, set_token = ft.use_state(tokens[0] if tokens else "")
    enemy, set_enemy = ft.use_state("")

    def turn() -> None:
        stage.send(TurnToken(token=token, enemy=enemy or None))
        close()

    body: list[ft.Control] = [
        Choices(
            skin,
            skin.say("singularity-phone-token-which"),
            [(place, reading.space_name(view, place)) for place in tokens],
            token,
            set_token,
        )
    ]
    if enemies:
        options = [(one, reading.enemy_name(view, one)) for one in enemies]
        icons = {one: reading.icon_of(view, one) for one in enemies}
        body.append(
            Choices(skin, skin.say("singularity-phone-token-shows"), options, enemy, set_enemy, icons=icons)
        )
    return Page(
        stage,
        title=skin.say("singularity-phone-token-title"),
        subtitle=skin.say("singularity-phone-token-line"),
        body=body,
        actions=[
            RedButton(
                skin,
                skin.say("singularity-phone-token-button"),
                turn,
                icon="sw-token",
                why=skin.say("singularity-phone-token-why") if enemies and not enemy else "",
            )
        ],
        back=close,
    )


@component
def OpenACache(stage: Stage, close: Tap) -> ft.Control:
    """A member stands in a cache that has not been opened (SW-33)."""
    view, skin = reading.game(stage), stage.skin
    choice = next((one for one in view.choices if one.do == "open_cache"), None)
    places = tuple(map(str, choice.one_of.get("place", ()))) if choice else ()
    place, set_place = ft.use_state(places[0] if places else "")

    def send() -> None:
        stage.send(OpenCache(place=place.strip()))
        close()

    body: ft.Control = (
        Choices(skin, "", [(one, reading.space_name(view, one)) for one in places], place, set_place)
        if places
        else Field(skin, skin.say("singularity-phone-place-name"), place, set_place, longest=24)
    )
    return Page(
        stage,
        title=skin.say("singularity-phone-open-cache-title"),
        subtitle=skin.say("singularity-phone-open-cache-line"),
        body=[body],
        actions=[
            RedButton(
                skin,
                skin.say("singularity-phone-open-cache-button"),
                send,
                icon="sw-cache",
                why="" if place.strip() else skin.say("singularity-phone-open-cache-why"),
            )
        ],
        back=close,
    )
