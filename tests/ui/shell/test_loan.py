"""A loan on the screens: the owner is asked, everybody else sees who is waited for."""

from __future__ import annotations

import pytest

from companion.kernel.seat import Seat
from companion.table.actions import AnswerLoan
from companion.table.views import LoanView
from tests.ui.shell.test_takeback import opened


@pytest.mark.parametrize(
    ("button", "said"),
    [
        ("Act for me", AnswerLoan(agree=True)),
        ("Act and look", AnswerLoan(agree=True, look=True)),
        ("No", AnswerLoan(agree=False)),
    ],
)
async def test_the_owner_is_asked(button: str, said: AnswerLoan, monkeypatch: pytest.MonkeyPatch) -> None:
    phone, hall = await opened("/seat/play", monkeypatch, loan=LoanView(seat=Seat("dev"), to=Seat("bo")))
    assert "May Bo act for you?" in phone.texts()
    await phone.tap(button)
    assert hall.links[-1].done == [said]


async def test_everybody_else_sees_who_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    phone, _ = await opened("/table/play", monkeypatch, loan=LoanView(seat=Seat("bo"), to=Seat("ann")))
    assert any("We wait for Bo" in text for text in phone.texts())
    assert "Act for me" not in phone.texts()


@pytest.mark.parametrize(
    ("button", "said"), [("Give it up", AnswerLoan(agree=True)), ("I keep it", AnswerLoan(agree=False))]
)
async def test_the_owner_is_asked_before_the_seat_is_freed(
    button: str, said: AnswerLoan, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone, hall = await opened("/seat/play", monkeypatch, loan=LoanView(seat=Seat("dev")))
    assert "May a new phone have your seat?" in phone.texts()
    assert "Act and look" not in phone.texts()
    await phone.tap(button)
    assert hall.links[-1].done == [said]
