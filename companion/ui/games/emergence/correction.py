"""The cardboard wins: somebody proposes what is right, the host says so too (EM-49)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import flet as ft

from companion.games.emergence.actions import Correct
from companion.games.emergence.words import DATA_TYPES
from companion.ui.forms.drafts import check, lacking
from companion.ui.forms.fields import Field, fields_of
from companion.ui.forms.form import Form
from companion.ui.forms.lines import Option, lines_of, worded_at
from companion.ui.forms.rows import KIT
from companion.ui.games.emergence import reading
from companion.ui.kit.boxes import Spaced
from companion.ui.kit.buttons import Chip
from companion.ui.kit.correcting import CorrectionForm, doors
from companion.ui.kit.drawing import Choose, Tap, component, part, steady
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted
from companion.ui.stage import Stage

BOARD, BOX = "@board", "@box"
NEEDED: Final = {"is_needed": True, "is_optional": False}
YES_NO: Final = {**NEEDED, "kind": "one", "look": "pick", "options": (True, False)}
KNOWLEDGE: Final = fields_of(Correct, "knowledge", over={"knowledge": NEEDED})
BLOCKS: Final = fields_of(Correct, "blocks", over={"blocks": NEEDED})
TILE: Final = fields_of(Correct, "tile", over={"tile": NEEDED})
START: Final = fields_of(Correct, "on_start", over={"on_start": {**YES_NO, "start": None}})
WORDS: Final = worded_at("emergence-fact")
NOTHING: Final[Mapping[str, Any]] = {}
Choices = tuple[tuple[str, str], ...]
"""Value and words."""


@component
def _Form(stage: Stage, close: Tap | None) -> ft.Control:
    """Whose, what, what is right, and where the difference comes from."""
    view, skin = reading.game(stage), stage.skin
    whose, set_whose = ft.use_state("")
    what, set_what = ft.use_state("")
    told, tell = ft.use_state(NOTHING)
    other, set_other = ft.use_state("")

    def pick_whose(value: str) -> None:
        set_whose(value)
        set_what("")

    def pick_what(value: str) -> None:
        set_what(value)
        tell(NOTHING)
        set_other(_others(stage, whose, value)[0][0])

    def put(name: str, value: Any) -> None:
        tell(lambda now: {**now, name: value})

    picks = steady(pick_whose), steady(pick_what), steady(set_other)
    puts = steady(put)
    rows: list[ft.Control] = [_Picks(skin, skin.say("shell-correct-whose"), _owners(stage), whose, picks[0])]
    if whose:
        rows.append(_Picks(skin, skin.say("shell-correct-what"), _facts(stage, whose), what, picks[1]))
    asked = _asked(what, is_attested=view.mode == "attested") if what else ()
    draft = {**_believed(stage, whose, what), **told}
    if asked:
        options = {"tile": tuple(Option(tile.id, tile.id) for tile in view.board.tiles)}
        lines = lines_of(skin.language, asked, WORDS, draft, options=options)
        rows.append(Form(skin, lines, draft, puts, KIT, of=f"{whose}-{what}"))
    if what in DATA_TYPES:
        change, places = draft["blocks"] - _held(stage, whose, what), _others(stage, whose, what)
        if change and len(places) > 1:
            text = "emergence-correct-from" if change > 0 else "emergence-correct-to"
            rows.append(_Picks(skin, skin.say(text, n=abs(change)), places, other, picks[2]))
    made = None
    if asked and not lacking(asked, draft):
        made = check(Correct, asked, draft, skin.language, rest=_meant(whose, what, other)).value
    return CorrectionForm(stage, made, rows, close, again=steady(lambda: pick_whose("")))


door, _fixes = doors(_Form)


@component
def fixes(stage: Stage) -> ft.Control:
    """The host's corrections; where only the secrets are kept there is nothing to correct (EM-51)."""
    if reading.game(stage).use == "secrets":
        return Muted(stage.skin, stage.say("emergence-on-cardboard"), 17)
    return _fixes(stage)


def _asked(what: str, *, is_attested: bool) -> tuple[Field, ...]:
    """The field of a correction that says what is right."""
    if what == "place":
        return START if is_attested else TILE
    return KNOWLEDGE if what == "knowledge" else BLOCKS


def _believed(stage: Stage, whose: str, what: str) -> dict[str, Any]:
    """What the app has now, to start from; where an agent stands must be said."""
    if not what or what == "place":
        return {}
    return {"knowledge" if what == "knowledge" else "blocks": _held(stage, whose, what)}


@part
def _Picks(skin: Skin, title: str, options: Choices, chosen: str, pick: Choose) -> ft.Control:
    chips = [Chip(skin, label, partial(pick, value), selected=value == chosen) for value, label in options]
    return Spaced(
        skin, Muted(skin, title, 15), ft.Row(list(chips), wrap=True, spacing=8, run_spacing=8), gap=6
    )


def _owners(stage: Stage) -> Choices:
    view = reading.game(stage)
    tiles = tuple((f"@{tile.id}", tile.id) for tile in view.board.tiles if tile.kind in DATA_TYPES)
    board = ((BOARD, stage.say("emergence-correct-board")),)
    return (*((seat, reading.name(stage, seat)) for seat in view.seats), *(tiles or board))


def _facts(stage: Stage, whose: str) -> Choices:
    view, skin = reading.game(stage), stage.skin
    data = tuple((str(kind), reading.data_word(skin, kind).capitalize()) for kind in DATA_TYPES)
    if whose == BOARD:
        return data
    if whose.startswith("@"):
        tile = reading.tile(view, whose[1:])
        return tuple(one for one in data if tile is not None and one[0] == tile.kind)
    return (
        ("knowledge", skin.say("emergence-correct-knowledge")),
        ("place", skin.say("emergence-correct-place")),
        *data,
    )


def _held(stage: Stage, whose: str, what: str) -> int:
    """What the app believes now, to start from."""
    view = reading.game(stage)
    if whose == BOARD:
        return int(getattr(view.board.data, what, 0))
    if whose.startswith("@"):
        tile = reading.tile(view, whose[1:])
        return tile.blocks if tile else 0
    line = reading.line(view, whose)
    return (line.knowledge or 0) if what == "knowledge" else int(getattr(line.data, what, 0) or 0)


def _others(stage: Stage, whose: str, what: str) -> Choices:
    """Where blocks can come from or go to, the likeliest first; only the box where hands are secret."""
    view = reading.game(stage)
    box = (BOX, stage.say("emergence-correct-box"))
    if what not in DATA_TYPES or stage.table.options.get("holdings") == "owner":
        return (box,)
    board = [(BOARD, stage.say("emergence-correct-board"))] if view.mode == "attested" else []
    tiles = [(f"@{tile.id}", tile.id) for tile in view.board.tiles if tile.kind == what]
    hands = [(str(seat), reading.name(stage, seat)) for seat in view.seats]
    return tuple(one for one in (*board, box, *tiles, *hands) if one[0] != whose)


def _meant(whose: str, what: str, other: str) -> dict[str, object]:
    """What a correction is about: an operative, a tile or the board, and where blocks come from or go to."""
    said: dict[str, object] = {} if whose.startswith("@") else {"seat": whose}
    if what not in DATA_TYPES:
        return said
    said |= {"data_type": what, **_other_side(other)}
    return said if whose == BOARD or "seat" in said else {**said, "tile": whose[1:]}


def _other_side(other: str) -> dict[str, object]:
    if other in (BOX, ""):
        return {}
    if other == BOARD:
        return {"other_board": True}
    return {"other_tile": other[1:]} if other.startswith("@") else {"other_seat": other}
