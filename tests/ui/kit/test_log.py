"""What happened, in plain sentences, and how long ago."""

from __future__ import annotations

import flet as ft
import pytest

from companion.kernel.seat import Seat
from companion.kernel.view import LogLine
from companion.table.views import Happened
from companion.ui.kit.log import MOST, LogLineRow, LogWords, age
from companion.ui.kit.skin import skin_for
from tests.ui.alone import alone, of_kind
from tests.ui.frames import seats

SKIN = skin_for(390, 844, motion=False)
NAMES = {"ann": "Ann"}
SAT = LogLine(code="table-log-sat", seat=Seat("ann"))


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (-5, "now"),
        (49, "now"),
        (50, "1 min"),
        (3599, "60 min"),
        (3600, "1 h"),
        (86400, "1 day"),
        (2e5, "2 days"),
    ],
)
def test_how_long_ago(seconds: float, said: str) -> None:
    assert age(SKIN, 1e6 + seconds, 1e6) == said


def words(happened: Happened) -> list[ft.Text]:
    return [one for one in LogWords(SKIN, happened, NAMES) if isinstance(one, ft.Text)]


def test_what_was_taken_back_is_struck_out_and_said_so() -> None:
    undone = words(Happened(number=1, at=0, line=SAT, undone=True))
    plain = words(Happened(number=1, at=0, line=SAT))
    assert [one.value for one in undone] == [plain[0].value, "taken back"]
    assert "Ann" in str(plain[0].value)
    assert isinstance(undone[0].style, ft.TextStyle)
    assert undone[0].style.decoration == ft.TextDecoration.LINE_THROUGH


def test_a_takeback_names_the_last_few_lines_only() -> None:
    many = tuple(LogLine(code="table-log-sat", seat=Seat("ann")) for _ in range(MOST + 2))
    assert len(words(Happened(number=1, at=0, line=SAT, undid=many))) == 1 + MOST


async def test_a_line_says_when_only_if_it_is_told_what_time_it_is() -> None:
    happened = Happened(number=1, at=1000.0, line=SAT)
    phone = await alone(
        lambda: ft.Column([LogLineRow(SKIN, happened, seats(), 1180.0), LogLineRow(SKIN, happened, seats())])
    )
    assert [one.value for one in of_kind(phone, ft.Text)].count("3 min") == 1
