"""`companion schema`: the JSON Schema of every message, action and view."""

from __future__ import annotations

import argparse
import json
from typing import Any

from companion.cli.commands import Commands
from companion.games import GAMES
from companion.net.wire import INCOMING, OUTGOING
from companion.table.actions import TABLE_ACTIONS
from companion.table.views import TableView


def add_to(commands: Commands) -> None:
    """Name the command."""
    commands.add_parser("schema", help=schema_command.__doc__).set_defaults(run=schema_command)


def schema_command(_args: argparse.Namespace) -> int:
    """Print the JSON Schema of every message, action and view, so that anybody can write another client."""
    print(json.dumps(schema(), indent=1, ensure_ascii=False))
    return 0


def schema() -> dict[str, Any]:
    """One document: the wire, the table, and each game."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Companion, protocol 1",
        "incoming": INCOMING.json_schema(),
        "outgoing": OUTGOING.json_schema(mode="serialization"),
        "table": {
            "actions": TABLE_ACTIONS.json_schema(),
            "view": TableView.model_json_schema(mode="serialization"),
        },
        "games": {
            game.card.id: {
                "options": game.options.model_json_schema(),
                "actions": game.actions.json_schema(),
                "view": game.views.model_json_schema(mode="serialization"),
            }
            for game in GAMES
        },
    }
