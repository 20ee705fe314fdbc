"""Which character do I play? One of the library's, or typed once from its card (SW-2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.singularity.actions.setup import TakeCharacter
from companion.games.singularity.packs.cards import Character
from companion.ui.forms.drafts import check
from companion.ui.forms.form import use_draft
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.desk import collection
from companion.ui.games.singularity.desk.cards import CHARACTER, CardFields
from companion.ui.games.singularity.desk.documents import card_id
from companion.ui.kit.boxes import Line, Panel
from companion.ui.kit.buttons import ReasonButton, WideButton
from companion.ui.kit.drawing import Tap, component, part, steady
from companion.ui.kit.icon import Icon
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import SectionTitle
from companion.ui.stage import Stage


@component
def CharacterEntry(stage: Stage, close: Tap) -> ft.Control:
    """Tap one, or type name and ability."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    draft, put = use_draft(CHARACTER.fields)
    ours = collection.use_collected(stage)
    mine = reading.mine(stage).character
    taken = {one.character.id: one.seat for one in view.members if one.character}
    listed = view.setup.characters if view.setup else ()
    names = {one.name.casefold() for one in listed}
    known = (*listed, *(one for one in ours.characters if one.name.casefold() not in names))

    def take(character: Character | None) -> None:
        stage.send(TakeCharacter(character=character))
        close()

    word = card_id(str(draft["name"]), taken)
    made = check(Character, CHARACTER.fields, draft, skin.language, rest={"id": word})

    def typed() -> None:
        if made.value is not None:
            take(made.value)
            collection.keep(stage, characters=(made.value,))

    takes, types = steady(take), steady(typed)
    body: list[ft.Control] = []
    for one in known:
        seat = taken.get(one.id)
        by = "" if seat is None or cast.is_me(seat) else cast.name(seat)
        body.append(CharacterCard.keyed(one.id)(skin, one, by, cast.is_me(seat), takes))
    if mine is not None:
        words = skin.say("singularity-phone-give-back", name=mine.name)
        body.append(WideButton(skin, words, partial(take, None), icon="undo"))
    body += [
        SectionTitle(skin, skin.say("singularity-phone-character-type")),
        CardFields(skin, CHARACTER, draft, put, "character", made.faults),
    ]
    why = skin.say("singularity-phone-character-why") if made.lacks else ""
    return SeatPage(
        stage,
        asks="singularity-phone-character",
        body=body,
        actions=[ReasonButton(skin, skin.say("singularity-phone-character-button"), types, "check", why)],
        back=close,
    )


@part
def CharacterCard(
    skin: Skin, character: Character, taken_by: str, is_mine: bool, take: Callable[[Character], None]
) -> ft.Control:
    """One to tap, or whose it is."""
    words = (
        skin.say("singularity-phone-character-mine")
        if is_mine
        else skin.say("singularity-phone-character-taken", name=taken_by)
        if taken_by
        else character.ability
    )
    sign = Icon(skin, "check" if is_mine else "person", skin.px(24), skin.palette.muted)
    tap = None if taken_by or is_mine else partial(take, character)
    return Panel(
        skin,
        Line(skin, character.name, words, lead=sign),
        on_click=tap,
        label=f"{character.name}. {words}",
        selected=is_mine,
        padding=12,
    )
