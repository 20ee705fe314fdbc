# Tables beyond the one game: those that still run, were ended early, are over. Moments and lengths of time.

## Moments

shell-when-today = at { $time }
shell-when-yesterday = yesterday at { $time }
shell-when-week = on { $weekday } at { $time }
shell-when-date = on { $day } { $month } at { $time }
shell-since-today = since { $time }
shell-since-yesterday = since yesterday
shell-since-week = since { $weekday }
shell-since-date = since { $day } { $month }
shell-length-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
shell-length-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
shell-length-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
shell-weekday-1 = Monday
shell-weekday-2 = Tuesday
shell-weekday-3 = Wednesday
shell-weekday-4 = Thursday
shell-weekday-5 = Friday
shell-weekday-6 = Saturday
shell-weekday-7 = Sunday
shell-month-1 = January
shell-month-2 = February
shell-month-3 = March
shell-month-4 = April
shell-month-5 = May
shell-month-6 = June
shell-month-7 = July
shell-month-8 = August
shell-month-9 = September
shell-month-10 = October
shell-month-11 = November
shell-month-12 = December

## Still running

shell-tables = Tables still running
shell-table-playing = playing, { $since }
shell-table-lobby = in the lobby, { $since }
shell-table-asleep = asleep { $since }
shell-resume-table = Resume
shell-beside = Open { $title }?
    .text = A new table opens beside { $count ->
    [one] it
   *[other] them
}, with a code of its own. Nothing is lost.
shell-beside-runs = { $title } is still running at { $code }: { $names }{ $round ->
    [0] .
   *[other] , round { $round }.
}
shell-beside-waits = { $title } waits in the lobby at { $code }: { $names }.
shell-beside-open = Open a new table beside { $count ->
    [one] it
   *[other] them
}
shell-beside-empty = Open an empty table
shell-beside-resume = Resume { $title } at { $code }
shell-along = Take { $names } along
shell-along-all = Take these { $n } along
shell-along-left-out = { $title } has { $n } places. { $names } can watch on the shared screen.

## Ended early

shell-the-host = The host
shell-ended = Ended
shell-ended-game = Ended early, nobody won
    .text = { $who } ended it { $when }{ $round ->
    [0] {""}
   *[other] , in round { $round }
}, after { $length }.
shell-ended-lobby = Closed before it began
    .text = { $who } closed this table { $when }. Nothing was dealt.
shell-ended-host-decides = The host decides what is next. This screen follows by itself.
shell-again = Play again, same seats
shell-carry-on = Carry on after all
shell-lobby-again = Open the lobby again
shell-another-code = Another table? Type its code
shell-newest-first = newest first
shell-read-all = Read all of it
shell-stood-seat = Seat
shell-stood-to-move = was to move

emergence-stood-ai = A.I.
emergence-stood-human = Humans
emergence-stood-of = of { $n }
emergence-stood-short = { $n ->
    [0] Enough knowledge
   *[other] { $n } knowledge short
}
emergence-stood-knowledge = knowledge
emergence-stood-data = data
emergence-stood-allegiance = allegiance
emergence-stood-choice = last choice
emergence-stood-closed = Allegiance stays closed

emergent-stood-round = Round
emergent-stood-of = of { $n }
emergent-stood-most-money = Most money
emergent-stood-most-cubes = Most cubes
emergent-stood-cubes = cubes
emergent-stood-money = money
emergent-stood-dcs = centres
emergent-stood-sold = units sold
emergent-stood-hidden = hidden

cyberverse-stood-nearest = Stories
cyberverse-stood-leads = Districts led
cyberverse-stood-nobody = nobody yet
cyberverse-stood-of = of { $n }
cyberverse-stood-money = money
cyberverse-stood-stories = stories
cyberverse-stood-influence = influence
cyberverse-stood-agents = agents

singularity-stood-of = of { $n }
singularity-stood-left = { $n ->
    [0] At its limit
   *[other] { $n } more would have lost it
}
singularity-stood-character = character
singularity-stood-gained = cards gained

## History

shell-history-empty = No games played yet. The first one is on you.
shell-history-won = { $names } won
shell-history-nobody = Nobody won
shell-history-early = Ended early{ $round ->
    [0] {""}
   *[other] , in round { $round }
}
shell-history-open = Open
shell-history-delete = Delete
shell-history-question = Delete this game?
    .text = { $title } of { $names }, { $age }: its log, its plots and its proof are gone for good.
    .yes = Delete it
shell-history-back = Back to the history
