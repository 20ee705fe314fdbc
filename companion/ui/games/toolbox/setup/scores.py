"""A score pad, set up: rounds without an end, or named rows."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import flet as ft

from companion.games.toolbox.actions import StartPad
from companion.games.toolbox.packs.specs import EndSpec, PadSpec, RowSpec
from companion.games.toolbox.sums.pads import MOST_ROWS, check_pad
from companion.kernel.action import Reason
from companion.ui.forms.drafts import Checked, Draft, check, draft_of, said
from companion.ui.forms.fields import fields_of
from companion.ui.forms.form import use_draft
from companion.ui.forms.lines import Option
from companion.ui.games.toolbox.setup import forms
from companion.ui.games.toolbox.setup.forms import AskedRows, Company, MoreSettings, SetUp
from companion.ui.games.toolbox.setup.looks import TOOLS
from companion.ui.kit.boxes import Note, Spaced
from companion.ui.kit.drawing import component
from companion.ui.kit.field import Field
from companion.ui.kit.skin import Skin

ROW = "row"
LONGEST_LINE = 400
TIMES = re.compile(r"(.+?)\s*[x×]\s*([0-9]{1,3})")
PAD: Final = fields_of(PadSpec, "wins", "typed", "start", "rows", "tie_breaks")
END: Final = fields_of(EndSpec)
ROUND: Final = fields_of(RowSpec, but=("name",))
"""What holds for every round alike."""
FIRST: Final = ("wins", "typed")
IN_ROUNDS: Final = ("never", "rounds", "limit")
BY_NAME: Final = ("rows", "rounds", "limit", "never")
WORDS, ENDS, ROWS = forms.worded("pad"), forms.worded("pad-end"), forms.worded("pad-row")
Item = Mapping[str, Any]


def row_of(text: str) -> dict[str, Any]:
    """`Roses ×2` counts twice, `-Debt` is taken off."""
    name, factor, sign = text.strip(), 1, "+"
    if name.startswith(("-", "−")):
        name, sign = name[1:].strip(), "-"
    if found := TIMES.fullmatch(name):
        name, factor = found[1], int(found[2])
    return {"name": name, "sign": sign, "factor": factor}


def rows_of(line: str, before: Sequence[Item] = ()) -> tuple[dict[str, Any], ...]:
    """The rows of a line; what else is known of a row stays with its name."""
    known = {str(row.get("name")): row for row in before}
    made = (row_of(text) for text in forms.words(line))
    return tuple({"per": 1, "bonus": None, **known.get(row["name"], {}), **row} for row in made)


def line_of(rows: Sequence[Item]) -> str:
    """The rows as they would be typed."""

    def typed(row: Item) -> str:
        minus = "-" if row.get("sign") == "-" else ""
        times = f" ×{row['factor']}" if row.get("factor", 1) != 1 else ""
        return f"{minus}{row.get('name') or ''}{times}"

    return ", ".join(map(typed, rows))


def ended(end: Draft, *, is_named: bool) -> dict[str, Any]:
    """The end as it holds together: rounds have none but what is said."""
    ways = BY_NAME if is_named else IN_ROUNDS
    by = end.get("by") if end.get("by") in ways else ways[0]
    return {**end, "by": by}


def rounds_of(skin: Skin, end: Draft, like: Item) -> tuple[dict[str, Any], ...]:
    """One round where lead adds the next; as many as there are until the pad must end, where it ends."""
    count = {"rounds": int(end.get("rounds") or 1), "limit": MOST_ROWS}.get(str(end["by"]), 1)
    return tuple(
        {**like, "id": f"{ROW}-{n}", "name": skin.say("toolbox-pad-round", n=n)} for n in range(1, count + 1)
    )


def with_ids(rows: Sequence[Item]) -> tuple[dict[str, Any], ...]:
    """Every row with an id of its own; those that had one keep it."""
    taken = {str(row["id"]) for row in rows if row.get("id")}
    free = (f"{ROW}-{n}" for n in range(1, 2 * MOST_ROWS) if f"{ROW}-{n}" not in taken)
    return tuple({**row, "id": row.get("id") or next(free)} for row in rows)


@component
def PadForm(at: SetUp, known: PadSpec | None = None) -> ft.Control:
    """Who wins, when it ends, who types; the rest can be left as it is."""
    skin, company = at.skin, at.company
    whole = known.model_dump() if known else {}
    is_rounds = known is not None and known.end.by != "rows"
    names, set_names = ft.use_state("")
    line, set_line = ft.use_state("" if is_rounds else line_of(whole.get("rows", ())))
    kept, put = use_draft(PAD, draft_of(PAD, {**whole, "rows": () if is_rounds else whole.get("rows", ())}))
    ends, put_end = use_draft(END, draft_of(END, known.end) if known else {"by": "never"})
    like, put_like = use_draft(ROUND, draft_of(ROUND, whole["rows"][0]) if is_rounds else None)
    is_named = bool(kept["rows"])
    end = ended(ends, is_named=is_named)
    rows = with_ids(kept["rows"]) if is_named else rounds_of(skin, end, said(ROUND, like))
    draft = {**kept, "rows": rows, "typed": "table" if company.asks_names else kept["typed"]}
    checked = _checked(skin, draft, end, company, forms.words(names))

    def write(text: str) -> None:
        set_line(text)
        put("rows", lambda now: rows_of(text, now or ()))

    def change(name: str, value: Any) -> None:
        put(name, value)
        if name == "rows":
            put("rows", lambda now: _lined(now, set_line))

    def start() -> None:
        if checked.value is not None:
            at.say(StartPad(pad=checked.value, names=forms.words(names)))

    options = tuple(Option(row["id"], str(row["name"])) for row in rows) if is_named else ()
    fields = [one for one in PAD if (one.name != "typed" or not company.asks_names)]
    fields = [one for one in fields if one.name != "rows" or is_named]
    pad = forms.asked(skin, fields, WORDS, {**draft, "rows": kept["rows"]}, change, "pad", tie_breaks=options)
    ways = [
        replace(one, options=BY_NAME if is_named else IN_ROUNDS) if one.name == "by" else one for one in END
    ]
    when = forms.asked(skin, ways, ENDS, end, put_end, "end")
    every = () if is_named else (forms.asked(skin, ROUND, ROWS, like, put_like, "round"),)
    faults = () if company.asks_names and not forms.words(names) else checked.faults
    near = when.only("by", "rounds", "limit") if not is_named else when.only()
    return Spaced(
        skin,
        *forms.names_field(skin, names, set_names, is_asked=company.asks_names),
        AskedRows(skin, pad.only(*FIRST), TOOLS),
        AskedRows(skin, near, TOOLS),
        Field(skin, skin.say("toolbox-pad-rows-line"), line, write, longest=LONGEST_LINE),
        Note(skin, skin.say("toolbox-pad-rows-hint")),
        MoreSettings(
            skin, (when.but(*(line.field.name for line in near.lines)), pad.but(*FIRST), *every), TOOLS
        ),
        *at.button("toolbox-pad-now", "tool-pad", start, faults, waits=not checked.is_right),
        gap=14,
    )


def _lined(rows: Any, write: Any) -> Any:
    """Rows that were changed one by one stand in the line too."""
    write(line_of(rows or ()))
    return rows


def _checked(
    skin: Skin, draft: Draft, end: Draft, company: Company, names: tuple[str, ...]
) -> Checked[PadSpec]:
    """The pad with its end, judged by the pad's own sums."""
    ids = forms.numbered(len(names)) if company.asks_names else company.ids

    def judge(spec: PadSpec) -> tuple[Reason, ...]:
        return forms.refused(lambda: check_pad(spec.pad(ids)))

    return check(PadSpec, PAD, draft, skin.language, judge=judge, rest={"end": said(END, end)})
