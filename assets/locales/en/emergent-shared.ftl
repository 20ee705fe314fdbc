# The shared screen of Emergent: tablet and TV.

emergent-shared-round = Round { $n } of { $of }
emergent-shared-after = After round { $n }
emergent-shared-round-line = { $title }, round { $n } of { $of }
emergent-shared-small = small
emergent-shared-large = large
emergent-shared-none = none
emergent-shared-the-table = the table
emergent-shared-done = done
emergent-shared-not-yet = not yet
emergent-shared-units = { $n ->
    [0] nothing sold
    [one] 1 unit
   *[other] { $n } units
}
emergent-shared-cubes = { $n ->
    [0] no cubes
    [one] 1 cube
   *[other] { $n } cubes
}
emergent-shared-cylinders = { $n ->
    [0] no cylinders
    [one] 1 cylinder
   *[other] { $n } cylinders
}

# Planning
emergent-shared-plan-title = Plan behind your screen
emergent-shared-fast-title = Place five discs in secret
emergent-shared-plan-line = { $title }, round { $n } of { $of }. { $leader } is the leader.
emergent-shared-ready = ready
emergent-shared-planning = planning
emergent-shared-paper = paper is typed
emergent-shared-away = phone is away
emergent-shared-waiting = { $count ->
    [all] Waiting for everybody. All plans open at the same instant.
   *[other] Waiting for { $names }. All plans open at the same instant.
}
emergent-shared-all-ready = Everybody is ready.
emergent-shared-clock = Time to plan
emergent-shared-clock-line = At zero every plan counts as it stands.
emergent-shared-start-timer = Start a timer: { $minutes } min
emergent-shared-learning-1 = Learning game: this round everybody builds exactly one DC, and there is no marketing. (ET-38)
emergent-shared-learning-2 = Learning game: this round cubes for that DC and at most one cylinder; nothing is built or sold. (ET-39)

# All plans are open
emergent-shared-open-title = All plans are open
emergent-shared-allocate-title = Cubes go into the DCs
emergent-shared-allocate-wait = { $count ->
    [all] Everybody puts the cubes into DCs, on the phone.
    [one] { $names } puts the cubes into DCs, on the phone.
   *[other] { $names } put the cubes into DCs, on their phones.
}
emergent-shared-place-title = Put the pieces on the board
emergent-shared-size-in = { $n ->
    [one] { $size } in { $region }
   *[other] { $n } { $size } in { $region }
}
emergent-shared-builds = Builds { $builds }
emergent-shared-sells = Sells { $sells }
emergent-shared-builds-sells = Builds { $builds }, sells { $sells }
emergent-shared-builds-nothing = Builds nothing
emergent-shared-clock-sealed = The clock sealed it.
emergent-shared-left-of = left of { $amount }
emergent-shared-no-pieces = No cubes, no cylinders
emergent-shared-ticked = { $done } of { $of } on the board
emergent-shared-ticks = { $done }/{ $of }
emergent-shared-new = new this round
emergent-shared-show-lists = The lists
emergent-shared-show-plans = The plans
emergent-shared-placing-wait = { $count ->
    [0] All pieces are on the board.
    [all] Everybody puts pieces down.
    [one] { $names } still puts pieces down.
   *[other] { $names } put pieces down.
}
emergent-shared-go-on = Go on without waiting
emergent-shared-piece-take-off = Take { $size } off { $places }
    .short = { $size } off { $places }
emergent-shared-piece-put-down = Put { $size } on { $places }
    .short = { $size } on { $places }
emergent-shared-piece-cubes = { $n ->
    [one] 1 cube into { $places }
   *[other] { $n } cubes into { $places }
}
    .short = { $n } into { $places }
emergent-shared-piece-cylinders = { $n ->
    [one] 1 cylinder in { $places }
   *[other] { $n } cylinders in { $places }
}
    .short = { $n } in { $places }
emergent-shared-bank-pays = Pays the bank { $amount }
emergent-shared-bank-gets = Gets { $amount } from the bank
emergent-shared-bank-even = No money changes hands

# Demand cards
emergent-shared-cards-title = Type the demand cards
emergent-shared-tier-of = Tier { $n } of { $city }
emergent-shared-sum = sum { $n }
emergent-shared-no-card = no card
emergent-shared-card-typing = typing now
    .short = typing
emergent-shared-card-typed = typed by { $by }
emergent-shared-card-filled-in = from the saved deck
emergent-shared-card-dealt = dealt by the app
emergent-shared-card-checked = checked
emergent-shared-card-no-card = said by { $by }
emergent-shared-card-to-come = to come, or no card
    .short = to come
emergent-shared-type-city = Type { $city }: { $tiers }
emergent-shared-goal = Round { $n } should add up to
emergent-shared-reading-all-tiers = All three tiers
emergent-shared-reading-first-tier = First tiers only
emergent-shared-no-goal = Nothing is printed for this round.
emergent-shared-met = Adds up.
emergent-shared-to-go = { $coming ->
    [0] { $n } to go
   *[other] { $n } to go, { $coming } being typed
}
emergent-shared-over = { $n } too many
emergent-shared-both-sums = Both sums are shown because the rulebook does not say which one counts.
emergent-shared-types = { $count ->
    [one] { $names } types
   *[other] { $names } type
}
emergent-shared-reads-aloud = One reads aloud, one types
emergent-shared-may-confirm = { $count ->
    [one] { $names }: compare the cards, then confirm on your phone.
   *[other] { $names }: one of you compares the cards and confirms on the phone.
}
emergent-shared-somebody-else = Somebody who did not type will check. Type here, or on any phone.
emergent-shared-confirmed = The cards are checked.
emergent-shared-dealt-title = The cards of this round
emergent-shared-dealt-line = Dealt by the app. The cities are served by rank.
emergent-shared-one-line = Or in one line
    .hint = { $city } 5 3 2, or 1 5 3 2
emergent-shared-enter = Enter { $city } { $tiers }
emergent-shared-cards-left = { $n ->
    [one] 1 city to come
   *[other] { $n } cities to come
}
emergent-shared-cards-in = Waiting for the check
emergent-shared-can-correct = Every number can be corrected until the round is closed.
emergent-shared-city-no-card = No card for { $city }
emergent-shared-rest-no-card = { $n ->
    [one] The last one has no card
   *[other] The other { $n } have no card
}
emergent-shared-cards-back = Back to the market
emergent-shared-correct-card = Correct a card

# City by city
emergent-shared-sells-title = { $city } sells
emergent-shared-city-of = City { $n } of { $of }, in { $region }
emergent-shared-tier = tier { $n }
emergent-shared-tier-lost = lost
emergent-shared-no-tier = no tier
emergent-shared-far = { $n } away
emergent-shared-tier-none = unused
emergent-shared-tier-said = Tier { $n }: { $units }, { $words }
emergent-shared-head-order = Order
emergent-shared-head-cylinders = Cylinders
emergent-shared-head-away = Away
emergent-shared-head-tier = Tier
emergent-shared-head-sells = Sells
emergent-shared-head-earns = Earns
emergent-shared-track-space = { $far } away: { $price }
emergent-shared-track-said = { $name } { $n } for { $cost }
emergent-shared-next = Next: { $what }
emergent-shared-step-marketing = cylinders
emergent-shared-step-distance = distance
emergent-shared-step-order = the order
emergent-shared-step-tiers = tiers
emergent-shared-step-sales = cubes leave
emergent-shared-step-money = money
emergent-shared-step-settlement = the money
emergent-shared-why-card = The card: units for the first, second and third firm.
emergent-shared-why-marketing = More cylinders in this region come first. (ET-21)
emergent-shared-why-distance = Equal cylinders? Then the nearest DC with cubes. (ET-21)
emergent-shared-why-order = Equal in both is a tie. (ET-21)
emergent-shared-why-tiers = A tie moves its firms and all behind one tier down. (ET-22)
emergent-shared-why-sales = Cubes leave. Take them off the real board too. (ET-25)
emergent-shared-why-money = $5 a unit, less the transport. (ET-26, ET-27)
emergent-shared-walk-back = One step back
emergent-shared-walk-play = Auto-play
emergent-shared-walk-pause = Stop auto-play
emergent-shared-walk-skip = All at once
emergent-shared-walk-elsewhere = Whoever leads, or any phone, goes on to the next city.
emergent-shared-ships = { $count ->
    [one] { $names } chooses which DCs ship
   *[other] { $names } choose which DCs ship
}
emergent-shared-ships-line = For { $city }, on the phone. Nearest first is filled in. (ET-25)

# The money
emergent-shared-settled-title = The money of round { $n }
emergent-shared-money = Money
emergent-shared-money-line = Each bar stacks the lines below, pattern by pattern. Tap a column for every line.
emergent-shared-start = Start of round
emergent-shared-end = End of round
emergent-shared-hidden = hidden
emergent-shared-sum-dcs-sold = DCs sold
emergent-shared-sum-built = DCs built
emergent-shared-sum-cubes = Cubes
emergent-shared-sum-cylinders = Cylinders
emergent-shared-sum-income = Units sold
emergent-shared-sum-transport = Transport
emergent-shared-sum-operating = Running
emergent-shared-sum-forced-sale = Forced sale
emergent-shared-sum-forgiven = Forgiven
emergent-shared-sum-corrected = Corrected
emergent-shared-unsold = { $n } unsold
emergent-shared-all-sold = all sold
emergent-shared-this-round = { $change } this round
emergent-shared-must-sell = has to sell DCs
emergent-shared-open-ledger = Every line of { $name }
emergent-shared-ledger-title = { $name }, round { $n }, line by line
emergent-shared-ledger-back = Back to all
emergent-shared-agree-wait = { $count ->
    [0] Everybody agrees.
    [all] Right? Everybody says so on their phone.
   *[other] Right? Say so on your phone: { $names }.
}
emergent-shared-sell-wait = { $count ->
    [one] { $names } cannot pay the running costs and chooses DCs to sell. (ET-29)
   *[other] { $names } cannot pay the running costs and choose DCs to sell. (ET-29)
}
emergent-shared-leads = { $count ->
    [one] { $names } leads with { $amount }
   *[other] { $names } lead with { $amount }
}
emergent-shared-to-cities = The cities again
emergent-shared-close-round = Close the round
emergent-shared-close-proposed = Close as proposed

# Fast Play
emergent-shared-award-title = All discs are open
emergent-shared-award-rule = A large disc earns { $large } cubes, a small one { $small }; { $green } more in a green region, { $red } more in a red one. (FP-4)
emergent-shared-award-wait = { $count ->
    [0] All cubes are on the board.
    [all] Everybody puts cubes on the board.
    [one] { $names } puts cubes on the board.
   *[other] { $names } put cubes on the board.
}
emergent-shared-cubes-down = cubes are down
emergent-shared-cubes-wait = puts cubes down
emergent-shared-on-board = { $n ->
    [one] 1 cube on the board
   *[other] { $n } cubes on the board
}
emergent-shared-score-title = Fast Play: the regions are scored
emergent-shared-score-first = Most cubes alone: large disc, { $n } points. (FP-5)
emergent-shared-score-second = Second alone, at least 1 cube: small disc, { $n } point. (FP-5)
emergent-shared-score-equal = Equal points? More green regions won, then more red ones. (FP-8)
emergent-shared-score-at = { $region }: { $why }
emergent-shared-won-colours = { $green ->
    [0] { $red ->
        [0] won no coloured region
       *[other] won { $red } red
    }
   *[other] { $red ->
        [0] won { $green } green
       *[other] won { $green } green and { $red } red
    }
}
emergent-shared-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

# The end
emergent-shared-over-title = The game is over
emergent-shared-wins = { $count ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } share the win
}
emergent-shared-by-money = Most money after the last sale of DCs: { $figure }. (ET-35)
emergent-shared-by-units-sold = Equal money, { $figure }; more units sold decides. (ET-36)
emergent-shared-by-shared = Equal to the end: { $figure }.
emergent-shared-by-points = Most points: { $figure }. (FP-8)
emergent-shared-by-green = Equal points, { $figure }; more green regions won. (FP-8)
emergent-shared-by-red = Equal points and green regions; more red ones won. (FP-8)
emergent-shared-winner = wins the table
emergent-shared-sold-all = { $n ->
    [one] sold 1 unit in all
   *[other] sold { $n } units in all
}
emergent-shared-cash = cash
emergent-shared-final-sale = { $n ->
    [one] 1 DC sold
   *[other] { $n } DCs sold
}
emergent-shared-no-dcs = no DCs left
emergent-shared-tab-result = Result
emergent-shared-again = Play again, same seats
    .short = Play again


## What is to be played, in the lobby

emergent-choose = What do we play?
emergent-choose-said = { $mode ->
    [fast_play] Fast Play
   *[full] Full game
} · { $board }
emergent-choose-full = Four rounds: secret plans, distribution centers, a market, money.
emergent-choose-fast = Three short rounds with discs and cubes, no money, no cards.
emergent-choose-boards = The invented boards are drawn on your screens: play on them at once. For the board of your box, type it in once.
emergent-choose-own = Type in the board of our box
    .name = Our board
emergent-choose-dealt = The app deals invented demand cards and shows them after the plans.
emergent-choose-typed = Turn over the cards of your box after the plans and type their numbers.

## Only the market: what lies on the board (ET-42..47)

emergent-board-title = What lies on the board?
emergent-board-line = { $use ->
        [round] Just this round
       *[other] Round { $round }
    }: { $n } of { $of } regions counted.
emergent-board-note = You plan, build and drive on the board. The app shares out the sales and keeps the money.
emergent-board-small = small discs
emergent-board-large = large discs
emergent-board-cubes = cubes
emergent-board-posts = cylinders
emergent-board-cylinders = cylinders in { $place }
emergent-board-none = no disc
emergent-board-full = full
emergent-board-room = room for { $n }
emergent-board-over = holds only { $holds }
emergent-board-again = Same as last round
emergent-board-back = Back
emergent-board-next = Next: { $name }
emergent-board-counted = This region is right
emergent-board-share = On to the market
emergent-board-to-fix = { $n ->
        [one] One thing to put right
       *[other] { $n } things to put right
    }
emergent-board-more = { $n ->
        [one] One more thing does not fit.
       *[other] { $n } more things do not fit.
    }
emergent-board-is-counted = counted
emergent-board-to-count = not counted yet
emergent-board-money = The money
    .text = What lies in front of everybody, with all pieces on the board paid.
