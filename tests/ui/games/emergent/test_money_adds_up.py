"""Every bar adds up: what a screen draws and lists makes the figure above it, in any round of any game."""

from __future__ import annotations

from functools import cache

import pytest

from companion.games.emergent import GAME
from companion.games.emergent.actions import Correct
from companion.games.emergent.state import EmergentState
from companion.games.emergent.views.ledger import Ledger
from companion.games.emergent.words import START_CASH
from companion.kernel.seat import Voice
from companion.ui.games.emergent.draw.moneyparts import Parts, parts_of
from companion.ui.games.emergent.shared.ledgers import amount, sum_rows
from tests.games.emergent.kit import KIT
from tests.games.walking import walk
from tests.ui.games.emergent.phone_kit import Booth
from tests.ui.games.emergent.phone_scenes import SCENES

FULL = [name for name, (_, options) in KIT.tables.items() if options.mode == "full"]
NUMBERS = (44,)


def total(parts: Parts) -> int:
    """How high a bar is."""
    return sum(part.amount for part in parts)


@cache
def played(table: str, number: int) -> tuple[EmergentState, ...]:
    """A whole random game."""
    return tuple(step.after for step in walk(KIT.eager(), table, number, 3_000))


@cache
def settlements(table: str, number: int) -> tuple[Ledger, ...]:
    """Everybody's own ledgers of a random game, as they came and with cash corrected at the table."""
    states = [state for state in played(table, number) if state.phase == "settle"]
    for at, state in enumerate(tuple(states)):
        seat, cash = state.seats[0], GAME.view(state, state.seats[0]).my_cash or 0
        fix = Correct(seat=seat, cash=(0, cash + 7, max(0, cash - 3))[at % 3])
        if fix.cash != cash:
            states.append(GAME.apply(state, Voice.TABLE, fix))
    return tuple(
        ledger
        for state in states
        for seat in state.seats
        if (settlement := GAME.view(state, seat).settlement)
        for ledger in settlement.ledgers
        if ledger.seat == seat
    )


@pytest.mark.parametrize("table", FULL)
@pytest.mark.parametrize("number", NUMBERS)
def test_a_round_is_its_start_and_what_the_bars_show(table: str, number: int) -> None:
    """ET-29, A10: also where costs were forgiven, DCs sold by force or cash corrected at the table."""
    for ledger in settlements(table, number):
        came, went = parts_of(ledger)
        assert total(came) - total(went) == ledger.change
        rows = sum(amount(ledger, row) for row in sum_rows((ledger,)))
        assert (ledger.start or 0) + rows == ledger.end
        assert (ledger.start or 0) + sum(line.amount or 0 for line in ledger.lines) == ledger.end


def test_random_games_meet_what_is_rare() -> None:
    """Or the test above would not see that a part is missing."""
    ledgers = [ledger for table in FULL for number in NUMBERS for ledger in settlements(table, number)]
    assert any(ledger.corrected > 0 for ledger in ledgers)
    assert any(ledger.corrected < 0 for ledger in ledgers)
    assert any(ledger.forgiven for ledger in ledgers)
    assert any(ledger.forced_sale for ledger in ledgers)


@pytest.mark.parametrize("table", FULL)
@pytest.mark.parametrize("number", NUMBERS)
def test_a_game_is_its_start_and_what_the_bars_show(table: str, number: int) -> None:
    """ET-35: in and out over all rounds and the last sale make the final money."""
    end = GAME.view(played(table, number)[-1], None).end
    assert end is not None
    assert end.debrief is not None
    for sums in end.debrief.sums:
        came, went = parts_of(sums)
        assert START_CASH + total(came) - total(went) == end.debrief.cash[-1][sums.seat]
        assert (total(came), total(went)) == (sums.total_in, sums.total_out)


@pytest.mark.parametrize("scene", ["ledger", "broke"])
async def test_the_bar_below_the_money_says_what_the_headline_says(scene: str) -> None:
    """It used to show the money before the sales under the money after them."""
    booth: Booth = SCENES[scene]()
    ledger = next(one for one in booth.view.settlement.ledgers if one.seat == booth.me)  # type: ignore[union-attr]
    assert ledger.end != booth.view.my_cash, "then nothing could be told apart"
    phone = await booth.open()
    assert phone.says(f"You have ${ledger.end} after this round")
    assert not phone.says(f"You have ${booth.view.my_cash}")
    booth.shows = "pieces"
    sheet = await booth.open()
    assert f"${ledger.end}" in sheet.texts()
    assert f"${booth.view.my_cash}" not in sheet.texts()
