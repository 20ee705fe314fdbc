"""A secret tally, set up: compartments, how much everybody puts in, and by what group."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import flet as ft

from companion.games.toolbox.actions import StartTally
from companion.games.toolbox.packs.specs import TallySpec
from companion.games.toolbox.sums.tallies import check_tally
from companion.kernel.action import Reason
from companion.ui.forms.drafts import check, draft_of
from companion.ui.forms.fields import Field, fields_of
from companion.ui.forms.form import use_draft
from companion.ui.games.toolbox.setup import forms
from companion.ui.games.toolbox.setup.forms import AskedRows, MoreSettings, SetUp
from companion.ui.games.toolbox.setup.looks import TOOLS
from companion.ui.kit.boxes import Note, Spaced
from companion.ui.kit.drawing import component

FIELDS: Final = fields_of(TallySpec)
BOX: Final = Field("box", "yes", "switch", start=False)
FIRST: Final = ("ask", "compartments", "least", "most", "box")
MANY = 7
"""From so many on nobody guesses a split from the totals."""
WORDS: Final = forms.worded("tally")


@component
def TallyForm(at: SetUp, known: TallySpec | None = None) -> ft.Control:
    """Compartments, and how much everybody puts in; the rest can be left as it is."""
    skin, company = at.skin, at.company
    usual = skin.say("toolbox-tally-for-against")
    first: dict[str, Any] = {"compartments": usual, "least_group": company.group, "box": False}
    if known:
        first |= draft_of(FIELDS, known)
        first["compartments"] = known.compartments or usual
        first["least_group"] = first["least_group"] or company.group
    draft, put = use_draft(FIELDS, first)

    def judge(spec: TallySpec) -> tuple[Reason, ...]:
        return forms.refused(lambda: check_tally(spec.tally(company.ids, company.group)))

    checked = check(TallySpec, FIELDS, draft, skin.language, judge=judge)

    def start() -> None:
        if checked.value is not None:
            group = None if checked.value.least_group == company.group else checked.value.least_group
            spec = checked.value.model_copy(update={"least_group": group})
            at.say(StartTally(tally=spec, box=bool(draft["box"])))

    least, most = int(draft["least"] or 0), int(draft["most"] or 0)
    bounded = [replace(one, low=least, high=most) if one.name == "per_seat" else one for one in FIELDS]
    fields = [one for one in bounded if company.seats or one.name != "per_seat"]
    every = fields if company.is_kit else (*fields, BOX)
    rows = forms.asked(skin, every, WORDS, draft, put, "tally", per_seat=company.options)
    people = len(company.seats)
    few = [Note(skin, skin.say("toolbox-tally-few", n=people))] if 0 < people < MANY else []
    return Spaced(
        skin,
        AskedRows(skin, rows.only(*FIRST), TOOLS),
        MoreSettings(skin, (rows.but(*FIRST),), TOOLS),
        *few,
        *at.button("toolbox-tally-now", "tool-tally", start, checked.faults, waits=not checked.is_right),
        gap=14,
    )
