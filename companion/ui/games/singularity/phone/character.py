"""Which character do I play? One of the library's, or typed once from its card (SW-2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.singularity.actions.setup import TakeCharacter
from companion.games.singularity.packs.cards import Character
from companion.ui.games.singularity import collection, reading
from companion.ui.games.singularity.draw import Panel, RedButton, Spaced
from companion.ui.games.singularity.phone.enemy_entry import id_of
from companion.ui.games.singularity.phone.page import NumberRow, Page
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.field import Field
from companion.ui.kit.icon import Icon
from companion.ui.kit.text import Muted, SectionTitle, Strong
from companion.ui.stage import Stage


@component
def CharacterEntry(stage: Stage, known: tuple[Character, ...], close: Tap) -> ft.Control:
    """Tap one, or type name and ability."""
    view, skin = reading.game(stage), stage.skin
    name, set_name = ft.use_state("")
    ability, set_ability = ft.use_state("")
    deck, set_deck = ft.use_state(0)
    mine = reading.mine(stage).character
    taken = {one.character.id: one.seat for one in view.members if one.character}
    ours = collection.use_collected(stage)
    names = {one.name.casefold() for one in known}
    known = (*known, *(one for one in ours.characters if one.name.casefold() not in names))

    def take(character: Character | None) -> None:
        stage.send(TakeCharacter(character=character))
        close()

    body: list[ft.Control] = [_card(stage, one, taken.get(one.id), take) for one in known]
    if mine is not None:
        words = skin.say("singularity-phone-give-back", name=mine.name)
        body.append(ft.Row([OutlineButton(skin, words, partial(take, None), icon="undo", expand=True)]))
    body += [
        SectionTitle(skin, skin.say("singularity-phone-character-type")),
        Field(skin, skin.say("singularity-phone-character-name"), name, set_name, longest=40),
        Field(skin, skin.say("singularity-phone-character-ability"), ability, set_ability, longest=240),
        NumberRow(
            skin,
            skin.say("singularity-phone-character-deck"),
            deck,
            0,
            99,
            set_deck,
            detail=skin.say("singularity-phone-character-deck-line"),
        ),
    ]

    def typed() -> None:
        made = Character(
            id=id_of(name, set(taken)), name=name.strip(), ability=ability.strip(), deck=deck or None
        )
        take(made)
        collection.keep(stage, characters=(made,))

    return Page(
        stage,
        title=skin.say("singularity-phone-character-title"),
        subtitle=skin.say("singularity-phone-character-line"),
        body=body,
        actions=[
            RedButton(
                skin,
                skin.say("singularity-phone-character-button"),
                typed,
                icon="check",
                why="" if name.strip() else skin.say("singularity-phone-character-why"),
            )
        ],
        back=close,
    )


def _card(
    stage: Stage, character: Character, taken: str | None, take: Callable[[Character], None]
) -> ft.Control:
    skin = stage.skin
    is_mine = reading.is_me(stage, taken)
    words = (
        skin.say("singularity-phone-character-mine")
        if is_mine
        else skin.say("singularity-phone-character-taken", name=reading.name(stage, taken))
        if taken
        else character.ability
    )
    row = ft.Row(
        [
            Icon(skin, "check" if is_mine else "person", skin.px(24), skin.palette.muted),
            Spaced(
                skin, Strong(skin, character.name, 17), *([Muted(skin, words, 14)] if words else []), gap=2
            ),
        ],
        spacing=12,
    )
    row.controls[1].expand = True
    tap = partial(take, character) if not taken else None
    return Panel(skin, row, on_click=tap, label=f"{character.name}. {words}", selected=is_mine, padding=12)
