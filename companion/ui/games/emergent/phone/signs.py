"""Icons that only Emergent has; registered once, used by name."""

from __future__ import annotations

from typing import Final

from companion.ui.kit import icons

TRUCK: Final = "emergent-truck"
WRENCH: Final = "emergent-wrench"
ALL_DONE: Final = "emergent-all-done"
LIST: Final = "emergent-list"
CLOCK: Final = "emergent-clock"

icons.register(
    {
        TRUCK: (
            ("s", 2, "M1.8 6 H14 V16.6 H9.4 M4.4 16.6 H1.8 V6"),
            ("s", 2, "M14 9.6 H18.4 L22.2 13.2 V16.6 H20"),
            ("s", 2, "O6.9 17.4 2.3"),
            ("s", 2, "O17.5 17.4 2.3"),
        ),
        WRENCH: (
            (
                "s",
                2,
                "M21 7.2 L17.4 10.8 L13.2 6.6 L16.8 3 C13.8 1.8 9.4 4.2 10.2 8.9 L3 16.2 "
                "C1.4 17.8 1.6 19.8 2.9 21.1 C4.2 22.4 6.2 22.6 7.8 21 "
                "L15.1 13.8 C19.8 14.6 22.2 10.2 21 7.2 Z",
            ),
        ),
        ALL_DONE: (
            ("s", 2.4, "M1.8 12.6 L6.6 17.4 L8 16 M16.4 6.6 L11.6 11.6"),
            ("s", 2.4, "M7.4 12.6 L12.2 17.4 L22.4 6.8"),
        ),
        LIST: (
            ("s", 2.2, "M9 6 H21 M9 12 H21 M9 18 H21"),
            ("f", 0, "O4 6 1.5"),
            ("f", 0, "O4 12 1.5"),
            ("f", 0, "O4 18 1.5"),
        ),
        CLOCK: (("s", 2.2, "O12 12 9"), ("s", 2.2, "M12 6.8 V12 L15.6 14.2")),
    }
)
