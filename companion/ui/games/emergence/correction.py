"""The cardboard wins: somebody proposes what is right, the host says so too (EM-49)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.emergence.actions import AnswerCorrection, Correct
from companion.games.emergence.words import DATA_TYPES, DataType
from companion.kernel.action import Action
from companion.table.actions import ForTable
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.panels import Panel, Spaced, WhyNot
from companion.ui.parts.buttons import Chip, MainButton, OutlineButton
from companion.ui.parts.guard import component, guarded
from companion.ui.parts.numbers import Stepper
from companion.ui.parts.text import Body, Muted, Strong
from companion.ui.stage import Stage

BOARD = "@board"
Send = Callable[[Action], None]


def told(stage: Stage, correct: Correct) -> str:
    """A correction as a sentence."""
    who = reading.name(stage, correct.seat)
    data = reading.data_word(stage, correct.data_type) if correct.data_type else ""
    if correct.knowledge is not None:
        return stage.say("emergence-correct-is-knowledge", who=who, n=correct.knowledge)
    if correct.blocks is not None:
        if correct.seat:
            return stage.say("emergence-correct-is-data", who=who, n=correct.blocks, data=data)
        if correct.tile:
            return stage.say("emergence-correct-is-blocks", tile=correct.tile, n=correct.blocks, data=data)
        return stage.say("emergence-correct-is-board", n=correct.blocks, data=data)
    if correct.tile:
        return stage.say("emergence-correct-is-tile", who=who, tile=correct.tile)
    where = "on" if correct.on_start else "off"
    return stage.say(f"emergence-correct-is-{where}-start", who=who)


def Proposed(stage: Stage) -> ft.Control | None:
    """A correction that waits; the host answers it."""
    view, skin = reading.game(stage), stage.skin
    if view.correction is None:
        return None
    rows: list[ft.Control] = [
        Strong(skin, stage.say("emergence-correct-asked", name=reading.name(stage, view.correction_by)), 17),
        Body(skin, told(stage, view.correction)),
    ]
    if view.correction.reason:
        rows.append(Muted(skin, f"“{view.correction.reason}”"))
    if stage.table.is_host:

        def answer(agree: bool) -> None:
            stage.send(ForTable(action=AnswerCorrection(agree=agree).model_dump()))

        rows.append(
            ft.Row(
                [
                    OutlineButton(
                        skin,
                        stage.say("emergence-correct-drop"),
                        lambda: answer(False),
                        icon="cross",
                        expand=True,
                    ),
                    OutlineButton(
                        skin,
                        stage.say("emergence-correct-agree"),
                        lambda: answer(True),
                        icon="check",
                        expand=True,
                    ),
                ],
                spacing=skin.px(10),
            )
        )
    else:
        rows.append(Muted(skin, stage.say("emergence-correct-waits"), 15))
    return Panel(skin, Spaced(skin, *rows, gap=8), outline=skin.palette.warn)


@component
def CorrectionDoor(stage: Stage) -> ft.Control:
    """A closed line in the sheet that opens into the form."""
    is_open, set_open = ft.use_state(False)
    waits = Proposed(stage)
    if waits is not None:
        return waits
    if not is_open:
        button = OutlineButton(
            stage.skin,
            stage.say("emergence-correct-open"),
            lambda: set_open(True),
            icon="pencil",
            expand=True,
        )
        return ft.Row([button])
    return CorrectionForm(stage, stage.send, lambda: set_open(False))


def fixes(stage: Stage) -> ft.Control:
    """The host's own corrections count at once."""

    def for_table(action: Action) -> None:
        stage.send(ForTable(action=action.model_dump(exclude_none=True)))

    waits = Proposed(stage)
    return waits if waits is not None else CorrectionForm(stage, for_table, None)


@component
def CorrectionForm(stage: Stage, send: Send, close: Callable[[], None] | None) -> ft.Control:
    """Whose, what, and what is right."""
    view, skin = reading.game(stage), stage.skin
    whose, set_whose = ft.use_state("")
    what, set_what = ft.use_state("")
    number, set_number = ft.use_state(0)
    place, set_place = ft.use_state("")
    reason, set_reason = ft.use_state("")

    def pick_whose(value: str) -> None:
        set_whose(value)
        set_what("")

    def pick_what(value: str) -> None:
        set_what(value)
        set_number(_held(stage, whose, value))
        set_place("")

    rows: list[ft.Control] = [
        Strong(skin, stage.say("emergence-correct-title"), 20),
        Muted(skin, stage.say("emergence-correct-line")),
        _picks(stage, stage.say("emergence-correct-whose"), _owners(stage), whose, pick_whose),
    ]
    if whose:
        rows.append(_picks(stage, stage.say("emergence-correct-what"), _facts(stage, whose), what, pick_what))
    if what == "place":
        rows.append(_picks(stage, stage.say("emergence-correct-new"), _places(stage), place, set_place))
    elif what:
        word = stage.say("emergence-correct-new")
        rows.append(
            ft.Row(
                [Body(skin, word, expand=True), Stepper(skin, number, 0, 99, set_number, word)], wrap=False
            )
        )
    if what:
        rows.append(
            ft.TextField(
                label=stage.say("emergence-correct-reason"),
                value=reason,
                max_length=120,
                on_change=guarded(lambda event: set_reason(str(event.control.value))),
            )
        )
    made = _made(view.mode == "attested", whose, what, number, place, reason)

    def propose() -> None:
        if made:
            send(made)
            if close:
                close()

    if made is None:
        rows.append(WhyNot(skin, stage.say("emergence-correct-pick")))
    rows.append(
        MainButton(
            skin,
            stage.say("emergence-correct-button"),
            propose,
            colour=reading.my_colour(stage) if stage.me else skin.palette.text,
            disabled=made is None,
        )
    )
    if close:
        rows.append(ft.Row([OutlineButton(skin, stage.say("emergence-correct-close"), close, expand=True)]))
    return Spaced(skin, *rows, gap=12)


def _picks(
    stage: Stage, title: str, options: list[tuple[str, str]], chosen: str, pick: Callable[[str], None]
) -> ft.Control:
    skin = stage.skin
    chips = [Chip(skin, label, partial(pick, value), selected=value == chosen) for value, label in options]
    return Spaced(
        skin, Muted(skin, title, 15), ft.Row(list(chips), wrap=True, spacing=8, run_spacing=8), gap=6
    )


def _owners(stage: Stage) -> list[tuple[str, str]]:
    view = reading.game(stage)
    board = (BOARD, stage.say("emergence-correct-board"))
    tiles = [(f"@{tile.id}", tile.id) for tile in view.board.tiles if tile.kind in DATA_TYPES]
    return [*((seat, reading.name(stage, seat)) for seat in view.seats), *(tiles or [board])]


def _facts(stage: Stage, whose: str) -> list[tuple[str, str]]:
    view = reading.game(stage)
    data: list[tuple[str, str]] = [(kind, reading.data_word(stage, kind).capitalize()) for kind in DATA_TYPES]
    if whose == BOARD:
        return data
    if whose.startswith("@"):
        tile = reading.tile(view, whose[1:])
        return [one for one in data if tile is not None and one[0] == tile.kind]
    first = [
        ("knowledge", stage.say("emergence-correct-knowledge")),
        ("place", stage.say("emergence-correct-place")),
    ]
    return first + data


def _places(stage: Stage) -> list[tuple[str, str]]:
    view = reading.game(stage)
    if view.mode == "city":
        return [(tile.id, tile.id) for tile in view.board.tiles]
    return [
        ("on", stage.say("emergence-correct-on-start")),
        ("off", stage.say("emergence-correct-off-start")),
    ]


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


def _made(is_attested: bool, whose: str, what: str, number: int, place: str, reason: str) -> Correct | None:
    """The correction, when everything it needs has been said."""
    seat = None if whose.startswith("@") else whose
    said: dict[str, object] = {"reason": reason}
    if not whose or not what or (what == "place" and not place):
        return None
    if what == "knowledge":
        said |= {"seat": seat, "knowledge": number}
    elif what == "place":
        said |= {"seat": seat, **({"on_start": place == "on"} if is_attested else {"tile": place})}
    else:
        kind: DataType = what  # type: ignore[assignment]
        said |= {"seat": seat, "data_type": kind, "blocks": number}
        if whose.startswith("@") and whose != BOARD:
            said["tile"] = whose[1:]
    return Correct.model_validate(said)
