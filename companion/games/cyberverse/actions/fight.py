"""A fight: secret tokens, moving, attacking."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from companion.games.cyberverse.actions.base import Bonuses, Id, OfAgent, Raise, Zone
from companion.games.cyberverse.packs.cards import CombatToken
from companion.games.cyberverse.words import Position, Relation, Status
from companion.kernel.action import Action, ForSeat
from companion.kernel.part import Part


class SealToken(OfAgent, do="seal_token"):  # CV-54
    """The combat token my agent keeps, in secret; may be replaced until all are sealed."""

    token: CombatToken | None = None
    """None: the pool was empty, it fights without one."""
    wax: str = Field("", max_length=32)
    """Anything the phone makes up: the same token sealed again after a takeback looks like another."""


class ReopenToken(OfAgent, do="reopen_token"):  # CV-54
    """Take the token out of its envelope again, until all are sealed."""


class PaperReady(ForSeat, do="paper_ready"):  # CV-52, CV-54, CV-86
    """The table: a seat without a phone has its choice on paper, folded, or its tokens face down.

    Paper is unfolded and typed when everybody else is ready; a token when an attack opens it.
    """


class OfFigure(Action):
    """What one figure of the fight does."""

    figure: Id


class MoveFigure(OfFigure, do="move_figure"):  # CV-57, CV-59
    """A henchman or teammate whose turn it is moves, as its card says."""

    zone: Zone
    position: Position = "none"


class Aim(Part):
    """One target of an attack."""

    target: Id
    relation: Relation | None = None
    """None: same zone, or these two zones are known already (CV-60)."""
    bonuses: Bonuses = ()
    """Of its defence (CV-64)."""


class Attack(Action, do="attack"):  # CV-55, CV-60..70
    """The figure whose turn it is attacks; tokens open by themselves."""

    attacker: Id
    aims: Annotated[tuple[Aim, ...], Field(min_length=1, max_length=2)]
    weapon: Id | None = None
    """None: unarmed, or a henchman or teammate."""
    xp: Raise | None = None
    use_frenzy: bool = True
    bonuses: Bonuses = ()
    """Of the attack (CV-63)."""
    revealed: dict[Id, CombatToken | None] = Field(default_factory=dict, max_length=3)
    """What the unseen tokens of henchmen and teammates turned out to be; None: it has none (CV-54)."""
    distances: dict[Id, Annotated[int, Field(ge=0, le=9)]] = Field(default_factory=dict, max_length=9)
    """A henchman's attack: zones to each candidate, where the app does not know (CV-59)."""
    heal_first: Annotated[tuple[Status, ...], Field(max_length=3)] = ()
    """Bandage and medkit: which status goes first (CV-71)."""


class Grill(Action, do="grill"):  # CV-69
    """The attacker breaks one working implant of the target that lost health, or does not."""

    target: Id
    implant: Id | None = None


class Slip(OfFigure, do="slip"):  # CV-65, CV-66
    """After an attack: one zone further by adrenalin, or the attacker projects the target."""

    zone: Zone | None = None
    """None: stays where it is."""


class EndActivation(OfFigure, do="end_activation"):  # CV-57
    """This figure is done in this fight."""
