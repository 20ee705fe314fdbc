"""What is tapped is what is said, and the table's answer is what is shown: through a round on the phone."""

from __future__ import annotations

import flet as ft
import pytest

from companion.games.emergent.actions import (
    Allocate,
    CallOffTimer,
    ClearCard,
    CloseRound,
    ConfirmCards,
    EnterCard,
    GoOn,
    MakePlan,
    MoneyRight,
    Moved,
    NoCard,
    PauseTimer,
    Placed,
    PlaceDiscs,
    Ready,
    ResumeTimer,
    SellOff,
    Ship,
    StartTimer,
    StretchTimer,
    Tick,
    Unready,
    Walk,
)
from companion.games.emergent.actions.plan import Build, Discs, Plan
from companion.kernel.action import Action
from companion.table.actions import ForTable, PlayAgain
from tests.ui.games.emergent.phone_kit import PLANS, Booth, Table
from tests.ui.games.emergent.phone_scenes import SCENES, planning


@pytest.mark.parametrize(
    ("scene", "taps", "said"),
    [
        ("planning", ["Seal my plan"], Ready()),
        ("sealed", ["Open my plan again"], Unready()),
        ("timed", ["30 seconds more"], StretchTimer(seconds=30)),
        ("timed", ["Call the timer off"], CallOffTimer()),
        ("placing", ["All on the board"], Placed()),
        ("cards", ["The other 8 have no card"], NoCard()),
        ("cards", ["No card"], NoCard(city="kestrel")),
        ("cards", ["Port Lumen", "To come again"], ClearCard(city="port-lumen")),
        ("comparing", ["The cards are right"], ConfirmCards()),
        ("city", ["I moved my 5 cubes"], Moved(city="port-lumen")),
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
    await phone.tap("Back to my plan")
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


async def test_the_estimate_is_labelled_and_can_be_off() -> None:
    phone = await planning().open()
    await phone.tap("What would this plan sell?")
    assert phone.says("If nobody else played")
    assert phone.says("it knows no card and no other plan")
    await phone.tap("Back to my plan")
    assert phone.says("Seal my plan")
    without = await Booth(Table(estimator=False)).open()
    assert not without.says("What would this plan sell?")


async def test_the_leader_starts_a_timer() -> None:
    booth = SCENES["first_plan"]()
    leader = Booth(booth.table, "ann")
    phone = await leader.open()
    await phone.tap("Start a timer")
    await phone.tap("2 minutes")
    assert leader.sent == [StartTimer(seconds=120)]
    with pytest.raises(LookupError):
        (await booth.open()).button("Start a timer")


async def test_the_host_steers_the_timer_of_a_leader_who_is_away() -> None:
    booth = SCENES["timed"]()
    host = Booth(booth.table, "bo", is_host=True, away=("ann",))
    phone = await host.open()
    await phone.tap("Call the timer off")
    assert host.sent == [ForTable(action={"do": "call_off"})]


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


async def test_the_host_goes_on_for_those_away() -> None:
    booth = SCENES["placed"]()
    booth.is_host, booth.away = True, ("cy",)
    phone = await booth.open()
    await phone.tap("Go on for those away")
    assert booth.sent == [ForTable(action=GoOn().model_dump())]
    settled = SCENES["ledger"]()
    settled.is_host, settled.away = True, ("cy",)
    phone = await settled.open()
    await phone.tap("Close the round for those away")
    assert settled.sent == [ForTable(action=CloseRound().model_dump())]


async def test_a_card_in_one_line_is_echoed_and_entered() -> None:
    booth = SCENES["cards"]()
    phone = await booth.open()
    await phone.write("A card in one line", "kestrel 5 3 2")
    assert phone.says("Kestrel: 5 · 3 · 2, together 10")
    await phone.tap("Enter this card")
    assert booth.sent == [EnterCard(city="kestrel", tiers=(5, 3, 2))]
    await phone.write("A card in one line", "Kestrel 4 4 1")
    assert phone.says("Replaces what was typed")
    await phone.tap("Enter this card")
    assert booth.sent[-1] == EnterCard(city="kestrel", tiers=(4, 4, 1), replace=True)
    await phone.write("A card in one line", "Quill no card")
    await phone.tap("Enter this card")
    assert booth.sent[-1] == NoCard(city="quill")


async def test_a_line_that_cannot_be_says_why() -> None:
    booth = SCENES["cards"]()
    phone = await booth.open()
    await phone.write("A card in one line", "kestrel 3 5 2")
    assert phone.says("(ET-17)")
    await phone.tap("Enter this card")
    assert not booth.sent
    assert phone.says("(ET-17)")


async def test_a_card_in_three_fields_moves_on_to_the_next_city() -> None:
    booth = SCENES["cards"]()
    phone = await booth.open()
    for tier, units in (("Tier 1", "5"), ("Tier 2", "3"), ("Tier 3", "2")):
        await phone.write(tier, units)
    assert phone.says("together 10")
    await phone.tap("Enter")
    assert booth.sent == [EnterCard(city="kestrel", tiers=(5, 3, 2))]
    await phone.write("Tier 1", "4")
    await phone.write("Tier 2", "6")
    await phone.write("Tier 3", "1")
    assert phone.says("(ET-17)")


async def test_a_card_is_put_right_while_the_market_runs() -> None:
    booth = SCENES["city"]()
    phone = await booth.open()
    await phone.tap("A card is wrong")
    await phone.tap("Anchor Bay")
    await phone.write("Tier 1", "6")
    await phone.tap("Put right")
    assert booth.sent == [EnterCard(city="anchor-bay", tiers=(6, 2, 1), replace=True)]
    await phone.tap("Back")
    assert phone.says("in Port Lumen")


async def test_who_typed_everything_cannot_confirm_alone() -> None:
    booth = SCENES["comparing"]()
    dee = await Booth(booth.table, "dee").open()
    assert dee.says("Somebody who did not type compares them: Ann, Bo and Cy.")
    with pytest.raises(LookupError):
        dee.button("The cards are right")


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


async def test_fast_play_by_tapping_disc_and_region() -> None:
    booth = SCENES["fast"]()
    phone = await booth.open()
    assert phone.says("Still in hand: 1 small")
    tray = [one for one in phone.texts() if "mall disc" in one]
    await phone.tap(next(text for text in tray if "hand" in text.lower()))
    await phone.tap("Saltmere, red")
    made = booth.sent[-1]
    assert isinstance(made, PlaceDiscs)
    assert made.placement["saltmere"] == Discs(small=1)
    await phone.tap("Seal my discs")
    assert booth.sent[-1] == Ready()
    assert phone.says("Your plan is sealed")


async def test_fast_play_by_dragging_a_disc() -> None:
    booth = SCENES["fast"]()
    phone = await booth.open()
    disc = next(one for one in phone.controls() if isinstance(one, ft.Draggable))
    target = next(
        one
        for said in phone.controls()
        if isinstance(said, ft.Semantics) and str(said.label).startswith("Saltmere")
        for one in phone._below(said)
        if isinstance(one, ft.DragTarget)
    )
    await phone.session.dispatch_event(target._i, "will_accept", {"src_id": disc._i, "accept": True})
    await phone.settle()
    assert phone.says("+2 here")
    at = {"x": 1.0, "y": 1.0}
    await phone.session.dispatch_event(target._i, "accept", {"src_id": disc._i, "l": at, "g": at})
    await phone.settle()
    made = booth.sent[-1]
    assert isinstance(made, PlaceDiscs)
    assert made.placement["saltmere"] == Discs(small=1)
    assert not phone.says("+2 here")


async def test_fast_play_takes_a_disc_back() -> None:
    booth = SCENES["fast"]()
    phone = await booth.open()
    await phone.tap("Northmark, green")
    await phone.tap("Less large discs in Northmark")
    made = booth.sent[-1]
    assert isinstance(made, PlaceDiscs)
    assert made.placement["northmark"] == Discs(small=1)


async def test_the_pause_of_a_running_timer() -> None:
    booth = SCENES["timed"]()
    assert booth.table.timer is not None
    booth.table.timer = booth.table.timer.model_copy(update={"ends": 500.0})
    phone = await booth.open()
    await phone.tap("Hold the timer")
    assert booth.sent == [PauseTimer()]
    booth.table.timer = booth.table.timer.model_copy(update={"ends": None})
    booth.redraw()
    await phone.settle()
    await phone.tap("Let the timer run")
    assert booth.sent[-1] == ResumeTimer()
    assert booth.toast is None


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
