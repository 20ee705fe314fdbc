"""What the attack page says before and after an attack is what the rules do (issue 10: small untruths)."""

from __future__ import annotations

from typing import Any

import pytest

from companion import texts
from companion.games.cyberverse import GAME
from companion.games.cyberverse.actions import Attack
from companion.ui.games.cyberverse.phone.result import AttackPage
from companion.ui.games.cyberverse.shared.results import hit_words
from tests.ui.games.cyberverse.fight_kit import GREEN, PLACE, fighting, fix, gathered, on_turn
from tests.ui.games.cyberverse.phone_kit import NAMES, Booth, BoothPhone, Table

NOTHING = {"attack": 0, "defense": 0}
GUN = {"kind": "weapon", "name": "Gun", "price": 300, "bonus": 0, "type": "ranged"}
CLUB = {"kind": "weapon", "name": "Club", "price": 300, "bonus": 4, "type": "close"}


def duel(token: dict[str, Any], **options: Any) -> tuple[Table, str, str]:
    """Two fight in one zone; who is on turn, and the id of the other's agent."""
    table = fighting(token, 2, **options)
    me = on_turn(table)
    return table, me, next(table.agent_of(seat) for seat in table.seats if seat != me)


def name_of(table: Table, agent: str) -> str:
    """What an agent is called."""
    return next(one.name for org in table.view().organizations for one in org.agents if one.id == agent)


def struck(table: Table, me: str, target: str, **more: Any) -> None:
    """The figure on turn attacks in its own zone."""
    aim = {"target": target, "relation": "same"}
    table.do(me, {"do": "attack", "attacker": table.agent_of(me), "aims": [aim], **more})


async def result_on(booth: Booth, target: str) -> BoothPhone:
    """The phone of who attacks, at the result."""
    phone = await booth.open()
    struck(booth.table, booth.me, target)
    booth.redraw()
    await phone.settle()
    return phone


def stepped_away(table: Table, agent: str, relation: str) -> None:
    """An agent stands in zone 3, which lies so to zone 1."""
    fix(table, of="agent", agent=agent, zone=3)
    fix(table, of="zones", district=PLACE, one=1, other=3, relation=relation)


async def test_cv60_nobody_in_reach_is_said_instead_of_an_attack_the_rules_refuse() -> None:
    table, me, other = duel(NOTHING)
    stepped_away(table, other, "far")
    phone = await Booth(table, me).open()
    assert phone.says("Too far: close weapons reach the same zone")
    assert not any(one.endswith(" attacks") for one in phone.texts())


async def test_cv60_only_who_is_in_reach_of_the_weapon_can_be_picked() -> None:
    table, me, other = duel(NOTHING)
    for card in (CLUB, GUN):
        fix(table, of="new_supply", agent=table.agent_of(me), card=card)
    stepped_away(table, other, "adjacent")
    booth = Booth(table, me)
    phone = await booth.open()
    await phone.tap(f"{name_of(table, table.agent_of(me))} attacks")
    target = name_of(table, other)
    assert not phone.button(f"Attack {target}").disabled, "the gun reaches, so it is proposed"
    await phone.tap("Club")
    assert phone.says("out of reach")
    assert phone.button("Whom?").disabled
    await phone.tap("Gun")
    await phone.tap(f"Attack {target}")
    assert booth.toast is None
    sent = booth.sent[-1]
    assert isinstance(sent, Attack)
    assert sent.weapon is not None


async def test_cv60_a_zone_that_was_said_is_judged_before_it_is_sent() -> None:
    table, me, other = duel(NOTHING)
    fix(table, of="new_supply", agent=table.agent_of(me), card=GUN)
    fix(table, of="agent", agent=other, zone=3)
    phone = await Booth(table, me).open()
    await phone.tap(f"{name_of(table, table.agent_of(me))} attacks")
    assert not phone.says("Same zone"), "another zone is not the same"
    assert phone.says(f"Still missing: Zone of {name_of(table, other)}")
    await phone.tap("Further away")
    assert phone.says("Too far: close weapons reach the same zone")
    assert phone.button(f"Attack {name_of(table, other)}").disabled


async def test_cv57_after_the_attack_the_page_offers_no_move() -> None:
    table, me, other = duel(NOTHING)
    booth = Booth(table, me)
    phone = await booth.open()
    assert phone.says(": move, then attack")
    struck(table, me, other)
    line = next(one for one in table.view(me).investigation.fighters if one.is_now)  # type: ignore[union-attr]
    assert (line.moves_left, line.attacks_left, line.has_attacked) == (0, 0, True)
    booth.redraw()
    await phone.settle()
    await phone.tap("Go on")
    assert phone.says("has attacked")
    assert not phone.says(": move, then attack")


async def test_a58_who_moves_first_has_its_attack_still_to_come() -> None:
    table, me, _ = duel(NOTHING, combat_flow="all_move_first")
    phone = await Booth(table, me).open()
    assert phone.says("all attack once everybody has moved")
    assert not phone.says("has attacked")


async def test_cv61_frenzy_says_what_it_costs_and_is_not_proposed_for_the_last_health() -> None:
    for health, wanted in ((4, True), (1, False)):
        table, me, other = duel({**NOTHING, "attack_effect": "frenzy"})
        if health < 4:
            fix(table, of="agent", agent=table.agent_of(me), health=health)
        booth = Booth(table, me)
        phone = await booth.open()
        await phone.tap(f"{name_of(table, table.agent_of(me))} attacks")
        last = "" if wanted else ", its last"
        assert phone.says(f"Use Frenzy, if the token has it: 5 more, for 1 health{last}")
        await phone.tap(f"Attack {name_of(table, other)}")
        sent = booth.sent[-1]
        assert isinstance(sent, Attack)
        assert sent.use_frenzy is wanted


async def test_a30_compulsory_frenzy_is_no_switch() -> None:
    table, me, _ = duel({**NOTHING, "attack_effect": "frenzy"}, frenzy_optional=False)
    phone = await Booth(table, me).open()
    await phone.tap(f"{name_of(table, table.agent_of(me))} attacks")
    assert phone.says("if the token has it: 5 more, for 1 health")
    with pytest.raises(LookupError):
        phone.button("Use Frenzy")


async def test_cv61_the_price_of_frenzy_is_in_the_result() -> None:
    table, me, other = duel({**NOTHING, "attack_effect": "frenzy"})
    phone = await result_on(Booth(table, me), other)
    assert phone.says(f"{name_of(table, table.agent_of(me))} loses 1 health to frenzy.")


async def test_cv66_a_blow_that_a_medkit_softened_is_still_a_blow() -> None:
    """The target healed one and lost one: it is not "nothing"."""
    table, me, other = duel({**NOTHING, "defense_effect": "bandage"})
    fix(table, of="agent", agent=other, health=3)
    struck(table, me, other)
    report = table.view().attack
    assert report is not None
    hit = report.targets[0]
    assert (hit.change.hp_before, hit.change.hp_after, hit.change.lost) == (3, 3, 1)
    booth = Booth(table, me, draw=lambda stage: AttackPage(stage, report, lambda: None))
    assert (await booth.open()).says("loses 1 health, gets Wound")
    assert hit_words(booth.stage().skin, hit).endswith("loses 1 health and gets Wound.")


async def test_cv65_a_grapple_without_damage_is_not_nothing() -> None:
    table, me, other = duel({"attack": 0, "defense": 9, "attack_effect": "grapple"})
    phone = await result_on(Booth(table, me), other)
    assert phone.says(f"{name_of(table, other)} is not hurt")
    assert phone.says("cannot move in this fight")
    assert not phone.says("Nothing happens")


@pytest.mark.parametrize(("attack", "said"), [(3, "1 health"), (1, "not hurt"), (0, "no hit")])
def test_cv68_the_log_gives_a_henchman_no_status(attack: int, said: str) -> None:
    """Combat 3 and the token against defence 2: wound, suppression, nothing; a henchman gets no status."""
    table = gathered(2)
    table.do("@table", {"do": "next_phase"})
    table.do("@table", {"do": "draw_brawl", "card": {**GREEN, "colour": "red", "henchmen": ["Killer"]}})
    card = {"kind": "henchman", "name": "Killer", "attack": 0, "defense": 3, "health": 2}
    table.do("@table", {"do": "tell_card", "card": card})
    for seat in table.seats:
        sealed = {"attack": attack, "defense": 0}
        table.do(seat, {"do": "seal_token", "agent": table.agent_of(seat), "token": sealed})
    killer = next(one for board in table.view().districts for one in board.figures if one.name == "Killer")
    struck(table, on_turn(table), killer.id, revealed={killer.id: NOTHING})
    line = texts.log_line(GAME.log(table.state)[-1], NAMES)
    assert line.endswith(f"attacks Killer: {said}.")
