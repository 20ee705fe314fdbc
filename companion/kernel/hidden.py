"""Wall 1: a secret wears a coat that shows nothing."""

from __future__ import annotations

from typing import Any, Generic, NoReturn, TypeVar, get_args

from pydantic import GetCoreSchemaHandler, SerializationInfo
from pydantic_core import core_schema

from companion.kernel.seat import Seat

T = TypeVar("T")

JOURNAL = {"journal": True}
"""The serialisation context in which a secret may be written: the journal on the host's own disk."""


class SecretLeakError(TypeError):
    """Somebody tried to write a secret where others could read it."""


class Hidden(Generic[T]):
    """A value that only its owners may know. No dataclass: pydantic would look into it and write it out."""

    __slots__ = ("owners", "value")

    def __init__(self, value: T, owners: frozenset[Seat] = frozenset()) -> None:
        self.value, self.owners = value, owners

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hidden) and (self.value, self.owners) == (other.value, other.owners)

    def __repr__(self) -> str:
        return "Hidden(…)"

    def __format__(self, spec: str) -> str:
        return "Hidden(…)"

    def __reduce__(self) -> NoReturn:
        raise SecretLeakError("a hidden value cannot be pickled or copied out")

    def __hash__(self) -> int:
        return hash((Hidden, self.owners))

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: Any, handler: GetCoreSchemaHandler
    ) -> core_schema.CoreSchema:
        inner = handler(get_args(source)[0] if get_args(source) else Any)
        wrap = core_schema.no_info_after_validator_function(cls._wrapped, inner)
        return core_schema.json_or_python_schema(
            json_schema=wrap,
            python_schema=core_schema.union_schema([core_schema.is_instance_schema(cls), wrap]),
            serialization=core_schema.plain_serializer_function_ser_schema(cls._written, info_arg=True),
        )

    @classmethod
    def _wrapped(cls, value: T) -> Hidden[T]:
        return cls(value)

    @staticmethod
    def _written(hidden: Hidden[T], info: SerializationInfo) -> T:
        if not (info.context or {}).get("journal"):
            raise SecretLeakError("a hidden value is written into the journal only")
        return hidden.value
