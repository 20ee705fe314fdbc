"""Correcting in the same words everywhere: told before it is said, done when the log says so."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import flet as ft
import pytest

from companion.kernel.action import Action
from companion.kernel.proposals import Because, CorrectableView
from companion.kernel.seat import Seat
from companion.kernel.view import LogLine
from companion.table.actions import ForTable
from companion.table.frame import Frame
from companion.table.views import ForetoldView, Happened
from companion.ui.kit.correcting import Asked, CorrectionForm, doors, sender
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.skin import skin_for
from companion.ui.stage import Stage
from tests.ui.frames import seats, table
from tests.ui.phone import Phone, over_a_link

SAID = LogLine(
    code="emergence-log-corrected-knowledge",
    facts={"operative_seat": "bo", "n": 7, "was": 2, "reason": "it fell down"},
)
WORDS = "Bo’s knowledge: 7 instead of 2. Corrected at the table."
AGAINST = LogLine(code="emergence.nothing_to_correct")


class Fix(Action, do="fix"):
    reason: Because = ""


FIX = Fix()


class FixView(CorrectableView):
    correction: Fix | None = None


def stage(send: Any = lambda _action: None, view: CorrectableView | None = None, **changes: Any) -> Stage:
    made = table("playing", None, **changes)
    names = {line.seat: line.name for line in made.seats}
    return Stage(Frame(1, made, view, 0.0), skin_for(390, 844, motion=False), send=send, names=names)


def asked(*said: LogLine) -> FixView:
    fix = Fix(reason="it fell down")
    return FixView(
        phase="play", round=1, waiting_for=(), correction=fix, correction_by=Seat("dev"), correction_said=said
    )


class Table:
    """A table that tells what a correction would lead to, and answers it with a line, or refuses."""

    def __init__(self, line: LogLine | None = SAID, foretold: ForetoldView | None = None) -> None:
        self.sent: list[Action] = []
        self.asked: list[Action | None] = []
        self.line, self.foretold = line, foretold

    async def open(self, made: Action | None = FIX, **changes: Any) -> Phone:
        """A phone with the form."""

        @component
        def Root() -> ft.Control:
            log: Any
            log, set_log = ft.use_state((Happened(number=4, at=1.0, line=SAID),))

            def send(action: Action) -> None:
                self.sent.append(action)
                if self.line:
                    over_a_link(set_log, (*log, Happened(number=5, at=2.0, line=self.line)))

            here = stage(send, log=log, foretold=self.foretold, **changes)
            return CorrectionForm(replace(here, foretell=self.asked.append), made, [], None)

        async def main(page: ft.Page) -> None:
            page.render(Root)

        phone = Phone("/", 390, 844)
        await phone.open(main)
        return phone


async def test_the_hosts_word_counts_at_once_and_the_form_says_so() -> None:
    table_ = Table()
    phone = await table_.open()
    await phone.tap("Correct it")
    assert table_.sent == [ForTable(action={"do": "fix", "reason": ""})]
    assert {"Corrected", WORDS} <= set(phone.texts())
    await phone.tap("Something else")
    assert "Correct it" in phone.texts()


@pytest.mark.parametrize(
    "line", [None, LogLine(code="table-log-sat", seat=Seat("bo"))], ids=["refused", "other"]
)
async def test_what_is_refused_stays_as_it_was_typed(line: LogLine | None) -> None:
    phone = await Table(line).open()
    await phone.tap("Correct it")
    assert "Correct it" in phone.texts()


async def test_what_the_log_would_say_is_shown_before_it_is_said() -> None:
    table_ = Table(foretold=ForetoldView(said=(SAID,)))
    phone = await table_.open()
    assert table_.asked == [ForTable(action={"do": "fix", "reason": ""})], "exactly what would be sent"
    assert {"The log will say", WORDS} <= set(phone.texts())


async def test_what_cannot_be_says_why_instead_of_being_sent() -> None:
    table_ = Table(foretold=ForetoldView(against=(AGAINST,)))
    phone = await table_.open()
    assert any("has it like that already" in words for words in phone.texts())
    await phone.tap("Correct it")
    assert not table_.sent


async def test_nothing_is_asked_for_until_all_is_said() -> None:
    table_ = Table(foretold=ForetoldView(said=(SAID,)))
    phone = await table_.open(made=None)
    assert table_.asked == [None]
    assert "Say what is right first." in phone.texts()
    assert WORDS not in phone.texts()


async def test_a_seat_hears_who_must_agree() -> None:
    phone = await Table().open(is_host=False)
    assert {"The cardboard wins. Ann must agree first.", "Ask for it"} <= set(phone.texts())
    nobody = tuple(line.model_copy(update={"is_host": False}) for line in seats())
    phone = await Table().open(is_host=False, seats=nobody)
    assert "The cardboard wins. The host must agree first." in phone.texts()


def test_who_says_it() -> None:
    seat, host = stage(is_host=False, my_seat=Seat("bo")), stage(my_seat=Seat("ann"))
    assert sender(seat)(Fix()) == Fix()
    assert isinstance(sender(host)(Fix()), ForTable)
    assert sender(host, is_own=True)(Fix()) == Fix(), "where nobody has to agree it is the seat's own word"


@pytest.mark.parametrize("is_host", [True, False], ids=["host", "seat"])
def test_a_proposal_says_what_it_changes(is_host: bool) -> None:
    card = repr(Asked(stage(view=asked(SAID), is_host=is_host)))
    for words in ("Dev asks for a correction", "Bo’s knowledge: 7 instead of 2.", "“it fell down”"):
        assert words in card
    assert ("Change it" in card, "We wait until Ann agrees." in card) == (is_host, not is_host)
    assert "It no longer fits" in repr(Asked(stage(view=asked())))


@pytest.mark.parametrize("at", [0, 1], ids=["sheet", "host"])
async def test_a_proposal_stands_before_every_form(at: int) -> None:
    @component
    def Form(_stage: Stage, close: Tap | None) -> ft.Control:
        return ft.Text(f"form {'with' if close else 'without'} a way back")

    async def shown(view: CorrectableView | None) -> Phone:
        phone = Phone("/", 390, 844)

        async def main(page: ft.Page) -> None:
            page.render(lambda: doors(Form)[at](stage(view=view)))

        await phone.open(main)
        return phone

    assert "Dev asks for a correction" in (await shown(asked(SAID))).texts()
    phone = await shown(None)
    if at == 0:
        await phone.tap("The board says otherwise")
    assert ("form with a way back" if at == 0 else "form without a way back") in phone.texts()
