"""Papers that are folded: said by a tap where it may be said, only shown elsewhere."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft
import pytest

from companion.kernel.action import Action
from companion.table.actions import Dismiss, SetOptions
from companion.ui.kit.drawing import component
from companion.ui.kit.folding import Folding, FoldingPage, StillFolding
from companion.ui.kit.skin import skin_for
from tests.ui.phone import Phone

SKIN = skin_for(390, 844, motion=False)
TWO = (("ann", "Ann"), ("bo", "Bo"))


async def drawn(make: Callable[[], ft.Control]) -> Phone:
    """A page that shows nothing else."""
    phone = Phone("/", 390, 844)

    @component
    def Root() -> ft.Control:
        return make()

    async def main(page: ft.Page) -> None:
        page.render(Root)

    await phone.open(main)
    return phone


async def test_a_tap_says_whose_paper_is_folded() -> None:
    said: list[str] = []
    phone = await drawn(lambda: StillFolding(SKIN, TWO, said.append))
    await phone.tap("Bo")
    assert said == ["bo"]


async def test_who_does_not_lead_only_sees_who_folds() -> None:
    phone = await drawn(lambda: StillFolding(SKIN, TWO, None))
    assert "Ann and Bo will fold a paper." in phone.texts()
    with pytest.raises(LookupError):
        phone.button("Ann")


@pytest.mark.parametrize(
    ("is_folded", "words"), [(False, "Ann has folded the paper"), (True, "Take it out again")]
)
async def test_the_page_offers_the_one_thing_that_can_be_said(is_folded: bool, words: str) -> None:
    said: list[Action] = []
    one = Folding("Ann", "orange", is_folded, SetOptions(options={}), Dismiss())
    phone = await drawn(lambda: FoldingPage(SKIN, None, one, said.append))
    await phone.tap(words)
    assert said == [one.out if is_folded else one.fold]
