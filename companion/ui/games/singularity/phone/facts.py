"""Forms for facts that can be put right, one a kind (SW-21, SW-38)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

import flet as ft

from companion.games.singularity.actions.facts import (
    CacheFact,
    GroupFact,
    HandFact,
    LimitsFact,
    TableFact,
    TokenFact,
    TrackFact,
    TurnFact,
)
from companion.games.singularity.packs.campaign import Limits
from companion.games.singularity.sums.previews import track
from companion.games.singularity.views import SingularityView
from companion.games.singularity.words import TOKEN_KINDS, TRACKS, TokenKind, Track
from companion.kernel.seat import Seat
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.signs import enemy_icon
from companion.ui.games.singularity.phone.cardfacts import GainedForm, RowForm
from companion.ui.games.singularity.phone.standing import StandingForm
from companion.ui.games.singularity.reading import cast as cast_of
from companion.ui.kit.boxes import Spaced
from companion.ui.kit.drawing import Component, component
from companion.ui.kit.field import Field
from companion.ui.kit.numbers import NumberRow
from companion.ui.kit.picking import Chips
from companion.ui.stage import Stage

Put = Callable[[TableFact | None], None]


@component
def TrackForm(stage: Stage, fact: TableFact | None, put: Put) -> ft.Control:
    """A track stands elsewhere."""
    view, skin = reading.game(stage), stage.skin
    which: Track = fact.track if isinstance(fact, TrackFact) else "threat"
    value = fact.value if isinstance(fact, TrackFact) else track(view, which).value

    def choose(word: str) -> None:
        name = cast("Track", word)
        put(TrackFact(track=name, value=track(view, name).value))

    return Spaced(
        skin,
        Chips(
            skin, "", tuple((one, skin.say(f"singularity-track-{one}"), "") for one in TRACKS), which, choose
        ),
        NumberRow(
            skin,
            skin.say(f"singularity-track-{which}"),
            value,
            0,
            999,
            lambda number: put(TrackFact(track=which, value=number)),
        ),
    )


@component
def LimitsForm(stage: Stage, fact: TableFact | None, put: Put) -> ft.Control:
    """The last spaces were typed wrong."""
    view, skin = reading.game(stage), stage.skin
    now = (
        fact.limits
        if isinstance(fact, LimitsFact)
        else Limits(threat=track(view, "threat").limit, awareness=track(view, "awareness").limit)
    )

    def change(word: str, number: int) -> None:
        put(LimitsFact(limits=now.model_copy(update={word: number or None})))

    rows = [
        NumberRow(
            skin,
            skin.say(f"singularity-track-{one}"),
            getattr(now, one) or 0,
            0,
            200,
            lambda number, one=one: change(one, number),  # type: ignore[misc]
            detail=skin.say("singularity-phone-zero-no-limit"),
        )
        for one in TRACKS
    ]
    return Spaced(skin, *rows)


@component
def GroupForm(stage: Stage, fact: TableFact | None, put: Put) -> ft.Control:
    """So many of a type stand on a space."""
    view, skin = reading.game(stage), stage.skin
    now = fact if isinstance(fact, GroupFact) else None
    enemy, set_enemy = ft.use_state(view.enemies[0].id if view.enemies else "")
    place, set_place = ft.use_state("")

    def held(one: str, where: str) -> int:
        return next((group.size for group in view.groups if group.enemy == one and group.place == where), 0)

    def choose(one: str, where: str) -> None:
        set_enemy(one)
        set_place(where)
        put(
            GroupFact(enemy=one, place=where.strip(), count=held(one, where.strip()))
            if where.strip()
            else None
        )

    rows: list[ft.Control] = [
        Chips(
            skin,
            "",
            tuple((one.id, one.name, enemy_icon(one.icon)) for one in view.enemies),
            enemy,
            lambda one: choose(one, place),
        ),
        _place(stage, place, lambda where: choose(enemy, where)),
    ]
    if now is not None:
        rows.append(
            NumberRow(
                skin,
                skin.say("singularity-phone-miniatures"),
                now.count,
                0,
                60,
                lambda number: put(now.model_copy(update={"count": number})),
            )
        )
    return Spaced(skin, *rows)


def _place(stage: Stage, place: str, choose: Callable[[str], None]) -> ft.Control:
    """A space of the map, or what the table calls a place."""
    view, skin = reading.game(stage), stage.skin
    if view.map is None:
        return Field(skin, skin.say("singularity-phone-place-name"), place, choose, longest=24)
    options = tuple((space.id, space.id, "") for space in view.map.spaces)
    return Chips(skin, skin.say("singularity-phone-space"), options, place, choose)


@component
def HandForm(stage: Stage, fact: TableFact | None, put: Put) -> ft.Control:
    """Somebody holds another number of cards; a hand that is not mine starts at three."""
    view, skin = reading.game(stage), stage.skin
    now = fact if isinstance(fact, HandFact) else None

    def choose(seat: str) -> None:
        line = reading.member(view, seat)
        hand = view.my_hand if cast_of(stage).is_me(seat) else line.hand
        put(HandFact(seat=Seat(seat), hand=3 if hand is None else hand, deck=line.deck, discard=line.discard))

    rows: list[ft.Control] = [
        Chips(
            skin,
            "",
            tuple((seat, cast_of(stage).you_or(skin, seat), "") for seat in view.seats),
            now.seat if now else "",
            choose,
        )
    ]
    if now is not None:
        counts = [("hand", now.hand), ("deck", now.deck), ("discard", now.discard)]
        rows += [
            NumberRow(
                skin,
                skin.say(f"singularity-phone-fix-{word}s"),
                number,
                0,
                99,
                lambda value, word=word: put(now.model_copy(update={word: value})),  # type: ignore[misc]
            )
            for word, number in counts
            if number is not None
        ]
    return Spaced(skin, *rows)


@component
def CacheForm(stage: Stage, fact: TableFact | None, put: Put) -> ft.Control:
    """A cache has been used, or has not."""
    view, skin = reading.game(stage), stage.skin
    places = [space.id for space in (view.map.spaces if view.map else ()) if space.cache]
    chosen = fact.place if isinstance(fact, CacheFact) else ""

    def choose(place: str) -> None:
        put(CacheFact(place=place, used=place not in view.used_caches))

    options = tuple((place, cast_of(stage).space(place), "") for place in places)
    return Chips(skin, "", options, chosen, choose)


@component
def TokenForm(stage: Stage, fact: TableFact | None, put: Put) -> ft.Control:
    """A token lies on a space, or none does."""
    skin = stage.skin
    now = fact if isinstance(fact, TokenFact) else None
    kind, set_kind = ft.use_state("none")

    def choose(place: str, word: str) -> None:
        set_kind(word)
        put(
            TokenFact(place=place, kind=cast("TokenKind", word) if word != "none" else None)
            if place
            else None
        )

    place = now.place if now else ""
    options = [("none", skin.say("singularity-phone-no-token"), "")]
    options += [(one, skin.say(f"singularity-token-{one}"), "") for one in TOKEN_KINDS]
    return Spaced(
        skin,
        Chips(skin, "", tuple(options), kind, lambda word: choose(place, word)),
        _place(stage, place, lambda where: choose(where, kind)),
    )


@component
def TurnForm(stage: Stage, fact: TableFact | None, put: Put) -> ft.Control:
    """It is somebody else's turn."""
    view = reading.game(stage)
    chosen = fact.seat if isinstance(fact, TurnFact) else ""
    options = tuple((seat, cast_of(stage).you_or(stage.skin, seat), "") for seat in view.order)
    return Chips(stage.skin, "", options, chosen, lambda seat: put(TurnFact(seat=Seat(seat))))


class Form(NamedTuple):
    """When a fact makes sense, and how it is asked for."""

    fits: Callable[[SingularityView], bool]
    draw: Component[[Stage, TableFact | None, Put]]


def _always(_view: SingularityView) -> bool:
    return True


def _on_map(view: SingularityView) -> bool:
    return view.map is not None


FORMS: dict[str, Form] = {
    "track": Form(_always, TrackForm),
    "standing": Form(_on_map, StandingForm),
    "group": Form(lambda view: bool(view.enemies), GroupForm),
    "hand": Form(lambda view: view.house.counts_hands, HandForm),
    "cache": Form(lambda view: bool(view.map and any(one.cache for one in view.map.spaces)), CacheForm),
    "token": Form(_on_map, TokenForm),
    "turn": Form(lambda view: view.phase == "play", TurnForm),
    "row": Form(_always, RowForm),
    "gained": Form(_always, GainedForm),
    "limits": Form(_always, LimitsForm),
}
"""What can be put right → its form; shown where it fits."""
