"""The proof of a table's deal, once the game is over or was ended and its deal opened."""

from __future__ import annotations

from typing import Any

from companion.kernel.action import Rejection
from companion.kernel.game import AnyGame
from companion.kernel.shown import told
from companion.table import older_proof, show
from companion.table.facts import Started
from companion.table.journal import Opening
from companion.table.proof import FORMAT, DeckLine, LaterLine, PackLine, Proof, SeatPart
from companion.table.record import Record
from companion.table.rosters import digest_of, house
from companion.table.views import SealView


def proof(game: AnyGame, opening: Opening, record: Record, seal: SealView) -> dict[str, Any]:
    """Everything that anybody needs to make the deal again; rejects while secrets are still secret."""
    if not record.is_deal_open or record.started is None or record.play is None:
        raise Rejection("table.deal_is_shut" if record.stage == "closed" else "table.not_over")
    if not record.setting.places:
        raise Rejection("table.nobody_sat")
    if record.started.roster is None:
        return older_proof.proof(game, opening, record.setting, seal)
    options = show.options_in_play(game, record.setting)
    made = Proof(
        format=FORMAT,
        **_head(record.started),
        secret=record.started.secret,
        options=record.started.roster.options,
        packs=_packs(game, options, record.started.secret),
        decks=[
            DeckLine.of(deck)
            for deck in game.decks(game.options.model_validate(options), record.setting.seats)
        ],
        seats=_seats(record.started),
        roster=digest_of(record.started.roster),
        words=record.words,
        shuffles=record.play.shuffles(),
    )
    if game.made is None:
        return made.model_dump(mode="json", exclude={"later"})
    later = [
        LaterLine(deck=one.label, words=one.words, items=list(items)) for one, items in record.play.later()
    ]
    return made.model_copy(update={"later": later}).model_dump(mode="json")


def _head(started: Started) -> dict[str, Any]:
    fields = {"table", "game", "rules", "draw", "seal"}
    return started.roster.model_dump(include=fields) if started.roster else {}


def _packs(game: AnyGame, options: dict[str, Any], secret: str) -> list[PackLine]:
    """A pack that stays a secret for other tables is there by its digest alone."""
    bound, fields = house(options), game.options.model_fields
    return [
        PackLine(option=name, digest=digest, text=None if told(fields[name]).get("secret") else pack.text)
        for pack, (name, digest) in zip(bound.packs, bound.digests(secret), strict=True)
    ]


def _seats(started: Started) -> list[SeatPart]:
    lines = started.roster.seats if started.roster else ()
    return [
        SeatPart(seat=one.seat, name=one.name, by=one.by, part=one.part, cut=cut, bits=bits)
        for one, cut, bits in zip(lines, started.cuts, started.bits, strict=True)
    ]
