"""Putting the pad right: another number in a closed row, said by lead and written in the log (TB-75)."""

from __future__ import annotations

from typing import Any, Final

import flet as ft

from companion.games.toolbox.actions import CorrectScore
from companion.ui.forms.drafts import Draft, check
from companion.ui.forms.form import Form
from companion.ui.forms.lines import Option, lines_of, worded_at
from companion.ui.forms.pointing import pointed
from companion.ui.forms.rows import KIT
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.tools.page import Page
from companion.ui.kit.boxes import Note
from companion.ui.kit.correcting import CorrectionForm, doors
from companion.ui.kit.drawing import Tap, component, steady
from companion.ui.stage import Stage

SCORE: Final = pointed(CorrectScore, "row", "place", "value", keys=("row", "place"))
"""Which row and whose number it is; then the number starts at what the pad has."""
WORDS: Final = worded_at("toolbox-fix")


@component
def _Form(stage: Stage, close: Tap | None) -> ft.Control:
    """Which row, whose number, what is right."""
    skin, now = stage.skin, reading.game(stage).pad
    told, tell = ft.use_state(dict[str, Any]())

    def held(draft: Draft) -> dict[str, Any]:
        row = next((one for one in (now.rows if now else ()) if one.id == draft.get("row")), None)
        return {"value": row.values.get(str(draft.get("place")))} if row else {}

    def put(name: str, value: Any) -> None:
        tell(lambda newest: SCORE.told(newest, held, name, value))

    puts, again = steady(put), steady(lambda: tell({}))
    if now is None or not reading.may(stage, "correct_score"):
        return Note(skin, skin.say("toolbox-fix-later"))
    draft = SCORE.draft(told, held)
    options = {
        "row": tuple(Option(row.id, row.name or row.id) for row in now.rows if row.is_closed),
        "place": tuple(Option(one.id, one.name) for one in reading.places(stage, now.places, now.names)),
    }
    rows = Form(
        skin, lines_of(skin.language, SCORE.asked(draft), WORDS, draft, options=options), draft, puts, KIT
    )
    checked = check(CorrectScore, SCORE.fields, draft, skin.language)
    is_new = not SCORE.is_vague(draft) and draft["value"] != held(draft).get("value")
    return CorrectionForm(stage, checked.value if is_new else None, [rows], close, at_once=True, again=again)


door, fixes = doors(_Form)


def correcting(stage: Stage) -> Page:
    """The same form as a page, from the pad itself."""
    return Page(stage.say("toolbox-pad-correct"), stage.say("toolbox-pad-correct-line"), [_Form(stage, None)])
