"""What is tapped is what is said, and the table's answer is what is shown: through a round on the phone."""

from __future__ import annotations

import pytest

from companion.games.emergent.actions import (
    Allocate,
    CallOffTimer,
    ClearCard,
    ConfirmCards,
    MakePlan,
    MoneyRight,
    Moved,
    NoCard,
    Placed,
    Ready,
    SellOff,
    Ship,
    StretchTimer,
    Tick,
    Unready,
    Walk,
)
from companion.games.emergent.actions.plan import Build, Plan
from companion.kernel.action import Action
from companion.table.actions import PlayAgain
from tests.ui.games.emergent.phone_kit import Booth, Table
from tests.ui.games.emergent.phone_plans import PLANS
from tests.ui.games.emergent.phone_scenes import SCENES, planning


@pytest.mark.parametrize(
    ("scene", "taps", "said"),
    [
        ("planning", ["Seal my plan"], Ready()),
        ("sealed", ["Open my plan again"], Unready()),
        ("timed", ["30 seconds more"], StretchTimer(seconds=30)),
        ("timed", ["Call it off"], CallOffTimer()),
        ("placing", ["All on the board"], Placed()),
        ("cards", ["The other 8 have no card"], NoCard()),
        ("cards", ["No card"], NoCard(city="kestrel")),
        ("cards", ["Port Lumen", "To come again"], ClearCard(city="port-lumen")),
        ("comparing", ["The cards are right"], ConfirmCards()),
        ("city", ["I moved 5 cubes"], Moved(city="port-lumen")),
        ("city", ["Next: Kestrel"], Walk(to=3)),
        ("city", ["The city before"], Walk(to=1)),
        ("shipping", ["Ship them"], Ship(city="anchor-bay", units={"b1": 5})),
        (
            "shipping",
            ["Less cubes from Saltmere", "More cubes from Midvale", "Ship them"],
            Ship(city="anchor-bay", units={"b1": 4, "b2": 1}),
        ),
        ("ledger", ["The money is right"], MoneyRight()),
        ("ledger", ["Back to the cities"], Walk(to=6)),
        ("broke", ["Sell these 2 DCs"], SellOff(dcs=("x1", "x3"))),
        ("award", ["All on the board"], Placed()),
        ("over", ["Play again, same seats"], PlayAgain()),
    ],
)
async def test_tapping_says_it(scene: str, taps: list[str], said: Action) -> None:
    booth = SCENES[scene]()
    if isinstance(said, PlayAgain):
        booth.answers = False
    phone = await booth.open()
    for words in taps:
        await phone.tap(words)
    assert booth.sent[-1] == said
    assert booth.toast is None


async def test_planning_in_a_region_builds_fills_and_sells() -> None:
    booth = planning()
    phone = await booth.open()
    await phone.tap("Delta. Cities")
    await phone.tap("Build Small")
    await phone.tap("More cubes in Small DC, new")
    await phone.tap("More cylinders in Delta")
    plan = _newest(booth)
    built = plan.build[-1]
    assert (built.size, built.region) == ("small", "delta")
    assert plan.products[built.id] == 1
    assert plan.marketing["delta"] == 4
    assert phone.says("$44")
    await phone.tap("Do not build: Small DC, new")
    plan = _newest(booth)
    assert built not in plan.build
    assert built.id not in plan.products
    await phone.tap("Sell +$5")
    assert _newest(booth).sell == ("b1", "b3")
    assert "b3" not in _newest(booth).products
    await phone.tap("Keep it")
    assert _newest(booth).sell == ("b1",)
    await phone.tap("Done")
    assert phone.says("Where will you sell?")


def _newest(booth: Booth):  # type: ignore[no-untyped-def]
    made = booth.sent[-1]
    assert isinstance(made, MakePlan)
    return made.plan


async def test_cylinders_by_city_name_the_city() -> None:
    booth = SCENES["by_city"]()
    phone = await booth.open()
    await phone.tap("Delta. Cities")
    await phone.tap("More cylinders in Low Quay")
    assert _newest(booth).marketing == {"port-lumen": 2, "low-quay": 2}


async def test_cubes_are_bought_without_a_place() -> None:
    booth = SCENES["buying"]()
    phone = await booth.open()
    await phone.tap("More Cubes to buy")
    assert _newest(booth).cubes == 8
    assert _newest(booth).products == {}


async def test_all_faults_stand_there_at_once_and_lead_to_their_place() -> None:
    booth = SCENES["faults"]()
    phone = await booth.open()
    await phone.tap("4 things to put right")
    for words in ("Saltmere", "holds 5 cubes", "No city in Ridge", "The plan costs"):
        assert phone.says(words), words
    assert phone.says("Only you see this.")
    assert phone.says("Save $")
    await phone.tap("Fix the first: Saltmere")
    assert phone.says("Small DC, you are selling it")
    await phone.tap("Keep it")
    await phone.tap("Done")
    assert phone.says("3 things to put right")
    await phone.tap("No city in Ridge")
    await phone.tap("Less cylinders in Ridge")
    await phone.tap("Done")
    await phone.tap("Back")
    assert phone.says("Where will you sell?")
    assert not any(isinstance(action, Ready) for action in booth.sent)


async def test_what_is_nowhere_is_taken_out() -> None:
    booth = planning()
    broken = PLANS[2]["bo"].model_copy(update={"products": {"gone": 2}})
    booth.answer(MakePlan(plan=broken))
    phone = await booth.open()
    await phone.tap("1 thing to put right")
    await phone.tap("Fix the first")
    assert "gone" not in _newest(booth).products
    assert phone.says("Seal my plan")


async def test_et38_cylinders_of_the_first_learning_round_go_with_one_tap() -> None:
    booth = SCENES["learning"]()
    plan = Plan(build=(Build(id="n1", size="small", region="dunes"),), marketing={"dunes": 2})
    booth.answer(MakePlan(plan=plan))
    phone = await booth.open()
    await phone.tap("1 thing to put right")
    await phone.tap("Learning round.")
    assert _newest(booth) == plan.model_copy(update={"marketing": {}})
    assert phone.says("Seal my plan")


async def test_the_list_is_the_same_plan_and_stays_chosen() -> None:
    booth = planning()
    phone = await booth.open()
    await phone.tap("List")
    assert phone.says("Nothing planned")
    await phone.tap("Ridge no city")
    await phone.tap("Build Large")
    assert _newest(booth).build[-1].region == "ridge"
    await phone.tap("Done")
    assert phone.says("Nothing planned")


async def test_large_text_begins_with_the_list() -> None:
    booth = planning()
    booth.skin = {"large_text": True}
    assert (await booth.open()).says("Nothing planned")


async def test_a_line_is_ticked_and_unticked() -> None:
    booth = SCENES["placing"]()
    phone = await booth.open()
    assert phone.says("4 lines to go")
    await phone.tap("3 cylinders")
    assert isinstance(booth.sent[-1], Tick)
    assert booth.sent[-1].is_done
    assert phone.says("3 lines to go")
    await phone.tap("3 cylinders")
    assert not booth.sent[-1].is_done
    await phone.tap("All on the board")
    assert phone.says("Waiting for Ann, Cy and Dee.")


async def test_the_city_says_where_i_stand_and_why() -> None:
    first = await SCENES["city"]().open()
    assert first.says("You are first in Port Lumen")
    assert first.says("+$24")
    level = await SCENES["tied"]().open()
    assert level.says("Level with Cy in Port Lumen")


async def test_all_cubes_are_put_into_dcs() -> None:
    booth = SCENES["allocating"]()
    phone = await booth.open()
    for _ in range(5):
        await phone.tap("More cubes in Saltmere")
    assert phone.button("They lie there").disabled
    for _ in range(2):
        await phone.tap("More cubes in Midvale")
    await phone.tap("They lie there")
    assert booth.sent == [Allocate(products={"b1": 5, "b2": 2})]
    assert phone.says("Waiting for Cy")


async def test_a_forced_sale_can_be_changed() -> None:
    booth = SCENES["broke"]()
    phone = await booth.open()
    await phone.tap("Ridge, Large DC")
    assert phone.says("still $8 short")
    await phone.tap("Ridge, Large DC")
    await phone.tap("Delta, Small DC")
    assert phone.says("keep one of them")
    assert phone.button("Sell these 3").disabled
    await phone.tap("Dunes, Small DC, +$5: you sell it")
    await phone.tap("Sell these 2 DCs")
    assert booth.sent[-1] == SellOff(dcs=("x1", "x5"))
    await phone.tap("Sell other DCs instead")
    assert phone.says("You are $13 short")


async def test_a_whole_round_on_four_phones() -> None:
    table = Table()
    phones = {}
    for seat in table.seats:
        table.do(seat, MakePlan(plan=PLANS[0][seat]))
    for seat in table.seats:
        booth = Booth(table, seat)
        phones[seat] = (booth, await booth.open())

    async def tap(seat: str, words: str) -> None:
        booth, phone = phones[seat]
        booth.view = table.view(seat)
        booth.redraw()
        await phone.settle()
        await phone.tap(words)
        assert booth.toast is None, booth.toast

    for seat in table.seats:
        await tap(seat, "Seal my plan")
    for seat in table.seats:
        await tap(seat, "All on the board")
    dee = phones["dee"][1]
    await tap("dee", "Millbridge")
    for line in ("Anchor Bay 5 3 2", "Millbridge 3 2 1", "Kestrel 2 1 1"):
        await dee.write("A card in one line", line)
        await dee.tap("Enter this card")
    await tap("dee", "The other 9 have no card")
    await tap("ann", "The cards are right")
    for onward in ("Next: Millbridge", "Next: Kestrel", "To the money"):
        await tap("cy", onward)
    for seat in table.seats:
        await tap(seat, "The money is right")
    assert table.view().round == 2


async def test_who_is_left_without_a_tier_is_told_once() -> None:
    """Dee's phone said that nothing is left for this place, and then that nothing is left for Dee."""
    phone = await Booth(SCENES["city"]().table, "dee").open()
    told = [text for text in phone.texts() if text.startswith("No tier is left")]
    assert told == ["No tier is left for this place. (ET-22)"]
