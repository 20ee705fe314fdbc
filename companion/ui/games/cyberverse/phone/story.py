"""A story with its folders and missions, and typing an investigation into a folder (CV-12)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.cyberverse.actions import OpenInvestigation
from companion.games.cyberverse.packs.cards import Card, InvestigationCard
from companion.games.cyberverse.views import FolderView, MissionView
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.boxes import Box, Line, Pill, Stack, Tile
from companion.ui.games.cyberverse.draw.cash import money
from companion.ui.games.cyberverse.draw.colours import district_colour, investigation_colour, tones
from companion.ui.games.cyberverse.draw.hexes import Hex, XpHexes
from companion.ui.games.cyberverse.draw.signs import feature_word, word
from companion.ui.games.cyberverse.phone.entry import CardEntry
from companion.ui.games.cyberverse.phone.missionform import new_mission
from companion.ui.games.cyberverse.phone.page import Page, Quiet
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.icon import Icon
from companion.ui.stage import Stage

NO_FOLDER = -1
STORY = "story:"
"""Before a story's id: the name of its page for `open_sheet`. It lies over the screen of the moment:
a card may be typed while others take their turns."""


def mission_needs(mission: MissionView) -> str:
    """What a line asks for, in words."""
    if mission.kind == "test":
        return ", ".join(f"{feature_word(one.feature)} {one.threshold}" for one in mission.tests)
    return word("mission", mission.kind)


@component
def StoryPage(stage: Stage, story_id: str, close: Tap) -> ft.Control:
    """Every mission line; an empty folder can be filled at any time."""
    view, mine = reading.game(stage), reading.mine(stage)
    typing, set_typing = ft.use_state(NO_FOLDER)
    story = next((one for one in mine.stories if one.id == story_id), None)
    if story is None:
        back = Quiet(stage.skin, stage.say("cyberverse-phone-back"), close, icon="arrow-left")
        return Page(stage, title=stage.say("cyberverse-phone-story-gone"), body=[], actions=[back])
    if 0 <= typing < len(story.folders):
        colour = story.folders[typing].colour

        def done(card: Card) -> None:
            if isinstance(card, InvestigationCard):
                stage.send(OpenInvestigation(story=story_id, folder=typing, card=card))
                set_typing(NO_FOLDER)

        return CardEntry(
            stage,
            ("investigation",),
            stage.say("cyberverse-phone-investigation-title"),
            stage.say("cyberverse-phone-investigation-line", colour=word("colour", colour)),
            lambda name: stage.say("cyberverse-phone-investigation-button", name=name),
            done,
            partial(set_typing, NO_FOLDER),
            given={"colour": colour, "missions": (new_mission(),)},
        )
    may = reading.may(view, "open_investigation")
    boxes = [
        _folder(stage, one, partial(set_typing, at) if may and one.name is None else None)
        for at, one in enumerate(story.folders)
    ]
    return Page(
        stage,
        title=story.name,
        subtitle=stage.say("cyberverse-phone-story-sub", vp=story.vp, done=story.done, n=story.missions),
        body=list(boxes),
        actions=[Quiet(stage.skin, stage.say("cyberverse-phone-back"), close, icon="arrow-left")],
    )


def _folder(stage: Stage, folder: FolderView, on_type: Tap | None) -> ft.Control:
    skin = stage.skin
    paint = investigation_colour(skin, folder.colour)
    rows: list[ft.Control] = [
        Line(
            skin,
            folder.name or skin.say("cyberverse-phone-folder-empty"),
            word("colour", folder.colour),
            lead=Tile(skin, "cv-story", colour=paint),
        )
    ]
    rows += [MissionRow(stage, one) for one in folder.missions]
    if on_type:
        rows.append(
            ft.Row(
                [
                    OutlineButton(
                        skin,
                        skin.say("cyberverse-phone-folder-type", colour=word("colour", folder.colour)),
                        on_type,
                        icon="pencil",
                        expand=True,
                    )
                ]
            )
        )
    return Box(skin, Stack(skin, *rows, gap=10), padding=12)


def MissionRow(stage: Stage, mission: MissionView) -> ft.Control:
    """One mission: where, what, its reward, whether it is done."""
    skin, found = stage.skin, tones(stage.skin)
    place = Hex(skin, skin.px(32), str(mission.district), colour=district_colour(skin, mission.district))
    reward = [money(mission.reward)] if mission.reward else []
    reward += [skin.say("cyberverse-phone-xp", n=mission.xp)] if mission.xp else []
    detail = " · ".join([mission_needs(mission), *reward])
    if mission.kind == "influence":
        detail = skin.say("cyberverse-phone-tokens-now", n=mission.tokens_now, of=mission.tokens) + (
            f" · {' · '.join(reward)}" if reward else ""
        )
    right: list[ft.Control] = []
    if mission.xp_lying:
        right.append(XpHexes(skin, [mission.xp_lying.face], 26))
    right.append(
        Pill(skin, skin.say("cyberverse-phone-done"), icon="check", colour=found.good)
        if mission.is_done
        else Icon(skin, "circle", skin.px(14), skin.palette.outline)
    )
    return Line(skin, reading.mission_title(stage, mission), detail, lead=place, right=right)
