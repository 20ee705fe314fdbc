"""Just this payday: the same sums as at the table, one tap a number."""

from __future__ import annotations

import gzip
import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from companion.games.cyberverse.packs.cards import AgentSheet
from companion.games.cyberverse.sums.payday import House
from companion.games.cyberverse.words import SUPPLY_SLOTS, TEAM
from companion.ui.games.cyberverse.desk.payday.draft import (
    Payroll,
    Ware,
    Worker,
    from_card,
    from_org,
    problems,
    settled,
    way_out,
)
from companion.ui.games.cyberverse.desk.payday.page import SWITCHES, house
from companion.ui.games.cyberverse.desk.reckoning import TOOLS
from tests.ui.games.cyberverse.fight_kit import fix, gathered
from tests.ui.games.cyberverse.library_kit import DOCUMENT, Bench
from tests.ui.games.cyberverse.test_shared_screens import faults, grey_boxes

SIZES = {"phone": (390.0, 844.0), "small": (360.0, 640.0), "tablet": (1024.0, 768.0), "tv": (1920.0, 1080.0)}
CASES = Path(__file__).parents[3] / "cases" / "cyberverse.payday.jsonl.gz"
FATES = {"hq": "hq", "trained": "training", "rescued": "rescued"}


def payroll_of(case: dict[str, Any]) -> Payroll:
    """A case of the referee as somebody would type it."""
    order = [*case["pay_order"], *(one["id"] for one in case["agents"])]
    agents = sorted(case["agents"], key=lambda one: order.index(one["id"]))
    workers = []
    for one in agents:
        flags = (one["location"] == "hq" and "hq", one["trained"] and "trained", one["rescued"] and "rescued")
        why = next((FATES[flag] for flag in flags if flag), "due")
        wares = tuple(
            Ware(
                ware["id"],
                ware["kind"],
                price=ware["price"],
                is_broken=ware["broken"],
                is_sold=ware["id"] in case["sell"],
            )
            for ware in one["supply"]
        )
        made = Worker(one["id"], salary=one["salary"], reputation=one["reputation"], wares=wares)
        workers.append(replace(made, fate=why))  # type: ignore[arg-type]
    rules = house({name: str(value).lower() for name, value in case["options"].items()})
    return Payroll(case["cash"], tuple(workers), case["support_cards"], rules)


def test_every_case_of_the_referee_comes_to_the_same() -> None:
    """Sales are typed as switches: cases whose order of selling matters to nobody are all of them here."""
    lines = gzip.decompress(CASES.read_bytes()).decode().splitlines()
    counted = 0
    for case in map(json.loads, lines):
        done, expected = settled(payroll_of(case["input"])), case["expected"]
        if case["input"]["options"].get("sale_only_when_short") or expected["refused"]:
            continue
        counted += 1
        assert (done.due_total, done.income, done.cash_after) == (
            expected["due_total"],
            expected["income"],
            expected["cash_after"],
        ), case["id"]
        assert set(done.left) == set(expected["left"]), case["id"]
        assert done.support_to_discard == expected["support_to_discard"], case["id"]
    assert counted > 100


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("large", [False, True])
async def test_it_draws_and_answers_at_once(size: str, large: bool, tmp_path: Path) -> None:
    phone = await Bench(TOOLS["payday"], tmp_path, SIZES[size], {"large_text": large}).open()
    assert faults(phone.texts()) == []
    assert grey_boxes(phone) == []
    assert "All salaries are paid: 300 D." in phone.texts()


async def test_cv_83_a_second_agent_and_too_little_cash(tmp_path: Path) -> None:
    phone = await Bench(TOOLS["payday"], tmp_path).open()
    await phone.tap("One more agent")
    for _ in range(7):
        await phone.tap("Less Cash")
    assert "Agent 1 and Agent 2 are not paid and leave." in phone.texts()
    await phone.tap("More Cash")
    assert "Agent 2 is not paid and leaves." in phone.texts()
    await phone.tap("Pay Agent 2 sooner")
    assert "Agent 1 is not paid and leaves." in phone.texts()


async def test_cv_82_the_way_out_is_one_tap(tmp_path: Path) -> None:
    phone = await Bench(TOOLS["payday"], tmp_path).open()
    for _ in range(7):
        await phone.tap("Less Cash")
    await phone.tap("Weapon")
    assert "Agent 1 is not paid and leaves." in phone.texts()
    await phone.tap("Sell Weapon")
    assert "All salaries are paid: 300 D." in phone.texts()
    await phone.tap("Broken")
    assert "Agent 1 is not paid and leaves." in phone.texts()
    assert any("it is broken" in one for one in phone.texts())
    await phone.tap("Undo")
    assert "All salaries are paid: 300 D." in phone.texts()


async def test_cv_85_support_cards_go_with_reputation(tmp_path: Path) -> None:
    phone = await Bench(TOOLS["payday"], tmp_path).open()
    await phone.tap("Support cards held 3")
    assert any(one.startswith("3 Support cards go: 0 may be held.") for one in phone.texts())
    await phone.tap("Reputation 2")
    assert any(one.startswith("One Support card goes: 2 may be held.") for one in phone.texts())


async def test_the_whole_sum_says_every_step(tmp_path: Path) -> None:
    phone = await Bench(TOOLS["payday"], tmp_path).open()
    await phone.tap("Gear")
    await phone.tap("Sell +100")
    await phone.tap("Show the whole sum")
    said = phone.texts()
    assert {"Salary of Agent 1", "−300", "700 D", "+100", "1,000 D"} <= {*said}
    assert faults(said) == []


async def test_a_known_sheet_fills_an_agent(tmp_path: Path) -> None:
    bench = Bench(TOOLS["payday"], tmp_path)
    bench.library.save("cyberverse", DOCUMENT)
    phone = await bench.open()
    await phone.tap("Name of Agent 1, known sheets")
    await phone.tap("Vex")
    assert "VEX" in phone.texts()


async def test_house_rules_change_the_answer_and_stay_for_the_next(tmp_path: Path) -> None:
    phone = await Bench(TOOLS["payday"], tmp_path).open()
    await phone.tap("Weapon")
    await phone.tap("Sell +100")
    await phone.tap("House rules of this payday")
    await phone.tap("Only when cash is short")
    assert any("this table sells only when cash is short" in one for one in phone.texts())
    await phone.tap("Next one")
    await phone.tap("Weapon")
    await phone.tap("Sell +100")
    assert any("this table sells only when cash is short" in one for one in phone.texts())


async def test_the_way_back(tmp_path: Path) -> None:
    bench = Bench(TOOLS["payday"], tmp_path)
    phone = await bench.open()
    await phone.tap("Back")
    assert bench.went == ["/"]


def test_cv_11_a_team_and_cv_26_its_slots_have_an_end() -> None:
    payroll = Payroll()
    for _ in range(TEAM + 2):
        payroll = payroll.hired()
    assert len(payroll.workers) == TEAM
    for _ in range(SUPPLY_SLOTS + 2):
        payroll = payroll.supplied("1", "weapon").supplied("1", "vehicle")
    assert [ware.kind for ware in payroll.worker("1").wares].count("weapon") == SUPPLY_SLOTS
    assert [ware.kind for ware in payroll.worker("1").wares].count("vehicle") == 1
    assert [one.number for one in payroll.dropped("1").hired().workers] == [2, 3, 1]
    ids = [one.id for one in payroll.workers] + [ware.id for ware in payroll.worker("1").wares]
    assert len(set(ids)) == len(ids)


def test_the_order_goes_round() -> None:
    payroll = Payroll().hired().hired()
    assert [one.id for one in payroll.sooner("3").workers] == ["1", "3", "2"]
    assert [one.id for one in payroll.sooner("1").workers] == ["2", "3", "1"]
    assert [one.id for one in payroll.dropped("2").workers] == ["1", "3"]


def test_what_is_not_printed_so_is_said() -> None:
    odd = Payroll(workers=(Worker("1", salary=250, wares=(Ware("2", price=350),)),))
    assert problems(odd) == ("salary", "price")
    assert problems(Payroll(cash=955)) == (), "cash may be anything once a house rule made it so"


def test_t24_as_typed() -> None:
    """500 D, 400 and 300 due, a third in HQ: the first is paid, the second leaves, 100 D are left."""
    workers = (Worker("a", salary=400, reputation=2), Worker("b", salary=300), Worker("c", fate="hq"))
    done = settled(Payroll(500, workers, cards=3))
    assert (done.paid, done.left, done.cash_after, done.support_to_discard) == (("a",), ("b",), 100, 1)
    assert way_out(Payroll(500, workers)) == ()


def test_an_agent_from_a_card() -> None:
    sheet = AgentSheet(name="Vex", health=4, initiative=5, salary=500, reputation=3)
    made = from_card(Worker("1", fate="hq"), sheet)
    assert (made.name, made.salary, made.reputation, made.fate) == ("Vex", 500, 3, "hq")


def test_an_organization_of_a_game_as_it_stands() -> None:
    table = gathered()
    fix(table, of="agent", agent=table.agent_of("bo"), district=0)
    one, other, _ = (from_org(org, House()) for org in table.view().organizations)
    assert (one.cash, one.workers[0].name, one.workers[0].fate) == (900, "Vex", "due")
    assert other.workers[0].fate == "hq"
    assert settled(one).cash_after == 600


def test_every_switch_of_the_sums_is_asked() -> None:
    assert {*SWITCHES} == {*asdict(House())}
    assert house({"resale_sum": "total", "sale_only_when_short": "true", "resale_rounding": "?"}) == House(
        resale_sum="total", sale_only_when_short=True
    )
