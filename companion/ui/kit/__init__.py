"""Reusable pieces of screens. The skin is the first argument; sizes follow it."""

from companion.ui.kit.buttons import (
    Chip,
    DualButton,
    IconButton48,
    LinkButton,
    MainButton,
    OutlineButton,
    TileButton,
)
from companion.ui.kit.countdown import CountdownRing
from companion.ui.kit.dial import Dial
from companion.ui.kit.drawing import component, guarded
from companion.ui.kit.envelope import Envelope
from companion.ui.kit.field import Field
from companion.ui.kit.headers import PeekBar, PhoneHeader, SharedHeader
from companion.ui.kit.hold import FaceCard, HoldArea, HoldButton, HoldCard
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import SIDE, Card, Gap, Scrolling, SeatPage
from companion.ui.kit.log import LogLineRow, age
from companion.ui.kit.notices import Banner, Hint, Toast
from companion.ui.kit.numbers import Labelled, LedgerLine, RollingNumber, Stepper, TokenCounter
from companion.ui.kit.qr import QrCode
from companion.ui.kit.seats import SeatBadge, SeatMark, SeatRow, WaitingStrip
from companion.ui.kit.sheets import ConfirmSheet, Sheet
from companion.ui.kit.steps import StepBar
from companion.ui.kit.text import Body, Figures, Heading, Muted, SectionTitle, Strong, Words

__all__ = [
    "SIDE",
    "Banner",
    "Body",
    "Card",
    "Chip",
    "ConfirmSheet",
    "CountdownRing",
    "Dial",
    "DualButton",
    "Envelope",
    "FaceCard",
    "Field",
    "Figures",
    "Gap",
    "Heading",
    "Hint",
    "HoldArea",
    "HoldButton",
    "HoldCard",
    "Icon",
    "IconButton48",
    "Labelled",
    "LedgerLine",
    "LinkButton",
    "LogLineRow",
    "MainButton",
    "Muted",
    "OutlineButton",
    "PeekBar",
    "PhoneHeader",
    "QrCode",
    "RollingNumber",
    "Scrolling",
    "SeatBadge",
    "SeatMark",
    "SeatPage",
    "SeatRow",
    "SectionTitle",
    "SharedHeader",
    "Sheet",
    "StepBar",
    "Stepper",
    "Strong",
    "TileButton",
    "Toast",
    "TokenCounter",
    "WaitingStrip",
    "Words",
    "age",
    "component",
    "guarded",
]
