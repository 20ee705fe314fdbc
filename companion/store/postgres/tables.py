"""What is written about tables: begun, led to by a code, finished, forgotten. By the living only.

Each statement can be sent twice and is done once. Whether a code is free stands in its own row: who waits for
another process to take it decides by that row as it is then, but sees all other rows as they were before.
"""

from __future__ import annotations

from typing import LiteralString

OPEN: LiteralString = """
WITH me AS MATERIALIZED (SELECT inc FROM companion.nodes WHERE inc = %s AND NOT fenced FOR SHARE),
code AS (
    INSERT INTO companion.codes AS c (code, table_id, keys) SELECT %s, %s, %s FROM me
    ON CONFLICT (code) DO UPDATE SET table_id = excluded.table_id, keys = excluded.keys, ended = NULL
     WHERE c.table_id = excluded.table_id OR c.keys = excluded.keys OR c.ended < %s
    RETURNING code
)
INSERT INTO companion.tables (id, opening, at, owner, term) SELECT %s, %s, %s, me.inc, 1 FROM me, code
ON CONFLICT (id) DO UPDATE SET owner = excluded.owner RETURNING id
"""
TAKE_CODE: LiteralString = """
WITH me AS MATERIALIZED (SELECT inc FROM companion.nodes WHERE inc = %s AND NOT fenced FOR SHARE),
code AS (
    INSERT INTO companion.codes AS c (code, table_id, keys, ended)
    SELECT %s, t.id, %s, CASE WHEN t.summary IS NOT NULL THEN coalesce(
        (SELECT e.at FROM companion.entries e WHERE e.table_id = t.id ORDER BY n DESC LIMIT 1), t.at) END
      FROM me, companion.tables t WHERE t.id = %s
    ON CONFLICT (code) DO UPDATE
        SET table_id = excluded.table_id, keys = excluded.keys, ended = excluded.ended
     WHERE c.table_id = excluded.table_id OR c.keys = excluded.keys OR c.ended < %s
    RETURNING code, table_id
),
gone AS (DELETE FROM companion.codes o USING code WHERE o.table_id = code.table_id AND o.code <> code.code)
SELECT code FROM code
"""
FINISH: LiteralString = """
WITH me AS MATERIALIZED (SELECT inc FROM companion.nodes WHERE inc = %s AND NOT fenced FOR SHARE),
done AS (
    UPDATE companion.tables t SET summary = %s FROM me WHERE t.id = %s AND t.owner = me.inc
    RETURNING t.id, t.at, t.summary
),
code AS (
    UPDATE companion.codes c SET ended = CASE WHEN done.summary IS NOT NULL THEN coalesce((
        SELECT e.at FROM companion.entries e WHERE e.table_id = done.id ORDER BY n DESC LIMIT 1), done.at) END
      FROM done WHERE c.table_id = done.id
)
SELECT id FROM done
"""
PURGE: LiteralString = """
WITH gone AS (DELETE FROM companion.tables WHERE %s::text IS NULL OR id = %s RETURNING id),
codes AS (DELETE FROM companion.codes c USING gone WHERE c.table_id = gone.id),
live AS (DELETE FROM companion.live l USING gone WHERE l.table_id = gone.id),
orders AS (DELETE FROM companion.orders o USING gone WHERE o.table_id = gone.id),
entries AS (DELETE FROM companion.entries e USING gone WHERE e.table_id = gone.id)
SELECT count(*) FROM gone
"""
