# The phone screens of Emergent. Refusals, log lines and house rules are in emergent-rules.ftl.

emergent-cover = Emergent
    .tagline = Make, move and sell

emergent-tour-1 = Plan behind the screen
    .text = Tap a region: build a distribution center (a DC, your disc), fill it with cubes to sell, stand cylinders to advertise. Only you see it. The bar below always says what is left.
    .icon = map
emergent-tour-2 = Seal, and open together
    .text = When the last envelope closes, all plans open at the same moment. Then you put your pieces on the real board, line by line.
    .icon = envelope-lock
emergent-tour-3 = The market, city by city
    .text = More cylinders sell first, then shorter ways. Your phone shows your part, why it is so, and every dollar of it.
    .icon = trophy
emergent-tour-fast-1 = Five discs in secret
    .text = Two large and three small discs, your distribution centers (DCs): place all five, at most three in a region. Only you see where.
    .icon = map
emergent-tour-fast-2 = Open together, earn cubes
    .text = When the last one has sealed, all discs open at once. A large one earns 2 cubes, a small one 1, and more in green and red regions. The cubes stay there.
    .icon = envelope-lock
emergent-tour-fast-3 = Most cubes in a region
    .text = After the last round the most cubes in a region bring 2 points, the second most 1. Most points win. No money, no market.
    .icon = trophy

## Small words

emergent-phone-you-low = you
emergent-phone-done = Done
emergent-phone-of = of { $n }
emergent-phone-n-of = { $n } of { $most }
emergent-phone-size = { $size ->
    [large] Large
   *[small] Small
}
emergent-phone-sealed = sealed
emergent-phone-planning = still planning
emergent-phone-waiting = Waiting for { $names }.
emergent-phone-cash = You have { $amount }
emergent-phone-cash-now = your money now
emergent-phone-cash-settled = You have { $amount } after this round
emergent-phone-cash-then = your money after this round
emergent-phone-cities = Cities: { $cities }
emergent-phone-cylinders = { $n ->
    [one] 1 cylinder
   *[other] { $n } cylinders
}
emergent-phone-cylinders-word = Cylinders
emergent-phone-steps = { $n ->
    [0] here, { $cost } a cube
    [one] 1 step, { $cost } a cube
   *[other] { $n } steps, { $cost } a cube
}

## What the header says

emergent-phone-head-plan = Planning
emergent-phone-head-board = The board
emergent-phone-head-allocate = Cubes into DCs
emergent-phone-head-place = Placement
emergent-phone-head-cards = Demand cards
emergent-phone-head-market = The market
emergent-phone-head-settle = Settlement
emergent-phone-head-fast = Fast Play
emergent-phone-head-award = Cubes
emergent-phone-head-over = The end
emergent-phone-round-of = Round { $n } of { $all }
emergent-phone-rounds = { $n } rounds
emergent-phone-city-of = City { $n } of { $all }

## Planning

emergent-phone-plan-title = Where will you sell?
emergent-phone-map = Map
emergent-phone-list = List
emergent-phone-legend-new = new
emergent-phone-legend-others = last seen
emergent-phone-map-selling = selling { $amount }
emergent-phone-seal = Seal my plan
emergent-phone-no-city = No city
emergent-phone-no-city-low = no city
emergent-phone-no-city-why = No city here, so cylinders would do nothing. A DC can still sell to cities near by.
emergent-phone-list-rest = Nothing planned
emergent-phone-list-empty = Nothing is planned yet. Tap a region.
emergent-phone-dc-stands = { $size ->
    [large] Large DC
   *[small] Small DC
}
emergent-phone-dc-new = { $size ->
    [large] Large DC, new
   *[small] Small DC, new
}
emergent-phone-dc-sold = { $size ->
    [large] Large DC, you are selling it
   *[small] Small DC, you are selling it
}
emergent-phone-dc-cubes = { $n } of { $most } cubes
emergent-phone-dc-line-new = { $n } of { $most } cubes · { $price } + ${ $n }
emergent-phone-dc-line-stands = { $n } of { $most } cubes · { $cost } a round
emergent-phone-dc-line-sold = { $amount } at once, and nothing to run
emergent-phone-dc-remove = Do not build: { $dc }
emergent-phone-dc-keep = Keep it
emergent-phone-dc-sell = Sell { $amount }
emergent-phone-cubes-in = cubes in { $dc }
emergent-phone-cubes-where = cubes later
emergent-phone-cubes-bought = Cubes to buy
emergent-phone-cubes-later = They go into your DCs at placement.
emergent-phone-region-about = Next to { $names }. A step costs $1 a cube, $2 at most.
emergent-phone-cylinders-for = { $price } each: who has more sells first
emergent-phone-cylinders-note = { $here } here · { $all } in the plan
emergent-phone-cylinders-at = cylinders in { $place }
emergent-phone-build-here = Build here
emergent-phone-build-another = Build another here
emergent-phone-four-walls = a 4-walls card holds its cubes
emergent-phone-others-dc = { $size ->
    [large] { $name } with a large DC
   *[small] { $name } with a small DC
}
emergent-phone-others-here = Last seen here: { $dcs }.
emergent-phone-left-of = left of { $total }
emergent-phone-learning-1 = Learning, round 1: build exactly one DC and fill it. No cylinders yet.
emergent-phone-learning-2 = Learning, round 2: cubes for your DC and at most one cylinder. No building, no selling.

## Faults

emergent-phone-faults-button = { $n ->
    [one] 1 thing to put right
   *[other] { $n } things to put right
}
emergent-phone-faults-title = { $n ->
    [one] 1 thing to put right
   *[other] { $n } things to put right
}
emergent-phone-faults-line = Only you see this. Your plan stays as it is.
emergent-phone-faults-first = Fix the first: { $place }
emergent-phone-back-to-plan = Back to my plan
emergent-phone-fault-money = Money
emergent-phone-fault-pieces = Pieces
emergent-phone-fault-learning = Learning round
emergent-phone-fix-look = Look at it
emergent-phone-fix-over-capacity = Take { $over } out
emergent-phone-fix-product-in-sold-dc = Keep or sell
emergent-phone-fix-product-unknown-dc = Take them out
emergent-phone-fix-marketing-no-city = { $cylinders ->
    [one] Remove it
   *[other] Remove them
}
emergent-phone-fix-marketing-unknown-region = Remove them
emergent-phone-fix-marketing-unknown-city = Remove them
emergent-phone-fix-sell-not-owned = Do not sell it
emergent-phone-fix-sell-twice = Look at it
emergent-phone-fix-build-unknown-region = Do not build it
emergent-phone-fix-no-small-disc = Build { $over } fewer
emergent-phone-fix-no-large-disc = Build { $over } fewer
emergent-phone-fix-over-50-cubes = Take { $over } out
emergent-phone-fix-over-10-cylinders = Take { $over } away
emergent-phone-fix-over-room = Buy fewer
emergent-phone-fix-not-enough-money = Save ${ $short }
emergent-phone-fix-learning-r1-no-marketing = Take the cylinders away
emergent-phone-fix-learning-r1-one-dc = Keep one
emergent-phone-fix-learning-r1-needs-dc = Choose a region
emergent-phone-fix-learning-r2-one-marketing = Keep one
emergent-phone-fix-learning-r2-no-build = Take it away
emergent-phone-fix-learning-r2-no-sell = Keep it

## The estimate

emergent-phone-estimate-open = What would this plan sell?
emergent-phone-estimate-title = If nobody else played
emergent-phone-estimate-line = Only you see this.
emergent-phone-estimate-label = A guess: it knows no card and no other plan. Rivals can only make it less.
emergent-phone-estimate-units = Sold, of { $cubes } cubes
emergent-phone-estimate-income = Sales
emergent-phone-estimate-transport = Transport
emergent-phone-estimate-running = Running the DCs
emergent-phone-estimate-cash = Your money after the round
emergent-phone-estimate-even = { $n ->
    [one] 1 cube sold near by pays
   *[other] { $n } cubes sold near by pay
} for this round’s { $cost }: cubes, cylinders and running.
emergent-phone-estimate-never = Not even all cubes sold pay for this round’s { $cost }: cubes, cylinders and running.
emergent-phone-estimate-reach = From your nearest cubes
emergent-phone-estimate-net = left of $5
emergent-phone-estimate-no-cubes = no cubes in the plan

## The timer

emergent-phone-timer-open = Start a timer
emergent-phone-timer-title = How long may everybody plan?
emergent-phone-timer-line = At zero all plans close. An illegal one counts as it last was legal.
emergent-phone-timer-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
emergent-phone-timer-seconds = { $n } seconds
emergent-phone-timer-runs = until all plans close
emergent-phone-timer-held = The timer is held
emergent-phone-timer-sealed = Time ran out: the clock sealed for { $names }.

## Sealed

emergent-phone-sealed-title = Your plan is sealed
emergent-phone-sealed-waiting = Waiting for { $names }
emergent-phone-sealed-line = When the last envelope closes, { $n ->
    [2] both
    [3] all three
   *[other] all four
} open at once.
emergent-phone-sealed-change = You can change your mind until then.
emergent-phone-sealed-open = Open my plan again

## Placement

emergent-phone-place-title = Put this on the board
emergent-phone-place-done-title = All is on the board
emergent-phone-place-line = { $n ->
    [0] All lines are done.
    [one] 1 line to go. Tap a line when it stands.
   *[other] { $n } lines to go. Tap a line when it stands.
}
emergent-phone-place-progress = { $done } of { $all } lines are done
emergent-phone-place-nothing = Your plan changes nothing on the board.
emergent-phone-place-is-done = Done
emergent-phone-place-to-do = To do
emergent-phone-place-button = All on the board
emergent-phone-place-none-button = Go on
emergent-phone-place-go-on = Go on for those away
emergent-phone-walls = 4 walls
emergent-phone-piece-take-off = { $size ->
    [large] Large disc
   *[small] Small disc
}
emergent-phone-piece-take-off-where = Take off · { $place }
emergent-phone-piece-put-down = { $size ->
    [large] Large disc
   *[small] Small disc
}
emergent-phone-piece-put-down-where = Put down · { $place }, { $walls }
emergent-phone-piece-cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
emergent-phone-piece-cubes-where = Put in · { $place }{ $size ->
    [large] , large
    [small] , small
   *[other] {""}
}
emergent-phone-piece-cylinders = { $n ->
    [one] 1 cylinder
   *[other] { $n } cylinders
}{ $places ->
    [one] {""}
   *[other] {" "}each
}
emergent-phone-piece-cylinders-where = Stand · { $place }
emergent-phone-bank-pay = Pay the bank { $amount } in all
emergent-phone-bank-take = Take { $amount } from the bank in all
emergent-phone-bank-even = Nothing to pay
emergent-phone-bank-keep = you keep { $amount }
emergent-phone-allocate-title = { $n ->
    [one] Put 1 cube into your DCs
   *[other] Put { $n } cubes into your DCs
}
emergent-phone-allocate-line = On the real board too. This cannot be changed later.
emergent-phone-allocate-wait = Cubes go into DCs
emergent-phone-allocate-order = One after the other, in the order of the seats.
emergent-phone-allocate-left = { $n ->
    [0] All cubes have a place.
    [one] cube still in your hand
   *[other] cubes still in your hand
}
emergent-phone-allocate-button = They lie there

## Demand cards

emergent-phone-cards-title = Which cards lie there?
emergent-phone-cards-line = { $n ->
    [one] 1 city to come. Read it aloud, type it.
   *[other] { $n } cities to come. Read aloud, type.
}
emergent-phone-cards-compare = Compare every number with the cards on the table.
emergent-phone-cards-fix-title = Which card is wrong?
emergent-phone-cards-fix-line = Everything is worked out again, until the round is closed.
emergent-phone-cards-rest = { $n ->
    [one] The last city has no card
   *[other] The other { $n } have no card
}
emergent-phone-cards-confirm = The cards are right
emergent-phone-cards-other = Somebody who did not type compares them: { $names }.
emergent-phone-dealt-title = The cards of this round
emergent-phone-dealt-line = { $n ->
    [one] One city buys.
   *[other] { $n } cities buy, one after the other by rank.
}
emergent-phone-dealt-none = No card: { $cities }.
emergent-phone-dealt-go = To the first city: { $city }
emergent-phone-card-to-come = to come
emergent-phone-card-no-card = no card
emergent-phone-card-by = typed by { $name }
emergent-phone-card-by-you = typed by you
emergent-phone-card-none = No card
emergent-phone-card-enter = Enter
emergent-phone-card-put-right = Put right
emergent-phone-card-leave = Leave it
emergent-phone-card-clear = To come again
emergent-phone-card-sum = together { $sum }
emergent-phone-card-wrong = A card is wrong
emergent-phone-tier = Tier { $n }
emergent-phone-tier-of = Tier { $n } of { $city }
emergent-phone-line-label = A card in one line
emergent-phone-line-hint = { $city } 5 3 2, or 1 5 3 2
emergent-phone-line-enter = Enter this card
emergent-phone-echo = { $city }: { $tiers }, together { $sum }
emergent-phone-echo-again = { $city }: { $tiers }, together { $sum }. Replaces what was typed.
emergent-phone-echo-none = { $city }: no card
emergent-phone-gauge-all-tiers = All three tiers
emergent-phone-gauge-first-tier = First tiers only
emergent-phone-gauge-of = { $n } of { $goal }
emergent-phone-gauge-met = fits
emergent-phone-gauge-to-go = { $n } to go
emergent-phone-gauge-over = { $n } too many
emergent-phone-gauge-none = nothing predicted

## My city

emergent-phone-city-place = { $place ->
    [1] You are first in { $city }
    [2] You are second in { $city }
    [3] You are third in { $city }
   *[other] You are fourth in { $city }
}
emergent-phone-city-tied = { $place ->
    [1] You and { $names } are level in { $city }
   *[other] Level with { $names } in { $city }
}
emergent-phone-city-out = You sell nothing in { $city }
emergent-phone-city-none = No card, no market
emergent-phone-city-waits = { $city } is next
emergent-phone-city-waits-line = Owners choose which DCs ship.
emergent-phone-from-here = { $n } from here
emergent-phone-from = { $n }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, ${ $cost }
emergent-phone-take-out = { $n ->
    [one] Take 1 out of { $place }
   *[other] Take { $n } out of { $place }
}
emergent-phone-take-way = { $n ->
    [0] here
    [one] 1 step, ${ $cost }
   *[other] { $n } steps, ${ $cost }
}
emergent-phone-order-away = · { $n } away
emergent-phone-tier-low = tier { $n }
emergent-phone-tier-nobody = nobody
emergent-phone-tier-none = not with two
emergent-phone-order-why = { $cylinders ->
    [one] 1 cylinder
   *[other] { $cylinders } cylinders
}, { $distance } away
emergent-phone-order-no-cubes = no cubes left
emergent-phone-order-sells = sells { $n }
emergent-phone-city-sold = { $amount } sold { $n } at $5
emergent-phone-city-transport = { $free ->
    [1] no transport
   *[other] { $amount } transport
}
emergent-phone-city-nothing = Nothing sold, nothing to move.
emergent-phone-city-moved = { $n ->
    [one] I moved 1 cube
   *[other] I moved { $n } cubes
}
emergent-phone-city-next = Next: { $city }
emergent-phone-city-money = To the money
emergent-phone-city-back = The city before

## Shipping

emergent-phone-ship-title = { $n ->
    [one] Ship 1 cube to { $city }
   *[other] Ship { $n } cubes to { $city }
}
emergent-phone-ship-line = Tier { $tier }, { $n ->
    [one] 1 unit
   *[other] { $n } units
} at { $price }
emergent-phone-ship-here = here, { $price } each
emergent-phone-ship-way = { $n ->
    [one] 1 step, { $price } each
   *[other] { $n } steps, { $price } each
}
emergent-phone-ship-n = ship { $n }
emergent-phone-ship-from = cubes from { $region }
emergent-phone-ship-nearest = Filled in for you: nearest first. Sometimes keeping near cubes for the next city is cheaper.
emergent-phone-ship-own = Your own choice. You may also sell less.
emergent-phone-ship-sum = { $income } sales { $cost } transport = { $sum }
emergent-phone-ship-left = then left: { $places }
emergent-phone-ship-empty = then all your DCs are empty
emergent-phone-ship-button = { $n ->
    [one] Ship it
   *[other] Ship them
}
emergent-phone-ship-none = Ship nothing

## The money

emergent-phone-money-title = The money
emergent-phone-money-change = { $amount } this round
emergent-phone-money-was = was { $amount }, { $sold } of { $bought } cubes sold
emergent-phone-money-left-over = { $n ->
    [one] 1 cube left in { $places } goes back to the box for $0
   *[other] { $n } cubes left in { $places } go back to the box for $0
}
emergent-phone-money-right = The money is right
emergent-phone-money-agreed = You agreed
emergent-phone-money-back = Back to the cities
emergent-phone-money-close = Close the round for those away
emergent-phone-ledger-dc-sold = Sold a DC, { $region }
emergent-phone-ledger-dc-built = { $size ->
    [large] Large DC in { $region }
   *[other] Small DC in { $region }
}
emergent-phone-ledger-cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
emergent-phone-ledger-cylinders = { $n ->
    [one] 1 cylinder
   *[other] { $n } cylinders
}
emergent-phone-ledger-operating = { $n ->
    [one] Running 1 DC
   *[other] Running { $n } DCs
}
emergent-phone-ledger-forced-sale = Had to sell, { $region }
emergent-phone-ledger-forgiven = Forgiven by house rule
emergent-phone-ledger-corrected = Corrected at the table
emergent-phone-ledger-sold = sold { $n }{ $free ->
    [1] {""}
   *[other] , { $transport } transport
}
emergent-phone-selling-title = You are { $amount } short
emergent-phone-selling-line = Sell DCs until the running costs are paid.
emergent-phone-selling-hint = Filled in: the least value, the fewest DCs, the oldest.
emergent-phone-selling-enough = enough, { $amount } more than you need
emergent-phone-selling-much = more than you must: keep one of them
emergent-phone-selling-short = still { $amount } short
emergent-phone-selling-button = { $n ->
    [one] Sell this DC
   *[other] Sell these { $n } DCs
}
emergent-phone-selling-goes = you sell it
emergent-phone-selling-stays = you keep it
emergent-phone-selling-again = Sell other DCs instead

## Fast Play

emergent-phone-fast-title = Place all five
emergent-phone-fast-most = at most { $n } of yours in a region
emergent-phone-fast-board = Cubes on the board
emergent-phone-fast-cubes = { $name }: { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
emergent-phone-fast-hand = { $large ->
    [0] { $small } small
   *[other] { $small ->
        [0] { $large } large
       *[other] { $large } large, { $small } small
    }
}
emergent-phone-fast-drag = drag, or tap it
emergent-phone-fast-held = now tap a region
emergent-phone-fast-here = +{ $n } here
emergent-phone-fast-either = large +{ $large }, small +{ $small }
emergent-phone-fast-green = green +{ $n }
emergent-phone-fast-red = red +{ $n }
emergent-phone-fast-discs = { $size ->
    [large] large discs in { $region }
   *[small] small discs in { $region }
}
emergent-phone-fast-region = { $name }{ $colour ->
    [green] , green, { $bonus } more a disc
    [red] , red, { $bonus } more a disc
   *[none] {""}
}. { $large ->
    [0] {""}
   *[other] Large discs of yours: { $large }.{" "}
}{ $small ->
    [0] {""}
   *[other] Small discs of yours: { $small }.{" "}
}{ $earns ->
    [0] {""}
   *[other] They earn { $earns } cubes.
}
emergent-phone-fast-so-far = cubes this round so far
emergent-phone-fast-worth = large 2, small 1, +2 in green, +1 in red
emergent-phone-fast-seal = Seal my discs
emergent-phone-fast-in-hand = Still in hand: { $large ->
    [0] { $small } small
   *[other] { $small ->
        [0] { $large } large
       *[other] { $large } large, { $small } small
    }
}
emergent-phone-fast-put-right = Put that right first
emergent-phone-award-title = { $n ->
    [one] 1 cube for you
   *[other] { $n } cubes for you
}
emergent-phone-award-line = Put them on the board; they stay there. Take your discs back.
emergent-phone-award-disc = { $n ->
    [one] {""}
   *[other] { $n } ×{" "}
}{ $size ->
    [large] large
   *[small] small
} { $worth }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}

## The end

emergent-phone-end-you-won = You won
emergent-phone-end-you-share = You share the win
emergent-phone-end-place = { $n ->
    [2] You are second
    [3] You are third
   *[other] You are fourth
}
emergent-phone-end-by-money = { $count ->
    [one] Most money: { $names }.
   *[other] Equal money: { $names }.
}
emergent-phone-end-by-units-sold = Equal money; most units sold: { $names }.
emergent-phone-end-by-shared = A shared win: { $names }.
emergent-phone-end-by-points = Most points: { $names }.
emergent-phone-end-by-green = Equal points; more green regions: { $names }.
emergent-phone-end-by-red = Equal points and green; more red regions: { $names }.
emergent-phone-end-sum = { $n ->
    [0] cash { $cash }, no DCs left
    [one] cash { $cash } + { $sale } for 1 DC
   *[other] cash { $cash } + { $sale } for { $n } DCs
}
emergent-phone-end-points = { $large } large, { $small } small · green { $green }, red { $red }
emergent-phone-end-regions = Your regions
emergent-phone-end-cubes = cubes
emergent-phone-end-mine = Your money, all rounds
emergent-phone-end-in-out = { $income } in, { $costs } out.
emergent-phone-end-debrief = How the money was made
emergent-phone-end-whatif = What if I had planned otherwise?
emergent-phone-end-save = Save and take home
emergent-phone-end-again = Play again, same seats

## My pieces

emergent-phone-my-dcs = My DCs on the board
emergent-phone-in-box = below: still in the box
emergent-phone-no-dcs = None yet.
emergent-phone-my-piles = My cubes on the board
emergent-phone-no-piles = None yet.
emergent-phone-pool-small = { $n } small discs in the box
emergent-phone-pool-large = { $n } large discs in the box
emergent-phone-pool-cubes = { $n } cubes in the box
emergent-phone-pool-cylinders = { $n } cylinders in the box
emergent-phone-past-title = Rounds so far
emergent-phone-past = Round { $n }
emergent-phone-past-units = { $sold } sold, { $unsold } left

## Corrections

emergent-phone-correct-where = Where?
emergent-phone-correct-number = The right number
emergent-phone-correct-cash = Money
emergent-phone-correct-cubes = Cubes in a DC
emergent-phone-correct-cylinders = Cylinders
emergent-phone-correct-gone = A DC is not there
emergent-phone-correct-size = A DC has the other size
emergent-phone-correct-new-dc = A DC is missing
emergent-phone-correct-piles = Cubes in a region
emergent-phone-correct-dc = { $size ->
    [large] { $region }, large
   *[small] { $region }, small
}

## Rules in short

emergent-guide-money = Everybody starts with $100. A cube costs $1, a cylinder $3, a small DC $10, a large one $15. A unit sold brings $5. The bank never runs out. (ET-2, ET-3)
    .title = Money and pieces
emergent-guide-plan = Plan in secret: sell, build, fill your DCs with cubes, stand cylinders. Any mix, also nothing. Only that you are ready is seen. (ET-7)
    .title = The plan
emergent-guide-sell = Sell DCs that stood on the board when the round began: $5 for a small one, $10 for a large one, to be spent in the same plan. (ET-8)
    .title = Selling DCs
emergent-guide-build = A DC is a distribution center, your disc on the board. Build in any region, as many as you like. A small DC holds 5 cubes and costs $5 a round, a large one 10 and $10. (ET-9)
    .title = Building DCs
emergent-guide-cubes = Cubes go into DCs that will stand after your plan, never more than they hold. All DCs are empty when a round begins. (ET-10)
    .title = Cubes
emergent-guide-cylinders = Cylinders stand only in regions with a city, and count for each of its cities. More cylinders sell before fewer. (ET-11, ET-21)
    .title = Cylinders
emergent-guide-limits = A plan may spend all you have, but no more: 50 cubes, 10 cylinders, 10 small and 3 large discs is all there is. Think of the running costs. (ET-12, ET-13)
    .title = Limits
emergent-guide-learning = Learning variant. Round 1: exactly one DC, no cylinders. Round 2: cubes for it and at most one cylinder. From round 3 all rules. (ET-38..40)
    .title = Learning
emergent-guide-seal = Seal when you are ready. You may open your plan again until the last one is sealed; then all plans open at once. (ET-14, ET-15)
    .title = Sealing
emergent-guide-board = Only the market: plan and build on the board, then one device types what lies there. Discs more were built, discs fewer were sold. Count every region, then share out the market. (ET-41..47)
    .title = Typing the board
emergent-guide-place = Take sold discs off, put new ones down, each with a 4-walls card (the card with four walls that holds its cubes), cubes into them, cylinders on their regions, and settle with the bank once. (ET-16)
    .title = Placement
emergent-guide-allocate = House rule: only the number of cubes was planned. In the order of the seats everybody now puts them into DCs. (ET-A9)
    .title = Cubes into DCs
emergent-guide-cards = The round’s cards are read aloud and typed: three tiers a city, never rising. Somebody who did not type compares them. A city without a card has no demand. (ET-17, ET-18)
    .title = Demand cards
emergent-guide-order = In each city: more cylinders first, then the shorter way from a DC with cubes. Equal in both is a tie. Without cubes you do not take part. (ET-19..21)
    .title = Who sells first
emergent-guide-tiers = First gets tier 1, second tier 2, third tier 3. Tied firms and everybody behind them drop one tier; each of the tied sells the full tier. (ET-22)
    .title = Tiers and ties
emergent-guide-two = With two players there are only tiers 1 and 3. A tie is tier 3 for both. (ET-23)
    .title = Two players
emergent-guide-market = Cities are served by rank, highest first. You sell what your tier asks, as far as your cubes go; what is not served is lost. (ET-18, ET-24)
    .title = The market
emergent-guide-ship = The owner chooses which DCs ship; nearest first is proposed. A unit costs $0 in the region, $1 one step away, $2 farther. (ET-25..27)
    .title = Shipping
emergent-guide-settle = Sales come in, transport and running costs go out. Every DC costs, stocked or not. When everybody says the money is right, the round is closed. (ET-26..32)
    .title = The money
emergent-guide-broke = Who cannot pay the running costs sells DCs at their sale value until it is paid. That always suffices. (ET-29, ET-A10)
    .title = Not enough money
emergent-guide-leftover = Cubes that were not sold go back to the box for nothing. Cards and cylinders leave the board, DCs stay. (ET-33, ET-34)
    .title = Clean up
emergent-guide-over = After the last round every DC is sold. Most money wins; equal money shares the win. (ET-35, ET-36)
    .title = The end
emergent-guide-fast = Fast Play: place two large and three small discs in secret, at most three of yours in a region. No money, no cards. (FP-1, FP-2)
    .title = Fast Play
emergent-guide-award = A large disc earns 2 cubes, a small one 1, each 2 more in a green region and 1 more in a red one. Cubes stay, discs go back to the hand. (FP-4)
    .title = Cubes for discs
emergent-guide-score = At the end most cubes in a region is 2 points, second most 1. A tie for first gives 1 to each and nothing behind; a tie for second gives nothing. (FP-5..8)
    .title = Scoring
emergent-guide-correct = If the board and the app differ, the board is right: propose the correction, the host agrees. (ET-16)
    .title = Corrections
