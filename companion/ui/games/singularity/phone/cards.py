"""Cards the app need not know, discards, draws, tokens turned early, caches (SW-9, SW-14, SW-32..35)."""

from __future__ import annotations

from typing import cast

import flet as ft

from companion.games.singularity.actions.board import OpenCache
from companion.games.singularity.actions.turn import Discard, Draw, Play, Recon, TurnToken
from companion.games.singularity.words import Purpose
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.desk import collection
from companion.ui.games.singularity.phone.entry import NO_CARDS, UpgradeEntry
from companion.ui.kit.boxes import Note
from companion.ui.kit.buttons import ReasonButton
from companion.ui.kit.drawing import Tap, component, steady, use_kept
from companion.ui.kit.field import Field
from companion.ui.kit.numbers import NumberRow
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.picking import Chips
from companion.ui.reading import offered
from companion.ui.stage import Stage

PURPOSES: tuple[Purpose, ...] = ("draw", "ability", "other")


@component
def PlayCard(stage: Stage, close: Tap) -> ft.Control:
    """A card whose effect is done on the board."""
    skin = stage.skin
    name, set_name = ft.use_state("")

    def play() -> None:
        stage.send(Play(card=name.strip()))
        close()

    return SeatPage(
        stage,
        asks="singularity-phone-play",
        body=[Field(skin, skin.say("singularity-phone-card-name"), name, set_name, longest=40)],
        actions=[ReasonButton(skin, skin.say("singularity-phone-play-button"), steady(play), "sw-card")],
        back=close,
    )


@component
def DiscardCard(stage: Stage, close: Tap) -> ft.Control:
    """One card away: for what? (SW-14)"""
    skin, character = stage.skin, reading.mine(stage).character
    purpose, set_purpose = use_kept("draw")
    note, set_note = ft.use_state("")

    def discard() -> None:
        stage.send(Discard(purpose=cast("Purpose", purpose), note=note.strip()))
        close()

    options = tuple((one, skin.say(f"singularity-phone-discard-{one}"), "") for one in PURPOSES)
    body: list[ft.Control] = [Chips(skin, "", options, purpose, set_purpose)]
    if purpose == "ability" and character and character.ability:
        body.append(Note(skin, character.ability, "sw-card"))
    if purpose != "draw":
        body.append(Field(skin, skin.say("singularity-phone-note"), note, set_note, longest=120))
    words = skin.say(f"singularity-phone-discard-button-{purpose}")
    return SeatPage(
        stage,
        asks="singularity-phone-discard",
        body=body,
        actions=[ReasonButton(skin, words, steady(discard), "sw-card")],
        back=close,
    )


@component
def DrawCards(stage: Stage, close: Tap) -> ft.Control:
    """An effect lets me draw."""
    skin = stage.skin
    count, set_count = use_kept(1)

    def draw() -> None:
        stage.send(Draw(cards=count))
        close()

    words = skin.say("singularity-phone-draw-button", n=count)
    return SeatPage(
        stage,
        asks="singularity-phone-draw",
        body=[NumberRow(skin, skin.say("singularity-phone-cards"), count, 1, 20, set_count)],
        actions=[ReasonButton(skin, words, steady(draw), "sw-card")],
        back=close,
    )


@component
def ReconCards(stage: Stage, close: Tap) -> ft.Control:
    """Upgrade cards turned face up early."""
    skin = stage.skin
    cards, set_cards = use_kept(NO_CARDS)
    ours = collection.use_collected(stage)
    keep = steady(lambda card: collection.keep(stage, upgrades=(card,)))

    def send() -> None:
        stage.send(Recon(cards=cards))
        close()

    words = skin.say("singularity-phone-recon-button", n=len(cards))
    known = collection.known_upgrades(reading.game(stage).upgrades, ours)
    return SeatPage(
        stage,
        asks="singularity-phone-recon",
        body=[UpgradeEntry(skin, 12, set_cards, cards, known, keep)],
        actions=[ReasonButton(skin, words, steady(send), "spy", "" if cards else words)],
        back=close,
    )


@component
def TurnTokenEarly(stage: Stage, close: Tap) -> ft.Control:
    """A token is turned; its enemies wait until somebody enters (SW-35)."""
    view, skin, known = reading.game(stage), stage.skin, reading.cast(stage)
    tokens = offered(view, "turn_token", "token")
    enemies = offered(view, "turn_token", "enemy")
    token, set_token = use_kept(tokens[0] if tokens else "")
    enemy, set_enemy = use_kept("")

    def turn() -> None:
        stage.send(TurnToken(token=token, enemy=enemy or None))
        close()

    places = tuple((place, known.space(place), "") for place in tokens)
    body = [Chips(skin, skin.say("singularity-phone-token-which"), places, token, set_token)]
    if enemies:
        faces = tuple((one, known.enemy_name(one), known.icon_of(one)) for one in enemies)
        body.append(Chips(skin, skin.say("singularity-phone-token-shows"), faces, enemy, set_enemy))
    words = skin.say("singularity-phone-token-button")
    why = skin.say("singularity-phone-token-why") if enemies and not enemy else ""
    return SeatPage(
        stage,
        asks="singularity-phone-token",
        body=body,
        actions=[ReasonButton(skin, words, steady(turn), "sw-token", why)],
        back=close,
    )


@component
def OpenACache(stage: Stage, close: Tap) -> ft.Control:
    """A member stands in a cache that has not been opened (SW-33)."""
    view, skin, known = reading.game(stage), stage.skin, reading.cast(stage)
    places = offered(view, "open_cache", "place")
    place, set_place = use_kept(places[0] if places else "")

    def send() -> None:
        stage.send(OpenCache(place=place.strip()))
        close()

    options = tuple((one, known.space(one), "") for one in places)
    where: ft.Control = (
        Chips(skin, "", options, place, set_place)
        if places
        else Field(skin, skin.say("singularity-phone-place-name"), place, set_place, longest=24)
    )
    words = skin.say("singularity-phone-open-cache-button")
    why = "" if place.strip() else skin.say("singularity-phone-open-cache-why")
    return SeatPage(
        stage,
        asks="singularity-phone-open-cache",
        body=[where],
        actions=[ReasonButton(skin, words, steady(send), "sw-cache", why)],
        back=close,
    )
