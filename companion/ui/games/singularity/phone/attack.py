"""An attack: range, target space, hits on miniatures one by one (SW-15..18)."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.games.singularity.actions.pieces import Hits, Target
from companion.games.singularity.actions.turn import Attack
from companion.games.singularity.sums import previews
from companion.games.singularity.sums.damage import unspent
from companion.games.singularity.views import SingularityView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.scene import scene_of
from companion.ui.games.singularity.phone.hits import GroupHits, Step
from companion.ui.games.singularity.phone.maps import PhoneMap
from companion.ui.games.singularity.reading import Cast
from companion.ui.kit.boxes import InRow, Note, Spaced
from companion.ui.kit.buttons import ReasonButton
from companion.ui.kit.drawing import Tap, component, steady, use_kept
from companion.ui.kit.numbers import NumberRow, NumberTile
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.picking import Chips
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage

Dealt = dict[str, tuple[int, ...]]
"""Group → hits, miniature by miniature; never changed in place."""
NO_HITS: Final[Dealt] = {}
NO_FLAGS: Final[tuple[str, ...]] = ()


def targets_of(view: SingularityView, dealt: Dealt) -> tuple[Target, ...]:
    """The hits as the action wants them, space by space."""
    found: dict[str, list[Hits]] = {}
    for group in view.groups:
        hits = dealt.get(group.id, ())
        if any(hits):
            found.setdefault(group.place, []).append(Hits(enemy=group.enemy, hits=hits))
    return tuple(Target(place=place, hits=tuple(hits)) for place, hits in found.items())


def within(view: SingularityView, seat: str, far: int, *, ignores_walls: bool) -> tuple[str, ...]:
    """Spaces that an attack reaches; without a map every place where enemies stand."""
    if view.map is None or reading.member(view, seat).place is None:
        return tuple(dict.fromkeys(group.place for group in view.groups))
    return tuple(previews.targets(view, reading.member(view, seat).seat, far, ignores_walls=ignores_walls))


@component
def AttackScreen(stage: Stage, close: Tap) -> ft.Control:
    """What the card says, then who is hit."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    damage, set_damage = use_kept(2)
    far, set_far = use_kept(1)
    flags, set_flags = ft.use_state(NO_FLAGS)
    spaces, set_spaces = use_kept(1)
    source, set_source = use_kept("hand")
    place, set_place = use_kept("")
    dealt, set_dealt = ft.use_state(NO_HITS)
    mine = reading.mine(stage)
    is_map = view.map is not None and mine.place is not None
    reached = within(view, mine.seat, far, ignores_walls="walls" in flags)
    known = {group.id: group for group in view.groups if group.place in reached}
    hits: Dealt = {name: found for name, found in dealt.items() if name in known}
    hit_places = {known[name].place for name, found in hits.items() if any(found)}
    here = place if place in reached else next(iter(hit_places or reached), "")
    left = unspent(damage, tuple(hits.items()))

    def toggle(flag: str) -> None:
        set_flags(lambda now: tuple(one for one in now if one != flag) if flag in now else (*now, flag))

    def deal(name: str, step: Step) -> None:
        group = known[name]

        def dealt_then(now: Dealt) -> Dealt:
            before = {one: found for one, found in now.items() if one in known}
            places = {known[one].place for one, found in before.items() if any(found)}
            kept = before if places <= {group.place} or len(places) < spaces else {}
            return {**kept, name: step(kept.get(name, (0,) * group.size))}

        set_dealt(dealt_then)

    made = Attack(
        damage=damage,
        range=far,
        targets=targets_of(view, hits) or (Target(place=here or "-", hits=()),),
        spaces=spaces,
        ignores_walls="walls" in flags,
        from_hand=source == "hand",
    )

    def strike() -> None:
        stage.send(made)
        close()

    toggled, deals, strikes = steady(toggle), steady(deal), steady(strike)
    numbers = [NumberTile(skin, skin.say("singularity-phone-damage"), damage, 0, 30, set_damage)]
    if is_map:
        numbers.append(NumberTile(skin, skin.say("singularity-phone-range"), far, 0, 30, set_far))
    body: list[ft.Control] = [_numbers(skin, numbers)]
    ground = scene_of(skin, view, cast, has_taps=True)
    if is_map and ground is not None:
        lit = frozenset(reached) | {mine.place or ""}
        marked = ground.marked(lit=lit, chosen=frozenset({here} - {""}), rings=frozenset(hit_places))
        body.append(PhoneMap(skin, marked, 0.26 if skin.is_small else 0.3, set_place))
    there = [group for group in known.values() if not is_map or group.place == here]
    body += [
        GroupHits.keyed(one.id)(skin, cast, one, hits.get(one.id, (0,) * one.size), left, deals)
        for one in there
    ]
    if not there:
        body.append(Note(skin, skin.say("singularity-phone-nobody-reached")))
    walls = (("walls", skin.say("singularity-phone-ignores-walls"), ""),)
    sources = tuple((one, skin.say(f"singularity-phone-source-{one}"), "") for one in ("hand", "table"))
    body += [
        *([Chips(skin, "", walls, flags, toggled)] if is_map else []),
        NumberRow(skin, skin.say("singularity-phone-spaces"), spaces, 1, 6, set_spaces),
        Chips(skin, skin.say("singularity-phone-source"), sources, source, set_source),
    ]
    total = damage - left
    words = skin.say("singularity-phone-attack-button", n=total) if total else ""
    pick = skin.say("singularity-phone-attack-pick")
    too_many = skin.say("singularity-phone-attack-too-many", n=damage) if left < 0 else ""
    return SeatPage(
        stage,
        title=skin.say("singularity-phone-attack-title"),
        subtitle=skin.say("singularity-phone-hits-left", n=max(left, 0), all=damage),
        body=body,
        notes=[Note(skin, line) for line in outcome_words(skin, cast, view, made)],
        actions=[ReasonButton(skin, words or pick, strikes, "sw-attack", too_many if total else pick)],
        back=close,
    )


def _numbers(skin: Skin, tiles: list[ft.Control]) -> ft.Control:
    """Beside each other where there is room."""
    if skin.large_text:
        return Spaced(skin, *tiles)
    return InRow(skin, *(ft.Container(tile, expand=True) for tile in tiles), gap=8)


def outcome_words(skin: Skin, cast: Cast, view: SingularityView, made: Attack) -> list[str]:
    """`2 Drones fall, 1 stays`, before it is done."""
    found = []
    for target in made.targets:
        for one in previews.hits_preview(view, target):
            word = cast.enemy_name(one.enemy, one.removed or one.left)
            if one.health_left:
                found.append(skin.say("singularity-phone-hit-health", enemy=word, n=one.health_left))
            else:
                found.append(skin.say("singularity-phone-hit", enemy=word, fallen=one.removed, left=one.left))
    return found
