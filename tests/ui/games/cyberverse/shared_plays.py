"""Short games, played so that the shared screen shows everything once."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from companion.games.cyberverse import GAME
from companion.games.cyberverse.views import CyberverseView
from companion.kernel.seat import Actor, Seat, Voice

SEATS = tuple(map(Seat, ("ann", "bo", "cy", "dee")))
AGENTS: dict[str, tuple[tuple[str, int, int], ...]] = {
    "ann": (("Vex", 5, 2), ("Jin", 11, 4)),
    "bo": (("Kade", 8, 2), ("Rook", 12, 4)),
    "cy": (("Ibis", 14, 2), ("Zed", 6, 3)),
    "dee": (("Mox", 7, 3), ("Ada", 9, 1)),
}
"""Name, initiative, district of the agents."""
HENCHMEN = (("Marauder", 2, 1, 1, "close"), ("Killer", 3, 2, 2, "ranged"))
INFLUENCE = (("ann", 1, 2), ("bo", 1, 1), ("ann", 2, 1), ("bo", 2, 1), ("ann", 3, 3), ("cy", 5, 2))
EVENTS: tuple[dict[str, Any], ...] = (
    {
        "name": "Blackout",
        "duration": 2,
        "district": 3,
        "effect": "JoyTown: hacking −1",
        "phase": "investigation",
    },
    {
        "name": "Gang war",
        "duration": 3,
        "district": 2,
        "henchmen": ["Marauder"],
        "effect": "Nobody leaves Fargo Junction",
        "reward": 200,
    },
    {"name": "Curfew", "duration": 1, "effect": "One action less for who moves twice"},
)


def sheet(name: str, initiative: int, **values: Any) -> dict[str, Any]:
    """An agent with middling values."""
    plain = {"health": 4, "movement": 3, "analysis": 2, "hacking": 2, "reputation": 2, "combat": 3}
    return {**plain, "name": name, "initiative": initiative, "salary": 300, **values}


@dataclass
class Playing:
    """A game in progress and the public views on the way."""

    seats: tuple[Seat, ...] = SEATS[:3]
    options: dict[str, Any] = field(default_factory=dict)
    views: dict[str, CyberverseView] = field(default_factory=dict)
    state: Any = None

    def __post_init__(self) -> None:
        made = GAME.options.model_validate(self.options)
        self.state = GAME.setup(made, self.seats, b"\x07" * 32)  # type: ignore[arg-type]

    @property
    def view(self) -> CyberverseView:
        """What the shared screen sees."""
        return GAME.view(self.state, None)

    def do(self, who: Actor | str, do: str, **fields: Any) -> None:
        """One action."""
        actor = who if isinstance(who, Voice) else Seat(who)
        self.state = GAME.apply(self.state, actor, GAME.actions.validate_python({"do": do, **fields}))

    def table(self, do: str, **fields: Any) -> None:
        """The table says it."""
        self.do(Voice.TABLE, do, **fields)

    def fix(self, **fix: Any) -> None:
        """The table makes something so."""
        self.table("correct", fix=fix, reason="as it lies on the table")

    def keep(self, name: str) -> None:
        """Remember the screen of this moment."""
        self.views[name] = self.view

    def begin(self) -> None:
        """Setup and first agents."""
        self.keep("setup")
        self.table("begin", chooser=self.seats[0], story_vp=4)
        self.keep("agents")
        for seat in self.seats:
            name, initiative, _ = AGENTS[seat][0]
            self.do(seat, "first_agent", sheet=sheet(name, initiative))

    def event(self, card: dict[str, Any], name: str) -> None:
        """The whole Event phase."""
        self.keep(f"{name}-shift")
        if self.view.next and "shifted" in self.view.next.missing:
            self.table("shift_news")
        self.keep(f"{name}-draw")
        self.table("draw_event", card=card)
        self.keep(f"{name}-place")
        self.table("place_event")
        if self.view.next and "henchmen" in self.view.next.missing:
            self.keep(f"{name}-henchmen")
            self.table("place_henchmen")
        self.keep(f"{name}-done")
        self.table("next_phase")

    def strategy(self, name: str) -> None:
        """Everybody is done at once."""
        self.keep(f"{name}-strategy")
        for seat in self.view.order:
            self.do(seat, "end_strategy")
        self.keep(f"{name}-strategy-done")
        self.table("next_phase")

    def activation(self, name: str) -> None:
        """Everybody stays; all actions are passed."""
        self.keep(f"{name}-call")
        while (found := self.view.activation) and found.called:
            seat = next(
                one.seat for org in self.view.organizations for one in org.agents if one.id == found.called
            )
            self.do(seat, "stay", agent=found.called)
        self.keep(f"{name}-auxiliary")
        for seat in self.seats:
            self.fix(of="org", seat=seat, actions=0)
        self.keep(f"{name}-activation-done")
        self.table("next_phase")

    def payday(self, name: str) -> None:
        """Everybody pays; the first one sells nothing and somebody leaves."""
        self.keep(f"{name}-entries")
        for seat in self.seats:
            due = [one.id for org in self.view.organizations if org.seat == seat for one in org.agents]
            due = [one for one in due if self.agent(one).due_why == "due"]
            self.do(seat, "pay", sell=[], order=due)
            if seat == self.seats[0]:
                self.keep(f"{name}-entered")
        self.keep(f"{name}-paid")

    def agent(self, name: str) -> Any:
        """An agent by name or id."""
        return next(
            one for org in self.view.organizations for one in org.agents if name in (one.id, one.name)
        )

    def furnish(self) -> None:
        """Agents on the boards, weapons, influence, an ambush: as in the middle of a game."""
        for name, attack, defense, health, kind in HENCHMEN:
            card = {"attack": attack, "defense": defense, "health": health, "attack_type": kind}
            self.table("tell_card", card={"kind": "henchman", "name": name, **card})
        for seat in self.seats:
            first, second = AGENTS[seat]
            self.fix(of="new_agent", seat=seat, sheet=sheet(second[0], second[1]), district=second[2])
            me = self.agent(first[0]).id
            self.fix(of="agent", agent=me, district=first[2], xp=[2, 1])
            gun = {"kind": "weapon", "name": "Hand Gun", "price": 300, "bonus": 3, "type": "ranged"}
            self.fix(of="new_supply", agent=me, card=gun)
        for seat, district, tokens in INFLUENCE:
            if seat in self.seats:
                self.fix(of="influence", seat=seat, district=district, tokens=tokens)
        self.fix(of="org", seat="bo", cash=1900)
        self.fix(of="org", seat="ann", cash=1400)
        self.fix(of="org", seat="cy", cash=1400)
        self.fix(of="district", district=2, ambush="ann")
        self.fix(of="district", district=5, ambush="bo")
        self.fix(of="support", seat="cy", card={"name": "Crew", "teammates": 2, "effect": "Brings two thugs"})


def investigate(play: Playing) -> None:
    """District 2: an ambush, a red brawl, teammates, secret tokens, attacks; then all the rest."""
    while (found := play.view.investigation) is not None:
        step = play.view.step
        play.views.setdefault(f"site-{step}", play.view)
        play.keep(f"site-{step}-{found.district}")
        _STEPS[step](play, found)
    play.keep("site-done")


def _ambush(play: Playing, _found: Any) -> None:
    play.table("spring_ambush", card={"name": "Mines", "health": 1, "statuses": ["bleed"]})


def _brawl(play: Playing, found: Any) -> None:
    is_second = found.district == 2
    names = ["Marauder", "Killer"] if is_second else []
    play.table(
        "draw_brawl",
        card={"name": "Turf war", "colour": "red" if is_second else "green", "henchmen": names},
    )


def _teammates(play: Playing, found: Any) -> None:
    offer = found.teammates
    play.do(offer.seat, "pass_teammates", agent=offer.agent)


def _declare(play: Playing, found: Any) -> None:
    play.do(found.to_declare[0], "declare_fight", fight=False)


def _tokens(play: Playing, found: Any) -> None:
    for line in found.tokens:
        if line.state == "choosing":
            play.do(
                line.seat,
                "seal_token",
                agent=line.figure,
                token={"attack": 2, "defense": 1, "attack_effect": "grapple"},
            )
            play.views.setdefault("site-sealed", play.view)


def _fight(play: Playing, found: Any) -> None:
    now = found.now
    line = next(one for one in found.fighters if one.figure == now)
    enemies = [one for one in found.fighters if one.seat not in (line.seat, None) and one.kind == "agent"]
    if line.kind == "agent" and line.attacks_left and enemies and line.name == "Vex":
        weapon = next(one.id for one in play.agent(line.figure).supply if one.card.kind == "weapon")
        aim = {"target": enemies[0].figure, "relation": "adjacent" if enemies[0].zone != line.zone else None}
        play.do(line.seat or "ann", "attack", attacker=now, aims=[aim], weapon=weapon)
        play.views.setdefault("site-attacked", play.view)
        return
    play.do(line.acts_by or Voice.TABLE, "end_activation", figure=now)


def _after(play: Playing, found: Any) -> None:
    one = found.follow_ups[0]
    if one.kind == "grill":
        play.do(one.by, "grill", target=one.figure)
    else:
        play.do(one.by, "slip", figure=one.figure)


def _hack(play: Playing, found: Any) -> None:
    agent = play.agent(found.hackers[0])
    play.do(agent.seat, "hack", agent=agent.id)


def _missions(play: Playing, found: Any) -> None:
    play.do(found.mission_seat, "end_missions")


def _influence(play: Playing, found: Any) -> None:
    seat = found.influence_seat
    offered = {one.do for one in GAME.view(play.state, seat).choices}
    play.do(seat, "influence" if "influence" in offered else "skip_influence")


_STEPS: dict[str, Any] = {
    "ambush": _ambush,
    "brawl": _brawl,
    "teammates": _teammates,
    "declare": _declare,
    "tokens": _tokens,
    "fight": _fight,
    "after_attack": _after,
    "hacking": _hack,
    "missions": _missions,
    "influence": _influence,
}
