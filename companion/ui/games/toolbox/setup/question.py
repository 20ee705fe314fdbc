"""A question, set up: what can be chosen, what opens, and what is done about ties and who is absent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

import flet as ft

from companion.games.toolbox.actions import Ask
from companion.games.toolbox.packs.specs import QuestionSpec
from companion.games.toolbox.sums.choosing import check_question
from companion.kernel.action import Reason
from companion.ui.forms.drafts import Draft, check, draft_of
from companion.ui.forms.fields import Field, fields_of
from companion.ui.forms.form import use_draft
from companion.ui.forms.lines import Option
from companion.ui.games.toolbox.setup import forms
from companion.ui.games.toolbox.setup.forms import AskedRows, Company, MoreSettings, SetUp
from companion.ui.kit.boxes import Spaced
from companion.ui.kit.drawing import component

FIELDS: Final = fields_of(QuestionSpec)
WHOM: Final = Field("asked", "many", "many", start=())
FIRST: Final = ("ask", "kind", "words", "may_choose_self", "high", "show")
BY_COUNT: Final = ("most", "majority", "none")
BY_NUMBER: Final = ("highest", "lowest", "highest_unique", "lowest_unique")
DECIDES: Final[Mapping[str, tuple[str, ...]]] = {
    "words": BY_COUNT,
    "seats": BY_COUNT,
    "numbers": ("most", "majority", *BY_NUMBER, "none"),
    "free": (*BY_NUMBER, *BY_COUNT),
}
"""What may decide, for every kind of choice; the usual first."""
USUAL_HIGH = 10
WORDS: Final = forms.worded("ask")


def settled(draft: Draft, company: Company) -> dict[str, Any]:
    """The draft as it holds together: another kind of choice has other ways to decide."""
    kind, whole = str(draft.get("kind")), dict(draft)
    if whole.get("decide") not in DECIDES[kind]:
        whole["decide"] = DECIDES[kind][0]
    if kind == "numbers" and whole.get("high") is None:
        whole["high"] = USUAL_HIGH
    offered = _offered(whole, company)
    if kind in ("numbers", "free"):
        is_number = isinstance(whole.get("fallback"), int)
        whole["fallback"] = whole["fallback"] if is_number else whole.get("low")
    elif whole.get("fallback") not in (one.value for one in offered):
        whole["fallback"] = offered[0].value if offered else None
    return whole


def _offered(draft: Draft, company: Company) -> tuple[Option, ...]:
    """What may be chosen, as answers for who is absent."""
    if draft.get("kind") == "seats":
        return (*company.options, *(Option(one, one) for one in forms.words(draft.get("extra"))))
    return tuple(Option(one, one) for one in forms.words(draft.get("words")))


def fields_now(draft: Draft, company: Company) -> tuple[Field, ...]:
    """The fields as they are for this kind of choice."""
    kind = str(draft["kind"])
    is_number = kind in ("numbers", "free")
    other: dict[str, dict[str, Any]] = {
        "decide": {"options": DECIDES[kind]},
        "fallback": {"kind": "number", "look": "count", "low": -9999, "high": 9999}
        if is_number
        else {"kind": "text", "look": "line"},
        "high": {"look": "count" if kind == "numbers" else "ask", "example": USUAL_HIGH},
        "least_group": {"start": company.group},
    }
    return tuple(replace(one, **other.get(one.name, {})) for one in FIELDS)


def as_usual(spec: QuestionSpec, company: Company) -> QuestionSpec:
    """What is as it would be anyway is not said: the table's house rule, and the usual way to decide."""
    return spec.model_copy(
        update={
            "decide": None if spec.decide == DECIDES[spec.kind][0] else spec.decide,
            "least_group": None if spec.least_group == company.group else spec.least_group,
        }
    )


@component
def AskForm(at: SetUp, known: QuestionSpec | None = None) -> ft.Control:
    """A question, what can be chosen, what will open; the rest can be left as it is."""
    skin, company = at.skin, at.company
    first = {"words": skin.say("toolbox-ask-yes-no"), "least_group": company.group, "asked": ()}
    if known:
        first |= {**draft_of(FIELDS, known), "words": known.words or first["words"]}
        first["least_group"] = first["least_group"] or company.group
    kept, put = use_draft(FIELDS, first)
    draft = settled(kept, company)
    fields = fields_now(draft, company)
    whom = tuple(seat for seat in draft["asked"] if seat in company.ids)

    def judge(spec: QuestionSpec) -> tuple[Reason, ...]:
        return forms.refused(lambda: check_question(spec.question(company.ids, company.group, whom or None)))

    checked = check(QuestionSpec, fields, draft, skin.language, judge=judge)

    def start() -> None:
        if checked.value is not None:
            at.say(Ask.model_validate({"question": as_usual(checked.value, company), "asked": whom}))

    offered = {} if draft["kind"] in ("numbers", "free") else {"fallback": _offered(draft, company)}
    every = (*fields, WHOM) if company.seats else fields
    rows = forms.asked(skin, every, WORDS, draft, put, "ask", asked=company.options, **offered)
    near = (*FIRST, "decide") if draft["kind"] == "free" else FIRST
    return Spaced(
        skin,
        AskedRows(skin, rows.only(*near)),
        MoreSettings(skin, (rows.but(*near),)),
        *at.button("toolbox-ask-now", "tool-choose", start, checked.faults, waits=not checked.is_right),
        gap=14,
    )
