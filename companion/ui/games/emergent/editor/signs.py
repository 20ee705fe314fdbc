"""Icons of the editors; registered once, used by name."""

from __future__ import annotations

from typing import Final

from companion.ui.kit import icons

MOVE: Final = "emergent-move"
CITY: Final = "emergent-city"
SAVE: Final = "emergent-save"
REDO: Final = "emergent-redo"
FAULT: Final = "emergent-fault"
NOTE: Final = "emergent-note"
RIGHT: Final = "emergent-right"

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
        SAVE: (
            ("s", 2, "M4.8 2.8 H16.4 L21.2 7.6 V20.2 L20.2 21.2 H3.8 L2.8 20.2 V3.8 L3.8 2.8 Z"),
            ("s", 2, "M7 3 V8.4 H15 V3 M6.8 21 V13.6 H17.2 V21"),
        ),
        REDO: (("s", 2.2, "M19.4 7.6 A8.6 8.6 0 1 0 20.6 12.8 M20 3 V8 H15"),),
        FAULT: (("s", 2, "O12 12 9.4"), ("s", 2.4, "M12 7 V13"), ("f", 0, "O12 16.8 1.5")),
        NOTE: (("s", 2, "O12 12 9.4"), ("s", 2.4, "M12 11.4 V17"), ("f", 0, "O12 7.4 1.5")),
        RIGHT: (("s", 2, "O12 12 9.4"), ("s", 2.2, "M7.6 12.4 L10.8 15.6 L16.4 9")),
    }
)  # fmt: skip
