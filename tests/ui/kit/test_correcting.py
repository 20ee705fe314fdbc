"""Correcting in one step: the host's word counts at once and is done; a seat hears who must agree."""

from __future__ import annotations

from typing import Any, Literal

import flet as ft
import pytest

from companion.kernel.action import Action
from companion.kernel.seat import Seat
from companion.kernel.view import LogLine
from companion.table.actions import ForTable
from companion.table.frame import Frame
from companion.table.views import Happened
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.correcting import Done, Proposed, button_words, said_to, sender, use_putting
from companion.ui.kit.drawing import component
from companion.ui.kit.skin import skin_for
from companion.ui.stage import Stage
from tests.ui.frames import seats, table
from tests.ui.phone import Phone, over_a_link

SAID = LogLine(
    code="emergence-log-corrected-knowledge",
    facts={"operative_seat": "bo", "n": 7, "was": 2, "reason": "it fell down"},
)


class Fix(Action):
    do: Literal["fix"] = "fix"


def stage(send: Any = lambda _action: None, **changes: Any) -> Stage:
    made = table("playing", None, **changes)
    names = {line.seat: line.name for line in made.seats}
    return Stage(Frame(1, made, None, 0.0), skin_for(390, 844, motion=False), send=send, names=names)


async def form(line: LogLine | None) -> tuple[Phone, list[Action]]:
    """A form on the host's device, at a table that answers with this line, or refuses."""
    sent: list[Action] = []

    @component
    def Root() -> ft.Control:
        log: Any
        log, set_log = ft.use_state((Happened(number=4, at=1.0, line=SAID),))

        def send(action: Action) -> None:
            sent.append(action)
            if line:
                over_a_link(set_log, (*log, Happened(number=5, at=2.0, line=line)))

        here = stage(send, log=log)
        putting = use_putting(here, sender(here))
        if putting.done:
            return Done(here, putting)
        return MainButton(here.skin, button_words(here), lambda: putting.put(Fix()), colour="#FFFFFF")

    async def main(page: ft.Page) -> None:
        page.render(Root)

    phone = Phone("/", 390, 844)
    await phone.open(main)
    await phone.tap("Correct it")
    return phone, sent


async def test_the_hosts_word_counts_at_once_and_the_form_says_so() -> None:
    phone, sent = await form(SAID)
    assert sent == [ForTable(action={"do": "fix"})]
    assert {"Corrected", "Bo’s knowledge: 7 instead of 2. Corrected at the table."} <= set(phone.texts())
    await phone.tap("Something else")
    assert "Correct it" in phone.texts()


@pytest.mark.parametrize(
    "line", [None, LogLine(code="table-log-sat", seat=Seat("bo"))], ids=["refused", "other"]
)
async def test_what_is_refused_stays_as_it_was_typed(line: LogLine | None) -> None:
    phone, _ = await form(line)
    assert "Correct it" in phone.texts()


def test_a_seat_hears_who_must_agree() -> None:
    assert said_to(stage(is_host=False)) == "The cardboard wins. Ann must agree first."
    nobody = tuple(line.model_copy(update={"is_host": False}) for line in seats())
    assert said_to(stage(is_host=False, seats=nobody)) == "The cardboard wins. The host must agree first."
    assert button_words(stage(is_host=False)) == "Ask for it"
    assert "counts at once" in said_to(stage())


@pytest.mark.parametrize("is_host", [True, False], ids=["host", "seat"])
def test_a_proposal_says_what_it_changes(is_host: bool) -> None:
    answers: list[bool] = []
    card = repr(Proposed(stage(is_host=is_host), (SAID,), "dev", "it fell down", answers.append))
    for words in ("Dev asks for a correction", "Bo’s knowledge: 7 instead of 2.", "“it fell down”"):
        assert words in card
    assert ("Change it" in card, "We wait until Ann agrees." in card) == (is_host, not is_host)
