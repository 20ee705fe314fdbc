"""A vote in a phone's words: the question, the options, what each would mean (SW-39)."""

from __future__ import annotations

from companion.games.singularity.views import SingularityView
from companion.games.singularity.views.enemies import OptionView, VoteView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.votes import OptionFace
from companion.ui.games.singularity.reading import Cast
from companion.ui.kit.skin import Skin


def question(skin: Skin, view: SingularityView, cast: Cast, vote: VoteView) -> tuple[str, str]:
    """The question in words, and why it is asked."""
    group = reading.group(view, vote.group)
    if vote.winner is not None:
        won = option_title(skin, cast, vote, vote.options[vote.winner])
        counts = " : ".join(str(len(one.votes)) for one in vote.options)
        line = skin.say("singularity-phone-vote-count", counts=counts)
        return skin.say("singularity-phone-vote-won", option=won), line
    if vote.tied:
        mine = "-mine" if cast.is_me(view.leader) else ""
        line = skin.say(f"singularity-phone-vote-breaks{mine}", who=cast.name(view.leader))
        return skin.say("singularity-phone-vote-tied"), line
    if vote.kind == "custom":
        return vote.question, skin.say("singularity-phone-vote-custom")
    kind = "one" if vote.kind == "odd" and group and group.size == 1 else vote.kind
    name = cast.enemy_name(group.enemy, group.size) if group else ""
    place = cast.space(group.place) if group else ""
    line = skin.say(f"singularity-phone-vote-{kind}-line", enemy=name, place=place)
    return skin.say(f"singularity-phone-vote-{kind}"), line


def option_title(skin: Skin, cast: Cast, vote: VoteView, option: OptionView) -> str:
    """`Toward Iris`, `The odd one to B1`."""
    if vote.kind == "custom":
        return option.text
    if vote.kind == "target" and option.seats:
        return skin.say("singularity-phone-toward", who=cast.listed(skin, option.seats))
    return skin.say("singularity-phone-odd-to", place=cast.space(option.place))


def option_words(skin: Skin, cast: Cast, option: OptionView) -> str:
    """The consequence in the next enemy step if nobody moved."""
    if option.next_threat is None:
        return ""
    if option.next_reaches:
        who = cast.listed(skin, option.next_reaches)
        return skin.say("singularity-phone-next-attacks", who=who, n=option.next_threat)
    if option.next_distance is not None:
        return skin.say("singularity-phone-next-away", n=option.next_distance)
    return skin.say("singularity-phone-next-nobody")


def faces_of(skin: Skin, cast: Cast, vote: VoteView) -> tuple[OptionFace, ...]:
    """The options as they are drawn; their votes once all are in."""
    return tuple(
        OptionFace(
            one.at,
            option_title(skin, cast, vote, one),
            option_words(skin, cast, one),
            "" if vote.is_open else skin.say("singularity-phone-votes", n=len(one.votes)),
            tuple(map(cast.colour, one.seats)),
            tuple(map(cast.colour, one.votes)),
        )
        for one in vote.options
    )
