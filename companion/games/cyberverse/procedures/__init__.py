"""The referee's arithmetic without a table: JSON in, JSON out, the very rules the table uses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from companion.games.cyberverse.options import switches
from companion.games.cyberverse.procedures.inputs import (
    AttackIn,
    HenchmenIn,
    ModifiersIn,
    NewsIn,
    PaydayIn,
    ScoringIn,
    TurnOrderIn,
)
from companion.games.cyberverse.sums import combat, deck, fighters, payday, scoring, track, wealth, zones
from companion.games.cyberverse.sums.features import is_success
from companion.games.cyberverse.sums.features import value as capped
from companion.games.cyberverse.words import MODIFIERS
from companion.kernel.game import Procedure


def code(problem: str) -> str:
    """A problem as the case files spell it."""
    return f"E_{problem.upper()}"


def attack(given: Any) -> Any:
    """Whether the attack is legal, and what it leaves."""
    asked = AttackIn.model_validate(given)
    attacker, target = asked.attacker.made(), asked.target.made()
    rules = switches(asked.options, fighters.Rulings)
    found = fighters.problem(attacker, target, asked.relation, asked.brawl, rules)
    if found:
        return {"legal": False, "error": code(found)}
    aimed = combat.Aimed(target, asked.relation, grill=asked.grill_choice, slips=asked.adrenalin_move)
    result = combat.resolve(
        attacker,
        (aimed,),
        use_frenzy=asked.use_frenzy,
        heal_first=tuple(asked.heal_priority),
        rulings=rules,
    )
    return _result(result, result.targets[0], target)


def _result(result: combat.Result, wound: combat.Wound, before: fighters.Fighter) -> dict[str, Any]:
    is_counted = wound.diff is not None
    found: dict[str, Any] = {
        "legal": True,
        "error": None,
        "void": result.void,
        "cancelled": wound.cancelled,
        "heals": {"attacker": list(result.heals), "target": list(wound.heals)},
        "attack": wound.attack_value if is_counted else None,
        "defense": wound.defense_value if is_counted else None,
        "diff": wound.diff,
        "row": wound.row,
        "attacker_after": {
            "hp": result.attacker.hp,
            "out": result.attacker.hp == 0,
            "statuses": list(result.attacker.statuses),
            "token": result.attacker.token is not None,
            "may_move": result.may_move,
            "weapon_broken": result.weapon_broken,
        },
        "target_after": _target(wound, before),
    }
    if is_counted:
        found["attack_parts"] = {line.code: line.value for line in wound.attack}
        found["defense_parts"] = {line.code: line.value for line in wound.defense}
    return found


def _target(wound: combat.Wound, before: fighters.Fighter) -> dict[str, Any]:
    after = wound.fighter
    return {
        "hp": after.hp,
        "out": wound.out,
        "statuses": list(after.statuses),
        "token": after.token is not None,
        "token_revealed": after.token is not None and after.token.revealed,
        "disarmed": wound.disarmed or (before.disarmed and not wound.out),
        "grappled": wound.grappled,
        "projected": wound.projected,
        "grilled": wound.grilled,
        "moved": wound.slipped,
    }


def pay(given: Any) -> Any:
    """What a Payday comes to."""
    asked = PaydayIn.model_validate(given)
    agents = [
        payday.Employee(
            agent.id,
            agent.salary,
            agent.location.casefold() != "hq",
            agent.trained,
            agent.rescued,
            agent.reputation,
            tuple(payday.Good(good.id, good.kind, good.price, good.broken) for good in agent.supply),
        )
        for agent in asked.agents
    ]
    house = switches(asked.options, payday.House)
    settled = payday.settle(asked.cash, agents, asked.sell, asked.pay_order, asked.support_cards, house)
    return {
        "due_total": settled.due_total,
        "sold": list(settled.sold),
        "refused": [[token, code(why)] for token, why in settled.refused],
        "income": settled.income,
        "after_sales": settled.after_sales,
        "paid": list(settled.paid),
        "left": list(settled.left),
        "cash_after": settled.cash_after,
        "supply_lost": list(settled.supply_lost),
        "support_limit": settled.support_limit,
        "support_to_discard": settled.support_to_discard,
    }


def turn_order(given: Any) -> Any:
    """The order by wealth, and in turn 1 by the choosing."""
    asked = TurnOrderIn.model_validate(given)
    house = asked.options
    if asked.turn == 1:
        if len(set(asked.choice_order)) != len(asked.choice_order):
            raise ValueError("choice_order names an organization twice")
        return list(wealth.first_order(asked.choice_order, house.first_turn_order))
    standings = [wealth.Standing(one.org, one.cash, tuple(one.initiatives)) for one in asked.orgs]
    return list(wealth.turn_order(standings, asked.previous_order, house.turn_order_no_agent))


def final_score(given: Any) -> Any:
    """Who ended the game, every row of the score sheet, and who won."""
    asked = ScoringIn.model_validate(given)
    house = asked.options
    finals = [
        scoring.Final(one.org, tuple(one.stories), one.cash, tuple(one.influence)) for one in asked.players
    ]
    sheet = scoring.score(finals, switches(house, scoring.Rulings), [one.org for one in finals])
    rows = {org: {**asdict(row), "total": row.total} for org, row in sheet.rows.items()}
    ended = scoring.triggers(finals, by_domination=house.end_by_domination)
    return {
        "rows": rows,
        "majority": [list(found) for found in sheet.majority],
        "overall": list(sheet.overall),
        "ranking": [list(tied) for tied in sheet.ranking],
        "winners": list(sheet.winners),
        "triggers": [list(one) for one in ended],
    }


def modifier_deck(given: Any) -> Any:
    """Tests one after the other on one deck, shuffles as given."""
    asked = ModifiersIn.model_validate(given)
    house, orders = asked.options, [tuple(order) for order in asked.reshuffles]
    if Counter(asked.deck) - Counter(MODIFIERS):
        raise ValueError("these are not the cards of a modifier deck")
    now = deck.Deck(tuple(asked.deck))

    def shuffle() -> deck.Cards:
        if not orders:
            raise ValueError("reshuffles does not hold an order for every shuffle")
        return orders.pop(0)

    log = []
    for test in asked.tests:
        now, card = deck.drawn(now, shuffle)
        result = capped(test.feature, test.value) + test.bonus + card
        success = is_success(result, test.threshold, house.test_equal)
        when = house.reshuffle_after_success
        now = deck.after_test(now, shuffle, success=success, mission=test.mission, when=when)
        log.append(
            {
                "card": card,
                "result": result,
                "success": success,
                "deck_left": len(now.left),
                "discard": list(now.discard),
            }
        )
    return {"log": log, "deck": list(now.left), "discard": list(now.discard)}


def news(given: Any) -> Any:
    """The shift, then the new card."""
    asked = NewsIn.model_validate(given)
    house = asked.options
    slots, gone = track.shifted([asked.track.get(str(at)) for at in range(1, house.news_slots + 1)])
    try:
        slots, pushed = track.placed(slots, asked.new_card.name, asked.new_card.duration, house.news_clash)
    except ValueError:
        return {"error": code("duration")}
    return {
        "track": {str(at): name for at, name in enumerate(slots, start=1)},
        "discarded": [name for name in (gone, pushed) if name is not None],
    }


def henchmen(given: Any) -> Any:
    """The zone of every henchman that arrives."""
    asked = HenchmenIn.model_validate(given)
    if not len(asked.agents_in) == len(asked.henchmen_in) == asked.zones:
        raise ValueError("agents_in and henchmen_in need a number for every zone")
    found = zones.placed(asked.agents_in, asked.henchmen_in, len(asked.arrivals))
    after = [
        before + sum(zone == at for zone in found) for at, before in enumerate(asked.henchmen_in, start=1)
    ]
    return {"zones": list(found), "henchmen": after}


PROCEDURES: Mapping[str, Procedure] = {
    "cyberverse.attack": attack,
    "cyberverse.payday": pay,
    "cyberverse.turn-order": turn_order,
    "cyberverse.scoring": final_score,
    "cyberverse.modifier-deck": modifier_deck,
    "cyberverse.news": news,
    "cyberverse.henchmen": henchmen,
}
