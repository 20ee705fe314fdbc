"""Reusable pieces of screens. The skin is the first argument; sizes follow it."""

from companion.ui.parts.buttons import (
    Chip,
    DualButton,
    IconButton48,
    LinkButton,
    MainButton,
    OutlineButton,
    TileButton,
)
from companion.ui.parts.countdown import CountdownRing
from companion.ui.parts.dial import Dial
from companion.ui.parts.envelope import Envelope
from companion.ui.parts.field import Field
from companion.ui.parts.guard import component, guarded
from companion.ui.parts.headers import PeekBar, PhoneHeader, SharedHeader
from companion.ui.parts.hold import FaceCard, HoldArea, HoldButton, HoldCard
from companion.ui.parts.icon import Icon
from companion.ui.parts.layout import SIDE, Card, Gap, Scrolling, SeatPage
from companion.ui.parts.log import LogLineRow, age
from companion.ui.parts.notices import Banner, Hint, Toast
from companion.ui.parts.numbers import Labelled, LedgerLine, RollingNumber, Stepper, TokenCounter
from companion.ui.parts.qr import QrCode
from companion.ui.parts.seats import SeatBadge, SeatMark, SeatRow, WaitingStrip
from companion.ui.parts.sheets import ConfirmSheet, Sheet
from companion.ui.parts.steps import StepBar
from companion.ui.parts.text import Body, Figures, Heading, Muted, SectionTitle, Strong, Words

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
