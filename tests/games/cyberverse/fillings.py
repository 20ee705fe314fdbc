"""Values for choices too rich for bounds: cards, tokens, XP, attacks, corrections."""

from __future__ import annotations

from typing import Any

from companion.games.cyberverse.views import CyberverseView
from companion.games.cyberverse.words import DISTRICTS, FEATURES
from companion.kernel.view import Choice
from tests.games.cyberverse import printed
from tests.games.cyberverse.worlds import TITLES, token
from tests.games.kits import Accepts, Pick

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
