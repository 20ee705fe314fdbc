# Who looks after many tables: their page, the sheets on the tables, what the tables see of it.

organiser-title = All tables
organiser-counts = { $tables ->
    [0] No table is open yet.
    [one] One table, { $people ->
        [one] one person
       *[other] { $people } people
    }.
   *[other] { $tables } tables, { $people ->
        [one] one person
       *[other] { $people } people
    }.
}
organiser-need = { $n ->
    [one] One needs you.
   *[other] { $n } need you.
}
organiser-trouble-count = { $n } in trouble
organiser-new = New tables
organiser-more = More
organiser-empty = Open tables, print their sheets, put one on each table. People scan and sit down.
organiser-nothing-found = No table is like that now.
organiser-privacy = You see whom a table waits for, never what anybody chose.
organiser-way = All tables
    .text = See them all, write to them, hold them at a gate
organiser-back = All tables

## Filters

organiser-show-all = All
organiser-show-trouble = In trouble
organiser-show-slow = Slow
organiser-show-lobby = In the lobby
organiser-sort-number = By number
organiser-sort-slow = Slowest first

## One row

organiser-row = Table { $number }, { $title }
organiser-lobby = Lobby
organiser-over = Over
organiser-seated = { $n } of { $expected } sit
organiser-seated-some = { $n ->
    [0] nobody sits yet
    [one] 1 sits
   *[other] { $n } sit
}
organiser-waits = { $count ->
    [one] waits for { $names }
   *[other] waits for { $names }
}
organiser-waits-many = waits for { $n } people
organiser-on-paper = waits for { $names }, on paper
organiser-waits-nobody = goes on
organiser-at-gate = waits at the gate
organiser-rests = rests
organiser-since = for { $time }
organiser-well = all well
organiser-slow = slow
organiser-calls = asks for you
organiser-lost = phone lost
organiser-silent = moving
organiser-free = seat free
organiser-stumbled = referee stumbled
organiser-trouble-lost = { $more ->
    [0] { $names }: { $count ->
        [one] phone lost
       *[other] phones lost
    }
   *[other] { $count } phones lost
}
organiser-trouble-free = { $more ->
    [0] { $names }: { $count ->
        [one] waits for a new phone
       *[other] wait for new phones
    }
   *[other] { $count } seats wait for new phones
}
organiser-trouble-calls = { $names } asks for you
organiser-trouble-calls-table = They ask for you
organiser-trouble-stumbled-table = The referee stumbled
organiser-trouble-silent-table = Its host is silent, another one takes over

## What can be done with one table

organiser-table-screen = Look at its shared screen
organiser-table-sheet = Print its sheet
organiser-table-answer = I have been there
organiser-table-say = Write to this table
organiser-table-close = End this table
organiser-close-question = End table { $number }?
    .text = { $title } stops for everybody there. What was played stays in the history, and the host can carry on.
    .yes = End it

## Words to all

organiser-message = Message
organiser-message-to = { $n ->
    [0] to nobody yet
    [one] to one table
   *[other] to all { $n } tables
}
organiser-message-table = Message to table { $number }
organiser-send = Send
organiser-send-table = Send to table { $number }
organiser-message-last = On all screens now: { $text }
organiser-message-away = Take it away
organiser-rest = Pause all
organiser-go-on = Go on
organiser-resting = All tables rest.

## Gate

organiser-gate = Gate
organiser-gate-after = { $round ->
    [0] Gate before the game
   *[other] Gate after round { $round }
}
organiser-gate-there = { $there } of { $all } are there
organiser-gate-let = Let { $names } go on
organiser-gate-let-some = Let { $n } go on
organiser-gate-open = Open for all
organiser-gate-by-itself = Opens by itself when all are there.
organiser-gate-set = Keep everybody together
    .text = A table that has ended this round waits until you open the gate.
organiser-gate-round = After round
organiser-gate-auto = Open by itself when all are there
organiser-gate-shut = Shut the gate

## One clock

organiser-bell = One clock for all
    .text = It runs on every screen of every table. Nothing happens at zero but a gong.
organiser-bell-minutes = Minutes
organiser-bell-start = Start it
organiser-bell-away = Put the clock away

## A batch

organiser-batch = New tables
    .text = All with the same game and the same house rules. Each gets a number, a code and a sheet to print.
organiser-batch-count = How many tables
organiser-batch-people = People at each
organiser-batch-open = { $n ->
    [one] Open one table
   *[other] Open { $n } tables
}
organiser-batch-alike = The same cards at every table
    .text = Where the app deals the cards, it draws them once for all of these tables.
organiser-batch-rules = House rules
organiser-sheets = Print sheets
organiser-device = This page on another device
    .text = Whoever scans this sees all tables and may write to them. It opens no seat and no secret.

## Sheets

sheets-title = Sheets for the tables
sheets-lead = { $n ->
    [0] There is no open table to print a sheet for.
    [one] One sheet. Print this page, and put it on its table.
   *[other] { $n } sheets, one a page. Print this page, and put each on its table.
}
sheets-people = for { $n ->
    [one] one person
   *[other] { $n } people
}
sheets-table = Your table
sheets-how = Scan with your phone’s camera. There is nothing to install.

## What a table sees

orders-number = Table { $n }
orders-message = From the organiser
orders-resting = All tables rest
    .text = Nobody can act and no time runs until the organiser lets play go on.
orders-gate = { $round ->
    [0] Wait for the start
   *[other] Round { $round } is done
}
    .text = The organiser opens the gate when the other tables are there.
orders-bell = Clock for all tables
orders-call = Call the organiser
orders-called = The organiser was called
    .text = They know, and will come.
orders-call-off = Not needed any more

## The debrief of a class

organiser-debrief = Side by side
organiser-debrief-title = { $n ->
    [one] One table
   *[other] { $n } tables, one afternoon
}
organiser-debrief-after = { $game }, after round { $round }.
organiser-debrief-over = { $game }, to the end.
organiser-debrief-alike = The same cards at every table.
organiser-debrief-none = Nothing to compare yet. It begins when a table has closed its first round of Emergent, or of a score pad.
organiser-debrief-most = most
organiser-debrief-fewest = fewest
organiser-debrief-best = best
organiser-debrief-start = { $figure }, what everybody started with
organiser-debrief-people = All { $n } people
organiser-debrief-spread = { $low } to { $high }, half of them at { $middle } or more
organiser-names-hide = Hide names
organiser-names-show = Show names
organiser-debrief-question = Question { $at } of { $of }
organiser-debrief-next = Next
organiser-debrief-compare = Compare { $one } and { $two }
organiser-debrief-all = All tables again
organiser-debrief-look = Look at table { $number }
organiser-debrief-csv = For a spreadsheet
organiser-debrief-report = Report to print
organiser-money = ${ $n }
organiser-count = { $n }
organiser-who = { $who } at table { $number }

ask-most = Table { $one } earned most, table { $two } least. What did table { $one } do differently?
    .text = { $first } against { $second } in all.
ask-unsold = Table { $one } left { $n } cubes unsold and still earned more than most. Why?
    .text = Table { $two } left { $m }. Hold them against each other.
ask-gap = At table { $one } there are { $gap } between first and last, at table { $two } only { $other }. What kept table { $two } together?
    .text = Look at who built where, and how early.
ask-points = Table { $one } has the most points in all, table { $two } the fewest.
    .text = { $first } against { $second }.

emergent-measure-money = Money
    .total = earned in all
emergent-measure-sold = Sold
    .total = cubes sold
emergent-measure-unsold = Unsold
    .total = unsold
emergent-measure-income = Income
    .total = from sales
emergent-measure-transport = Transport
    .total = for transport
emergent-measure-cities = Places
    .total = times in a city
emergent-measure-ties = Ties
    .total = lost to ties
toolbox-measure-points = Points
    .total = points in all

emergent-finding-best-plan = The best plan: { $who }, round { $round }, { $change } more
    .text = { $sold } sold, { $unsold } left over; { $spent } spent, { $transport } for transport, { $cylinders ->
        [0] no cylinder
        [one] one cylinder
       *[other] { $cylinders } cylinders
    }{ $ties ->
        [0] {""}
       *[other] , { $ties } lost to ties
    }. What would have made it better still?
emergent-finding-worst-plan = The dearest plan: { $who }, round { $round }, { $change }
    .text = { $sold } sold, { $unsold } left over; { $spent } spent, { $transport } for transport{ $ties ->
        [0] {""}
       *[other] , { $ties } lost to ties
    }. What would you change first?
emergent-finding-tie = The dearest tie: { $who }, round { $round }
    .text = { $units ->
        [one] One cube
       *[other] { $units } cubes
    } stayed in the store because two were equally near and equally loud. How does one avoid that?

report-title = How it went, table by table
report-lead = Print this page, or keep it as a PDF.
report-round = Round { $n }
report-start = Start
report-end = End
report-total = All
report-table = Table
report-person = Person
