"""The cardboard wins: a seat proposes, the host answers, blocks come from somewhere (EM-49, EM-50)."""

from __future__ import annotations

from companion.games.emergence.actions import Correct
from companion.kernel.seat import Seat
from companion.kernel.view import Choice
from companion.table.actions import ForTable
from tests.ui.games.emergence import canned_views
from tests.ui.games.emergence.booth import Booth

VIEWS = canned_views.phone_views()


async def test_a_seat_proposes_a_correction() -> None:
    view = VIEWS["done"].model_copy(update={"choices": (Choice(do="end_turn"), Choice(do="correct"))})
    booth = Booth(view, sheet=True)
    phone = await booth.open()
    for words in ("The board says otherwise", "Bo", "Knowledge", "Ask for it"):
        await phone.tap(words)
    assert booth.sent == [Correct(seat=Seat("bo"), knowledge=2)]


async def test_raised_blocks_come_from_somewhere() -> None:
    view = VIEWS["done"].model_copy(update={"choices": (Choice(do="end_turn"), Choice(do="correct"))})
    booth = Booth(view, sheet=True, is_host=True)
    phone = await booth.open()
    for words in ("The board says otherwise", "Bo", "Light blue", "More What is right?"):
        await phone.tap(words)
    assert "Where does it come from?" in phone.texts()
    *_, last = (
        one for one in phone.controls() if getattr(one, "on_click", None) and phone._words(one) == "T1"
    )
    await phone.session.dispatch_event(last._i, "click", None)
    await phone.settle()
    await phone.tap("Correct it")
    (said,) = booth.sent
    assert isinstance(said, ForTable)
    correct = Correct.model_validate(said.action)
    held = next(line.data.light_blue for line in view.operatives if line.seat == "bo" and line.data)
    assert (correct.seat, correct.data_type, correct.blocks) == ("bo", "light_blue", held + 1)
    assert correct.other_tile == "T1"
