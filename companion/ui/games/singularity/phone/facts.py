"""Facts that can be put right, each a form of its model (SW-21, SW-38)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple, cast

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
from companion.games.singularity.sums.previews import track
from companion.games.singularity.views import SingularityView
from companion.games.singularity.words import TRACKS
from companion.ui.forms.drafts import Draft, check
from companion.ui.forms.fields import fields_of
from companion.ui.forms.form import Form, Manner
from companion.ui.forms.lines import Option, lines_of, worded_at
from companion.ui.forms.pointing import Pointed
from companion.ui.forms.rows import KIT
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.desk.issue import MANNER
from companion.ui.games.singularity.draw.signs import enemy_icon
from companion.ui.games.singularity.phone.cardfacts import GainedForm, RowForm
from companion.ui.games.singularity.phone.standing import StandingForm
from companion.ui.games.singularity.reading import cast as cast_of
from companion.ui.kit.drawing import Component, component, steady
from companion.ui.stage import Stage

Put = Callable[[TableFact | None], None]
Draw = Component[[Stage, TableFact | None, Put]]
Options = Mapping[str, tuple[Option, ...]]
WORDS: Final = worded_at("singularity-fact", {"track": "singularity-track", "kind": "singularity-token"})
HELD: Final = 3
"""Where a hand that nobody else sees starts."""


def _track(stage: Stage, draft: Draft) -> dict[str, Any]:
    return {"value": track(reading.game(stage), draft["track"]).value}


def _limits(stage: Stage, _draft: Draft) -> dict[str, Any]:
    view = reading.game(stage)
    return {"limits": {name: track(view, name).limit for name in TRACKS}}


def _group(stage: Stage, draft: Draft) -> dict[str, Any]:
    here = (draft.get("enemy"), str(draft.get("place") or "").strip())
    groups = reading.game(stage).groups
    return {"count": next((one.size for one in groups if (one.enemy, one.place) == here), 0)}


def _hand(stage: Stage, draft: Draft) -> dict[str, Any]:
    seat, view = draft.get("seat"), reading.game(stage)
    if not seat:
        return {}
    line = reading.member(view, seat)
    hand = view.my_hand if cast_of(stage).is_me(seat) else line.hand
    return {"hand": HELD if hand is None else hand, "deck": line.deck, "discard": line.discard}


def _cache(stage: Stage, draft: Draft) -> dict[str, Any]:
    return {"used": draft.get("place") not in reading.game(stage).used_caches}


def _nothing(_stage: Stage, _draft: Draft) -> dict[str, Any]:
    return {}


def _enemies(stage: Stage) -> tuple[Option, ...]:
    return tuple(Option(one.id, one.name, enemy_icon(one.icon)) for one in reading.game(stage).enemies)


def _spaces(stage: Stage) -> Options:
    """A space of the map; without one what the table calls a place is written."""
    board = reading.game(stage).map
    return {"place": tuple(Option(space.id, space.id) for space in board.spaces)} if board else {}


def _caches(stage: Stage) -> Options:
    board = reading.game(stage).map
    places = (space.id for space in (board.spaces if board else ()) if space.cache)
    return {"place": tuple(Option(place, cast_of(stage).space(place)) for place in places)}


def _people(stage: Stage, seats: tuple[str, ...]) -> Options:
    return {"seat": tuple(Option(seat, cast_of(stage).you_or(stage.skin, seat)) for seat in seats)}


def form_of(
    asked: Pointed,
    held: Callable[[Stage, Draft], dict[str, Any]] = _nothing,
    options: Callable[[Stage], Options] = lambda _stage: {},
    manner: Manner = KIT,
    **first: Any,
) -> Draw:
    """A fact's form: what it starts from, what only this table can answer, what is pointed at `first`."""

    @component
    def draw(stage: Stage, _fact: TableFact | None, put: Put) -> ft.Control:
        told: dict[str, Any]
        told, tell = ft.use_state(first)
        believed, language = partial(held, stage), stage.skin.language
        draft = asked.draft(told, believed)

        def change(name: str, value: Any) -> None:
            new = asked.told(told, believed, name, value)
            tell(new)
            after = asked.draft(new, believed)
            made = None if asked.is_vague(after) else check(asked.model, asked.fields, after, language).value
            put(cast("TableFact | None", made))

        known = [one for one in asked.asked(draft) if one.options or draft.get(one.name) is not None]
        pointing = [one for one in asked.fields if one.name in asked.keys]
        lines = lines_of(language, dict.fromkeys((*pointing, *known)), WORDS, draft, options=options(stage))
        return Form(stage.skin, lines, draft, steady(change), manner)

    return draw


VALUE: Final = {"low": 0, "high": 999}
TRACK: Final = Pointed(TrackFact, fields_of(TrackFact, over={"value": VALUE}), ("track",))
LIMITS: Final = Pointed(LimitsFact, fields_of(LimitsFact, over={"limits": {"look": "limits"}}))
GROUP: Final = Pointed(GroupFact, fields_of(GroupFact, "enemy", "place", "count"), ("enemy", "place"))
HAND: Final = Pointed(HandFact, fields_of(HandFact), ("seat",))
CACHE: Final = Pointed(CacheFact, fields_of(CacheFact), ("place",))
TOKEN: Final = Pointed(TokenFact, fields_of(TokenFact, "place", "kind"), ("place",))
TURN: Final = Pointed(TurnFact, fields_of(TurnFact), ("seat",))


class Asked(NamedTuple):
    """When a fact makes sense, and how it is asked for."""

    fits: Callable[[SingularityView], bool]
    draw: Draw


def _always(_view: SingularityView) -> bool:
    return True


def _on_map(view: SingularityView) -> bool:
    return view.map is not None


FORMS: Final[Mapping[str, Asked]] = {
    "track": Asked(_always, form_of(TRACK, _track, track="threat")),
    "standing": Asked(_on_map, StandingForm),
    "group": Asked(
        lambda view: bool(view.enemies),
        form_of(GROUP, _group, lambda stage: {"enemy": _enemies(stage), **_spaces(stage)}),
    ),
    "hand": Asked(
        lambda view: view.house.counts_hands,
        form_of(HAND, _hand, lambda stage: _people(stage, reading.game(stage).seats)),
    ),
    "cache": Asked(
        lambda view: bool(view.map and any(one.cache for one in view.map.spaces)),
        form_of(CACHE, _cache, _caches),
    ),
    "token": Asked(_on_map, form_of(TOKEN, options=_spaces)),
    "turn": Asked(
        lambda view: view.phase == "play",
        form_of(TURN, options=lambda stage: _people(stage, reading.game(stage).order)),
    ),
    "row": Asked(_always, RowForm),
    "gained": Asked(_always, GainedForm),
    "limits": Asked(_always, form_of(LIMITS, _limits, manner=MANNER)),
}
"""What can be put right → its form; shown where it fits."""
