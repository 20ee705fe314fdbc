"""A secret deal, set up in one line, as you would say it."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

import flet as ft

from companion.games.toolbox.actions import DealAgain, DealRoles
from companion.games.toolbox.packs.specs import RolesSpec
from companion.games.toolbox.sums.roles import MOST_OF_A_ROLE, Cast
from companion.kernel.action import Rejection
from companion.ui.forms.fields import fields_of
from companion.ui.forms.form import use_draft
from companion.ui.games.toolbox.draw.amounts import Stepped
from companion.ui.games.toolbox.draw.roles import CardsForSeats
from companion.ui.games.toolbox.setup import forms
from companion.ui.games.toolbox.setup.forms import Company, MoreSettings, SetUp
from companion.ui.kit.boxes import Caption, Note, Panel, Spaced, Wrapped
from companion.ui.kit.buttons import Chip, MainButton
from companion.ui.kit.drawing import Choose, component, part, steady
from companion.ui.kit.field import Field
from companion.ui.kit.skin import Skin

SPLIT = re.compile(r"([,;\n])")
COUNT = re.compile(r"\s*[0-9]+\s*[x×]?\s+")
LONGEST_LINE = 400
FIELDS: Final = fields_of(RolesSpec, "spare", "filler")
WORDS: Final = forms.worded("deal")
Sets = tuple[tuple[str, str], ...]
"""Saved sets of roles: a name, and the line."""


def with_count(line: str, at: int, count: int) -> str:
    """The line with so many of its entry `at`; none takes it away."""
    parts = SPLIT.split(line)[::2]
    if count < 1:
        return ", ".join(part.strip() for number, part in enumerate(parts) if number != at)
    bare = COUNT.sub("", parts[at], count=1).strip()
    parts[at] = f"{count} {bare}" if count > 1 else bare
    return ", ".join(part.strip() for part in parts)


def counts_of(line: str) -> tuple[tuple[int, str], ...]:
    """Every entry with its count, as it is written; a filler has none."""
    found = []
    for part_ in SPLIT.split(line)[::2]:
        text = part_.strip()
        count = re.match(r"([0-9]+)\s*[x×]?\s+", text)
        name = COUNT.sub("", text, count=1).split(">")[0].strip()
        found.append((0 if text.startswith("*") else int(count[1]) if count else 1, name.lstrip("* ")))
    return tuple(one for one in found if one[1])


def cast_of(roles: RolesSpec, company: Company) -> tuple[Cast | None, Rejection | None]:
    """The cards it makes by the house rules, or what is wrong with it."""
    try:
        return roles.cast(len(company.ids), spare=company.spare, filler=company.filler), None
    except Rejection as refused:
        return None, refused


@component
def DealForm(
    at: SetUp,
    known: RolesSpec | None = None,
    sets: Sets = (),
    is_again: bool = False,
) -> ft.Control:
    """The line, below it the cards it makes, and for whom; `is_again`: instead of those that were dealt."""
    skin, company = at.skin, at.company
    line, set_line = ft.use_state(known.line if known else "")
    first = {"spare": known.spare, "filler": known.filler or ""} if known else {}
    draft, put = use_draft(FIELDS, first)
    roles = RolesSpec(line=line, spare=draft["spare"], filler=(draft["filler"] or "").strip() or None)
    made, fault = cast_of(roles, company) if line.strip() else (None, None)
    take = steady(set_line)

    def start() -> None:
        at.say(DealAgain(roles=roles) if is_again else DealRoles(roles=roles))

    told = skin.language.reason(fault.reasons[0], {}) if fault else ""
    shown = [CardsForSeats(skin, made.cards, company.seats)] if made and company.seats else []
    words = skin.say("toolbox-deal-count", n=len(made.cards)) if made else skin.say("toolbox-deal-now")
    field = Field(skin, skin.say("toolbox-deal-line"), line, set_line, longest=LONGEST_LINE, is_sentence=True)
    return Spaced(
        skin,
        *([SavedSets(skin, sets, take)] if sets else []),
        field,
        *([Note(skin, told, "warning", skin.palette.warn)] if told else []),
        *([RoleCounts(skin, line, take)] if made else []),
        *shown,
        Note(skin, skin.say("toolbox-deal-hint")),
        MoreSettings(skin, (forms.asked(skin, FIELDS, WORDS, draft, put, "deal"),)),
        MainButton(
            skin, skin.say(at.label) if at.label else words, start, icon="shuffle", disabled=made is None
        ),
        gap=12,
    )


@part
def SavedSets(skin: Skin, sets: Sets, take: Choose) -> ft.Control:
    """Lines that were written before, each a tap."""
    chips = [Chip(skin, name, partial(take, line), icon="kit") for name, line in sets]
    row = Wrapped(skin, *chips)
    return Spaced(skin, Caption(skin, skin.say("toolbox-deal-sets")), row, gap=6)


@part
def RoleCounts(skin: Skin, line: str, take: Choose) -> ft.Control:
    """The same line with − and +, an entry below the other."""
    entries = counts_of(line)
    is_plain = len(entries) == len(SPLIT.split(line)[::2])

    def recount(at: int, count: int) -> None:
        take(with_count(line, at, count))

    puts = steady(recount)
    rows = [
        Stepped.keyed(f"{at}-{name}")(skin, at, name, count, 0, MOST_OF_A_ROLE, puts)
        for at, (count, name) in enumerate(entries)
        if count and is_plain
    ]
    if not rows:
        return ft.Container(visible=False)
    return Panel(skin, Spaced(skin, *rows, gap=6), padding=10)
