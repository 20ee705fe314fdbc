"""How a table looks: to everybody, and what is added for one connection."""

from __future__ import annotations

from typing import Any, Protocol

from pydantic.fields import FieldInfo

from companion.kernel.chance import commitment
from companion.kernel.game import AnyGame
from companion.table.chronicle import Chronicle
from companion.table.journal import Opening
from companion.table.phrase import seal_phrase
from companion.table.play import Play
from companion.table.presence import Here, Watcher
from companion.table.setting import Setting
from companion.table.views import DealView, EndedView, KnockView, Progress, SealView, SeatLine, TableView


def seat_lines(setting: Setting, here: tuple[Here, ...]) -> tuple[SeatLine, ...]:
    """Every place, clockwise, with who is here."""
    return tuple(
        SeatLine(
            seat=place.seat,
            name=place.name,
            colour=place.colour,
            presence=word,
            has_cut=place.cut is not None,
            is_host=place.is_host,
            acted_for_by=place.lent_to,
        )
        for place, word in zip(setting.places, here, strict=True)
    )


def seal(opening: Opening, setting: Setting, play: Play | None, stage: Progress) -> SealView:
    """The commitment; once the game is over also everything that opens it."""
    published = commitment(bytes.fromhex(opening.seal.value))
    closed = SealView(commitment=published, phrase=seal_phrase(published))
    if stage != "over" or play is None:
        return closed
    deals = tuple(DealView(label=deal.label, items=deal.items, order=deal.order) for deal in play.deals())
    opened = {"secret": opening.seal.value, "cuts": setting.cuts, "given": setting.given, "deals": deals}
    return closed.model_copy(update=opened)


def options_in_words(game: AnyGame, options: dict[str, Any]) -> tuple[dict[str, str], tuple[str, ...]]:
    """House rules as words, and which of them differ from the printed ones."""
    unchosen = {name for name, field in game.options.model_fields.items() if _is_set_by_the_table(field)}
    printed = game.options().model_dump(mode="json", exclude=unchosen)
    options = {name: value for name, value in options.items() if name not in unchosen}
    words = {name: _word(value) for name, value in {**printed, **options}.items()}
    changed = (name for name in printed if options.get(name, printed[name]) != printed[name])
    return words, tuple(name for name in changed if not _says_what(game, name))


def _says_what(game: AnyGame, name: str) -> bool:
    """Whether an option says what is played, such as the board: it changes no printed rule."""
    extra = game.options.model_fields[name].json_schema_extra
    return isinstance(extra, dict) and bool(extra.get("what"))


def _is_set_by_the_table(field: FieldInfo) -> bool:
    """Nobody's choice, such as which seats are on paper: `is_chosen` is false in its schema."""
    extra = field.json_schema_extra
    return isinstance(extra, dict) and extra.get("is_chosen") is False


def _word(value: Any) -> str:
    """A value in a word. Of a pack only its name is ever told: its content may be a secret."""
    if isinstance(value, dict):
        return str(value.get("name") or value.get("title") or value.get("id", ""))
    if isinstance(value, (list, tuple)):
        return ", ".join(map(_word, value))
    if isinstance(value, bool):
        return "true" if value else "false"
    return "" if value is None else str(value)


def has_deals(game: AnyGame, options: dict[str, Any]) -> bool:
    """Whether the app deals anything under these house rules."""
    return game.deals_cards(game.options.model_validate(options))


def options_in_play(game: AnyGame, setting: Setting) -> dict[str, Any]:
    """The house rules as the game is dealt: what is dealt to a seat on paper is dealt by hand."""
    on_paper = setting.on_paper if setting.stage == "lobby" else setting.by_hand
    chosen = game.options.model_validate(setting.options)
    dealt: dict[str, Any] = game.on_paper(chosen, on_paper).model_dump(mode="json")
    return dealt


class Facts(Protocol):
    """What the table's record tells about the table."""

    setting: Setting
    play: Play | None
    chronicle: Chronicle
    ended: EndedView | None

    @property
    def stage(self) -> Progress:
        """Lobby, playing, over or closed."""
        ...


def around(game: AnyGame, opening: Opening, setting: Setting, here: tuple[Here, ...]) -> TableView:
    """The table around the game: what only changes with its people and house rules."""
    in_play = options_in_play(game, setting)
    options, custom = options_in_words(game, in_play)
    return TableView(
        id=opening.table,
        game=game.card.id,
        title=game.card.title,
        code=opening.code,
        stage=setting.stage,
        seats=seat_lines(setting, here),
        places=game.card.seats,
        options=options,
        custom_options=custom,
        seal=seal(opening, setting, None, setting.stage),
        has_deals=has_deals(game, in_play),
        next_table=setting.next_table,
    )


def with_the_game(still: TableView, opening: Opening, record: Facts, **more: Any) -> TableView:
    """The same with what every action may change: the log, the clock, the end."""
    outcome = record.play.outcome() if record.play else None
    changed: dict[str, Any] = {
        "stage": record.stage,
        "log": record.chronicle.tail(),
        "log_length": len(record.chronicle),
        "winners": outcome.winners if outcome else (),
        "ended": record.ended if record.stage == "closed" else None,
        **more,
    }
    if outcome:
        changed["seal"] = seal(opening, record.setting, record.play, record.stage)
    return still.model_copy(update=changed)


def for_watcher(
    public: TableView, setting: Setting, watcher: Watcher, knocks: tuple[KnockView, ...], join_link: str
) -> TableView:
    """The public view with what this connection may know besides."""
    is_host = watcher.hosts(setting)
    mine = next((place for place in setting.places if place.seat == watcher.seat), None)
    return public.model_copy(
        update={
            "my_seat": watcher.seat,
            "my_seats": setting.held_by(watcher.device, is_host=is_host),
            "my_cut": mine.cut if mine else None,
            "is_host": is_host,
            "knocks": knocks if is_host else (),
            "join_link": join_link,
        }
    )


def summary(game: AnyGame, setting: Setting, play: Play | None, at: float) -> dict[str, Any]:
    """What history shows of a table that is finished."""
    outcome = play.outcome() if play else None
    return {
        "game": game.card.id,
        "title": game.card.title,
        "ended": at,
        "seats": [
            {"seat": place.seat, "name": place.name, "colour": place.colour} for place in setting.places
        ],
        "winners": list(outcome.winners) if outcome else [],
        "reason": outcome.reason if outcome else "ended",
        "is_played": play is not None,
        "round": play.view(None).round if play else 0,
    }
