"""A fact that is put right, as a sentence before it is sent (SW-38)."""

from __future__ import annotations

from companion.games.singularity.actions.facts import (
    CacheFact,
    GainedFact,
    GroupFact,
    MemberFact,
    RowFact,
    ShiftFact,
    TableFact,
    TokenFact,
    TrackFact,
    TurnFact,
)
from companion.ui.games.singularity import reading
from companion.ui.stage import Stage


def fact_words(stage: Stage, fact: TableFact) -> str:
    """A fact as a sentence, before it is sent."""
    view, cast = reading.game(stage), reading.cast(stage)
    match fact:
        case TrackFact():
            word = stage.say(f"singularity-track-{fact.track}")
            return stage.say("singularity-phone-fact-track", track=word, value=fact.value)
        case MemberFact():
            place = cast.space(fact.place)
            return stage.say("singularity-phone-fact-member", who=cast.who(fact.seat), place=place)
        case ShiftFact():
            group = reading.group(view, fact.group)
            name = cast.enemy_name(group.enemy if group else fact.group, fact.count)
            place = cast.space(fact.to)
            return stage.say("singularity-phone-fact-group", n=fact.count, enemy=name, place=place)
        case GroupFact():
            name = cast.enemy_name(fact.enemy, fact.count)
            place = cast.space(fact.place)
            return stage.say("singularity-phone-fact-group", n=fact.count, enemy=name, place=place)
        case CacheFact():
            word = "used" if fact.used else "unused"
            return stage.say(f"singularity-phone-fact-cache-{word}", place=cast.space(fact.place))
        case TurnFact():
            return stage.say("singularity-phone-fact-turn", name=cast.name(fact.seat))
        case TokenFact():
            word = fact.kind or "none"
            return stage.say(f"singularity-phone-fact-token-{word}", place=cast.space(fact.place))
        case RowFact():
            names = ", ".join(card.name for card in fact.cards) or "–"
            return stage.say("singularity-phone-fact-row", cards=names)
        case GainedFact():
            names = ", ".join(fact.cards) or "–"
            who = cast.who(fact.seat)
            return stage.say("singularity-phone-fact-gained", who=who, cards=names)
        case _:
            return stage.say("singularity-phone-fact-other")
