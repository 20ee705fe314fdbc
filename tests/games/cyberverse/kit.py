"""CyberVerse in the contract tests: tables to play, and values for rich choices."""

from __future__ import annotations

from typing import Any

from companion.games.cyberverse import GAME
from companion.games.cyberverse.options import CyberverseOptions
from companion.games.cyberverse.packs.cards import CardLibrary
from companion.games.cyberverse.views import CyberverseView
from companion.games.cyberverse.words import DISTRICTS, FEATURES
from companion.kernel.view import Choice
from tests.games.cyberverse import printed
from tests.games.cyberverse.worlds import TITLES, flip, redeal, token
from tests.games.kits import Accepts, Kit, Pick

LIBRARY = CardLibrary(id="henchmen", name="Henchmen", cards=printed.HENCHMEN)
TABLES: dict[str, tuple[int, CyberverseOptions]] = {
    "as printed": (3, CyberverseOptions()),
    "four, lenient, real cards": (
        4,
        CyberverseOptions(
            cards=LIBRARY,
            strict_actions=False,
            modifier_deck="physical",
            first_agent="random",
            first_turn_order="reverse",
            staff_on_track=False,
            turn_order_no_agent="first",
            order_recalc="phase",
            xp_features="all",
            xp_unit="tokens",
            support_cost="printed",
            event_slot_capacity="many",
            event_cancel_scope="owner",
            mini_limit_scope="henchmen_only",
            ambush_persist="always_return",
            brawl_in_empty=True,
            cleanup_without_combat=True,
            combat_pool="discard",
            reshuffle_after_success="all",
            test_equal="pass",
            tests_per_agent="unlimited",
            multi_test="same_turn",
            training_xp=2,
            dead_agents="bottom",
            open_stories=3,
            story_phase="both",
            story_vp_public=False,
            start_story_counts=False,
            final_tie="turn_order",
            majority_tie="all",
            overall_tie="all",
            end_timing="immediate",
        ),
    ),
    "two, strict, late XP": (
        2,
        CyberverseOptions(
            cards=LIBRARY,
            xp_after_draw=True,
            xp_multilevel="cumulative",
            xp_duration="permanent",
            xp_expert=False,
            resale_rounding="unit",
            resale_sum="total",
            repair_rounding="exact",
            sale_only_when_short=True,
            news_slots=5,
            news_clash="new",
            deploy_then_move=False,
            recruit_cost="100",
            row_refill=False,
            rescue_clears=False,
            train_place="hq",
            train_limit="one",
            unarmed_attack=False,
            combat_flow="all_move_first",
            combat_mission="survivor",
            fight_declaration="initiative",
            frenzy_optional=False,
            attack_effects_need_hit=True,
            henchmen_armor_piercer=True,
            henchman_fallback="nearest",
            fragile_on_cancel=True,
            grill_on_suppression=True,
            teammate_rings_limit=True,
            influence_timing="after_all",
            influence_mode="must_remove_first",
            open_stories=3,
        ),
    ),
}
WEIGHTS = {
    "begin": 20,
    "name_org": 60,
    "set_district": 20,
    "tell_card": 1,
    "apply_effect": 1,
    "free_test": 1,
    "correct": 1,
    "open_investigation": 30,
    "next_phase": 60,
    "activate": 60,
    "stay": 6,
    "deploy": 60,
    "travel": 10,
    "take_position": 20,
    "look_at_stories": 90,
    "attack": 90,
    "end_activation": 6,
    "move_figure": 8,
    "end_missions": 6,
    "test": 60,
    "hack": 40,
    "skip_hack": 30,
    "reopen_token": 30,
    "reopen_pay": 300,
    "pay": 2,
    "skip_influence": 60,
    "influence": 15,
    "pass_teammates": 8,
    "train": 6,
    "repair": 90,
    "pass_action": 30,
    "step": 10,
    "settle_test": 60,
}
REASONS = ("a card says so", "it fell off the table")


def fill(choice: Choice, view: CyberverseView, pick: Pick, accepts: Accepts) -> dict[str, Any]:
    """Values for the fields too rich for bounds."""
    fixed = {name: words[0] for name, words in choice.one_of.items() if len(words) == 1}

    def tried(make: Any) -> dict[str, Any]:
        """The first of many tries that the rules accept."""
        for _ in range(60):
            found = make()
            if accepts({**fixed, **found}):
                return dict(found)
        raise AssertionError(f"nothing accepted for {choice.do}: {found}")

    return _FILL[choice.do](choice, view, pick, tried)


def _org(view: CyberverseView, pick: Pick) -> Any:
    return pick(view.organizations)


def _agents(view: CyberverseView) -> list[Any]:
    return [agent for org in view.organizations for agent in org.agents]


def _named(_choice: Any, _view: Any, pick: Pick, tried: Any) -> Any:
    return tried(lambda: {"name": f"Org {pick(range(90))}"})


def _district(choice: Any, _view: Any, pick: Pick, _tried: Any) -> Any:
    number = pick(choice.one_of["number"])
    zones = pick((2, 3, 4, 5))
    links = [[one, one + 1] for one in range(1, zones)] if pick((True, False)) else []
    return {"number": number, "card": {"name": f"District {number}", "zones": zones, "links": links}}


def _sheet(_choice: Any, _view: Any, pick: Pick, tried: Any) -> Any:
    return tried(lambda: {"sheet": printed.any_sheet(pick)})


def _tell(_choice: Any, view: CyberverseView, pick: Pick, _tried: Any) -> Any:
    needed = [figure.name for district in view.districts for figure in district.figures if figure.needs_card]
    cards = [card for card in printed.HENCHMEN if card.name in needed]
    return {"card": pick(cards or printed.HENCHMEN)}


def _effect(_choice: Any, view: CyberverseView, pick: Pick, tried: Any) -> Any:
    ids = [agent.id for agent in _agents(view)]

    def make() -> dict[str, Any]:
        cash = {"cash": pick((100, 200, 500))}
        agent = pick(ids) if ids else None
        hurt = {"agent": agent, **pick(({"lose": 1}, {"status": "wound"}, {"heal": ["health"]}))}
        return {"reason": pick(REASONS), **pick((cash, cash, hurt if agent else cash))}

    return tried(make)


def _free_test(_choice: Any, view: CyberverseView, pick: Pick, tried: Any) -> Any:
    ids = [agent.id for agent in _agents(view)]
    return tried(
        lambda: {
            "agent": pick(ids),
            "feature": pick(FEATURES),
            "threshold": pick(range(7)),
            "reason": pick(REASONS),
            "drawn": pick((-1, 0, 1, 2)) if view.organizations[0].deck.is_physical else None,
        }
    )


def _event(_choice: Any, view: CyberverseView, pick: Pick, _tried: Any) -> Any:
    return {"card": printed.any_event(pick, len(view.news.slots))}


def _buy(_choice: Any, view: CyberverseView, pick: Pick, tried: Any) -> Any:
    team = next(org.agents for org in view.organizations if org.seat == view.turn_of)
    agent = pick([agent for agent in team if agent.free_slots or not agent.has_vehicle])
    kinds = ("weapon", "weapon", "implant", "gear") if agent.free_slots else ("vehicle",)
    if agent.free_slots and not agent.has_vehicle:
        kinds = (*kinds, "vehicle")

    def make() -> dict[str, Any]:
        card = printed.any_supply(pick, pick(kinds))
        return {"agent": agent.id, "card": card.model_copy(update={"price": pick((100, card.price))})}

    return tried(make)


def _support(_choice: Any, _view: Any, pick: Pick, _tried: Any) -> Any:
    return {"card": printed.any_support(pick)}


def _titles(_choice: Any, _view: Any, pick: Pick, _tried: Any) -> Any:
    return {"first": pick(TITLES), "second": pick(TITLES)}


def _keep(choice: Any, _view: Any, pick: Pick, tried: Any) -> Any:
    return tried(lambda: {"card": printed.any_story(pick, pick(TITLES)), **_one(choice, pick)})


def _one(choice: Choice, pick: Pick) -> dict[str, Any]:
    return {name: pick(words) for name, words in choice.one_of.items()}


def _investigation(choice: Any, view: CyberverseView, pick: Pick, _tried: Any) -> Any:
    story_id = choice.one_of["story"][0]
    org = next(org for org in view.organizations if story_id in [story.id for story in org.stories])
    story = next(story for story in org.stories if story.id == story_id)
    folder = pick([at for at, one in enumerate(story.folders) if one.name is None])
    held = tuple(
        district.number
        for district in view.districts
        for one in district.influence
        if one.seat == org.seat and one.tokens
    )
    card = printed.any_investigation(pick, story.folders[folder].colour, held)
    return {"folder": folder, "card": card}


def _ambush(_choice: Any, _view: Any, pick: Pick, _tried: Any) -> Any:
    statuses = pick(((), ("bleed",), ("wound",)))
    return {
        "card": {
            "name": f"Trap {pick(range(9))}",
            "health": pick((0, 1)),
            "statuses": statuses,
            "cash": pick((0, 100)),
            "van_useless": pick((True, False)),
        }
    }


def _brawl(_choice: Any, _view: Any, pick: Pick, _tried: Any) -> Any:
    names = [card.name for card in printed.HENCHMEN]
    henchmen = [pick(names) for _ in range(pick(range(4)))]
    return {"card": {"colour": pick(("red", "green")), "henchmen": henchmen}}


def _token(_choice: Any, _view: Any, pick: Pick, _tried: Any) -> Any:
    return {"token": pick((None, token(pick), token(pick), token(pick, stealth=pick((True, False, False)))))}


def _raise(offers: Any, pick: Pick) -> Any:
    levels = [offer.level for offer in offers[1:]]
    return {"level": pick(levels)} if levels and pick((True, False)) else None


def _hack(choice: Any, view: CyberverseView, pick: Pick, tried: Any) -> Any:
    bonus = {"reason": "Blackout", "value": -1}
    return tried(
        lambda: {"xp": _raise(view.my_hacks, pick), "bonuses": pick(((), (bonus,))), **_one(choice, pick)}
    )


def _test(choice: Any, view: CyberverseView, pick: Pick, tried: Any) -> Any:
    chosen = _one(choice, pick)
    offer = next(
        offer
        for offer in view.my_tests
        if (offer.agent, offer.mission, str(offer.part))
        == (chosen["agent"], chosen["mission"], chosen["part"])
    )
    return tried(lambda: {"xp": _raise(offer.raises, pick), **chosen})


def _settle(_choice: Any, _view: Any, pick: Pick, tried: Any) -> Any:
    return tried(lambda: {"xp": {"level": pick(range(1, 6))}})


def _attack(_choice: Any, view: CyberverseView, pick: Pick, tried: Any) -> Any:
    offer = view.my_attack
    assert offer is not None
    aims = [target for target in offer.targets if not target.why]
    weapons = [weapon.id or None for weapon in offer.weapons if not weapon.why] or [None]
    ask = view.investigation.hunt.ask if view.investigation and view.investigation.hunt else ()

    def make() -> dict[str, Any]:
        chosen = [pick(aims)] if len(aims) < 2 or pick((True, True, False)) else aims[:2]
        unseen = [target.figure for target in chosen if target.needs_token]
        unseen += [offer.figure] if offer.needs_token else []
        return {
            "aims": [
                {
                    "target": target.figure,
                    "relation": target.relation or pick(("adjacent", "adjacent", "far")),
                }
                for target in chosen
            ],
            "weapon": pick((weapons[-1], pick(weapons))),
            "xp": _raise(offer.raises, pick),
            "use_frenzy": pick((True, False)),
            "revealed": {figure: pick((None, token(pick), token(pick))) for figure in unseen},
            "distances": {figure: pick(range(3)) for figure in ask},
            "bonuses": pick(((), ({"reason": "Skill", "value": 1},))),
        }

    return tried(make)


def _pay(_choice: Any, view: CyberverseView, pick: Pick, tried: Any) -> Any:
    ids = [agent for agent in _agents(view) if agent.due_why == "due"]
    goods = [token.id for agent in _agents(view) for token in agent.supply if not token.not_sold]

    def make() -> dict[str, Any]:
        org = pick(view.organizations)
        due = [agent.id for agent in ids if agent.seat == org.seat]
        sell = [pick(goods)] if goods and pick((True, False)) else []
        return {"sell": sell, "order": pick((due, due[::-1], []))}

    return tried(make)


def _correct(_choice: Any, view: CyberverseView, pick: Pick, tried: Any) -> Any:
    agents, seats = _agents(view), view.seats
    supply = [token.id for agent in agents for token in agent.supply]
    figures = [one.id for place in view.districts for one in place.figures if one.kind == "henchman"]

    def make() -> dict[str, Any]:
        seat, agent = pick(seats), pick(agents).id if agents else "a1"
        fixes: list[dict[str, Any]] = [
            {"of": "org", "seat": seat, "cash": 100 * pick(range(30))},
            {"of": "org", "seat": seat, "actions": pick(range(4))},
            {"of": "agent", "agent": agent, "health": pick(range(1, 4))},
            {"of": "agent", "agent": agent, "district": pick(range(6))},
            {"of": "agent", "agent": agent, "statuses": pick((["bleed"], [], ["wound"])), "xp": [2, 2, 1]},
            {"of": "new_agent", "seat": seat, "sheet": printed.any_sheet(pick), "district": pick(range(6))},
            {"of": "new_supply", "agent": agent, "card": printed.any_supply(pick)},
            {"of": "support", "seat": seat, "card": printed.any_support(pick)},
            {"of": "influence", "seat": seat, "district": pick(DISTRICTS), "tokens": pick(range(3))},
            {"of": "district", "district": pick(DISTRICTS), "ambush": pick((*seats, "nobody"))},
            {"of": "zones", "district": pick(DISTRICTS), "one": 1, "other": 2, "relation": "adjacent"},
            {"of": "henchman", "name": "Thug", "district": pick(DISTRICTS), "zone": 1},
            {"of": "event", "place": 1, "card": printed.any_event(pick, len(view.news.slots))},
            {"of": "order", "order": pick((seats, seats[::-1]))},
        ]
        if supply:
            fixes.append({"of": "supply", "supply": pick(supply), "broken": pick((True, False))})
        if figures:
            fixes.append({"of": "henchman", "figure": pick(figures), "remove": True})
        return {"fix": pick(fixes), "reason": pick(REASONS)}

    return tried(make)


_FILL = {
    "name_org": _named,
    "set_district": _district,
    "first_agent": _sheet,
    "recruit": _sheet,
    "tell_card": _tell,
    "apply_effect": _effect,
    "free_test": _free_test,
    "correct": _correct,
    "open_investigation": _investigation,
    "draw_event": _event,
    "buy": _buy,
    "take_support": _support,
    "look_at_stories": _titles,
    "keep_story": _keep,
    "spring_ambush": _ambush,
    "draw_brawl": _brawl,
    "seal_token": _token,
    "attack": _attack,
    "hack": _hack,
    "test": _test,
    "settle_test": _settle,
    "pay": _pay,
}


GUN = {"kind": "weapon", "name": "Hand Gun", "price": 300, "bonus": 3, "type": "ranged", "effects": ["grill"]}
IMPLANT = {"kind": "implant", "name": "Cortex", "price": 500, "feature": "hacking"}


def gifts(view: CyberverseView) -> list[dict[str, Any]]:
    """Turn 1 begins with agents on the boards, weapons, implants, support cards and XP."""
    if view.phase != "event" or view.round != 1:
        return []
    given: list[dict[str, Any]] = [{"do": "tell_card", "card": card} for card in printed.HENCHMEN]

    def fix(**fields: Any) -> None:
        given.append({"do": "correct", "fix": fields, "reason": "a quick start"})

    made = 2 * len(view.seats)
    for at, org in enumerate(view.organizations):
        place, seat, first, second = (2, 2, 3, 4)[at], org.seat, org.agents[0].id, f"a{made + 1}"
        sheet = printed.sheet(
            f"Second {at}", initiative=6 + at, reputation=3 if at else 1, salary=200, combat=4, movement=3
        )
        fix(of="new_agent", seat=seat, sheet=sheet, district=place)
        for agent in (first, second):
            fix(of="new_supply", agent=agent, card=GUN)
            fix(of="new_supply", agent=agent, card=IMPLANT)
        fix(of="supply", supply=f"s{made + 5}", broken=True)
        for name in ("Crew", "Gang", "Clan"):
            fix(of="support", seat=seat, card={"name": name, "teammates": 2})
        fix(of="influence", seat=seat, district=place, tokens=3)
        where = 2 if at < 2 else place
        fix(of="agent", agent=first, district=where, xp=[2, 2, 2, 1], statuses=["suppression"])
        made += 12
    fix(of="district", district=2, ambush=view.seats[0])
    if len(view.seats) == 2:
        for number in (1, 3, 4, 5):
            fix(of="influence", seat=view.seats[1], district=number, tokens=2)
    if len(view.news.slots) == 5:
        fix(of="influence", seat=view.seats[0], district=2, tokens=1)
    return given


def answers(view: CyberverseView, pick: Pick) -> dict[str, Any] | None:
    """The host gets round to a proposed correction now and then; in a long game it drives agents to work."""
    if view.correction is not None and pick(range(4)) == 0:
        return {"do": "answer_correction", "agree": pick((True, False))}
    return _lift(view) if view.phase == "event" and view.round > 2 else None


def _lift(view: CyberverseView) -> dict[str, Any] | None:
    """Somebody to where a test mission waits and nobody is."""
    for org in view.organizations:
        folders = [folder for story in org.stories for folder in story.folders]
        tests = [
            one for folder in folders for one in folder.missions if one.kind == "test" and not one.is_done
        ]
        if org.agents and tests and tests[0].district not in [agent.district for agent in org.agents]:
            fix = {"of": "agent", "agent": org.agents[0].id, "district": tests[0].district}
            return {"do": "correct", "fix": fix, "reason": "a lift"}
    return None


KIT = Kit(
    game=GAME,
    tables=TABLES,
    fill=fill,
    redeal=redeal,
    flip=flip,
    weights=WEIGHTS,
    gifts=gifts,
    answers=answers,
    leanings={"position": ("hacking",), "district": ("2", "3")},
    finishing={"position": ("hacking",), "district": ("2", "3")},
)
