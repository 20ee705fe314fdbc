"""Every setting of a tool can be said on its form, most of them behind *More*; that is what begins."""

from __future__ import annotations

from typing import Any

import pytest

from companion import texts
from companion.games.toolbox.packs.specs import (
    BonusSpec,
    ClockSpec,
    EndSpec,
    PadSpec,
    QuestionSpec,
    RolesSpec,
    RowSpec,
    Spec,
    TallySpec,
)
from companion.games.toolbox.views import ToolboxView
from companion.table.presence import Watcher
from companion.table.table import Table
from companion.table.views import Happened
from companion.ui.forms.fields import Field, fields_of
from companion.ui.games.toolbox.setup import question, roles, scores, tally, times
from tests.ui.frames import Guest
from tests.ui.games.toolbox.test_tools import STUMBLED, act, lead, opened, said, table_of, write
from tests.ui.phone import Phone

LINE = texts.say("toolbox-deal-line")
NOT_ASKED = {QuestionSpec: {"among"}, RowSpec: {"id"}}
"""What only the app says: the tied words of a run before, and what a row is called inside."""
ELSEWHERE = {PadSpec: {"end"}, RolesSpec: {"line"}}
"""A form of its own, and a line with its own reading."""
FORMS: dict[str, tuple[type[Spec], tuple[Field, ...]]] = {
    "ask": (QuestionSpec, question.FIELDS),
    "tally": (TallySpec, tally.FIELDS),
    "deal": (RolesSpec, roles.FIELDS),
    "clock": (ClockSpec, times.FIELDS),
    "pad": (PadSpec, scores.PAD),
    "pad-end": (EndSpec, scores.END),
    "pad-row": (RowSpec, fields_of(RowSpec)),
    "pad-bonus": (BonusSpec, fields_of(BonusSpec)),
}


@pytest.mark.parametrize("base", FORMS)
def test_every_setting_of_a_model_is_asked_for_in_words(base: str) -> None:
    model, fields = FORMS[base]
    missing = set(model.model_fields) - {one.name for one in fields}
    assert missing == NOT_ASKED.get(model, set()) | ELSEWHERE.get(model, set())
    for one in fields:
        assert one.look, f"{one.name} is drawn by nothing"
        assert texts.has(texts.text_id(f"toolbox-{base}-{one.name}")), one.name
        values = question.DECIDES["free"] if one.name == "decide" else one.options
        for value in () if one.look == "breaks" else values:
            word = {"+": "plus", "-": "minus", None: "none"}.get(value, str(value))
            assert texts.has(texts.text_id(f"toolbox-{base}-{one.name}-{word}")), (one.name, value)


async def tablet_of(count: int, options: dict[str, Any] | None = None) -> tuple[Table, Phone]:
    """A tablet that leads, before it has done anything."""
    hall, table = await table_of(count, options)
    return table, await opened(hall, f"/table/{table.id}", (1024, 768), Guest("laptop", is_host=True))


def view(table: Table) -> ToolboxView:
    """What everybody sees."""
    found = table.frame(Watcher(device="")).view
    assert isinstance(found, ToolboxView)
    return found


def log(table: Table) -> tuple[Happened, ...]:
    """The newest lines as everybody reads them."""
    return table.frame(Watcher(device="")).table.log


async def test_a_question_says_who_is_asked_what_a_tie_and_an_absence_do_and_when_it_opens() -> None:
    table, tablet = await tablet_of(4)
    await tablet.tap("Choose at once")
    await tablet.tap("More settings")
    for words in ("More than half", "Is drawn by lot", "Counts as named here", "When you say so"):
        await tablet.tap(words)
    await tablet.tap("No")
    for name in ("Ann", "Bo", "Cleo"):
        await tablet.tap(name)
    await tablet.tap("Ask everybody")
    now = view(table).question
    assert now is not None
    spec = now.spec
    assert (spec.decide, spec.tie, spec.absent, spec.fallback) == ("majority", "draw", "fallback", "No")
    assert (spec.opens, now.asked) == ("leader", ("ann", "bo", "cleo"))
    assert spec.least_group is None, "the house rule goes on to hold"
    assert STUMBLED not in said(tablet)


async def test_a_question_about_somebody_has_words_besides_and_a_bid_has_bounds() -> None:
    table, tablet = await tablet_of(3)
    await tablet.tap("Choose at once")
    await tablet.tap("Somebody")
    await tablet.tap("More settings")
    await write(tablet, "Words besides, with commas", "Nobody, All")
    await tablet.tap("Ask everybody")
    now = view(table).question
    assert now is not None
    assert now.offered == ("ann", "bo", "cleo", "Nobody", "All")
    await lead(table, do="put_away", tool="choose")
    await tablet.settle()
    await tablet.tap("Choose at once")
    await tablet.tap("A bid")
    await tablet.tap("More settings")
    await tablet.tap("More From")
    await tablet.tap("Lowest alone")
    await tablet.tap("Ask everybody")
    now = view(table).question
    assert now is not None
    assert (now.low, now.high, now.spec.decide) == (1, 9999, "lowest_unique")


async def test_totals_at_a_table_of_two_are_refused_before_anything_is_sent() -> None:
    table, tablet = await tablet_of(2)
    await tablet.tap("Choose at once")
    await tablet.tap("Only totals")
    assert "Fewer than 3" in said(tablet)
    await tablet.tap("Ask everybody")
    assert view(table).question is None


async def test_rounds_end_after_so_many_and_a_limit_leaves_room_for_all_it_takes() -> None:
    table, tablet = await tablet_of(3)
    await tablet.tap("Score pad")
    await tablet.tap("After so many rounds")
    await tablet.tap("Less Rounds")
    await tablet.tap("Begin the pad")
    now = view(table).pad
    assert now is not None
    assert ([row.name for row in now.rows], now.spec.end.rounds) == ([f"Round {n}" for n in (1, 2, 3, 4)], 4)
    await lead(table, do="put_away", tool="pad")
    await tablet.settle()
    await tablet.tap("Score pad")
    await tablet.tap("At a limit")
    await tablet.tap("Begin the pad")
    for number in (1, 2):
        await lead(table, do="close_row", row=f"row-{number}", values={"ann": 49})
    now = view(table).pad
    assert now is not None
    assert now.ended is None, "98 of 100: the next round is there"
    await lead(table, do="close_row", row="row-3", values={"bo": 101})
    now = view(table).pad
    assert now is not None
    assert (now.ended, now.winners) == ("limit", ("bo",))


async def test_rows_have_a_divisor_a_bonus_a_start_and_what_breaks_a_tie() -> None:
    table, tablet = await tablet_of(3)
    await tablet.tap("Score pad")
    await write(tablet, "Rows, with commas (empty: rounds)", "Roses ×2, -Debts")
    await tablet.tap("More settings")
    await tablet.tap("More Everybody begins with")
    await tablet.tap("More One for so many")
    await tablet.tap("A bonus")
    await tablet.tap("More First")
    await tablet.tap("It is shared out")
    await tablet.tap("One more way to decide")
    await tablet.tap("Roses")
    await tablet.tap("Lowest wins")
    await tablet.tap("Begin the pad")
    now = view(table).pad
    assert now is not None
    roses, debts = now.spec.rows
    assert (roses.name, roses.factor, roses.per, debts.sign) == ("Roses", 2, 2, "-")
    assert roses.bonus is not None
    assert (roses.bonus.goes_to, roses.bonus.first, roses.bonus.tie) == ("most", 2, "split")
    assert now.spec.start == 1
    assert [(one.by, one.row, one.wins) for one in now.spec.tie_breaks] == [("row", roses.id, "lowest")]


async def test_a_tally_has_bounds_by_seat_and_says_what_an_absence_is() -> None:
    table, tablet = await tablet_of(4)
    await tablet.tap("Secret tally")
    await tablet.tap("More settings")
    await tablet.tap("Not the same for all")
    await tablet.tap("More Bo, at most")
    await tablet.tap("Counts as nothing, where that is allowed")
    await tablet.tap("Begin")
    now = view(table).tally
    assert now is not None
    assert (now.bounds["bo"], now.bounds["ann"], now.spec.absent) == ((0, 2), (0, 1), "nothing")


async def test_the_clock_has_an_order_and_seconds_and_anybody_may_begin() -> None:
    table, tablet = await tablet_of(3)
    await tablet.tap("Clock for all")
    await tablet.tap("More And seconds")
    await tablet.tap("More settings")
    await tablet.tap("Cleo earlier")
    await tablet.tap("Set the clock")
    now = view(table).clock
    assert now is not None
    assert (now.order, int(now.spec.each)) == (("ann", "cleo", "bo"), 601_000)
    await tablet.tap("Somebody else begins")
    await tablet.tap("Bo begins")
    now = view(table).clock
    assert now is not None
    assert (now.turn, now.is_running) == ("bo", True)


async def test_a_countdown_for_turns_starts_again_for_the_next() -> None:
    table, tablet = await tablet_of(3)
    await tablet.tap("Countdown")
    await tablet.tap("Next turn")
    await tablet.tap("Then it starts again for the next")
    await tablet.tap("0:30")
    now = view(table).countdown
    assert now is not None
    assert (now.at_zero, now.again) == ("next", True)


async def test_cards_left_over_lie_in_the_middle_and_a_filler_takes_the_rest() -> None:
    table, tablet = await tablet_of(3)
    await tablet.tap("Deal in secret")
    await write(tablet, LINE, "2 Wolf, Seer, 2 Sheep")
    assert "5 roles for 3 seats" in said(tablet)
    await tablet.tap("More settings")
    await tablet.tap("Lie in the middle, unseen")
    await tablet.tap("Deal 5 cards")
    now = view(table).deal
    assert now is not None
    assert now.middle == 2
    await tablet.tap("Other cards")
    await write(tablet, LINE, "Wolf")
    await tablet.tap("More settings")
    await write(tablet, "Who is missing a card gets (one name)", "Sheep")
    await tablet.tap("Deal 3 cards")
    now = view(table).deal
    assert now is not None
    assert (now.number, now.middle, [role.name for role in now.roles]) == (2, 0, ["Wolf", "Sheep"])


async def test_several_pieces_are_drawn_at_once() -> None:
    table, tablet = await tablet_of(3)
    await lead(table, do="fill_bag", id="b", bag={"items": [["salt", 3]]})
    await tablet.settle()
    await tablet.tap("More At once")
    await tablet.tap("Draw 2")
    assert view(table).bags[0].left == 1
    assert view(table).luck is not None
    await act(table, "ann", do="draw", bag="b", for_me=True)
    assert view(table).bags[0].unseen == 1
