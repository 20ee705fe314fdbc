"""How a table looks: to everybody, and what is added for one connection."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat
from companion.kernel.shown import told
from companion.table.chronicle import Chronicle
from companion.table.journal import Opening
from companion.table.play import Play
from companion.table.presence import Here, Watcher
from companion.table.setting import EVERY_SCREEN, Setting, sign_of
from companion.table.views import EndedView, KnockView, Progress, ScreenLine, SeatLine, TableView


def seat_lines(
    setting: Setting, here: tuple[Here, ...], has_cut: Callable[[Seat], bool]
) -> tuple[SeatLine, ...]:
    """Every place, clockwise, with who is here."""
    return tuple(
        SeatLine(
            seat=place.seat,
            name=place.name,
            colour=place.colour,
            presence=word,
            has_cut=setting.has_begun or place.cut is not None or has_cut(place.seat),
            is_host=place.is_host,
            acted_for_by=place.lent_to,
            is_shared=place.is_shared,
        )
        for place, word in zip(setting.places, here, strict=True)
    )


def options_in_words(game: AnyGame, options: dict[str, Any]) -> tuple[dict[str, str], tuple[str, ...]]:
    """House rules as words, and which of them differ from the printed ones.

    `is_chosen=False`: nobody's choice, such as which seats are on paper. `what`: an option says what is
    played, such as the board, and changes no printed rule.
    """
    said = {name: told(field) for name, field in game.options.model_fields.items()}
    unchosen = {name for name in said if said[name].get("is_chosen") is False}
    printed = game.options().model_dump(mode="json", exclude=unchosen)
    options = {name: value for name, value in options.items() if name not in unchosen}
    words = {name: _word(value) for name, value in {**printed, **options}.items()}
    changed = (name for name in printed if options.get(name, printed[name]) != printed[name])
    return words, tuple(name for name in changed if not said[name].get("what"))


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


def around(
    game: AnyGame,
    opening: Opening,
    setting: Setting,
    here: tuple[Here, ...],
    has_cut: Callable[[Seat], bool],
) -> TableView:
    """The table around the game: what only changes with its people and house rules."""
    in_play = options_in_play(game, setting)
    options, custom = options_in_words(game, in_play)
    return TableView(
        id=opening.table,
        game=game.card.id,
        title=game.card.title,
        code=opening.code,
        stage=setting.stage,
        seats=seat_lines(setting, here, has_cut),
        places=game.card.seats,
        options=options,
        custom_options=custom,
        has_deals=has_deals(game, in_play),
        next_table=setting.next_table,
    )


def with_the_game(still: TableView, record: Facts, **more: Any) -> TableView:
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
    return still.model_copy(update=changed)


def for_watcher(
    public: TableView,
    setting: Setting,
    watcher: Watcher,
    cut: int | None,
    knocks: tuple[KnockView, ...],
    join_link: str,
    screen_link: str,
    screens: tuple[ScreenLine, ...],
) -> TableView:
    """The public view with what this connection may know besides."""
    is_host = watcher.hosts(setting)
    return public.model_copy(
        update={
            "my_seat": watcher.seat,
            "my_seats": setting.held_by(watcher.device, is_host=is_host),
            "my_cut": cut,
            "is_host": is_host,
            "leads": watcher.leads(setting) and not is_host,
            "sign": sign_of(watcher.device) if watcher.is_plain_screen else "",
            "screens": screens,
            "every_screen_leads": is_host and EVERY_SCREEN in setting.leading,
            "knocks": knocks if is_host else (),
            "join_link": join_link,
            "screen_link": screen_link if is_host else None,
        }
    )


def screen_lines(setting: Setting, shown: tuple[str, ...]) -> tuple[ScreenLine, ...]:
    """The shared screens that are not the host's: those that are here, and those that may lead."""
    every = (*shown, *sorted(setting.leading.difference(shown, {EVERY_SCREEN})))
    return tuple(
        ScreenLine(sign=sign_of(device), is_here=device in shown, leads=setting.may_lead(device))
        for device in every
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
