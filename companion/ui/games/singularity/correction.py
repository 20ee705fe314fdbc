"""The cardboard wins: anybody puts the app right at once; everybody sees it in the log (SW-21, SW-38)."""

from __future__ import annotations

from typing import cast

import flet as ft

from companion.games.singularity.actions.facts import Correct, TableFact
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.phone.facts import FORMS
from companion.ui.kit.boxes import Note
from companion.ui.kit.correcting import CorrectionForm, doors
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.picking import Chips
from companion.ui.stage import Stage


@component
def _Form(stage: Stage, close: Tap | None) -> ft.Control:
    """What is wrong, and what is right."""
    view, skin = reading.game(stage), stage.skin
    what, set_what = ft.use_state("track")
    fact, set_fact = ft.use_state(cast("TableFact | None", None))
    if not reading.may_correct(view):
        return Note(skin, skin.say("singularity-phone-fix-later"))
    kinds = [kind for kind, form in FORMS.items() if form.fits(view)]

    def pick(kind: str) -> None:
        set_what(kind)
        set_fact(None)

    words = tuple((kind, skin.say(f"singularity-phone-fix-{kind}"), "") for kind in kinds)
    rows = [Chips(skin, "", words, what, pick), FORMS[what].draw.keyed(what)(stage, fact, set_fact)]
    made = Correct(what=fact) if fact is not None else None
    return CorrectionForm(stage, made, rows, close, at_once=True, again=lambda: set_fact(None))


door, fixes = doors(_Form)
