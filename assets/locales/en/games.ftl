### What all games say alike: `any-<code>` is said where a game has no words of its own for `<game>-<code>`.

## Refusals

any-not-for-table = The table cannot do this for everybody. Let somebody act for that seat. ({ $rule })
    .title = This belongs to a seat
any-table-only = This is for the host, who speaks for the table. Ask the host. ({ $rule })
    .title = The host decides

## Refusals: corrections

any-correction-waits = { $by } has asked for a correction. The host answers that one first. ({ $rule })
    .title = One at a time
any-no-correction = No correction waits for an answer. ({ $rule })
    .title = Nothing to answer
any-nothing-to-correct = The app has it like that already, or something is missing. Say what is different on the table. ({ $rule })
    .title = Nothing to correct

## The log

any-log-correction-proposed = { $seat } asks for a correction.
    .detail = { $reason }
any-log-correction-dropped = What { $seat } asked for was not corrected.
any-log-correction-late = What { $seat } asked for no longer fits what is on the table. Nothing changed.
