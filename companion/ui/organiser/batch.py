"""Many tables at once: a game, how many, for how many people, by which house rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import flet as ft

from companion.kernel.game import AnyGame
from companion.table.show import options_in_words
from companion.ui.forms.drafts import Draft
from companion.ui.forms.form import Form, changed
from companion.ui.front import Front
from companion.ui.kit.boxes import InRow, Spaced, Stacked, Wrapped
from companion.ui.kit.buttons import Chip, MainButton
from companion.ui.kit.drawing import component, steady
from companion.ui.kit.layout import Card
from companion.ui.kit.picking import Toggle
from companion.ui.kit.skin import Skin
from companion.ui.kit.steppers import StepRow
from companion.ui.kit.text import Heading, Muted, SectionTitle, Strong
from companion.ui.organiser.bars import ACCENT
from companion.ui.shell.options import RULES, rule_line, rules_of, told

MOST = 40

Open = Callable[[str, dict[str, Any], int, int, bool], Any]
"""Game, house rules, how many tables, people at each, whether all get the same cards."""


@component
def BatchSheet(skin: Skin, hall: Front, accents: dict[str, str], open_tables: Open) -> ft.Control:
    """What is opened, before it is."""
    game_id, set_game = ft.use_state(hall.games[0].card.id)
    count, set_count = ft.use_state(4)
    people, set_people = ft.use_state(4)
    alike, set_alike = ft.use_state(True)
    chosen: Draft
    chosen, set_chosen = ft.use_state(cast("Draft", {}))
    game = next(one for one in hall.games if one.card.id == game_id)
    low, high = game.card.seats
    expected = min(max(people, low), high)

    def pick(other: str) -> None:
        set_game(other)
        set_chosen({})

    def put(name: str, value: Any) -> None:
        set_chosen(lambda newest: changed(newest, name, value))

    covers = [
        Chip(
            skin,
            skin.say(f"{one.card.id}-cover") if skin.language.has(f"{one.card.id}-cover") else one.card.title,
            lambda other=one.card.id: pick(other),  # type: ignore[misc]
            selected=one.card.id == game_id,
            colour=accents.get(one.card.id, ""),
        )
        for one in hall.games
    ]
    return Spaced(
        skin,
        Heading(skin, skin.say("organiser-batch"), 24),
        Muted(skin, skin.say("organiser-batch", "text")),
        Wrapped(skin, *covers),
        Card(
            skin,
            Stacked(
                skin,
                StepRow(skin, skin.say("organiser-batch-count"), count, 1, MOST, set_count),
                StepRow(skin, skin.say("organiser-batch-people"), expected, max(low, 1), high, set_people),
                gap=6,
            ),
            padding=12,
        ),
        *([_Alike(skin, alike, set_alike)] if game.alike is not None else []),
        MainButton(
            skin,
            skin.say("organiser-batch-open", n=count),
            lambda: open_tables(game_id, dict(chosen), count, expected, alike and game.alike is not None),
            colour=ACCENT,
            icon="plus-thin",
        ),
        SectionTitle(skin, skin.say("organiser-batch-rules")),
        _Rules(skin, hall, game, chosen, steady(put)),
        gap=14,
    )


def _Alike(skin: Skin, is_on: bool, put: Callable[[bool], None]) -> ft.Control:
    """Whether the app deals the same to all of them."""
    said = skin.say("organiser-batch-alike")
    words = ft.Column(
        [Strong(skin, said, 16), Muted(skin, skin.say("organiser-batch-alike", "text"), 14)],
        spacing=3,
        tight=True,
        expand=True,
    )
    return Card(skin, InRow(skin, words, Toggle(skin, is_on, put, said), gap=12), padding=12)


def _Rules(
    skin: Skin, hall: Front, game: AnyGame, chosen: Draft, put: Callable[[str, Any], None]
) -> ft.Control:
    """The house rules of a game that stands at no table yet."""
    words, _ = options_in_words(game, {})
    lines = tuple(
        rule_line(
            skin.language,
            game.card.id,
            field,
            words.get(field.name, ""),
            hall.packs(game.card.id, field.name) if field.look == "pack" else (),
            is_own=field.name in chosen,
            may=True,
        )
        for field in rules_of(game.options)
    )
    draft = {
        line.field.name: chosen.get(
            line.field.name,
            line.field.start
            if line.field.look == "pack"
            else told(line.field, words.get(line.field.name, "")),
        )
        for line in lines
    }
    return Form(skin, lines, draft, put, RULES, game.card.id)
