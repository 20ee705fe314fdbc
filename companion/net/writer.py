"""Frames as JSON text. What all viewers share is written once, and only the rest for each of them."""

from __future__ import annotations

from pydantic import BaseModel

from companion.table.frame import Frame


class _Shared:
    """The newest public model, and its text without the fields that some viewers see differently."""

    def __init__(self) -> None:
        self._public: BaseModel | None = None
        self._texts: dict[frozenset[str], str] = {}

    def text(self, mine: BaseModel, public: BaseModel) -> str:
        """`mine` as JSON; fields that are the very objects of `public` are taken from its text."""
        if public is not self._public:
            self._public, self._texts = public, {}
        theirs = public.__dict__
        differing = frozenset(name for name, value in mine.__dict__.items() if value is not theirs[name])
        if differing not in self._texts:
            self._texts[differing] = public.model_dump_json(exclude=set(differing))
        shared = self._texts[differing]
        if not differing:
            return shared
        own = mine.model_dump_json(include=set(differing))
        return own if shared == "{}" else f"{shared[:-1]},{own[1:]}"


class FrameWriter:
    """Writes the frames of one table."""

    def __init__(self) -> None:
        self._tables, self._views = _Shared(), _Shared()

    def body(self, frame: Frame) -> str:
        """The part of a frame that a viewer can see change: `"view":…,"table":…`."""
        view = "null"
        if frame.view is not None and frame.public_view is not None:
            view = self._views.text(frame.view, frame.public_view)
        table = self._tables.text(frame.table, frame.public_table or frame.table)
        return f'"view":{view},"table":{table}'
