"""A story with its folders and missions, and typing an investigation into a folder (CV-12)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.cyberverse.actions import OpenInvestigation
from companion.games.cyberverse.packs.cards import Card, InvestigationCard
from companion.games.cyberverse.views import FolderView, MissionView
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.desk.cards import NEW_MISSION
from companion.ui.games.cyberverse.draw.cash import money
from companion.ui.games.cyberverse.draw.colours import district_colour, investigation_colour, tones
from companion.ui.games.cyberverse.draw.hexes import Hex, XpHexes
from companion.ui.games.cyberverse.draw.signs import feature_word, word
from companion.ui.games.cyberverse.phone.entry import CardEntry
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.kit.boxes import IconTile, Line, Panel, Pill, Spaced
from companion.ui.kit.buttons import OutlineButton, WideButton
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage

NO_FOLDER = -1
STORY = "story:"
"""Before a story's id: the name of its page for `open_sheet`. It lies over the screen of the moment:
a card may be typed while others take their turns."""


def mission_needs(skin: Skin, mission: MissionView) -> str:
    """What a line asks for, in words."""
    if mission.kind == "test":
        return ", ".join(f"{feature_word(skin, one.feature)} {one.threshold}" for one in mission.tests)
    return word(skin, "mission", mission.kind)


@component
def StoryFolders(stage: Stage, story_id: str, close: Tap) -> ft.Control:
    """Every mission line; an empty folder can be filled at any time."""
    view, mine = reading.game(stage), reading.mine(stage)
    typing, set_typing = ft.use_state(NO_FOLDER)
    story = next((one for one in mine.stories if one.id == story_id), None)
    if story is None:
        back = WideButton(stage.skin, stage.say("cyberverse-phone-back"), close, icon="arrow-left")
        return OrgPage(stage, title=stage.say("cyberverse-phone-story-gone"), body=[], actions=[back])
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
            stage.say("cyberverse-phone-investigation-line", colour=word(stage.skin, "colour", colour)),
            lambda name: stage.say("cyberverse-phone-investigation-button", name=name),
            done,
            partial(set_typing, NO_FOLDER),
            given={"colour": colour, "missions": (NEW_MISSION,)},
        )
    may = reading.may(view, "open_investigation")
    boxes = [
        _folder(stage, one, partial(set_typing, at) if may and one.name is None else None)
        for at, one in enumerate(story.folders)
    ]
    return OrgPage(
        stage,
        title=story.name,
        subtitle=stage.say("cyberverse-phone-story-sub", vp=story.vp, done=story.done, n=story.missions),
        body=list(boxes),
        actions=[WideButton(stage.skin, stage.say("cyberverse-phone-back"), close, icon="arrow-left")],
    )


def _folder(stage: Stage, folder: FolderView, on_type: Tap | None) -> ft.Control:
    skin = stage.skin
    paint = investigation_colour(skin, folder.colour)
    rows: list[ft.Control] = [
        Line(
            skin,
            folder.name or skin.say("cyberverse-phone-folder-empty"),
            word(skin, "colour", folder.colour),
            lead=IconTile(skin, "cv-story", colour=paint),
        )
    ]
    rows += [MissionRow(stage, one) for one in folder.missions]
    if on_type:
        rows.append(
            ft.Row(
                [
                    OutlineButton(
                        skin,
                        skin.say("cyberverse-phone-folder-type", colour=word(skin, "colour", folder.colour)),
                        on_type,
                        icon="pencil",
                        expand=True,
                    )
                ]
            )
        )
    return Panel(skin, Spaced(skin, *rows, gap=10), padding=12)


def MissionRow(stage: Stage, mission: MissionView) -> ft.Control:
    """One mission: where, what, its reward, whether it is done."""
    skin, found = stage.skin, tones(stage.skin)
    place = Hex(skin, skin.px(32), str(mission.district), colour=district_colour(skin, mission.district))
    reward = [money(skin, mission.reward)] if mission.reward else []
    reward += [skin.say("cyberverse-phone-xp", n=mission.xp)] if mission.xp else []
    detail = " · ".join([mission_needs(skin, mission), *reward])
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
