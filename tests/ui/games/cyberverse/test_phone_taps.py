"""What the phones send when they are tapped, with the real rules behind them."""

from __future__ import annotations

from typing import Any

import pytest

from companion import texts
from companion.games.cyberverse.actions import Correct, Pay, SealToken
from companion.games.cyberverse.sums.payday import settle
from companion.ui.games.cyberverse import SCREENS
from companion.ui.games.cyberverse.correction.facts import AGENT, BOARD, KINDS, ORG, correction, held
from companion.ui.games.cyberverse.phone.payday import employees, moved
from tests.ui.games.cyberverse.phone_kit import (
    STUMBLED,
    Booth,
    Table,
    activation,
    begun,
    sheet,
    strategy,
    whole_sheet,
)


def done(booth: Booth) -> list[str]:
    """What was sent, by name."""
    return [str(one.model_dump()["do"]) for one in booth.sent]


def fighting() -> Table:
    """Vex and Kade in district 2 with a green brawl; Vex wants the fight: tokens are to be kept."""
    table = activation(2)
    while table.view().activation and table.view().activation.called:  # type: ignore[union-attr]
        agent = table.view().activation.called  # type: ignore[union-attr]
        seat = table.owner(agent)
        table.all(
            (seat, {"do": "activate", "agent": agent}),
            (seat, {"do": "deploy", "district": 2}),
            (seat, {"do": "end_move"}),
        )
    while (seat := (table.view().activation.auxiliary if table.view().activation else None)) is not None:  # type: ignore[union-attr]
        view = table.view(seat)
        free = next(one.one_of["district"] for one in view.choices if one.do == "place_ambush")
        place = next(one for one in (*free[2:], *free) if one != "2")
        table.do(seat, {"do": "place_ambush", "district": int(place)})
    table.do("@table", {"do": "next_phase"})
    table.do("@table", {"do": "draw_brawl", "card": {"name": "", "colour": "green"}})
    return table


async def test_naming_my_organization_then_the_boards_then_the_start() -> None:
    booth = Booth(Table(2), "ann")
    phone = await booth.open()
    await phone.write("Organization", "Nova")
    await phone.tap("We are Nova")
    await phone.tap("The boards are right")
    await phone.tap("More Victory points")
    await phone.tap("Start the game")
    assert done(booth) == ["name_org", "begin"]
    assert booth.table.view().phase == "agents"


async def test_buying_a_weapon_and_a_refusal_in_words() -> None:
    table = strategy(2)
    me = table.view().turn_of or "ann"
    booth = Booth(table, me)
    phone = await booth.open()
    await phone.tap("Buy. Weapon")
    await phone.write("Name on the card", "Hand Gun")
    await phone.tap("Bonus 3")
    await phone.write("Price, type a number", "300")
    await phone.tap("Ranged")
    await phone.tap("Hand Gun for")
    assert done(booth) == ["buy"]
    assert table.view(me).organizations[table.seats.index(me)].cash == 600  # type: ignore[arg-type]
    await phone.tap("Done with Strategy")
    assert done(booth)[-1] == "end_strategy"
    assert table.view().turn_of != me


async def test_a_called_agent_acts_moves_and_is_done() -> None:
    table = activation(2)
    called = table.view().activation.called  # type: ignore[union-attr]
    me = table.owner(called)
    booth = Booth(table, me)
    phone = await booth.open()
    await phone.tap("Activate")
    await phone.tap("JoyTown")
    await phone.tap("is done moving")
    assert done(booth) == ["activate", "deploy", "end_move"]


async def test_declaring_is_the_same_two_steps_for_yes_and_no() -> None:
    for answer in ("I start a fight", "I keep the peace"):
        booth = Booth(fighting(), "ann")
        phone = await booth.open()
        await phone.tap(answer)
        await phone.tap("Seal my answer")
        assert done(booth) == ["declare_fight"]
        assert phone.says("Your answer is sealed")


async def test_a_token_is_kept_sealed_and_held_to_look() -> None:
    table = fighting()
    for seat in ("ann", "bo"):
        table.do(seat, {"do": "declare_fight", "fight": True})
    booth = Booth(table, "ann")
    phone = await booth.open()
    assert phone.says("draws two tokens")
    assert phone.button("Seal this token").disabled
    assert phone.says("Still missing: Attack and Defence")
    for tap in ("Attack 2", "Grapple", "Defence 1"):
        await phone.tap(tap)
    await phone.tap("Seal this token")
    sealed = booth.sent[-1]
    assert isinstance(sealed, SealToken)
    assert sealed.token is not None
    assert (sealed.token.attack, sealed.token.attack_effect, sealed.token.defense) == (2, "grapple", 1)
    assert phone.says("Your token is sealed")
    assert not any("Grapple" in text for text in phone.texts()), "nothing shows before the finger is down"


async def test_an_attack_shows_its_sums_to_both() -> None:
    table = fighting()
    token = {"attack": 5, "defense": 0}
    for seat in ("ann", "bo"):
        table.do(seat, {"do": "declare_fight", "fight": True})
    table.all(
        ("ann", {"do": "seal_token", "agent": table.agent_of("ann"), "token": token}),
        ("bo", {"do": "seal_token", "agent": table.agent_of("bo"), "token": token}),
    )
    now = table.view().investigation.now  # type: ignore[union-attr]
    me = table.owner(now)
    booth, other = Booth(table, me), Booth(table, "bo" if me == "ann" else "ann")
    phone, watching = await booth.open(), await other.open()
    await phone.tap("attacks")
    await phone.tap("Attack ")
    assert done(booth) == ["attack"]
    assert phone.says("Sum")
    other.redraw()
    await watching.settle()
    assert watching.says("8 minus 0 is 8")
    await watching.tap("Go on")
    assert not watching.says("8 minus 0 is 8")


@pytest.mark.parametrize("agent", ["a", "b", "c"])
def test_the_pay_order_moves(agent: str) -> None:
    order = ("a", "b", "c")
    assert moved(order, agent, 0)[0] == agent
    assert moved(order, agent, 9)[-1] == agent
    assert sorted(moved(order, agent, 1)) == ["a", "b", "c"]


def paying(cash: int) -> Table:
    """Payday with Vex out in a district and little cash."""
    table = fighting()
    for seat in ("ann", "bo"):
        table.do(seat, {"do": "declare_fight", "fight": False})
    guard = 0
    while table.view().phase == "investigation" and guard < 60:
        guard += 1
        view = table.view()
        here = view.investigation
        if here is None or view.step == "done":
            table.do("@table", {"do": "next_phase"})
        elif view.step == "missions":
            table.do(str(here.mission_seat), {"do": "end_missions"})
        elif view.step == "influence":
            table.do(str(here.influence_seat), {"do": "influence"})
        else:
            raise AssertionError(view.step)
    fix: dict[str, Any] = {"of": "org", "seat": "ann", "cash": cash}
    table.do("@table", {"do": "correct", "fix": fix, "reason": "test"})
    return table


async def test_payday_says_who_leaves_before_it_happens() -> None:
    booth = Booth(paying(100), "ann")
    phone = await booth.open()
    assert phone.says("Pay and let Vex go")
    await phone.tap("Pay and let Vex go")
    assert isinstance(booth.sent[-1], Pay)
    assert phone.says("Your payday is sealed")
    await phone.tap("Change it")
    assert done(booth)[-1] == "reopen_pay"


def test_live_sums_are_the_rules_own() -> None:
    mine = paying(500).view("ann").organizations[0]
    sums = settle(mine.cash, employees(mine), (), tuple(one.id for one in mine.agents), len(mine.support))
    assert (sums.due_total, sums.cash_after, sums.left) == (300, 200, ())


async def test_a_correction_needs_no_reason() -> None:
    table = begun(2)
    booth = Booth(table, "ann", draw=whole_sheet)
    phone = await booth.open()
    await phone.tap("The board says otherwise")
    await phone.tap("ECO")
    await phone.tap("Cash")
    await phone.tap("More Cash")
    await phone.tap("Ask for it")
    sent = booth.sent[-1]
    assert isinstance(sent, Correct)
    assert sent.reason == ""


TOLD: dict[str, dict[str, Any]] = {
    "influence": {"district": 2, "tokens": 1},
    "feature": {"feature": "combat"},
    "ambush": {"district": 2, "ambush": "bo"},
    "distance": {"district": 1, "to": 2, "points": 3},
    "henchman": {"name": "Killer", "district": 2, "zone": 1},
    "zones": {"district": 1, "one": 1, "other": 2, "relation": "far"},
    "event_gone": {"place": 1},
    "staff": {"place": 1, "slot": "reward", "staff": ("bo",)},
    "support_new": {"card": {"kind": "support", "name": "Crew", "teammates": 2, "cost": 0}},
    "supply_new": {"card": {"kind": "gear", "name": "Vest", "price": 200, "defense": 1}},
    "event_new": {"place": 1, "card": {"kind": "event", "name": "Blackout", "duration": 2}},
    "agent_new": {"sheet": {"kind": "agent", **sheet("Juno", 9)}},
}
"""What somebody says; of all other kinds the app believes enough to begin with."""
HERE = ("supply", "supply_gone", "support_gone", "mission", "henchman_moved", "henchman_gone")
"""Kinds that point at something which does not lie on every table."""


def made_of(table: Table, what: str, told: dict[str, Any]) -> Correct | None:
    """The correction that these words make."""
    view, asked = table.view("ann"), KINDS[what]
    org = view.organizations[0]
    agent = org.agents[0] if what in AGENT else None
    draft = asked.draft(told, lambda now: held(view, org, agent, now))
    return correction(texts.ENGLISH, org, agent, asked, draft)


@pytest.mark.parametrize("what", [one for one in KINDS if one not in HERE])
def test_every_correction_can_be_made(what: str) -> None:
    table = strategy(2)
    made = made_of(table, what, TOLD.get(what, {}))
    assert made is not None
    assert isinstance(made.fix, KINDS[what].model)
    if "card" in TOLD.get(what, {}):
        table.do("@table", made)


@pytest.mark.parametrize("what", [*TOLD, *HERE])
def test_a_correction_waits_until_it_is_said_what_is_meant(what: str) -> None:
    assert made_of(strategy(2), what, {}) is None


def test_a_correction_starts_at_what_the_app_believes() -> None:
    table = strategy(2)
    view, asked = table.view("ann"), KINDS["influence"]
    org = view.organizations[0]
    fix = {"of": "influence", "seat": "ann", "district": 3, "tokens": 2}
    table.do("@table", {"do": "correct", "fix": fix})
    view = table.view("ann")

    def believed(now: Any) -> Any:
        return held(view, org, None, now)

    assert asked.draft({"district": 3}, believed)["tokens"] == 2
    assert asked.draft({"district": 1}, believed)["tokens"] == 0
    told = asked.told({"district": 3, "tokens": 1}, believed, "district", 1)
    assert told == {"district": 1}, "what was said of another district does not hold here"


@pytest.mark.parametrize("whose", ["ECO", "Vex", "The board"])
async def test_every_kind_of_correction_draws(whose: str) -> None:
    assert SCREENS.fixes is not None
    phone = await Booth(begun(2), "ann", is_host=True, draw=SCREENS.fixes).open()
    await phone.tap(whose)
    kinds = {"ECO": ORG, "Vex": AGENT, "The board": BOARD}[whose]
    for what in kinds:
        await phone.tap(texts.say(f"cyberverse-phone-fix-{what.replace('_', '-')}"))
        assert not phone.says(STUMBLED), what
        assert phone.silent_buttons() == [], what
