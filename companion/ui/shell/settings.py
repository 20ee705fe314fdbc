"""What this device likes: light, letters, language, sound, motion; and the ways on from there."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion import texts
from companion.ui.kit.buttons import Chip, OutlineButton
from companion.ui.kit.settings import Settings
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, SectionTitle
from companion.ui.stage import Stage

CHOICES: tuple[tuple[str, str, tuple[tuple[str, Any], ...]], ...] = (
    (
        "shell-set-light",
        "theme",
        (("shell-set-dark", "dark"), ("shell-set-paper", "light"), ("shell-set-system", "system")),
    ),
    (
        "shell-set-text",
        "large_text",
        (("shell-set-text-normal", False), ("shell-set-text-large", True)),
    ),
    (
        "shell-set-sound",
        "muted",
        (("shell-set-sound-on", False), ("shell-set-sound-off", True)),
    ),
    (
        "shell-set-motion",
        "motion",
        (("shell-set-motion-on", True), ("shell-set-motion-off", False)),
    ),
)
"""Title, field of `Settings`, and what can be chosen: its words and its value."""


def languages(skin: Skin) -> tuple[tuple[str, str], ...]:
    """Every language by its own name, and its code; none where there is no choice."""
    known = texts.languages()
    named = tuple((language.say("shell-language-name"), language.code) for language in known)
    return ((skin.say("shell-set-language-asked"), ""), *named) if len(known) > 1 else ()


def choices(skin: Skin) -> list[tuple[str, str, tuple[tuple[str, Any], ...]]]:
    """In words: the title, the field, and what can be chosen."""
    made = [
        (skin.say(title), name, tuple((skin.say(text), value) for text, value in picks))
        for title, name, picks in CHOICES
    ]
    spoken = languages(skin)
    return [*made, (skin.say("shell-set-language"), "language", spoken)] if spoken else made


def SettingsList(stage: Stage) -> list[ft.Control]:
    """Everything this device keeps; leave; the host's menu."""
    skin, kept = stage.skin, stage.settings
    made: list[ft.Control] = [Heading(skin, skin.say("shell-settings"), 26)]
    for title, name, picks in choices(skin):
        chips = [
            Chip(
                skin, words, partial(stage.change, _with(kept, name, value)), selected=_is(kept, name, value)
            )
            for words, value in picks
        ]
        made += [SectionTitle(skin, title), ft.Row(list(chips), spacing=8, run_spacing=8, wrap=True)]
    return [*made, ft.Container(height=4), *_ways(stage)]


def _with(kept: Settings, name: str, value: Any) -> Settings:
    return replace(kept, **{name: value})


def _is(kept: Settings, name: str, value: Any) -> bool:
    return bool(getattr(kept, name) == value)


def _ways(stage: Stage) -> list[ft.Control]:
    """Where one may want to go from here."""
    ways = [("shell-house-rules", "options", "list-check")]
    if stage.table.is_host:
        ways.insert(0, ("shell-host-menu", "host", "crown"))
    if stage.me and stage.table.stage != "closed":
        ways.append(("shell-leave", "leave", "door"))
    return [
        OutlineButton(
            stage.skin, stage.skin.say(text), partial(stage.open_sheet, sheet), icon=icon, height=52
        )
        for text, sheet, icon in ways
    ]
