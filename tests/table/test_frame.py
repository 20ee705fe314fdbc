"""The revision: it moves when everybody can see why, and nobody can count what happens behind a screen."""

from __future__ import annotations

import pytest

from tests.table.people import people


async def test_a_public_change_moves_it_for_all() -> None:
    at = await people("Ann", "Bo", started=True)
    before = at.table.rev
    await at.act("ann", "hide", number=3)
    assert at.table.rev > before
    assert {at.table.frame(one).rev for one in at.seats.values()} == {at.table.rev}


@pytest.mark.parametrize("changes", [0, 1, 5])
async def test_a_hidden_change_does_not(changes: int) -> None:
    """Ann thinks it over as often as she likes: she sees it, nobody else can tell."""
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "hide", number=3)
    before, bo = at.table.rev, at.table.frame(at.seats["bo"])
    for number in range(changes):
        await at.act("ann", "hide", number=1 + number % 4)
        assert at.view("ann").my_number == 1 + number % 4
    assert at.table.rev == before
    assert at.table.frame(at.seats["bo"]) == bo


async def test_it_goes_on_above_every_older_one_after_a_restart() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.act("ann", "say", word="hello")
    before = at.table.rev
    await at.time.pass_by(60)
    at = await at.restarted()
    assert at.table.rev > before
