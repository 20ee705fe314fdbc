# After a game of Emergent: charts, themes, what if, things to take home.

emergent-debrief-title = How the money was made
emergent-debrief-back = Back
emergent-debrief-tab-money = Money
emergent-debrief-tab-places = Places
emergent-debrief-tab-talk = Talk about it
emergent-debrief-tab-charts = Charts
emergent-debrief-what-if = What if …?
emergent-debrief-save = Take it home
emergent-debrief-answer = What the game says
emergent-debrief-start = Start
emergent-debrief-round-short = R{ $n }
emergent-debrief-dcs-sold = DCs sold

emergent-debrief-chart-cash = Cash, round by round
emergent-debrief-chart-in-out = Where it came from, where it went
emergent-debrief-chart-share = Units sold per city
emergent-debrief-chart-sold-map = Who sold where, and from where
emergent-debrief-chart-ties = What ties cost
emergent-debrief-chart-unsold = Cubes left unsold
emergent-debrief-chart-marketing = $ sold per $1 of cylinders
emergent-debrief-chart-said = { $title }. { $told }

emergent-debrief-told-cash = { $names } ends with { $best }. The lowest point of the game was { $low } ({ $poor }).
emergent-debrief-told-in-out = { $name } spent the most, { $out }; the largest part of it, { $amount }, on { $kind }.
emergent-debrief-told-share = { $city } bought the most, { $n } units; { $name } sold { $share } % of them.
emergent-debrief-told-none-sold = Nobody sold anything.
emergent-debrief-told-unsold = { $n ->
    [0] Every cube was sold.
    [one] 1 cube was bought and not sold, by { $name }.
   *[other] { $n } cubes were bought and not sold; { $name } had the most, { $most }.
}
emergent-debrief-told-marketing = { $name } got the most out of cylinders: { $spent } spent, { $income } sold in those cities, { $ratio } for every dollar.
emergent-debrief-told-no-cylinders = Nobody used cylinders.
emergent-debrief-told-ties = { $n ->
    [0] No tie cost anybody a unit.
    [one] Ties cost 1 unit in all, { $amount } of sales.
   *[other] Ties cost { $n } units in all, { $amount } of sales.
}
emergent-debrief-told-sold-map = { $home } of { $n } units were sold without transport; the others cost { $paid }.
emergent-debrief-kind-built = building DCs
emergent-debrief-kind-cubes = cubes
emergent-debrief-kind-cylinders = cylinders
emergent-debrief-kind-transport = transport
emergent-debrief-kind-operating = running DCs

emergent-debrief-sent = { $n } sent
emergent-debrief-flow = { $region } to { $city }
emergent-debrief-flow-cost = { $cost } transport
emergent-debrief-flow-free = no transport
emergent-debrief-sold-nothing = Sold nothing.
emergent-debrief-no-tie = No tie cost a unit.
emergent-debrief-tie-units = { $n ->
    [0] nothing
    [one] 1 unit
   *[other] { $n } units
}
emergent-debrief-tie-at = { $city } R{ $round } ({ $n })
emergent-debrief-ties-at = { $city } ({ $n })

# Seven themes, in our own words
emergent-debrief-see = See: { $what }
emergent-debrief-theme-strategy = Which way of playing paid off?
    .text = Follow each line: who rose early, who late, and what did they do just before?
emergent-debrief-theme-differently = What would you change, knowing what you know now?
    .text = Replay one of your rounds with another plan, against the plans the others really had.
emergent-debrief-theme-reality = How much of this is like a real supply chain?
    .text = Compare the kinds of cost. Which would be larger outside of the game, which are missing?
emergent-debrief-theme-tradeoffs = What did you give up to get something else?
    .text = Cubes left over are money lost; too few are sales lost. Where was the line?
emergent-debrief-theme-near = When was it worth being near a city?
    .text = Look at where cubes came from, and what the way cost.
emergent-debrief-theme-not-near = And when did being near not matter?
    .text = Cylinders come before distance. What did each dollar spent on them bring?
emergent-debrief-theme-key-regions = How do you treat the places where demand is greatest?
    .text = Compare the shares in the largest cities with those in the small ones.

# What if
emergent-whatif-title = What if { $name } had planned this?
emergent-whatif-mine = What if I had planned this?
emergent-whatif-round = Round { $n }
emergent-whatif-changes = { $n ->
    [0] No changes in round { $round } yet
    [one] One change in round { $round }
   *[other] { $n } changes in round { $round }
}
emergent-whatif-others-keep = The others keep the plans they had.
emergent-whatif-pick = Pick a region and change something.
emergent-whatif-undo = As it was
emergent-whatif-undo-one = Undo: { $what }
emergent-whatif-cylinders = { $n ->
    [0] no cylinder
    [one] 1 cylinder
   *[other] { $n } cylinders
}
emergent-whatif-cubes = { $n ->
    [0] no cubes
    [one] 1 cube
   *[other] { $n } cubes
}
emergent-whatif-build = { $n ->
    [0] no { $size } DC built
    [one] 1 { $size } DC built
   *[other] { $n } { $size } DCs built
}
emergent-whatif-sell = { $n ->
    [0] { $size } DC kept
   *[other] { $size } DC sold
}
emergent-whatif-in = { $what } in { $place }
emergent-whatif-cubes-in = Cubes in the { $size } DC
emergent-whatif-cubes-in-new = Cubes in the new { $size } DC
emergent-whatif-cylinders-in = Cylinders in { $place }
emergent-whatif-build-one = Build { $size }, { $price }
emergent-whatif-build-not = Do not build it
emergent-whatif-sell-one = Sell it, { $price }
emergent-whatif-keep-one = Keep it
emergent-whatif-sold = The { $size } DC is sold
emergent-whatif-money = { $name }’s money after round { $n }
emergent-whatif-my-money = My money after round { $n }
emergent-whatif-sum-sales = Sales
emergent-whatif-sum-dcs = DCs bought and sold
emergent-whatif-sum-goods = Cubes, cylinders
emergent-whatif-sum-transport = Transport
emergent-whatif-sum-running = Running
emergent-whatif-now = now { $after }
emergent-whatif-from-to = { $before } to { $after }
emergent-whatif-same = same
emergent-whatif-why-out = no cubes left
emergent-whatif-why-place = { $n ->
    [1] now first
    [2] now second
    [3] now third
   *[other] now last
}
emergent-whatif-why-tier = { $n ->
    [0] no tier now
   *[other] now tier { $n }
}
emergent-whatif-why-more = more cubes
emergent-whatif-why-fewer = fewer cubes
emergent-whatif-units = Units { $name } sells
emergent-whatif-happened = what happened
emergent-whatif-changed = with the changes
emergent-whatif-others = What it does to the others
emergent-whatif-rules = Same rules, same cards, counted again from the placement.
emergent-whatif-illegal = This plan is not allowed
emergent-whatif-spend = { $spent } of { $total } spent

# Things to take home
emergent-save-title = Take it home
emergent-save-line = Everything that happened, round by round. Nothing leaves this network.
emergent-save-csv = Table (CSV)
    .text = One row for every player, round and city. For spreadsheets.
emergent-save-json = Data (JSON)
    .text = The same rows and every plan, for programs.
emergent-save-html = Report to print
    .text = One page with charts and ledgers that opens in any browser.
emergent-save-deck = Keep the demand cards
    .text = As a deck for the next game on this board. Whoever saw them knows them.
emergent-save-name = Name of the deck
emergent-save-default = Cards of { $board }
emergent-save-kept = “{ $name }” is in the library.
emergent-save-done = Saved: { $file }
emergent-save-failed = This device did not take the file. Try the host’s computer.

# The report
emergent-print-title = Emergent: { $board }
emergent-print-made = Report of a finished game
emergent-print-result = Result
emergent-print-who = Player
emergent-print-cash = Cash
emergent-print-sale = DCs sold at the end
emergent-print-total = Total
emergent-print-units = Units sold
emergent-print-winner = winner
emergent-print-round = Round { $n }
emergent-print-plan = Plan
emergent-print-start = Start
emergent-print-end = End
emergent-print-in = Came in
emergent-print-out = Went out
emergent-print-rules = House rules that differ from the printed ones
emergent-print-themes = To talk about
emergent-print-city = City
emergent-print-tiers = Tiers
emergent-print-order = Order, tier and units sold
emergent-print-sold = { $name } tier { $tier }: { $n }
emergent-print-sold-none = { $name } no tier
emergent-print-dc-sold = Sold { $size } in { $where }
emergent-print-dc-built = Built { $size } in { $where }
emergent-print-nobody = nobody sold
emergent-print-points = Points
emergent-print-region = Region
emergent-print-placed = Discs placed
emergent-print-cubes = Cubes
emergent-print-discs = { $large } large, { $small } small
emergent-print-empty = nothing
emergent-print-foot = Made by Companion at the table. Board: { $board } ({ $source }).
