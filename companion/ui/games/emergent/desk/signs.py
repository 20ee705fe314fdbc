"""Icons of the editors; registered once, used by name."""

from __future__ import annotations

from typing import Final

from companion.ui.kit import icons

MOVE: Final = "emergent-move"
CITY: Final = "emergent-city"

icons.register(
    {
        MOVE: (
            ("s", 2, "M12 2.6 V21.4 M2.6 12 H21.4"),
            ("s", 2, "M9 5.4 L12 2.4 L15 5.4 M9 18.6 L12 21.6 L15 18.6"),
            ("s", 2, "M5.4 9 L2.4 12 L5.4 15 M18.6 9 L21.6 12 L18.6 15"),
        ),
        CITY: (
            ("s", 2, "M2.4 21.2 H21.6 M4.4 21 V9.4 H9.2 V21 M9.2 9.6 V3 H15 V21 M15 12.4 H19.6 V21"),
            ("s", 1.8, "M12.1 6.6 V7 M12.1 10.6 V11 M12.1 14.6 V15 M17.3 16 V16.4 M6.8 13 V13.4 M6.8 17 V17"),
        ),
    }
)  # fmt: skip
