"""Fields of the actions that are rarely needed: every one of them can be said on a phone."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.games.cyberverse.actions import (
    AmbushHit,
    Attack,
    FreeTest,
    MoveFigure,
    RecruitTeammates,
    Rescue,
    SpringAmbush,
    Train,
)
from companion.ui.games.cyberverse.phone.anytime import FreeTestForm
from tests.ui.games.cyberverse.fight_kit import PLACE, fighting, fix, gathered, on_turn
from tests.ui.games.cyberverse.phone_kit import Booth, Table, activation, strategy


def ambushed() -> Table:
    """Ann's ambush springs on Kade and Ibis."""
    table = gathered()
    fix(table, of="district", district=PLACE, ambush="ann")
    table.do("@table", {"do": "next_phase"})
    return table


async def test_an_ambush_may_hit_each_victim_differently() -> None:
    booth = Booth(ambushed(), "ann")
    phone = await booth.open()
    await phone.tap("It does not hit everybody alike")
    await phone.write("Name on the card", "Mines")
    await phone.tap("Health 1")
    await phone.tap("Mines springs")
    assert booth.sent == []
    await phone.tap("Health lost 2")
    await phone.tap("Mines springs")
    sent = booth.sent[-1]
    assert isinstance(sent, SpringAmbush)
    assert list(sent.hits.values()) == [AmbushHit(health=2)], "only what differs is told"
    agents = [org.agents[0] for org in booth.table.view().organizations]
    assert sorted(one.health for one in agents) == [2, 3, 4]
    assert not phone.says("what it does to each")


async def test_an_ambush_for_everybody_is_told_at_once() -> None:
    booth = Booth(ambushed(), "ann")
    phone = await booth.open()
    await phone.write("Name on the card", "Mines")
    assert phone.says("Still missing: What it does")
    await phone.tap("Health 1")
    await phone.tap("Mines springs")
    assert isinstance(booth.sent[-1], SpringAmbush)
    assert booth.sent[-1].hits == {}


def hurt(table: Table, seat: str, **more: Any) -> None:
    """Its agent has two statuses; the rules would take the wound first."""
    fix(table, of="agent", agent=table.agent_of(seat), statuses=["suppression", "wound"], **more)


def statuses(table: Table, seat: str) -> tuple[str, ...]:
    """What the only agent of a seat has."""
    return next(one.agents[0].statuses for one in table.view().organizations if one.seat == seat)


async def rescued(**options: Any) -> tuple[Booth, Any, str]:
    """At the page of the rescue, an agent with two statuses picked."""
    table = activation(2, **options)
    while (now := table.view().activation) and now.called:
        table.do(table.owner(now.called), {"do": "stay", "agent": now.called})
    now = table.view().activation
    assert now is not None
    me = str(now.auxiliary)
    hurt(table, me, district=3)
    booth = Booth(table, me)
    phone = await booth.open()
    await phone.tap("Rescue. An agent")
    await phone.tap("JoyTown")
    return booth, phone, me


async def test_a_rescue_that_heals_once_asks_what() -> None:
    booth, phone, me = await rescued(rescue_clears=False)
    assert phone.says("heals once only")
    await phone.tap("Suppression")
    await phone.tap("Bring")
    assert isinstance(booth.sent[-1], Rescue)
    assert booth.sent[-1].heal == "suppression"
    assert statuses(booth.table, me) == ("wound",)


async def test_a_printed_rescue_asks_nothing() -> None:
    booth, phone, me = await rescued()
    assert not phone.says("WHAT HEALS?")
    await phone.tap("Bring")
    assert isinstance(booth.sent[-1], Rescue)
    assert booth.sent[-1].heal is None
    assert statuses(booth.table, me) == ()


async def test_training_heals_what_the_page_shows() -> None:
    for taps, healed, left in (((), "wound", "suppression"), (("Suppression",), "suppression", "wound")):
        table = strategy(2)
        me = str(table.view().turn_of)
        hurt(table, me)
        booth = Booth(table, me)
        phone = await booth.open()
        await phone.tap("Train.")
        await phone.tap("HQ")
        for words in taps:
            await phone.tap(words)
        await phone.tap(" trains")
        assert isinstance(booth.sent[-1], Train)
        assert booth.sent[-1].heal == healed
        assert statuses(table, me) == (left,)


async def test_a_multiple_shot_takes_two_targets_and_a_bonus_for_each() -> None:
    table = fighting({"attack": 3, "defense": 0, "attack_effect": "multiple_shot"})
    me = on_turn(table)
    booth = Booth(table, me)
    phone = await booth.open()
    await phone.tap("attacks")
    await phone.tap("Multiple shot: two targets in one zone")
    others = [org.agents[0].name for org in table.view().organizations if org.seat != me]
    for name in others:
        await phone.tap(f"{name}. ")
    await phone.tap(f"More Defence of {others[1]}")
    await phone.write("Which card or skill", "Cover fire")
    await phone.tap("Attack ")
    sent = booth.sent[-1]
    assert isinstance(sent, Attack)
    assert sorted(sum(bonus.value for bonus in aim.bonuses) for aim in sent.aims) == [0, 1]
    report = table.view().attack
    assert report is not None
    assert len(report.targets) == 2


async def test_two_targets_need_a_reason() -> None:
    table = fighting({"attack": 3, "defense": 0})
    me = on_turn(table)
    booth = Booth(table, me)
    phone = await booth.open()
    await phone.tap("attacks")
    await phone.tap("Multiple shot: two targets in one zone")
    for name in [org.agents[0].name for org in table.view().organizations if org.seat != me]:
        await phone.tap(f"{name}. ")
    await phone.tap("Attack ")
    assert booth.toast is not None
    assert table.view().attack is None


async def test_which_status_a_token_heals_first() -> None:
    table = fighting({"attack": 0, "defense": 0, "defense_effect": "bandage"})
    me = on_turn(table)
    hurt(table, me)
    booth = Booth(table, me)
    phone = await booth.open()
    await phone.tap("attacks")
    other = next(org.agents[0].name for org in table.view().organizations if org.seat != me)
    await phone.tap(f"{other}. ")
    await phone.tap("Suppression")
    await phone.tap("Attack ")
    assert isinstance(booth.sent[-1], Attack)
    assert booth.sent[-1].heal_first == ("suppression",)
    assert statuses(table, me) == ("wound",)


async def test_which_henchmen_become_teammates() -> None:
    table = gathered()
    for seat in table.seats:
        fix(table, of="support", seat=seat, card={"name": "Crew", "teammates": 1})
    table.do("@table", {"do": "next_phase"})
    table.do("@table", {"do": "draw_brawl", "card": {"colour": "red", "henchmen": ["Thug", "Killer"]}})
    here = table.view().investigation
    assert here is not None
    assert here.teammates is not None
    booth = Booth(table, str(here.teammates.seat))
    phone = await booth.open()
    await phone.tap("Crew")
    await phone.tap("Thug in zone")
    await phone.tap("Killer in zone")
    await phone.tap("Recruit 1 teammate")
    sent = booth.sent[-1]
    assert isinstance(sent, RecruitTeammates)
    mates = [one for board in table.view().districts for one in board.figures if one.kind == "teammate"]
    assert [one.name for one in mates] == ["Killer"]
    assert sent.henchmen == (mates[0].id,)


async def test_a_free_test_takes_experience_and_a_bonus() -> None:
    table = gathered()
    fix(table, of="agent", agent=table.agent_of("ann"), xp=[2, 2, 2])
    booth = Booth(table, "ann", draw=lambda stage: FreeTestForm(stage, lambda: None))
    phone = await booth.open()
    await phone.write("Which card or skill", "Lockpick")
    assert phone.says("Still missing: Feature and To beat")
    await phone.tap("Analysis")
    await phone.write("To beat, type a number", "3")
    await phone.tap("More Raise with XP to")
    await phone.tap("More Bonus")
    fields = [one for one in phone.controls() if isinstance(one, ft.TextField)]
    assert len(fields) == 3, "the bonus asks for its own card"
    phone.session.apply_patch(fields[2]._i, {"value": "Toolkit"})
    await phone.session.dispatch_event(fields[2]._i, "change", None)
    await phone.settle()
    await phone.tap("Lock")
    sent = booth.sent[-1]
    assert isinstance(sent, FreeTest)
    assert sent.xp is not None
    assert (sent.xp.level, [one.value for one in sent.bonuses]) == (3, [1])
    assert booth.toast is None


def hunting() -> Table:
    """Two fight under red, and a killer has its turn after them."""
    table = gathered(2)
    table.do("@table", {"do": "next_phase"})
    table.do("@table", {"do": "draw_brawl", "card": {"name": "", "colour": "red", "henchmen": ["Killer"]}})
    for seat in table.seats:
        table.do(seat, {"do": "seal_token", "agent": table.agent_of(seat), "token": {"attack": 1}})
    table.do("@table", {"do": "tell_card", "card": {"kind": "henchman", "name": "Killer", "attack": 2}})
    for _ in table.seats:
        here = table.view().investigation
        assert here is not None
        table.do(on_turn(table), {"do": "end_activation", "figure": here.now})
    return table


async def test_cv54_the_token_of_a_henchman_is_said_before_it_strikes() -> None:
    """Issue 10: what nobody turned over is not a token of two zeros."""
    for has_token in (True, False):
        table = hunting()
        me = str(table.view().waiting_for[0])
        booth = Booth(table, me)
        phone = await booth.open()
        await phone.tap("Killer attacks")
        here = table.view().investigation
        assert here is not None
        assert here.hunt is not None
        prey = next(one.name for one in here.fighters if one.figure == here.hunt.target)
        assert phone.button(f"Attack {prey}").disabled
        assert phone.says("Still missing: Token of Killer")
        for tap in ("Attack 2", "Defence 0") if has_token else ("It has no token",):
            await phone.tap(tap)
        await phone.tap(f"Attack {prey}")
        sent = booth.sent[-1]
        assert isinstance(sent, Attack)
        said = next(iter(sent.revealed.values()))
        assert (said.attack if said else None) == (2 if has_token else None)


async def test_cv73_a_henchman_may_take_a_position() -> None:
    table = hunting()
    here = table.view().investigation
    assert here is not None
    booth = Booth(table, str(table.view().waiting_for[0]))
    phone = await booth.open()
    await phone.tap("Covered, zone 1")
    assert booth.sent == [MoveFigure(figure=here.now, zone=1, position="covered")]
    assert not phone.says("Hacking, zone 1"), "no henchmen on hacking positions"
