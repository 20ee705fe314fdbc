"""The cardboard wins: anybody puts the app right at once; everybody sees it in the log (SW-21, SW-38)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import cast

import flet as ft

from companion.games.singularity.actions.facts import Correct, TableFact
from companion.kernel.action import Action
from companion.table.actions import ForTable
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.phone.facts import FORMS
from companion.ui.games.singularity.phone.factwords import fact_words
from companion.ui.kit.boxes import Note, Spaced
from companion.ui.kit.buttons import OutlineButton, ReasonButton
from companion.ui.kit.correcting import Done, use_putting
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.field import Field
from companion.ui.kit.picking import Chips
from companion.ui.kit.text import Muted, Strong
from companion.ui.stage import Stage

Send = Callable[[Action], None]


@component
def CorrectionDoor(stage: Stage) -> ft.Control:
    """A closed line in the sheet that opens into the form."""
    is_open, set_open = ft.use_state(False)
    if is_open:
        return CorrectionForm(stage, stage.send, lambda: set_open(False))
    words = stage.say("singularity-phone-fix-open")
    return ft.Row([OutlineButton(stage.skin, words, lambda: set_open(True), icon="pencil", expand=True)])


@component
def fixes(stage: Stage) -> ft.Control:
    """The host's own corrections."""

    def for_table(action: Action) -> None:
        stage.send(ForTable(action=action.model_dump()))

    if not reading.may_correct(reading.game(stage)):
        return Note(stage.skin, stage.say("singularity-phone-fix-later"))
    return CorrectionForm(stage, for_table, None)


@component
def CorrectionForm(stage: Stage, send: Send, close: Tap | None) -> ft.Control:
    """What is wrong, and what is right."""
    view, skin = reading.game(stage), stage.skin
    what, set_what = ft.use_state("track")
    fact, set_fact = ft.use_state(cast("TableFact | None", None))
    reason, set_reason = ft.use_state("")
    putting = use_putting(stage, send)
    kinds = [kind for kind, form in FORMS.items() if form.fits(view)]

    def pick(kind: str) -> None:
        set_what(kind)
        set_fact(None)

    def again() -> None:
        set_fact(None)
        set_reason("")
        putting.again()

    if putting.done:
        return Done(stage, replace(putting, again=again), close)
    made: TableFact | None = fact

    def put_right() -> None:
        if made is not None:
            putting.put(Correct(what=made, reason=reason.strip()))

    rows: list[ft.Control] = [
        Strong(skin, skin.say("singularity-phone-fix-title"), 20),
        Muted(skin, skin.say("singularity-phone-fix-line")),
        Chips(
            skin,
            "",
            tuple((kind, skin.say(f"singularity-phone-fix-{kind}"), "") for kind in kinds),
            what,
            pick,
        ),
        FORMS[what].draw.keyed(what)(stage, made, set_fact),
        Field(skin, skin.say("singularity-phone-fix-reason"), reason, set_reason, longest=120),
    ]
    if made is not None:
        rows.append(Note(skin, fact_words(stage, made), "pencil"))
    words = skin.say("singularity-phone-fix-button" if made is not None else "singularity-phone-fix-pick")
    rows.append(ReasonButton(skin, words, put_right, "check", "" if made is not None else words))
    if close:
        rows.append(
            ft.Row([OutlineButton(skin, skin.say("singularity-phone-fix-close"), close, expand=True)])
        )
    return Spaced(skin, *rows, gap=12)
