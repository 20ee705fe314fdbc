"""Corrections of organizations, and that no kind of correction is forgotten."""

from __future__ import annotations

from typing import get_args

from companion.games.cyberverse.actions import Fix
from companion.games.cyberverse.rules.corrections import KINDS


def test_cv90_every_kind_of_correction_has_its_fix_and_its_lines() -> None:
    kinds = get_args(get_args(Fix)[0])
    assert {kind.model_fields["of"].default for kind in kinds} == set(KINDS)
