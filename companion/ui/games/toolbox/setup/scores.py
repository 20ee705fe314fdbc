"""A score pad, set up: rounds without an end, or named rows."""

from __future__ import annotations

import re
from typing import Any

import flet as ft

from companion.games.toolbox.actions import StartPad
from companion.games.toolbox.packs.specs import EndSpec, PadSpec, RowSpec
from companion.ui.games.toolbox.setup.forms import LONGEST_LINE, Say, names_field, pills, words
from companion.ui.kit.boxes import Note, Spaced
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import component
from companion.ui.kit.field import Field
from companion.ui.kit.numbers import NumberRow
from companion.ui.kit.skin import Skin

ROW = "row"
TIMES = re.compile(r"(.+?)\s*[x×]\s*([0-9]{1,3})")


def row_of(text: str, number: int) -> RowSpec:
    """`Roses ×2` counts twice, `-Debt` is taken off."""
    name, factor, sign = text.strip(), 1, "+"
    if name.startswith(("-", "−")):
        name, sign = name[1:].strip(), "-"
    if found := TIMES.fullmatch(name):
        name, factor = found[1], int(found[2])
    return RowSpec.model_validate({"id": f"{ROW}-{number}", "name": name, "sign": sign, "factor": factor})


def line_of(pad: PadSpec) -> str:
    """The rows as they were typed; nothing for rounds without an end."""
    if pad.end.by != "rows":
        return ""
    return ", ".join(
        f"{'-' if row.sign == '-' else ''}{row.name}{f' ×{row.factor}' if row.factor != 1 else ''}"
        for row in pad.rows
    )


@component
def PadForm(
    skin: Skin, say: Say, asks_names: bool, known: PadSpec | None = None, label: str = "toolbox-pad-now"
) -> ft.Control:
    """Who wins, when it ends, who types; the rest can be left as it is."""
    names, set_names = ft.use_state("")
    rows, set_rows = ft.use_state(line_of(known) if known else "")
    wins, set_wins = ft.use_state(str(known.wins) if known else "highest")
    typed, set_typed = ft.use_state(str(known.typed) if known else "table")
    ends, set_ends = ft.use_state("never" if known is None or known.end.by == "rows" else str(known.end.by))
    limit, set_limit = ft.use_state(int((known and known.end.limit) or 100))
    rounds, set_rounds = ft.use_state(int((known and known.end.rounds) or 5))
    named = words(rows)

    def start() -> None:
        made = tuple(row_of(one, at) for at, one in enumerate(named, start=1))
        first = (RowSpec(id=f"{ROW}-1", name=skin.say("toolbox-pad-round", n=1)),)
        end: dict[str, Any] = {"by": "rows"} if named else {"by": ends}
        end |= {"limit": limit} if end["by"] == "limit" else {}
        end |= {"rounds": rounds} if end["by"] == "rounds" else {}
        better: Any = wins
        who: Any = "table" if asks_names else typed
        spec = PadSpec(rows=made or first, wins=better, typed=who, end=EndSpec.model_validate(end))
        say(StartPad(pad=spec, names=words(names)))

    more: list[ft.Control] = []
    if not named:
        more.append(pills(skin, "pad-ends", ("never", "rounds", "limit"), ends, set_ends))
    if not named and ends == "limit":
        more.append(NumberRow(skin, skin.say("toolbox-pad-limit"), limit, 1, 9999, set_limit))
    if not named and ends == "rounds":
        more.append(NumberRow(skin, skin.say("toolbox-pad-rounds"), rounds, 1, 60, set_rounds))
    if not asks_names:
        more.append(pills(skin, "pad-who", ("table", "open", "sealed"), typed, set_typed))
    return Spaced(
        skin,
        *names_field(skin, names, set_names, is_asked=asks_names),
        pills(skin, "pad-wins", ("highest", "lowest"), wins, set_wins),
        *more,
        Field(skin, skin.say("toolbox-pad-rows"), rows, set_rows, longest=LONGEST_LINE),
        Note(skin, skin.say("toolbox-pad-rows-hint")),
        MainButton(
            skin,
            skin.say(label),
            start,
            icon="tool-pad",
            disabled=asks_names and not words(names),
        ),
        gap=14,
    )
