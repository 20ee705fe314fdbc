"""The report as one page of HTML: everything is in it, it opens and prints without a network."""

from __future__ import annotations

from html import escape

from companion.ui.games.emergent.report.charts import cash_chart, money_chart
from companion.ui.games.emergent.report.files import Saved, file_name
from companion.ui.games.emergent.report.rows import Told
from companion.ui.games.emergent.report.tables import (
    fast_section,
    rest_table,
    result_table,
    round_section,
    say,
    share_table,
)

THEMES = ("strategy", "differently", "reality", "tradeoffs", "near", "not-near", "key-regions")
STYLE = """
:root { color-scheme: light; }
body { font: 15px/1.45 system-ui, sans-serif; color: #16191d; background: #fff; margin: 2rem auto;
  max-width: 52rem; padding: 0 1rem; }
h1 { font-size: 1.9rem; margin: 0; } h2 { font-size: 1.25rem; margin: 1.8rem 0 .5rem; }
p.lead { color: #55606c; margin: .2rem 0 1rem; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1rem; font-size: .92rem; }
th, td { text-align: left; padding: .3rem .5rem; border-bottom: 1px solid #cfc7b8; vertical-align: top; }
thead th { color: #55606c; font-weight: 600; }
table.figures td { font-variant-numeric: tabular-nums; white-space: nowrap; }
.who { white-space: nowrap; } .who svg { vertical-align: -2px; }
svg text { font-family: system-ui, sans-serif; }
ol li { margin-bottom: 2.2rem; } footer { color: #55606c; margin-top: 2rem; font-size: .85rem; }
@media print { body { margin: 0; max-width: none; font-size: 11pt; }
  section, table, figure { break-inside: avoid; } }
"""


def _ticks(told: Told) -> list[str]:
    rounds = [
        told.language.say("emergent-debrief-round-short", n=record.round) for record in told.view.history
    ]
    return [
        told.language.say("emergent-debrief-start"),
        *rounds,
        told.language.say("emergent-debrief-dcs-sold"),
    ]


def _full(told: Told) -> str:
    """The full game: result, charts, tables, themes, every round."""
    end = told.view.end
    made = end.debrief if end else None
    if made is None:
        return ""
    cash = told.language.say("emergent-debrief-chart-cash")
    money = told.language.say("emergent-debrief-chart-in-out")
    themes = "".join(f"<li>{say(told, f'emergent-debrief-theme-{theme}')}</li>" for theme in THEMES)
    return "".join(
        [
            result_table(told),
            f"<h2>{escape(cash)}</h2><figure>{cash_chart(told, made.cash, _ticks(told), cash)}</figure>",
            f"<h2>{escape(money)}</h2><figure>{money_chart(told, made.sums, money)}</figure>",
            f"<h2>{say(told, 'emergent-debrief-chart-share')}</h2>{share_table(told)}",
            rest_table(told),
            f"<section><h2>{say(told, 'emergent-print-themes')}</h2><ol>{themes}</ol></section>",
            *(round_section(told, record) for record in told.view.history),
        ]
    )


def _house_rules(told: Told) -> str:
    if not told.house_rules:
        return ""
    lines = "".join(f"<li>{escape(name)}: {escape(value)}</li>" for name, value in told.house_rules.items())
    return f"<h2>{say(told, 'emergent-print-rules')}</h2><ul>{lines}</ul>"


def html_text(told: Told) -> str:
    """The whole page."""
    board = told.view.board
    title = say(told, "emergent-print-title", board=board.title)
    body = fast_section(told) if told.view.mode == "fast_play" else _full(told)
    return (
        f'<!doctype html><html lang="{told.language.code}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body>"
        f'<h1>{title}</h1><p class="lead">{say(told, "emergent-print-made")}</p>'
        f"<h2>{say(told, 'emergent-print-result')}</h2>{body}{_house_rules(told)}"
        f"<footer>{say(told, 'emergent-print-foot', board=board.title, source=board.source)}</footer>"
        "</body></html>"
    )


def html_file(told: Told) -> Saved:
    """The page as a file."""
    return Saved(file_name(told, "html"), html_text(told).encode("utf-8"))
