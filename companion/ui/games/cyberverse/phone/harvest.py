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
from companion.kernel.action import Action
from companion.kernel.seat import Seat
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.boxes import Pick, Tile
from companion.ui.games.cyberverse.draw.cash import money
from companion.ui.games.cyberverse.draw.signs import feature_word
from companion.ui.games.cyberverse.phone.bonus import NOTHING, BonusBox, bonuses, is_said
from companion.ui.games.cyberverse.phone.page import Answers, Page, Sends
from companion.ui.games.cyberverse.phone.raises import RaiseRows, XpLine
from companion.ui.games.cyberverse.phone.site import Bystander, Rails
from companion.ui.kit.drawing import component
from companion.ui.kit.seats import SeatMark
from companion.ui.stage import Stage


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
    main = Sends(
        stage,
        stage.say("cyberverse-phone-hack-button", amount=money(income)),
        Hack(agent=agent.id, xp=raised, bonuses=bonuses(bonus)),
        icon="cv-hacking",
        disabled=not is_said(bonus),
    )
    return Page(
        stage,
        title=stage.say("cyberverse-phone-hack-title", name=agent.name),
        subtitle=stage.say(
            "cyberverse-phone-hack-line", district=reading.district_name(stage, agent.district)
        ),
        body=[
            *Rails(stage),
            XpLine(stage.skin, agent),
            RaiseRows(stage.skin, feature_word("hacking"), offers, at.level if at else 0, set_level),
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
    picked, pick = ft.use_state("")
    here = view.investigation
    if here is None or not reading.is_me(stage, here.influence_seat):
        return Bystander(stage)
    rivals = reading.options(view, "influence", "remove")
    can_place = any("remove" not in one.one_of for one in reading.choices(view, "influence"))
    board = reading.district(view, here.district)
    held = {one.seat: one.tokens for one in board.influence} if board else {}
    rows: list[ft.Control] = []
    if can_place:
        rows.append(
            Pick(
                skin,
                skin.say("cyberverse-phone-influence-place"),
                skin.say(
                    "cyberverse-phone-influence-left", n=mine.influence_left, here=held.get(mine.seat, 0)
                ),
                partial(pick, "place"),
                lead=Tile(skin, "cv-influence"),
                selected=picked == "place",
            )
        )
    rows += [
        Pick(
            skin,
            skin.say("cyberverse-phone-influence-remove", name=reading.org_name(stage, seat)),
            skin.say("cyberverse-phone-influence-has", n=held.get(Seat(seat), 0)),
            partial(pick, seat),
            lead=SeatMark(skin, reading.seat_colour_name(stage, seat), skin.px(30)),
            selected=picked == seat,
        )
        for seat in rivals
    ]
    action: Action = Influence(remove=picked if picked in rivals else None)
    word = "remove" if picked in rivals else "place"
    main = Sends(
        stage,
        skin.say(f"cyberverse-phone-influence-do-{word}", name=reading.org_name(stage, picked)),
        action,
        icon="check",
        disabled=not picked,
    )
    skip = reading.may(view, "skip_influence")
    none = skin.say("cyberverse-phone-influence-skip")
    return Page(
        stage,
        title=skin.say("cyberverse-phone-influence-title", name=here.name),
        subtitle=skin.say("cyberverse-phone-influence-line"),
        body=[*Rails(stage), *rows],
        actions=[Answers(skin, none, lambda: stage.send(SkipInfluence()), main) if skip else main],
    )
