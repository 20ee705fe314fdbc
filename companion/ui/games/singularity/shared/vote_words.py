"""A vote in the shared screen's words: the question, the options, what each would mean (SW-39)."""

from __future__ import annotations

from companion.games.singularity.views import SingularityView
from companion.games.singularity.views.enemies import OptionView, VoteView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.votes import OptionFace
from companion.ui.games.singularity.reading import Cast
from companion.ui.kit.skin import Skin


def vote_title(skin: Skin, view: SingularityView, cast: Cast) -> str:
    """The question as a title."""
    vote = view.vote
    group = reading.group(view, vote.group) if vote else None
    if vote is not None and vote.kind == "custom":
        return vote.question
    if vote is None or group is None:
        return skin.say("singularity-phase-vote")
    enemy = cast.enemy_name(group.enemy, group.size if vote.kind == "target" else 1)
    return skin.say(f"singularity-shared-vote-{vote.kind}", enemy=enemy, where=group.place)


def option_title(skin: Skin, cast: Cast, vote: VoteView, option: OptionView) -> str:
    """What this option is, in a line."""
    if vote.kind == "custom":
        return option.text
    where = option.place or ""
    if vote.kind == "target" and option.seats:
        names = cast.listed(skin, option.seats)
        return skin.say("singularity-shared-vote-toward", names=names, where=where)
    return skin.say("singularity-shared-vote-to", where=where)


def option_words(skin: Skin, cast: Cast, option: OptionView) -> str:
    """What it would mean in the next enemy step if nobody moved."""
    if option.next_threat:
        names = cast.listed(skin, option.next_reaches)
        return skin.say("singularity-shared-next-threat", n=option.next_threat, names=names)
    if option.next_distance is not None:
        return skin.say("singularity-shared-next-distance", n=option.next_distance)
    return ""


def faces_of(skin: Skin, cast: Cast, vote: VoteView) -> tuple[OptionFace, ...]:
    """The options as they are drawn; their votes once all are in."""
    is_shown = not vote.is_open or any(option.votes for option in vote.options)

    def face(option: OptionView) -> OptionFace:
        worst = skin.say("singularity-shared-worst") if vote.worst == option.at else ""
        return OptionFace(
            option.at,
            option_title(skin, cast, vote, option),
            " ".join(filter(None, (option_words(skin, cast, option), worst))),
            skin.say("singularity-shared-votes", n=len(option.votes)) if is_shown else "",
            tuple(map(cast.colour, option.seats)) if vote.kind == "target" else (),
            tuple(map(cast.colour, option.votes)),
        )

    return tuple(map(face, vote.options))
