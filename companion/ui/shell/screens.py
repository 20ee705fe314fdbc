"""Screens in the middle of the table: put one there, let it lead, and what everybody may open on it."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.table.actions import LetLead
from companion.table.views import ScreenLine
from companion.ui.kit.boxes import InRow
from companion.ui.kit.buttons import OutlineButton, TileButton
from companion.ui.kit.drawing import part
from companion.ui.kit.icon import Icon
from companion.ui.kit.qr import QrCode
from companion.ui.kit.sending import Way
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted, SectionTitle, Strong, Words
from companion.ui.organiser.notices import Calling
from companion.ui.shell.reckoning import ToolButtons
from companion.ui.shell.takeback import BackCard
from companion.ui.stage import GameScreens, Stage

SHEETS = (
    ("log", "log", "shell-log"),
    ("rules", "rules", "shell-rules"),
    ("qr", "invite", "shell-invite"),
    ("tv", "tablet", "shell-tablet-short"),
    ("settings", "settings", "shell-settings"),
    ("list-check", "options", "shell-house-rules"),
)
"""What a shared screen opens for everybody: the sign, the sheet, the words."""

STATES = {
    (False, True): "shell-screen-shows",
    (False, False): "shell-screen-shows-away",
    (True, True): "shell-screen-leads",
    (True, False): "shell-screen-leads-away",
}
"""Whether a screen leads, whether it is here → the words."""


def Ways(stage: Stage) -> list[ft.Control]:
    """Log, rules, invitation, another screen, settings and house rules, two in a row."""
    skin = stage.skin
    is_known = {"invite": bool(stage.table.join_link), "tablet": bool(stage.table.screen_link)}
    tiles = [
        TileButton(skin, icon, skin.say(text), skin.say(text, "here"), partial(stage.open_sheet, sheet))
        for icon, sheet, text in SHEETS
        if is_known.get(sheet, True)
    ]
    if skin.large_text:
        return [*tiles]
    return [ft.Row(list(tiles[at : at + 2]), spacing=10) for at in range(0, len(tiles), 2)]


def TableMenu(stage: Stage, game: GameScreens) -> list[ft.Control]:
    """Of a shared screen that is not the host's; who leads takes back and corrects here too."""
    skin, table = stage.skin, stage.table
    made: list[ft.Control] = [Heading(skin, table.title, 26)]
    if table.sign:
        text = "shell-this-screen-leads" if stage.leads else "shell-this-screen"
        made.append(Muted(skin, skin.say(text, sign=table.sign)))
    made += BackCard(stage)
    if stage.leads and table.stage == "playing" and game.fixes:
        to_fixes = partial(stage.open_sheet, "fixes")
        made.append(OutlineButton(skin, skin.say("shell-correct"), to_fixes, icon="pencil", height=52))
    if stage.leads:
        made += Calling(skin, table.orders, stage.send)
    return [*made, *Ways(stage), *ToolButtons(stage, game)]


def OnTheTablet(stage: Stage) -> list[ft.Control]:
    """The second QR code; for the host, every screen that opened it, and whether it leads."""
    skin, table = stage.skin, stage.table
    link = table.screen_link or ""
    side = min(skin.width - 80, skin.height * 0.42, skin.px(300))
    made: list[ft.Control] = [
        Heading(skin, skin.say("shell-tablet"), 26, align=CENTER),
        Muted(skin, skin.say("shell-tablet", "text"), align=CENTER),
        ft.Container(QrCode(skin, link, side), alignment=ft.Alignment.CENTER),
        Words(skin, link, 14, colour=skin.palette.muted, align=CENTER, selectable=True),
    ]
    made.append(SectionTitle(skin, skin.say("shell-screens")))
    if not table.screens:
        made.append(Muted(skin, skin.say("shell-screens-none"), 15))
    by_rule = table.every_screen_leads
    made += [Screen(skin, line, None if by_rule else stage.send) for line in table.screens]
    text, icon = ("shell-screens-lead-no", "cross") if by_rule else ("shell-screens-lead", "crown")
    turn = partial(stage.send, LetLead(on=not by_rule))
    every = OutlineButton(skin, skin.say(text), turn, icon=icon, height=48)
    said = [skin.say("shell-screens-lead", "text"), skin.say("shell-screen-lead", "text")]
    return [*made, every, *(Muted(skin, words, 15) for words in said)]


@part
def Screen(skin: Skin, line: ScreenLine, send: Way | None) -> ft.Control:
    """One screen: its letters, what it does, and the host's word, unless all lead by house rule."""
    said = skin.say(STATES[line.leads, line.is_here])
    words = ft.Column(
        [Strong(skin, skin.say("shell-screen", sign=line.sign), 16, lines=1), Muted(skin, said, 14)],
        spacing=1,
        tight=True,
        expand=True,
    )
    row: list[ft.Control] = [Icon(skin, "tv", skin.px(24)), words]
    if send is not None:
        turn = partial(send, LetLead(screen=line.sign, on=not line.leads))
        text = "shell-screen-lead-no" if line.leads else "shell-screen-lead"
        row.append(OutlineButton(skin, skin.say(text), turn, icon="cross" if line.leads else "crown"))
    return InRow(skin, *row, gap=12)
