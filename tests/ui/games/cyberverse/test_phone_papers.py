"""The page of a seat on paper: folded, waiting, typed when everybody else is ready."""

from __future__ import annotations

from typing import Any

from companion.table.actions import ForTable
from tests.ui.games.cyberverse.fight_kit import GREEN, gathered, on_turn
from tests.ui.games.cyberverse.phone_kit import Booth, Table

FOLD, LATER = "It is on paper, folded", "The paper is folded. Type it when everybody else is ready."
DOWN = "The kept tokens lie face down"


def declaring() -> Table:
    """Three say whether they fight."""
    table = gathered()
    table.do("@table", {"do": "next_phase"})
    table.do("@table", {"do": "draw_brawl", "card": GREEN})
    return table


def typed(table: Table, seat: str = "bo", **booth: Any) -> Booth:
    """The host's page for a seat on paper."""
    return Booth(table, seat, is_host=True, paper=("bo",), **booth)


async def test_a_yes_or_no_is_folded_and_typed_last() -> None:
    table = declaring()
    booth = typed(table)
    phone = await booth.open()
    await phone.tap(FOLD)
    assert isinstance(booth.sent[-1], ForTable)
    assert phone.says(LATER)
    for seat in ("ann", "cy"):
        table.do(seat, {"do": "declare_fight", "fight": False})
    booth.redraw()
    await phone.settle()
    assert not phone.says(LATER)
    await phone.tap("I start a fight. Everybody here draws combat tokens.")
    await phone.tap("Seal my answer")
    here = table.view().investigation
    assert here is not None
    assert here.fight_by == ("bo",)


async def test_tokens_lie_face_down() -> None:
    table = declaring()
    for seat in table.seats:
        table.do(seat, {"do": "declare_fight", "fight": True})
    phone = await typed(table).open()
    await phone.tap(DOWN)
    here = table.view().investigation
    assert here is not None
    assert {one.seat: one.state for one in here.tokens}["bo"] == "hidden"
    assert not phone.says(DOWN)
    for seat in ("ann", "cy"):
        table.do(seat, {"do": "seal_token", "agent": table.agent_of(seat), "token": {"attack": 2}})
    booth = Booth(table, on_turn(table))
    phone = await booth.open()
    assert not phone.silent_buttons()
    assert table.view().step == "fight"


async def test_a_payday_is_folded_and_typed_last() -> None:
    table = gathered()
    table.do("@table", {"do": "next_phase"})
    while table.view().phase == "investigation" and table.view().step != "done":
        step = table.view().step
        if step == "brawl":
            table.do("@table", {"do": "draw_brawl", "card": GREEN})
        elif step == "declare":
            for seat in table.view().waiting_for:
                table.do(seat, {"do": "declare_fight", "fight": False})
        else:
            table.do(table.view().waiting_for[0], {"do": "end_missions"})
    table.do("@table", {"do": "next_phase"})
    phone = await typed(table).open()
    await phone.tap(FOLD)
    assert phone.says(LATER)
    for seat in ("ann", "cy"):
        table.do(seat, {"do": "pay"})
    assert table.view().unfolding == ("bo",)
    phone = await typed(table).open()
    await phone.tap("Pay everybody")
    assert table.view().step == "paid"


async def test_a_phone_of_its_own_folds_nothing() -> None:
    table = declaring()
    phone = await Booth(table, "bo").open()
    assert not phone.says(FOLD)
