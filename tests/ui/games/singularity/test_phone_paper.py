"""A seat on paper folds its vote, and it is typed on its own page when all open (SW-41)."""

from __future__ import annotations

from companion.games.singularity.actions.table import PaperReady, Vote
from companion.kernel.seat import Seat
from tests.ui.games.singularity.phone_kit import Booth, Table

BO = Seat("bo")


def asked() -> Table:
    """A question for three; Bo has no phone."""
    table = Table(by_hand=("bo",)).begun()
    return table.say("ann", "call_vote", question="Which door?", options=["Left", "Right"])


def paper(table: Table) -> Booth:
    return Booth(table, "bo", is_host=True, paper=("bo",))


async def test_a_folded_vote_says_nothing_and_can_be_taken_out() -> None:
    booth = paper(asked())
    phone = await booth.open()
    assert "Left" not in " ".join(phone.texts())
    await phone.tap("Bo has folded the paper")
    assert booth.sent == [PaperReady(seat=BO)]
    await phone.tap("Take it out again")
    assert booth.sent[-1] == PaperReady(seat=BO, is_ready=False)
    assert booth.toast is None


async def test_an_unfolded_vote_is_typed_on_its_page_and_opens_with_the_others() -> None:
    table = asked().say("@table", "paper_ready", seat="bo").say("ann", "vote", option=0)
    table.say("cleo", "vote", option=1)
    booth = paper(table)
    phone = await booth.open()
    await phone.tap("B. Right")
    await phone.tap("Seal my vote: B")
    assert booth.sent == [Vote(option=1)]
    assert table.view().vote.winner == 1  # type: ignore[union-attr]
