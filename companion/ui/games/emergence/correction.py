"""The cardboard wins: somebody proposes what is right, the host says so too (EM-49)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.emergence.actions import Correct
from companion.games.emergence.words import DATA_TYPES
from companion.kernel.proposals import AnswerCorrection
from companion.ui.games.emergence import reading
from companion.ui.kit.boxes import Spaced
from companion.ui.kit.buttons import Chip, OutlineButton
from companion.ui.kit.correcting import Done, Proposed, answering, button_words, said_to, sender, use_putting
from companion.ui.kit.drawing import Tap, component, effect, part, steady
from companion.ui.kit.field import Field
from companion.ui.kit.notices import Hint
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.sending import Send
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Muted, Strong
from companion.ui.stage import Stage

BOARD, BOX = "@board", "@box"
Choices = tuple[tuple[str, str], ...]
"""Value and words."""


@component
def AskedCorrection(stage: Stage) -> ft.Control:
    """A correction that waits; the host answers it."""
    view = reading.game(stage)
    if view.correction is None:
        return ft.Container()
    answer = answering(stage, AnswerCorrection)
    return Proposed(stage, view.correction_said, view.correction_by, view.correction.reason, answer)


@component
def door(stage: Stage) -> ft.Control:
    """A closed line in the sheet that opens into the form."""
    is_open, set_open = ft.use_state(False)
    shut = steady(lambda: set_open(False))
    waits = reading.game(stage).correction is not None
    effect(lambda: shut() if waits else None, [waits])
    if waits:
        return AskedCorrection(stage)
    if is_open:
        return _Form(stage, shut)
    words = stage.say("emergence-correct-open")
    return ft.Row([OutlineButton(stage.skin, words, lambda: set_open(True), icon="pencil", expand=True)])


@component
def fixes(stage: Stage) -> ft.Control:
    """The host's own corrections count at once."""
    return AskedCorrection(stage) if reading.game(stage).correction is not None else _Form(stage, None)


@component
def _Form(stage: Stage, close: Tap | None) -> ft.Control:
    """Whose, what, what is right, and where the difference comes from."""
    view, skin = reading.game(stage), stage.skin
    whose, set_whose = ft.use_state("")
    what, set_what = ft.use_state("")
    number, set_number = ft.use_state(0)
    place, set_place = ft.use_state("")
    other, set_other = ft.use_state("")
    reason, set_reason = ft.use_state("")

    def pick_whose(value: str) -> None:
        set_whose(value)
        set_what("")

    def pick_what(value: str) -> None:
        set_what(value)
        set_number(_held(stage, whose, value))
        set_place("")
        set_other(_others(stage, whose, value)[0][0])

    picks = steady(pick_whose), steady(pick_what), steady(set_place), steady(set_other)
    count = steady(set_number)
    putting = use_putting(stage, sender(stage))
    put = steady(putting.put)
    if putting.done:
        return Done(stage, putting, close)
    rows: list[ft.Control] = [
        Strong(skin, skin.say("emergence-correct-title"), 20),
        Muted(skin, said_to(stage)),
        _Picks(skin, skin.say("emergence-correct-whose"), _owners(stage), whose, picks[0]),
    ]
    if whose:
        rows.append(_Picks(skin, skin.say("emergence-correct-what"), _facts(stage, whose), what, picks[1]))
    new = skin.say("emergence-correct-new")
    if what == "place":
        rows.append(_Picks(skin, new, _places(stage), place, picks[2]))
    elif what:
        rows.append(_Count(skin, new, number, count))
        change, places = number - _held(stage, whose, what), _others(stage, whose, what)
        if change and len(places) > 1:
            text = "emergence-correct-from" if change > 0 else "emergence-correct-to"
            rows.append(_Picks(skin, skin.say(text, n=abs(change)), places, other, picks[3]))
    if what:
        rows.append(Field(skin, skin.say("emergence-correct-reason"), reason, set_reason, longest=120))
    made = _made(view.mode == "attested", whose, what, number, place, other, reason)
    if made is None:
        rows.append(Hint(skin, skin.say("emergence-correct-pick"), "info", centre=False))
    rows.append(Send(skin, button_words(stage), put, made, reading.my_colour(stage)))
    if close:
        rows.append(ft.Row([OutlineButton(skin, skin.say("emergence-correct-close"), close, expand=True)]))
    return Spaced(skin, *rows, gap=12)


@part
def _Count(skin: Skin, words: str, number: int, put: Callable[[int], None]) -> ft.Control:
    """The right number."""
    return ft.Row([Body(skin, words, expand=True), Stepper(skin, number, 0, 99, put, words)])


@part
def _Picks(skin: Skin, title: str, options: Choices, chosen: str, pick: Callable[[str], None]) -> ft.Control:
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


def _places(stage: Stage) -> Choices:
    view = reading.game(stage)
    if view.mode == "city":
        return tuple((tile.id, tile.id) for tile in view.board.tiles)
    return (
        ("on", stage.say("emergence-correct-on-start")),
        ("off", stage.say("emergence-correct-off-start")),
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


def _made(
    is_attested: bool, whose: str, what: str, number: int, place: str, other: str, reason: str
) -> Correct | None:
    """The correction, when everything it needs has been said."""
    seat = None if whose.startswith("@") else whose
    said: dict[str, object] = {"reason": reason.strip()}
    if not whose or not what or (what == "place" and not place):
        return None
    if what == "knowledge":
        said |= {"seat": seat, "knowledge": number}
    elif what == "place":
        said |= {"seat": seat, **({"on_start": place == "on"} if is_attested else {"tile": place})}
    else:
        said |= {"seat": seat, "data_type": what, "blocks": number, **_other_side(other)}
        if whose.startswith("@") and whose != BOARD:
            said["tile"] = whose[1:]
    return Correct.model_validate(said)


def _other_side(other: str) -> dict[str, object]:
    if other in (BOX, ""):
        return {}
    if other == BOARD:
        return {"other_board": True}
    return {"other_tile": other[1:]} if other.startswith("@") else {"other_seat": other}
