"""How the deal looks: to everybody, and to the device that holds a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.kernel.chance import commitment, spoken
from companion.kernel.seat import Seat
from companion.table.deal import Dealing
from companion.table.facts import CalledOff, Started
from companion.table.journal import Opening
from companion.table.phrase import seal_phrase, seal_words
from companion.table.play import Play
from companion.table.rosters import opened_by
from companion.table.setting import Setting
from companion.table.views import CalledOffView, DealStep, OpeningView, SealView

if TYPE_CHECKING:  # a record knows the words of its deal
    from companion.table.record import Record

TOLD = 20
"""So many draws that were called off are listed; the number of the draw counts them all."""


def words_of(started: Started) -> str:
    """Six words for a deal."""
    return spoken(opened_by(started), seal_words())


def before(setting: Setting, dealing: Dealing) -> SealView:
    """Until the game starts: the seal, whom it waits for, and draws that were called off."""
    draw = dealing.draw
    uncut = tuple(seat for seat in setting.seats if not dealing.has_cut(seat))
    return SealView(
        seal=draw.seal,
        draw=draw.head.draw,
        step="opening" if dealing.is_closed else "cutting",
        missing=draw.missing if dealing.is_closed else uncut,
        silent=dealing.named,
        called_off=called_off(setting, draw.head.draw),
        roster=draw.roster,
    )


def called_off(setting: Setting, draw: int) -> tuple[CalledOffView, ...]:
    """The newest draws before this one that never became a deal, and why; the host may have stopped."""
    known = {fact.draw: fact for fact in setting.called_off}
    numbers = range(max(1, draw - TOLD), draw)
    facts = (known.get(number) or CalledOff(draw=number, why="stopped") for number in numbers)
    return tuple(CalledOffView(draw=fact.draw, why=fact.why, seat=fact.seat) for fact in facts)


def after(
    opening: Opening, setting: Setting, started: Started, words: str, play: Play, *, is_open: bool
) -> SealView:
    """Once the game has started; when it is over, everything that opens the deal."""
    openings = tuple(
        OpeningView(seat=seat, cut=cut, bits=bits)
        for seat, cut, bits in zip(
            setting.seats, started.cuts, started.bits or ("",) * len(started.cuts), strict=False
        )
    )
    step: DealStep = "open" if is_open else "dealt"
    if started.roster is None:
        published = commitment(bytes.fromhex(opening.seal.value))
        view = SealView(seal=published, words=seal_phrase(published), draw=0, step=step)
        openings = openings if is_open else ()
        secret, given = opening.seal.value, started.given if is_open else ()
    else:
        secret, given = started.secret, started.given
        view = SealView(
            seal=started.roster.seal,
            words=words,
            draw=started.draw,
            step=step,
            called_off=called_off(setting, started.draw),
            shuffles=play.shuffles(),
            later=play.chain,
        )
    changed: dict[str, Any] = {"openings": openings, "given": given}
    if is_open:
        changed |= {"secret": secret, "deals": play.deals()}
    return view.model_copy(update=changed)


def state(
    seal: SealView,
    dealing: Dealing,
    opening: Opening,
    record: Record,
    held: tuple[Seat, ...],
    seat: Seat | None,
    *,
    has_deals: bool,
) -> dict[str, Any]:
    """The deal for a device (docs/protocol.md): what everybody knows, and the numbers of its own seats."""
    cuts = {one: dealing.cuts.get(one) for one in held}
    told: dict[str, Any] = {
        "table": opening.table,
        "game": opening.game,
        "rules": opening.rules_version,
        "stage": record.stage,
        "has_deals": has_deals,
        **seal.model_dump(mode="json", include={"draw", "seal", "step", "missing", "called_off"}),
        "names": {place.seat: place.name for place in record.setting.places if place.seat in held},
        "cuts": cuts,
        "cut": cuts.get(seat) if seat else None,
    }
    roster = record.started.roster if record.started else seal.roster
    if roster is not None:
        told["roster"] = roster.model_dump(mode="json")
    if seal.step in ("dealt", "open"):
        told |= seal.model_dump(mode="json", include={"openings", "words", "shuffles", "later"})
    if seal.step == "open":
        told["checked"] = [one for one in held if one in dealing.checked]
    return told
