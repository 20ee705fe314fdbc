"""Putting the app right, in the same words everywhere: a seat asks, the host's own word counts at once.

A game brings how a fact is pointed at: a component that keeps its draft and draws `CorrectionForm` with its
rows and the action they make. `doors` gives it a line in the seat's sheet and a place in the host's menu.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from companion.kernel.action import Action, Reason
from companion.kernel.proposals import AnswerCorrection, CorrectableView
from companion.table.actions import ForTable
from companion.table.views import ForetoldView
from companion.ui.kit.boxes import InRow, Note, Spaced
from companion.ui.kit.buttons import OutlineButton, ReasonButton
from companion.ui.kit.drawing import Component, Tap, component, effect, steady
from companion.ui.kit.field import Field
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Muted, Strong
from companion.ui.stage import Screen, Stage

MARK = "-correct"
"""In the code of every line of the log that says what was put right."""
LONGEST_REASON = 120
Form = Component[[Stage, Tap | None]]
"""A game's form; the tap closes it, where it can be closed."""


def hosts(stage: Stage) -> str:
    """Who has to agree, by name where a seat hosts."""
    names = tuple(line.name for line in stage.table.seats if line.is_host)
    return stage.skin.language.listed(names) or stage.skin.say("shell-correct-the-host")


def sender(stage: Stage, *, is_own: bool = False) -> Callable[[Action], Action]:
    """What is sent: a seat's own word, or the table's, which the host speaks."""
    return _for_table if stage.leads and not is_own else _as_it_is


def _as_it_is(action: Action) -> Action:
    return action


def _for_table(action: Action) -> Action:
    return ForTable(action=action.model_dump(mode="json"))


@component
def CorrectionForm(
    stage: Stage,
    made: Action | None,
    rows: Sequence[ft.Control],
    close: Tap | None,
    *,
    lacks: str = "",
    at_once: bool = False,
    again: Tap | None = None,
) -> ft.Control:
    """The whole form: who decides, the game's `rows`, why, what the log would say, one button.

    `made`: the correction, without its reason, as soon as all of it was said; `lacks`: what is still to be
    said. `at_once`: nobody has to agree at this game, and a seat speaks for itself. `again` empties the
    rows for another one.
    """
    skin = stage.skin
    reason, set_reason = ft.use_state("")
    since, set_since = ft.use_state(-1)
    right = made.model_copy(update={"reason": reason.strip()}) if made else None
    counts = at_once or stage.leads
    wrapped = sender(stage, is_own=at_once and close is not None)
    foretell = stage.foretell
    effect(lambda: foretell(wrapped(right) if right else None), [right], lambda: foretell(None))

    def put() -> None:
        if right is not None:
            set_since(stage.table.log[-1].number if stage.table.log else 0)
            stage.send(wrapped(right))

    def more() -> None:
        set_since(-1)
        set_reason("")
        if again:
            again()

    puts, others = steady(put), steady(more)
    if done := _done(stage, since):
        return Done(stage, done, others, close)
    why_words = skin.say("shell-correct-reason")
    button = skin.say("shell-correct-do" if counts else "shell-correct-ask")
    agree = skin.say("shell-correct-at-once") if counts else _must_agree(stage)
    told, against = _foretold(stage, stage.table.foretold if right else None)
    why = against or ("" if right else lacks or skin.say("shell-correct-pick"))
    return Spaced(
        skin,
        Strong(skin, skin.say("shell-correct-title"), 20),
        Muted(skin, agree),
        *rows,
        Field(skin, why_words, reason, set_reason, longest=LONGEST_REASON, is_sentence=True),
        Foretold(skin, told),
        ReasonButton(skin, button, puts, "check", why),
        *([_closing(skin, close)] if close else []),
        gap=12,
    )


def _must_agree(stage: Stage) -> str:
    return stage.skin.say("shell-correct-must-agree", names=hosts(stage))


def _closing(skin: Skin, close: Tap) -> ft.Control:
    return ft.Row([OutlineButton(skin, skin.say("shell-correct-close"), close, expand=True)])


def _foretold(stage: Stage, found: ForetoldView | None) -> tuple[tuple[str, ...], str]:
    """What the log would say, and what stands against it."""
    language = stage.skin.language
    if found is None:
        return (), ""
    said = tuple(language.log_line(line, stage.names) for line in found.said)
    reasons = (Reason(line.code, "", dict(line.facts)) for line in found.against)
    return said, " ".join(language.reason(one, stage.names) for one in reasons)


def Foretold(skin: Skin, lines: Sequence[str]) -> ft.Control:
    """The lines of the log before anybody has said them; it keeps its place while there are none."""
    rows = [Muted(skin, skin.say("shell-correct-told"), 15), *(Note(skin, line, "pencil") for line in lines)]
    said = ft.Semantics(content=Spaced(skin, *rows, gap=6), live_region=True, container=True)
    return ft.Container(said, visible=bool(lines))


def _done(stage: Stage, since: int) -> tuple[str, ...]:
    """What the log says since of what was put right; a refusal leaves the form as it is."""
    lines = [one.line for one in stage.table.log if 0 <= since < one.number]
    return tuple(stage.skin.language.log_line(line, stage.names) for line in lines if MARK in line.code)


def Done(stage: Stage, lines: Sequence[str], again: Tap, close: Tap | None = None) -> ft.Control:
    """It counts: what the log says now, and the way on."""
    skin = stage.skin
    head = InRow(
        skin,
        Icon(skin, "check", skin.px(26), skin.palette.good),
        Strong(skin, skin.say("shell-correct-done"), 20, expand=True),
    )
    shut = close or (lambda: stage.open_sheet(""))
    buttons = InRow(
        skin,
        OutlineButton(skin, skin.say("shell-correct-more"), again, icon="pencil", expand=True),
        OutlineButton(skin, skin.say("shell-close"), shut, expand=True),
    )
    return Spaced(skin, head, *(Body(skin, line) for line in lines), buttons)


def asked_for(stage: Stage) -> CorrectableView | None:
    """The game's view while a correction waits for an answer."""
    view = stage.frame.view
    return view if isinstance(view, CorrectableView) and view.correction_by is not None else None


def asked_facts(stage: Stage) -> object:
    """What `Asked` shows."""
    view = asked_for(stage)
    return view and (view.correction_by, view.correction_said, getattr(view, "correction", None), stage.leads)


def Asked(stage: Stage) -> ft.Control | None:
    """A correction that waits: who asks for it, what it would change, and the host's answer."""
    view, skin = asked_for(stage), stage.skin
    if view is None:
        return None
    name = stage.names.get(view.correction_by or "", view.correction_by or "")
    rows: list[ft.Control] = [Strong(skin, skin.say("shell-correct-asked", name=name), 17)]
    rows += [Body(skin, skin.language.log_line(line, stage.names)) for line in view.correction_said]
    if not view.correction_said:
        rows.append(Body(skin, skin.say("shell-correct-late")))
    if reason := getattr(getattr(view, "correction", None), "reason", ""):
        rows.append(Muted(skin, f"“{reason}”"))
    rows.append(_answers(stage) if stage.leads else _waits(stage))
    return Card(skin, Spaced(skin, *rows), border=skin.palette.warn, border_width=1.5)


def _waits(stage: Stage) -> ft.Control:
    return Muted(stage.skin, stage.skin.say("shell-correct-waits", names=hosts(stage)), 15)


def _answers(stage: Stage) -> ft.Control:
    skin = stage.skin

    def answer(agree: bool) -> Tap:
        return lambda: stage.send(_for_table(AnswerCorrection(agree=agree)))

    drop = OutlineButton(skin, skin.say("shell-correct-drop"), answer(False), icon="cross", expand=True)
    agree = OutlineButton(skin, skin.say("shell-correct-agree"), answer(True), icon="check", expand=True)
    return InRow(skin, drop, agree)


def doors(form: Form) -> tuple[Screen, Screen]:
    """A closed line in a seat's sheet that opens into the form, and the host's own place for it."""

    @component
    def door(stage: Stage) -> ft.Control:
        is_open, set_open = ft.use_state(False)
        shut = steady(lambda: set_open(False))
        waits = Asked(stage)
        effect(lambda: shut() if waits else None, [waits is None])
        if waits is not None:
            return waits
        if is_open:
            return form(stage, shut)
        words = stage.skin.say("shell-correct-open")
        return ft.Row([OutlineButton(stage.skin, words, lambda: set_open(True), icon="pencil", expand=True)])

    @component
    def fixes(stage: Stage) -> ft.Control:
        waits = Asked(stage)
        return form(stage, None) if waits is None else waits

    return door, fixes
