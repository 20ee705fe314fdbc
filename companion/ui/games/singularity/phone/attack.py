"""An attack: range, target space, hits on miniatures one by one (SW-15..18)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

import flet as ft

from companion.games.singularity.actions.pieces import Hits, Target
from companion.games.singularity.actions.turn import Attack
from companion.games.singularity.sums import previews
from companion.games.singularity.sums.damage import unspent
from companion.games.singularity.views import SingularityView
from companion.games.singularity.views.board import GroupView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import MapBoard, MapFrame, Note, RedButton
from companion.ui.games.singularity.phone.hits import GroupHits
from companion.ui.games.singularity.phone.page import (
    Choices,
    NumberPair,
    NumberRow,
    Page,
    inner_width,
    map_height,
)
from companion.ui.kit.drawing import Tap, component
from companion.ui.stage import Stage

Dealt = dict[str, tuple[int, ...]]
"""Group → hits, miniature by miniature."""


def targets_of(view: SingularityView, dealt: Dealt) -> tuple[Target, ...]:
    """The hits as the action wants them, space by space."""
    found: dict[str, list[Hits]] = {}
    for group in view.groups:
        hits = dealt.get(group.id, ())
        if any(hits):
            found.setdefault(group.place, []).append(Hits(enemy=group.enemy, hits=hits))
    return tuple(Target(place=place, hits=tuple(hits)) for place, hits in found.items())


@component
def AttackScreen(stage: Stage, close: Tap) -> ft.Control:
    """What the card says, then who is hit."""
    view, skin = reading.game(stage), stage.skin
    damage, set_damage = ft.use_state(2)
    far, set_far = ft.use_state(1)
    flags, set_flags = ft.use_state(cast("tuple[str, ...]", ()))
    spaces, set_spaces = ft.use_state(1)
    source, set_source = ft.use_state("hand")
    place, set_place = ft.use_state("")
    dealt, set_dealt = ft.use_state(cast("Dealt", {}))
    through = "walls" in flags
    mine = reading.mine(stage)
    is_map = view.map is not None and mine.place is not None
    reached = (
        previews.targets(view, mine.seat, far, ignores_walls=through)
        if is_map
        else {group.place: 0 for group in view.groups}
    )
    known = {group.id: group for group in view.groups if group.place in reached}
    hits: Dealt = {name: found for name, found in dealt.items() if name in known}
    hit_places = {known[name].place for name, found in hits.items() if any(found)}
    here = place if place in reached else next(iter(hit_places or reached), "")
    left = unspent(damage, tuple(hits.items()))

    def toggle(flag: str) -> None:
        set_flags(tuple(one for one in flags if one != flag) if flag in flags else (*flags, flag))

    def deal(group: GroupView, step: Callable[[tuple[int, ...]], tuple[int, ...]]) -> None:
        def dealt_then(now: Dealt) -> Dealt:
            before = {name: found for name, found in now.items() if name in known}
            places = {known[name].place for name, found in before.items() if any(found)}
            kept = before if places <= {group.place} or len(places) < spaces else {}
            return {**kept, group.id: step(kept.get(group.id, (0,) * group.size))}

        set_dealt(dealt_then)

    made = Attack(
        damage=damage,
        range=far,
        targets=targets_of(view, hits) or (Target(place=here or "-", hits=()),),
        spaces=spaces,
        ignores_walls=through,
        from_hand=source == "hand",
    )

    def strike() -> None:
        stage.send(made)
        close()

    numbers = [(skin.say("singularity-phone-damage"), damage, 0, 30, set_damage)]
    if is_map:
        numbers.append((skin.say("singularity-phone-range"), far, 0, 30, set_far))
    body: list[ft.Control] = [NumberPair(skin, *numbers)]
    if is_map and view.map:
        marks = reading.marks(
            stage,
            lit=frozenset(reached) | {mine.place or ""},
            chosen=frozenset({here} - {""}),
            rings=frozenset(hit_places),
        )
        board = MapBoard(
            skin,
            view.map,
            marks,
            inner_width(skin) - 18,
            map_height(skin, 0.26 if skin.is_small else 0.3),
            labels=reading.space_labels(stage),
            on_tap=set_place,
            diagonal=view.house.diagonal,
        )
        body.append(MapFrame(skin, board, padding=8))
    body += _targets(
        stage, [group for group in known.values() if not is_map or group.place == here], hits, left, deal
    )
    options = [("walls", skin.say("singularity-phone-ignores-walls"))] if is_map else []
    body += [
        Choices(skin, "", options, flags, toggle) if options else ft.Container(),
        NumberRow(skin, skin.say("singularity-phone-spaces"), spaces, 1, 6, set_spaces),
        Choices(
            skin,
            skin.say("singularity-phone-source"),
            [(one, skin.say(f"singularity-phone-source-{one}")) for one in ("hand", "table")],
            source,
            set_source,
        ),
    ]
    total = damage - left
    words = (
        skin.say("singularity-phone-attack-button", n=total)
        if total
        else skin.say("singularity-phone-attack-pick")
    )
    too_many = skin.say("singularity-phone-attack-too-many", n=damage) if left < 0 else ""
    return Page(
        stage,
        title=skin.say("singularity-phone-attack-title"),
        subtitle=skin.say("singularity-phone-hits-left", n=max(left, 0), all=damage),
        body=body,
        notes=[Note(skin, line) for line in _outcome(stage, made)],
        actions=[RedButton(skin, words, strike, icon="sw-attack", why=too_many if total else words)],
        back=close,
    )


def _targets(
    stage: Stage,
    groups: list[GroupView],
    hits: Dealt,
    left: int,
    deal: Callable[[GroupView, Callable[[tuple[int, ...]], tuple[int, ...]]], None],
) -> list[ft.Control]:
    if not groups:
        return [Note(stage.skin, stage.say("singularity-phone-nobody-reached"))]
    return [
        GroupHits(stage, group, hits.get(group.id, (0,) * group.size), left, partial(deal, group))
        for group in groups
    ]


def _outcome(stage: Stage, made: Attack) -> list[str]:
    """`2 Drones fall, 1 stays`, before it is done."""
    view = reading.game(stage)
    found = []
    for target in made.targets:
        for one in previews.hits_preview(view, target):
            word = reading.enemy_name(view, one.enemy, one.removed or one.left)
            if one.health_left:
                found.append(stage.say("singularity-phone-hit-health", enemy=word, n=one.health_left))
            else:
                found.append(
                    stage.say("singularity-phone-hit", enemy=word, fallen=one.removed, left=one.left)
                )
    return found
