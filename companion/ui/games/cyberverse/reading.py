"""What the screens read out of a frame again and again."""

from __future__ import annotations

from companion import texts
from companion.games.cyberverse.packs.cards import Card, card_key
from companion.games.cyberverse.views import (
    AgentView,
    CashLine,
    CyberverseView,
    DistrictView,
    FighterLine,
    MissionView,
    OrgView,
    StoryView,
    SupplyView,
    SupportView,
)
from companion.kernel.frozen import frozen
from companion.kernel.seat import Seat
from companion.kernel.view import Choice, WhyNot
from companion.ui.games.cyberverse.draw.agent import AgentMark, FeatureMark, SupplyMark
from companion.ui.games.cyberverse.draw.cash import CashChange
from companion.ui.games.cyberverse.draw.signs import feature_figure, word
from companion.ui.kit.palette import seat_colour
from companion.ui.kit.skin import Skin
from companion.ui.reading import is_me, may, stands_in
from companion.ui.stage import Stage

__all__ = ["is_me", "may", "stands_in"]

TONES = {
    "called": "now",
    "moving": "now",
    "training": "waiting",
    "rescued": "waiting",
    "recruited": "waiting",
}


@frozen
class Cast:
    """Everybody and every place by name: what the words of a part need, and what no turn changes."""

    orgs: tuple[tuple[Seat, str], ...]
    people: tuple[tuple[str, str, str], ...]
    """Seat, who sits there, the name of its colour."""
    districts: tuple[str, ...]
    nobody: str
    hq: str

    def org_name(self, seat: str | None) -> str:
        """What an organization is called."""
        return dict(self.orgs).get(Seat(seat or ""), self.nobody)

    def person(self, seat: str | None) -> str:
        """Who plays it."""
        return next((name for one, name, _ in self.people if one == seat), self.org_name(seat))

    def mark(self, seat: str | None) -> str:
        """The colour name of a seat (`orange`), for marks; empty for nobody."""
        return next((colour for one, _, colour in self.people if one == seat), "")

    def colour(self, skin: Skin, seat: str | None) -> str:
        """The colour of a seat."""
        found = self.mark(seat)
        return seat_colour(found, skin.palette) if found else skin.palette.muted

    def district(self, number: int | None) -> str:
        """`JoyTown`, or HQ."""
        return self.districts[number - 1] if number else self.hq


def cast(stage: Stage) -> Cast:
    """Who plays here, and where."""
    view = game(stage)
    return Cast(
        tuple((one.seat, one.name) for one in view.organizations),
        tuple((str(line.seat), line.name, line.colour) for line in stage.table.seats),
        tuple(one.name for one in sorted(view.districts, key=lambda one: one.number)),
        stage.say("cyberverse-phone-nobody"),
        stage.say("cyberverse-phone-hq"),
    )


def game(stage: Stage) -> CyberverseView:
    """The game's half of the frame."""
    view = stage.frame.view
    if not isinstance(view, CyberverseView):
        raise TypeError("a CyberVerse screen needs a CyberVerse view")
    return view


def org(view: CyberverseView, seat: str | None) -> OrgView | None:
    """An organization; None for nobody."""
    return next((one for one in view.organizations if one.seat == seat), None)


def mine(stage: Stage) -> OrgView:
    """My organization; the first one where nobody sits, so that a screen can always be drawn."""
    view = game(stage)
    return org(view, stage.table.my_seat) or view.organizations[0]


def org_name(stage: Stage, seat: str | None) -> str:
    """What an organization is called."""
    found = org(game(stage), seat)
    return found.name if found else stage.say("cyberverse-phone-nobody")


def person(stage: Stage, seat: str | None) -> str:
    """Who plays it."""
    found = stage.seat_line(seat) if seat else None
    return found.name if found else org_name(stage, seat)


def orgs(stage: Stage, seats: tuple[Seat, ...]) -> str:
    """Organizations as a list in words, mine last and as "you"."""
    others = tuple(org_name(stage, seat) for seat in seats if not is_me(stage, seat))
    me = (stage.say("cyberverse-phone-you-low"),) if any(is_me(stage, seat) for seat in seats) else ()
    return stage.skin.language.listed(others + me)


def seat_colour_name(stage: Stage, seat: str | None) -> str:
    """The colour name of a seat (`orange`), for marks; empty for nobody."""
    found = stage.seat_line(seat) if seat else None
    return found.colour if found else ""


def agent(view: CyberverseView, agent_id: str | None) -> AgentView | None:
    """An agent anywhere."""
    return next(
        (one for found in view.organizations for one in found.agents if one.id == agent_id),
        None,
    )


def district(view: CyberverseView, number: int | None) -> DistrictView | None:
    """A district."""
    return next((one for one in view.districts if one.number == number), None)


def district_name(stage: Stage, number: int | None) -> str:
    """`JoyTown`, or HQ."""
    found = district(game(stage), number)
    return found.name if found else stage.say("cyberverse-phone-hq")


def place(stage: Stage, one: AgentView) -> str:
    """Where an agent stands: district, zone, position."""
    if one.district is None:
        return stage.say("cyberverse-phone-hq")
    return stage.say(
        "cyberverse-phone-place",
        district=district_name(stage, one.district),
        zone=one.zone or 1,
        position=word(stage.skin, "position", one.position),
        has="yes" if one.position != "none" else "no",
    )


def figure_name(view: CyberverseView, figure: str | None) -> str:
    """The name of an agent, teammate or henchman."""
    found = agent(view, figure)
    if found:
        return found.name
    for board in view.districts:
        for one in board.figures:
            if one.id == figure:
                return one.name
    return ""


def fighter(view: CyberverseView, figure: str | None) -> FighterLine | None:
    """A figure of the present fight."""
    fighters = view.investigation.fighters if view.investigation else ()
    return next((one for one in fighters if one.figure == figure), None)


def supply(found: OrgView, supply_id: str) -> tuple[AgentView, SupplyView] | None:
    """A supply token and who has it."""
    return next(((one, token) for one in found.agents for token in one.supply if token.id == supply_id), None)


def support(found: OrgView, support_id: str) -> SupportView | None:
    """A support card held."""
    return next((one for one in found.support if one.id == support_id), None)


def mission(view: CyberverseView, mission_id: str | None) -> tuple[StoryView, str, MissionView] | None:
    """A mission line with its story and the colour of its folder."""
    return next(
        (
            (story, folder.colour, line)
            for found in view.organizations
            for story in found.stories
            for folder in story.folders
            for line in folder.missions
            if line.id == mission_id
        ),
        None,
    )


def mission_title(stage: Stage, line: MissionView) -> str:
    """Its printed name, or where it is."""
    return line.name or stage.say("cyberverse-phone-mission-in", district=district_name(stage, line.district))


def choice(view: CyberverseView, do: str) -> Choice | None:
    """The first choice of this name."""
    return next((one for one in view.choices if one.do == do), None)


def choices(view: CyberverseView, do: str) -> tuple[Choice, ...]:
    """All choices of this name."""
    return tuple(one for one in view.choices if one.do == do)


def options(view: CyberverseView, do: str, field: str) -> tuple[str, ...]:
    """Everything a field of an action may be now, over all its choices, each once."""
    found = (value for one in choices(view, do) for value in one.one_of.get(field, ()))
    return tuple(dict.fromkeys(found))


def closed(view: CyberverseView, do: str) -> tuple[WhyNot, ...]:
    """Why I cannot do this now."""
    return next((one.why for one in view.my_closed if one.do == do), ())


def reasons(stage: Stage, why: tuple[WhyNot, ...]) -> str:
    """All reasons as sentences."""
    return " ".join(stage.skin.language.reason(one.reason(), stage.names) for one in why)


def cash_reason(stage: Stage, line: CashLine) -> str:
    """A line of the ledger in words."""
    facts = stage.skin.language.values(line.facts, stage.names)
    if "district" in facts and str(facts["district"]).isdigit():
        facts["place"] = district_name(stage, int(str(facts["district"])))
    return stage.skin.say(texts.text_id(f"cyberverse-cash-{line.reason}"), **facts)


def change(stage: Stage, line: CashLine) -> CashChange:
    """A line of the ledger for drawing."""
    return CashChange(line.amount, cash_reason(stage, line))


def agent_mark(stage: Stage, one: AgentView) -> AgentMark:
    """An agent for `draw.AgentCard`."""
    features = tuple(
        FeatureMark(
            part.feature, feature_figure(part.value, part.raw, part.cap), part.is_raised, part.is_lowered
        )
        for part in one.features
    )
    goods = tuple(SupplyMark(token.card.kind, token.card.name, token.is_broken) for token in one.supply)
    return AgentMark(
        name=one.name,
        initiative=one.initiative,
        health=one.health,
        max_health=one.max_health,
        place=place(stage, one),
        features=features,
        supply=goods,
        free_slots=one.free_slots,
        has_vehicle=one.has_vehicle,
        statuses=one.statuses,
        state=stage.say(f"cyberverse-phone-state-{one.state}") if one.state else "",
        tone=TONES.get(one.state, ""),
    )


def known(stage: Stage, *kinds: str) -> tuple[Card, ...]:
    """Every card of these kinds that was typed at this table, by name."""
    found = {card_key(card): card for card in game(stage).known if card.kind in kinds}
    return tuple(sorted(found.values(), key=lambda card: card.name.casefold()))
