"""What a district brings at its end: hacking income and influence (CV-75, CV-79)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.cyberverse.actions import (
    Hack,
    Influence,
    Raise,
    SkipHack,
    SkipInfluence,
)
from companion.games.cyberverse.sums.money import hacking
from companion.kernel.seat import Seat
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.cash import money
from companion.ui.games.cyberverse.draw.choices import Row, TapRows
from companion.ui.games.cyberverse.draw.signs import feature_word
from companion.ui.games.cyberverse.phone.bonus import NOTHING, BonusBox, bonuses, is_said
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.games.cyberverse.phone.raises import RaiseRows, XpLine
from companion.ui.games.cyberverse.phone.site import Bystander, Rails
from companion.ui.kit.buttons import Answers
from companion.ui.kit.drawing import component, use_kept
from companion.ui.kit.sending import Send
from companion.ui.stage import Stage

PLACE = "place"


@component
def Hacking(stage: Stage) -> ft.Control:
    """The agent on the hacking position takes the income (CV-75)."""
    view = reading.game(stage)
    level, set_level = ft.use_state(-1)
    bonus, set_bonus = ft.use_state(NOTHING)
    mine = reading.options(view, "hack", "agent")
    agent = reading.agent(view, mine[0] if mine else None)
    if agent is None:
        return Bystander(stage)
    offers = view.my_hacks
    at = next((one for one in offers if one.level == level), offers[0] if offers else None)
    base = offers[0].level if offers else 0
    board = reading.district(view, agent.district)
    tokens = sum(one.tokens for one in board.influence if one.seat == agent.seat) if board else 0
    income = hacking(at.level if at else base, tokens, bonus[0])
    raised = Raise(level=at.level) if at and at.cost else None
    main = Send(
        stage.skin,
        stage.say("cyberverse-phone-hack-button", amount=money(stage.skin, income)),
        stage.send,
        Hack(agent=agent.id, xp=raised, bonuses=bonuses(bonus)) if is_said(bonus) else None,
        icon="cv-hacking",
    )
    return OrgPage(
        stage,
        title=stage.say("cyberverse-phone-hack-title", name=agent.name),
        subtitle=stage.say(
            "cyberverse-phone-hack-line", district=reading.district_name(stage, agent.district)
        ),
        body=[
            *Rails(stage),
            XpLine(stage.skin, agent),
            RaiseRows(
                stage.skin, feature_word(stage.skin, "hacking"), offers, at.level if at else 0, set_level
            ),
            BonusBox(stage.skin, bonus, set_bonus),
        ],
        actions=[
            Answers(
                stage.skin,
                stage.say("cyberverse-phone-hack-skip"),
                lambda: stage.send(SkipHack(agent=agent.id)),
                main,
            )
        ],
    )


@component
def PlaceInfluence(stage: Stage) -> ft.Control:
    """Alone in the district: place my token, or take one of a rival's away (CV-79)."""
    view, mine, skin = reading.game(stage), reading.mine(stage), stage.skin
    picked, pick = use_kept("")
    here = view.investigation
    if here is None or not reading.is_me(stage, here.influence_seat):
        return Bystander(stage)
    rivals = reading.options(view, "influence", "remove")
    can_place = any("remove" not in one.one_of for one in reading.choices(view, "influence"))
    board = reading.district(view, here.district)
    held = {one.seat: one.tokens for one in board.influence} if board else {}
    left = skin.say("cyberverse-phone-influence-left", n=mine.influence_left, here=held.get(mine.seat, 0))
    place = Row(PLACE, skin.say("cyberverse-phone-influence-place"), left, tile="cv-influence", size=44)
    rows = [place] if can_place else []
    rows += [
        Row(
            seat,
            skin.say("cyberverse-phone-influence-remove", name=reading.org_name(stage, seat)),
            skin.say("cyberverse-phone-influence-has", n=held.get(Seat(seat), 0)),
            seat=reading.seat_colour_name(stage, seat),
            size=30,
        )
        for seat in rivals
    ]
    do = "remove" if picked in rivals else "place"
    label = skin.say(f"cyberverse-phone-influence-do-{do}", name=reading.org_name(stage, picked))
    action = Influence(remove=picked if picked in rivals else None) if picked else None
    main = Send(skin, label, stage.send, action, icon="check")
    skip = partial(stage.send, SkipInfluence())
    none = skin.say("cyberverse-phone-influence-skip")
    return OrgPage(
        stage,
        title=skin.say("cyberverse-phone-influence-title", name=here.name),
        subtitle=skin.say("cyberverse-phone-influence-line"),
        body=[*Rails(stage), *TapRows(skin, rows, picked, pick)],
        actions=[Answers(skin, none, skip, main) if reading.may(view, "skip_influence") else main],
    )
