"""What the screens read out of a frame again and again, as facts that a part may have."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.games.singularity.packs.cards import EnemyCard
from companion.games.singularity.packs.issue_map import IssueMap
from companion.games.singularity.sums.previews import track
from companion.games.singularity.sums.spaces import name_of
from companion.games.singularity.views import SingularityView
from companion.games.singularity.views.board import GroupView, MemberLine
from companion.games.singularity.views.ending import EndView
from companion.games.singularity.views.tracks import ChangeView
from companion.games.singularity.words import Track
from companion.kernel.action import Action
from companion.kernel.frozen import frozen
from companion.kernel.seat import Seat
from companion.ui.games.singularity.draw.bars import CauseRow
from companion.ui.games.singularity.draw.dial import TrackValue
from companion.ui.games.singularity.draw.signs import enemy_icon
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage

Send = Callable[[Action], None]


def game(stage: Stage) -> SingularityView:
    """The game's half of the frame."""
    view = stage.frame.view
    if not isinstance(view, SingularityView):
        raise TypeError("a screen of The Singularity War needs its view")
    return view


@frozen
class Person:
    """Somebody at the table."""

    seat: str
    name: str
    colour: str
    """The word of the seat's colour."""
    character: str
    """Empty before one was taken."""


@frozen
class Cast:
    """Everybody and everything that has a name at this table. Equal from action to action."""

    people: tuple[Person, ...]
    enemies: tuple[EnemyCard, ...]
    board: IssueMap | None
    me: str
    """My seat; empty on a shared screen."""

    def is_me(self, seat: str | None) -> bool:
        """Whether this is my seat."""
        return seat is not None and seat == self.me

    def person(self, seat: str | None) -> Person | None:
        """Who sits there."""
        return next((one for one in self.people if one.seat == seat), None)

    def name(self, seat: str | None) -> str:
        """What people call a seat."""
        found = self.person(seat)
        return found.name if found else seat or ""

    def who(self, seat: str | None) -> str:
        """The character somebody plays, or the player's name."""
        found = self.person(seat)
        return found.character if found and found.character else self.name(seat)

    def you_or(self, skin: Skin, seat: str) -> str:
        """A name, or "You" for me."""
        return skin.say("singularity-phone-you") if self.is_me(seat) else self.name(seat)

    def listed(self, skin: Skin, seats: Sequence[str]) -> str:
        """Characters as a list in words."""
        return skin.language.listed(tuple(self.who(seat) for seat in seats))

    def colour(self, seat: str | None) -> str:
        """The word of a seat's colour, for marks."""
        found = self.person(seat)
        return found.colour if found else ""

    def enemy(self, enemy_id: str | None) -> EnemyCard | None:
        """The card of an enemy."""
        return next((found for found in self.enemies if found.id == enemy_id), None)

    def enemy_name(self, enemy_id: str | None, count: int = 1) -> str:
        """`Drone`, or `Drones` for several where the card says so."""
        found = self.enemy(enemy_id)
        if found is None:
            return enemy_id or ""
        return found.plural if count != 1 and found.plural else found.name

    def icon_of(self, enemy_id: str | None) -> str:
        """The icon of an enemy."""
        found = self.enemy(enemy_id)
        return enemy_icon(found.icon if found else "other")

    def space(self, place: str | None) -> str:
        """`Gate`, or `A3` where a space has no name."""
        return name_of(self.board, place) if place is not None else ""


def cast(stage: Stage) -> Cast:
    """The cast of this table, as this device sees it."""
    view = game(stage)
    characters = {one.seat: one.character.name for one in view.members if one.character}
    people = tuple(
        Person(one.seat, one.name, one.colour, characters.get(one.seat, "")) for one in stage.table.seats
    )
    return Cast(people, view.enemies, view.map, stage.table.my_seat or "")


def member(view: SingularityView, seat: str) -> MemberLine:
    """One member of the team."""
    return next(found for found in view.members if found.seat == seat)


def mine(stage: Stage) -> MemberLine:
    """My member; the first one where nobody sits, so that a screen can always be drawn."""
    view = game(stage)
    return member(view, stage.table.my_seat or view.seats[0])


def turn_seat(view: SingularityView) -> Seat | None:
    """Whose turn it is to play cards."""
    return view.turn.seat if view.turn else None


def is_my_turn(stage: Stage) -> bool:
    """Whether it is my turn to play cards."""
    seat = turn_seat(game(stage))
    return seat is not None and seat == stage.table.my_seat


def may_correct(view: SingularityView) -> bool:
    """Whether facts can be put right: from the first turn to the end."""
    return view.phase not in ("setup", "over")


def group(view: SingularityView, group_id: str | None) -> GroupView | None:
    """A group on the board."""
    return next((found for found in view.groups if found.id == group_id), None)


@frozen
class Dial:
    """Both tracks as numbers and in words."""

    threat: TrackValue
    awareness: TrackValue
    left: int | None
    """How much Threat may still rise; None without a limit."""
    is_near: bool
    is_lost: bool
    """Threat ended the issue: the disc fills its ring."""
    words: str
    label: str


def dial(skin: Skin, view: SingularityView) -> Dial:
    """What the dial shows."""
    threat = track_value(view, "threat")
    words = (
        skin.say("singularity-draw-of-threat", limit=threat.limit)
        if threat.limit
        else skin.say("singularity-track-threat")
    )
    found = track(view, "threat")
    return Dial(
        threat,
        track_value(view, "awareness"),
        found.left,
        found.is_near,
        view.end is not None and view.end.ending == "threat",
        words,
        ". ".join(track_words(skin, view, one.track) for one in view.tracks) + ".",
    )


def track_value(view: SingularityView, name: Track) -> TrackValue:
    """A track for the dial."""
    found = track(view, name)
    return TrackValue(found.value, found.limit)


def track_words(skin: Skin, view: SingularityView, name: Track) -> str:
    """`Threat 12 of 20`."""
    return value_words(skin, name, track_value(view, name))


def value_words(skin: Skin, name: Track, found: TrackValue) -> str:
    """`Threat 12 of 20`."""
    word = skin.say(f"singularity-track-{name}")
    if found.limit is None:
        return skin.say("singularity-draw-track-free", track=word, value=found.value)
    return skin.say("singularity-draw-track", track=word, value=found.value, limit=found.limit)


def cause_words(skin: Skin, cause: str) -> str:
    """A cause in words."""
    return skin.say(f"singularity-cause-{cause}")


def change_words(skin: Skin, cast: Cast, change: ChangeView) -> str:
    """`Threat: hazards, A3`."""
    parts = [cause_words(skin, change.cause)]
    if change.enemy:
        parts.append(cast.enemy_name(change.enemy))
    if change.place:
        parts.append(cast.space(change.place))
    if change.note:
        parts.append(change.note)
    word = skin.say(f"singularity-track-{change.track}")
    end = f" ({skin.say('singularity-phone-undone')})" if change.is_undone else ""
    return f"{word}: {', '.join(parts)}{end}"


@frozen
class Last:
    """The last change of a track."""

    change: ChangeView
    words: str
    may_undo: bool


def last_change(skin: Skin, view: SingularityView, cast: Cast) -> Last | None:
    """What changed last and why; it can be taken back while it is young (SW-38)."""
    change = view.last_change
    if change is None:
        return None
    return Last(change, change_words(skin, cast, change), view.may_undo and not change.is_undone)


def cause_rows(skin: Skin, end: EndView, name: Track) -> tuple[CauseRow, ...]:
    """Every cause of a track, the largest first; what calms comes last."""
    sums = [one for one in end.sums if one.track == name and one.amount]
    sums.sort(key=lambda one: (one.amount < 0, -abs(one.amount)))
    return tuple(CauseRow(one.cause, cause_words(skin, one.cause), one.amount) for one in sums)


def end_title(skin: Skin, end: EndView) -> str:
    """`The swarm closed in`, `You got out`, or what the team itself said (SW-36, SW-37, A28)."""
    word = end.ending.replace("_", "-")
    return skin.say(
        f"singularity-end-{word}-{end.result}" if end.ending == "declared" else f"singularity-end-{word}"
    )


def own_words(skin: Skin, cast: Cast, view: SingularityView, end: EndView) -> str:
    """An end that the team declared: who said it, when and why; empty for every other end."""
    if end.ending not in ("declared", "gave_up"):
        return ""
    by, name = ("seat", cast.name(end.seat)) if end.seat else ("table", "")
    said = skin.say(
        f"singularity-end-{end.ending.replace('_', '-')}-line",
        by=by,
        name=name,
        round=end.round,
        threat=track_words(skin, view, "threat"),
    )
    return f"{said} {skin.say('singularity-end-reason', reason=end.reason)}" if end.reason else said
