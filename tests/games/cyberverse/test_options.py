"""House rules: every switch is switched by a test."""

from __future__ import annotations

from pathlib import Path

from companion.games.cyberverse.options import CyberverseOptions

REMINDERS = {"row_refill", "combat_pool"}
"""Only said to the table: what they change lies on it."""


COMBAT = {
    "frenzy_optional", "attack_effects_need_hit", "henchmen_armor_piercer", "fragile_on_cancel",
    "grill_on_suppression", "xp_expert",
}  # fmt: skip
"""In the attack maths: `sums/test_combat.py`, `test_tricky_fights.py` and the case files."""


def test_every_switch_is_switched_somewhere() -> None:
    source = "".join(path.read_text("utf-8") for path in Path(__file__).parent.rglob("test_*.py"))
    tricky = {"first_turn_order", "support_cost", "cards"}
    names = set(CyberverseOptions.model_fields) - REMINDERS - COMBAT - tricky
    assert [name for name in sorted(names) if f"{name}=" not in source] == []
