### Emergent: what the rules say. Sentences of the screens are in the other emergent-*.ftl files.
### A refusal says what happened, what to do now, and which rule. Names of seats arrive without `_seat`.

## Words

emergent-phase-plan = Planning
emergent-phase-board = What lies on the board
emergent-phase-allocate = Cubes into the DCs
emergent-phase-place = Pieces on the board
emergent-phase-cards = Demand cards
emergent-phase-market = The market
emergent-phase-settle = Settlement
emergent-phase-fast = Five discs in secret
emergent-phase-award = Cubes for the discs
emergent-phase-over = Game over

## Refusals: before the first round

emergent-bad-count = Emergent needs 2 to 4 players, and { $count } sit here. Add or remove seats. (ET-1)
    .title = Not this many
emergent-seat-twice = Somebody sits at the table twice. Free one of the seats. (ET-1)
    .title = Two of one name
emergent-unknown-seat = Nobody of that name sits at this table. Pick one of the players. (ET-1)
    .title = Who is that?
emergent-no-board = The game needs a board. Choose one in the house rules, or type in your own with the board editor. (ET-4)
    .title = Choose a board
emergent-deck-other-board = The deck { $deck } belongs to the board { $needs }, and this table plays on { $board }. Choose another deck or the other board. (ET-5)
    .title = Another board’s deck
emergent-bad-deck = The deck { $deck } has { $count ->
        [one] a fault
       *[other] { $count } faults
    } and cannot be dealt. Check it with the deck editor or “companion pack check”. (ET-5)
    .title = The deck has a fault
emergent-deck-too-short = The deck { $deck } has fewer than { $rounds } rounds. Choose a longer one, or play four rounds. (ET-6)
    .title = The deck is too short
emergent-no-total-for-round = Nothing is printed for round { $round }, so the app cannot make its cards. Choose a deck with five rounds, type the cards, or play four rounds. (ET-6)
    .title = No cards for round { $round }

## Faults of boards and decks

emergent-bad-pack = { $where }: { $problem }. Put it right in the file. (ET-4)
    .title = The file has a fault
emergent-bad-id = { $ids } cannot be an id. Use small letters, digits and hyphens, at most 40. (ET-4)
    .title = A wrong id
emergent-region-twice = The id { $regions } stands for more than one region. Give each its own. (ET-4)
    .title = One id, two regions
emergent-city-twice = The id { $cities } stands for more than one city. Give each its own. (ET-4)
    .title = One id, two cities
emergent-region-name-twice = More than one region is called { $names }. Names are read aloud, so make them different. (ET-4)
    .title = Two regions of one name
emergent-city-name-twice = More than one city is called { $names }. Names are read aloud, so make them different. (ET-4)
    .title = Two cities of one name
emergent-bad-colour = { $regions }: the colour is green, red or none. Choose one of them. (ET-4)
    .title = An unknown colour
emergent-link-unknown-region = A border names { $regions }, and there is no such region. Use the ids of the regions. (ET-4)
    .title = A border to nowhere
emergent-link-to-itself = { $regions } cannot border on itself. Remove that border. (ET-4)
    .title = A border with itself
emergent-link-twice = { $regions } are joined twice. Keep one of the borders. (ET-4)
    .title = One border, twice
emergent-region-unreachable = There is no way from { $start } to { $regions }. Join it to the rest of the board. (ET-4)
    .title = Out of reach
emergent-no-city = The board has no city. Add at least one. (ET-4)
    .title = No city
emergent-city-unknown-region = { $cities } lies in no region of this board. Choose its region. (ET-4)
    .title = A city without a region
emergent-bad-rank = { $cities }: the rank is a whole number from 1. Give it one. (ET-4)
    .title = A wrong rank
emergent-rank-twice = { $cities } have rank { $rank }. Every city needs a rank of its own. (ET-4)
    .title = Two cities of one rank
emergent-no-spot = { $regions } lacks its place on the map. Give x and y to all regions, or to none. (ET-4)
    .title = Not on the map
emergent-same-spot = { $regions } lie on the same spot of the map. Move one of them. (ET-4)
    .title = Two on one spot
emergent-deck-rounds = A deck has the rounds 1 to 4, or 1 to 5, each once; this one has { $rounds }. Put the rounds right. (ET-5)
    .title = The rounds are not right

## Refusals: planning

emergent-bad-number = Numbers of pieces are whole and not below zero. Put it right. (ET-13)
    .title = Not a number of pieces
emergent-plan-illegal = { $count ->
        [one] One thing in your plan is
       *[other] { $count } things in your plan are
    } not possible. Only you see this; put it right, then seal again. (ET-14)
    .title = Not yet
emergent-sell-not-owned = You have no such DC on the board. Take it off the list. (ET-8)
    .title = Not yours to sell
emergent-sell-twice = That DC is on your list twice. Sell it once. (ET-8)
    .title = Sold twice
emergent-build-unknown-region = There is no region { $region } on this board. Build in another one. (ET-9)
    .title = Where is that?
emergent-build-id-taken = You have a DC { $dc } already. Give the new one another id. (ET-9)
    .title = The id is taken
emergent-product-in-sold-dc = You are selling the DC in { $region }, but { $cubes ->
        [one] one cube is
       *[other] { $cubes } cubes are
    } planned in it. Keep it, or take the cubes out. (ET-10)
    .title = You are selling that DC
emergent-product-unknown-dc = There will be no DC { $dc } for these cubes. Put them into another one. (ET-10)
    .title = No such DC
emergent-over-capacity = A { $size } DC holds { $holds } cubes, you planned { $planned }. Take { $over } out. (ET-10)
    .title = Too many cubes in { $region }
emergent-over-room = Your DCs hold { $holds } cubes together, you planned { $planned }. Buy fewer, or build. (ET-10)
    .title = No room for the cubes
emergent-cubes-later = At this table cubes get their DC at placement. Plan only how many you buy. (ET-10)
    .title = Cubes come later
emergent-cubes-where = { $cubes ->
        [one] One cube has
       *[other] { $cubes } cubes have
    } no DC yet. Say where they go. (ET-10)
    .title = Cubes without a DC
emergent-marketing-unknown-region = There is no region { $region } on this board. Stand the cylinders elsewhere. (ET-11)
    .title = Where is that?
emergent-marketing-unknown-city = There is no city { $city } on this board. Stand the cylinders elsewhere. (ET-11)
    .title = Where is that?
emergent-marketing-no-city = No city in { $region }, so a cylinder there does nothing. Remove it. (ET-11)
    .title = No city in { $region }
emergent-no-small-disc = All { $discs } small discs would be on the board, and { $over } more are planned. Build fewer; a disc sold now comes back next round. (ET-13)
    .title = No small disc left
emergent-no-large-disc = All { $discs } large discs would be on the board, and { $over } more are planned. Build fewer; a disc sold now comes back next round. (ET-13)
    .title = No large disc left
emergent-over-50-cubes = You planned { $planned } cubes and have 50. Take { $over } out. (ET-13)
    .title = Not that many cubes
emergent-over-10-cylinders = You planned { $planned } cylinders and have 10. Take { $over } away. (ET-13)
    .title = Not that many cylinders
emergent-learning-r1-no-marketing = In the first learning round nobody markets. Take the cylinders away. (ET-38)
    .title = No cylinders yet
emergent-learning-r1-one-dc = In the first learning round everybody builds one DC, you planned { $planned }. Keep one. (ET-38)
    .title = One DC to start with
emergent-learning-r1-needs-dc = In the first learning round everybody builds one DC. Choose where yours stands. (ET-38)
    .title = Build your DC
emergent-learning-r2-one-marketing = In the second learning round there is at most one cylinder, you planned { $planned }. Keep one. (ET-39)
    .title = One cylinder at most
emergent-learning-r2-no-build = In the second learning round nobody builds. Take the new DC away. (ET-39)
    .title = No building yet
emergent-learning-r2-no-sell = In the second learning round nobody sells a DC. Keep it. (ET-39)
    .title = No selling yet
emergent-not-enough-money = The plan costs ${ $cost }, you have ${ $have } (cash ${ $cash } + ${ $sale } from sales). Save ${ $short }. (ET-12)
    .title = ${ $short } too much
emergent-sealed = Your plan is sealed. Open it again before you change it. (ET-14)
    .title = Sealed
emergent-already-ready = You are ready already. Wait for the others, or open your plan again. (ET-14)
    .title = Already sealed
emergent-not-ready = Your plan is open. Seal it when it is done. (ET-14)
    .title = Nothing to open
emergent-not-on-paper = { $paper_seat } plans on a phone. Only a seat on paper folds its plan, on its own page or at the shared screen. (ET-48)
    .title = Not on paper
emergent-already-revealed = The plans are on the table and stand for this round. Plan again in the next one. (ET-15)
    .title = Plans are on the table
emergent-wrong-phase = { $phase ->
        [plan] Not now: everybody is planning in secret. (ET-7)
        [allocate] First the cubes go into the DCs. (ET-16)
        [place] First the pieces go on the board. (ET-16)
        [cards] First the demand cards are typed and compared. (ET-17)
        [market] Not now: the market runs, city by city. (ET-18)
        [settle] Not now: the money is being settled. (ET-29)
        [fast] Not now: everybody places discs in secret. (FP-2)
       *[award] First the cubes go on the board. (FP-4)
    }
    .title = Not now
emergent-game-over = The game is over. Look at how the money was made, or play again. (ET-37)
    .title = Game over

## Refusals: the timer

emergent-not-leader = The round timer belongs to { $leader }. Ask { $leader }, or the host. (ET-14)
    .title = { $leader } has the timer
emergent-timer-runs = The timer is running already. Hold it, stretch it or call it off. (ET-14)
    .title = Already running
emergent-no-timer = No timer is running. Start one first. (ET-14)
    .title = No timer
emergent-how-long = The house rule names no time. Say how many seconds the timer runs. (ET-14)
    .title = How long?
emergent-already-paused = The timer is on hold already. Let it run on, or call it off. (ET-14)
    .title = Already on hold
emergent-not-paused = The timer is running. Hold it first. (ET-14)
    .title = Not on hold
emergent-stale-time = That timer is no longer the one that runs. Nothing happened. (ET-14)
    .title = Too late
emergent-clock-only = Only the app’s clock says when the time is up. Wait for zero. (ET-14)
    .title = Not yet zero

## Refusals: placement

emergent-not-your-turn = { $turn } puts cubes into DCs now. Yours come when it is your turn. (ET-16)
    .title = { $turn } is on
emergent-allocate-all = You bought { $bought } cubes, and { $planned } are in DCs. Put in exactly as many as you bought. (ET-16)
    .title = All cubes, no more
emergent-no-such-line = That line is not on your list. Tick one of yours. (ET-16)
    .title = Not on your list
emergent-already-said = You have said this already. The table is waiting for somebody else. (ET-16)
    .title = Already noted

## Refusals: demand cards

emergent-not-revealed = Cards come after the plans. Seal the plans and place the pieces first. (ET-17)
    .title = Not yet
emergent-card-unknown-city = There is no city “{ $city }” on this board. Type one of its cities. (ET-17)
    .title = Which city?
emergent-card-twice = { $city } has its card this round already. Change that one if it is wrong. (ET-17)
    .title = { $city } twice
emergent-card-bad-number = Tiers are whole numbers from 0, and { $city } says { $tiers }. Read the card again. (ET-17)
    .title = Not three numbers
emergent-card-not-descending = Tiers must not rise: { $city } says { $tiers }. Read the card again. (ET-17)
    .title = Tiers must not rise
emergent-line-which-city = “{ $city }” could be { $cities }. Type a little more of the name. (ET-17)
    .title = Which one?
emergent-line-no-city = Begin with the city or its rank: “1 5 3 2” is the card of the first city. (ET-17)
    .title = Which city?
emergent-line-no-rank = No city has rank { $rank }. Begin with another rank, or with the name. (ET-17)
    .title = Which city?
emergent-line-three-numbers = A card has three numbers, and this line has { $count }. Type { $city } with its three tiers, or “no card”. (ET-17)
    .title = Three numbers
emergent-same-card = { $city } has that card already. Nothing changed. (ET-17)
    .title = The same card
emergent-nothing-typed = Nothing was typed for { $city }. Type its card, or say that there is none. (ET-17)
    .title = Nothing there
emergent-cards-complete = Every city has its card, or none. Compare them with the table. (ET-17)
    .title = All cards are in
emergent-cards-missing = { $cities } is still to come. Type the card, or say that there is none. (ET-17)
    .title = Not all cards are in
emergent-card-needed = The market is open, so a card can be changed or taken away, not left open. Type the right one, or “no card”. (ET-32)
    .title = Change it instead
emergent-cards-dealt = The app dealt these cards from a deck nobody could see. They stand as they are. (ET-17)
    .title = Dealt by the app
emergent-typist-cannot-check = You typed what is left to compare. Somebody else reads the cards and confirms. (ET-17)
    .title = Another pair of eyes
emergent-total-differs = The cards add up to { $all } (first tiers { $first }), and { $predicted } is predicted. Compare them with the table once more. (ET-17)
    .title = The sum is not { $predicted }

## Refusals: the market and the money

emergent-walk-too-far = The market is not that far. There are { $cities } cities with a card, and some may wait for their owners’ choice. (ET-18)
    .title = Not yet
emergent-nothing-to-move = You sold nothing in { $city }, so there is nothing to take off the board. (ET-31)
    .title = Nothing to move
emergent-nearest-ships = At this table the nearest cubes ship by themselves. Choose DCs only with that house rule. (ET-25)
    .title = Nearest first
emergent-not-shipping-now = { $city } does not wait for your choice. Choose when your city is served. (ET-25)
    .title = Not your choice now
emergent-not-in-stock = One of these DCs does not hold that many cubes. Take fewer from it. (ET-25)
    .title = Not in stock
emergent-too-many = Tier { $tier } is { $units } units for you, you chose { $planned }. Take some away. (ET-25)
    .title = Too many units
emergent-nothing-to-sell = You can pay your costs. Nothing has to be sold. (ET-29)
    .title = Nothing to sell
emergent-not-enough-sold = You are ${ $short } short, and these DCs bring ${ $raised }. Sell more. (ET-29)
    .title = Not enough
emergent-more-than-needed = You are ${ $short } short, and these DCs bring ${ $raised }. Keep one of them. (ET-29)
    .title = More than needed
emergent-sell-first = You cannot pay the running costs. Choose the DCs you sell first. (ET-29)
    .title = Sell first

## Refusals: corrections

emergent-market-full-only = Only the market is for the full game. Choose the full game, or use the companion for all of it. (ET-41)
    .title = Fast Play has no market
emergent-market-needs-phones = A house rule of this table asks everybody on a phone of their own ({ $option }). Set it back, or use the companion for all of it. (ET-41)
    .title = That needs phones
emergent-region-overfull = { $cubes ->
        [one] One cube is
       *[other] { $cubes } cubes are
    } too many: { $holds ->
        [0] no disc is there
       *[other] the discs there hold { $holds }
    }. Count again, or add a disc. (ET-44)
    .title = Too many cubes in { $region }
emergent-board-wrong = { $firm } cannot have what is typed. Count again. (ET-44)
    .title = Something cannot lie there
emergent-regions-left = { $count ->
        [one] { $regions } is
       *[other] { $regions } are
    } not counted yet. Look, and go on. (ET-45)
    .title = Not all regions are counted
emergent-round-no-learning = The learning game goes over whole rounds. Switch it off, or use the companion for all of it. (ET-47)
    .title = One round has no learning limits
emergent-money-is-kept = The app keeps the money of this game. If it is wrong, put it right in the corrections. (ET-47)
    .title = The money is known
emergent-no-round-before = There was no round before this one. Type what lies there. (ET-43)
    .title = The first round
emergent-lay-instead = The board is being typed. Type the disc where it lies. (ET-42)
    .title = Type it there
emergent-unknown-place = There is no region { $region } on this board. Pick one of its regions. (ET-16)
    .title = Where is that?
emergent-new-dc-needs-place = A DC the app does not know needs its size and its region. Say both. (ET-16)
    .title = Which DC?
emergent-board-is-empty = No cubes and cylinders lie on the board while everybody plans. Correct them after the plans are open. (ET-33)
    .title = Not now

## Refusals: Fast Play

emergent-unknown-region = There is no region { $region } on this board. Place your discs elsewhere. (FP-2)
    .title = Where is that?
emergent-too-many-small = You have { $have } small discs and placed { $planned }. Take some back. (FP-2)
    .title = Too many small discs
emergent-too-many-large = You have { $have } large discs and placed { $planned }. Take some back. (FP-2)
    .title = Too many large discs
emergent-not-all-placed = Still in hand: { $small ->
        [0] { $large } large
       *[other] { $large ->
            [0] { $small } small
           *[other] { $small } small, { $large } large
        }
    }. Place all five. (FP-2)
    .title = Still in hand
emergent-over-three-in-region = { $planned } of your DCs stand in { $region }, 3 are allowed. Move one. (FP-2)
    .title = Too many in { $region }

## Warnings, for the owner only

emergent-warn-operating = ${ $left } would be left, and ${ $operating } is due after the sales. You may have to sell a DC. (ET-12)
    .title = Little left

## Reasons beside the numbers: a place in a city

emergent-why-alone = Nobody else has cubes for this city. (ET-21)
emergent-why-tied = Level with { $tied }: { $cylinders ->
        [one] one cylinder
       *[other] { $cylinders } cylinders
    } each, equally near. (ET-21)
emergent-why-more-cylinders = { $cylinders ->
        [one] One cylinder
       *[other] { $cylinders } cylinders
    } against { $their_cylinders } of { $other }. (ET-21)
emergent-why-fewer-cylinders = { $other } has { $their_cylinders ->
        [one] one cylinder
       *[other] { $their_cylinders } cylinders
    }, here it is { $cylinders }. (ET-21)
emergent-why-nearer = Equal cylinders, but { $distance ->
        [0] here
       *[other] { $distance } away
    } against { $their_distance } of { $other }. (ET-21)
emergent-why-farther = Equal cylinders, but { $other } is nearer: { $their_distance } against { $distance } away. (ET-21)
emergent-why-no-cubes = No cubes left, so the { $cylinders ->
        [one] cylinder does
       *[other] { $cylinders } cylinders do
    } nothing here. (ET-20)
emergent-why-blocks = No cubes left, but the cylinders keep the place: it sells nothing. (ET-20)
emergent-why-not-there = No cubes and no cylinders: not in this market. (ET-20)

## Reasons beside the numbers: a tier and its units

emergent-why-tie-drops = A tie moves everyone in it one tier down, from { $before } to { $tier }. (ET-22)
emergent-why-pushed-down = A tie in front pushed this place from tier { $before } to tier { $tier }. (ET-22)
emergent-why-no-tier = No tier is left for this place. (ET-22)
emergent-why-pair-second = With two players the second one gets tier 3. (ET-23)
emergent-why-pair-tied = Two players level: { $tier ->
        [0] nobody sells.
       *[other] tier { $tier } for both.
    } (ET-23)
emergent-why-short-of-cubes = The tier is { $units }, but only { $sold ->
        [one] one cube was
       *[other] { $sold } cubes were
    } left. The rest is lost. (ET-24)
emergent-why-chose-less = The tier is { $units }; its owner shipped { $sold }. (ET-25)

## Reasons beside the numbers: a whole city

emergent-why-nobody = Nobody has cubes left. The demand is lost. (ET-20)
emergent-why-city-tie = A tie: { $tied } have { $cylinders ->
        [one] one cylinder
       *[other] { $cylinders } cylinders
    } each and are { $distance ->
        [-1] out of cubes
        [0] right here
       *[other] { $distance } away
    }. A tie moves everyone in it one tier down{ $tier ->
        [0] , and none is left for them.
       *[other] , from tier { $before } to tier { $tier }.
    } (ET-22)
emergent-why-city-tie-of-two = { $tied } are level. { $tier ->
        [0] Between two players a tie sells nothing here.
       *[other] Between two players both take tier { $tier }.
    } (ET-23)
emergent-why-tier-passed-over = Nobody takes tier { $tier }, its { $units ->
        [one] one unit is
       *[other] { $units } units are
    } lost. (ET-22)
emergent-why-none-left = No tier is left for { $left }. (ET-22)

## Reasons beside the numbers: regions of Fast Play

emergent-why-region-nobody = Nobody has a cube here. (FP-5)
emergent-why-region-one = { $first } has most cubes alone: a large disc. (FP-5)
emergent-why-region-two = { $first } first, a large disc; { $second } second, a small one. (FP-5)
emergent-why-region-tie-first = { $tied } tie for first: a small disc each, nobody else scores. (FP-6)
emergent-why-region-tie-second = { $tied } tie for second: only { $first } scores. (FP-7)

## The log

emergent-log-round = Round { $round } begins.
emergent-log-ready = { $seat } is ready.
emergent-log-folded = { $seat } has folded a plan on paper.
emergent-log-papers = Time to unfold: { $paper_count ->
        [one] the plan of { $paper } is
       *[other] the plans of { $paper } are
    } typed, then all plans open.
emergent-log-unready = { $seat } opened the plan again.
emergent-log-timer = { $seat } started the timer: { $seconds } seconds.
emergent-log-called-off = { $seat } called the timer off.
emergent-log-time-up = Time is up. { $late_count ->
        [0] Everybody was ready.
       *[other] The plans of { $late } count as they were.
    }
emergent-log-board = The board of round { $round } is counted.
emergent-log-revealed = All plans of round { $round } are open.
emergent-log-allocated = { $seat } put { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    } into the DCs.
emergent-log-placed = { $seat } has everything on the board.
emergent-log-went-on = The table goes on.
emergent-log-cards-dealt = The app dealt the cards of round { $round }.
emergent-log-cards-filled-in = The cards of round { $round } were filled in from the saved deck.
emergent-log-card = { $city }: { $tiers }.
emergent-log-card-cleared = { $city } is to come again.
emergent-log-rest-no-card = No card for { $cities }.
emergent-log-cards-compared = { $seat } compared the cards.
emergent-log-card-corrected = { $city } corrected from { $before } to { $tiers }. Everything was counted again.
emergent-log-market = The market of round { $round } opens: { $cities ->
        [one] one city has
       *[other] { $cities } cities have
    } a card.
emergent-log-shipped = { $seat } ships { $units ->
        [one] one cube
       *[other] { $units } cubes
    } to { $city }.
emergent-log-sold-off = { $seat } sells { $dcs ->
        [one] one DC
       *[other] { $dcs } DCs
    } to pay the running costs.
emergent-log-agreed = { $seat }: the money is right.
emergent-log-closed-by-table = The table closed the round.
emergent-log-closed = Round { $round } is closed and booked.
emergent-log-over = The game is over. { $winner_count ->
        [one] { $winner } wins.
       *[other] { $winner } share the win.
    }
emergent-log-corrected-cash = { $firm }’s money: ${ $n } instead of ${ $was }. Corrected at the table.
    .detail = { $reason }
emergent-log-corrected-hidden-cash = { $firm }’s money was corrected at the table.
    .detail = { $reason }
emergent-log-corrected-dc = { $firm } has { $size ->
        [large] a large DC
       *[small] a small DC
    } in { $region }. Corrected at the table.
    .detail = { $reason }
emergent-log-corrected-dc-gone = { $firm } has no { $size ->
        [large] large
       *[small] small
    } DC in { $region }. Corrected at the table.
    .detail = { $reason }
emergent-log-corrected-cubes = { $firm }’s cubes in the DC in { $region }: { $n } instead of { $was }. Corrected at the table.
    .detail = { $reason }
emergent-log-corrected-cylinders = { $firm }’s cylinders in { $place }: { $n } instead of { $was }. Corrected at the table.
    .detail = { $reason }
emergent-log-corrected-pile = { $firm }’s cubes in { $region }: { $n } instead of { $was }. Corrected at the table.
    .detail = { $reason }

## House rules

emergent-option-use = How much the companion does
    .printed = Everything, only the market while you plan on the board, or one market alone.
emergent-option-use-whole = The whole game
    .text = Plans are made on phones and open together.
    .app =
        Keeps plans secret
        Checks every plan
        Serves the cities
        Keeps the money
    .you =
        Move the pieces
        Talk and bluff
    .time = about 4 min a round
    .effort = 4
    .play = Play the whole game
emergent-option-use-market = Only the market
    .text = You plan on the board. One device types what lies there.
    .app =
        Serves the cities
        Shares out the sales
        Keeps the money
    .you =
        Plan and build
        Move the pieces
        Type the board
    .time = about 1 min a round
    .effort = 1
    .play = Play with only the market
emergent-option-use-round = Just this round
    .text = One round on its own. Pieces lie there, paid for.
    .app =
        Serves the cities
        Shares out the sales
        Says who gets what
    .you =
        Everything else
        Type the board
    .time = about 2 min, once
    .effort = 1
    .play = Just this round
emergent-option-mode = Which game
    .printed = The full game takes four rounds with money; Fast Play is short, with discs and cubes alone.
emergent-option-mode-full = The full game
emergent-option-mode-fast-play = Fast Play
emergent-option-board = Board
    .printed = The board of the box. Type yours in once, or play on an invented one.
emergent-option-board-none = None yet
emergent-option-board-pack = A board pack
emergent-option-demand = Demand cards
    .printed = The cards of the round are turned over after the plans are on the table.
emergent-option-demand-typed = Real cards, typed in
emergent-option-demand-app = Dealt by the app
emergent-option-deck = Saved deck
    .printed = Cards are sorted by round and stay hidden. A saved deck fills them in, or is dealt.
emergent-option-deck-none = No saved deck
emergent-option-deck-pack = A saved deck
emergent-option-learning-variant = Learning game
    .printed = For a first game: one DC in round 1, its cubes and one cylinder in round 2, then everything.
emergent-option-learning-variant-true = Learning limits
emergent-option-learning-variant-false = All rules at once
emergent-option-learning-round1 = First learning round
    .printed = Everybody builds one DC; the next round speaks of “their one DC”.
emergent-option-learning-round1-exactly-one = Exactly one DC
emergent-option-learning-round1-at-most-one = At most one DC
emergent-option-estimator = Estimate while planning
    .printed = Players reckon for themselves; the app only helps the owner of the plan.
emergent-option-estimator-true = For the owner
emergent-option-estimator-false = No estimate
emergent-option-round-timer = Round timer, in seconds
    .printed = No time limit. The first seat may start a timer; 0 leaves its length open.
emergent-option-round-timer-unit = seconds
emergent-option-rounds = Rounds
    .printed = Four rounds; one sentence of the rulebook says five, for which no cards are printed.
emergent-option-rounds-unit = rounds
emergent-option-deck-total-check = Cards that miss the predicted total
    .printed = Predicted demand is 20, 35, 47, 58; what it counts is not said.
emergent-option-deck-total-check-warn = Warn
emergent-option-deck-total-check-off = Say nothing
emergent-option-deck-total-check-strict = Refuse
emergent-option-marketing-scope = Where cylinders count
    .printed = Cylinders stand in a region and count for each of its cities.
emergent-option-marketing-scope-region = For all cities of the region
emergent-option-marketing-scope-city = For one city
emergent-option-empty-marketer = Cylinders without cubes
    .printed = The order speaks of DCs with products, so a firm without cubes is left out.
emergent-option-empty-marketer-skip = Left out
emergent-option-empty-marketer-block = Keep their place
emergent-option-shipping = Which DC ships
    .printed = Units come from any of one’s DCs; the nearest is proposed.
emergent-option-shipping-auto-nearest = The nearest, by itself
emergent-option-shipping-owner-choice = The owner chooses
emergent-option-tie-shift = Behind a tie
    .printed = Tied firms drop one tier, and so do all behind them.
emergent-option-tie-shift-per-group = One tier for every tie
emergent-option-tie-shift-by-position = By place in the order
emergent-option-two-player-tie = Two players level
    .printed = With two players there are tiers 1 and 3 only.
emergent-option-two-player-tie-third = Tier 3 for both
emergent-option-two-player-tie-second = Tier 2 for both
emergent-option-two-player-tie-none = Nobody sells
emergent-option-order-distance = Distance in the order
    .printed = Nearer goes first; only the transport price stops at $2.
emergent-option-order-distance-exact = Exact
emergent-option-order-distance-capped = 2 and more are equal
emergent-option-product-allocation = When cubes get their DC
    .printed = Cubes are placed in DCs while planning.
emergent-option-product-allocation-planned = In the plan
emergent-option-product-allocation-at-placement = At placement, seat by seat
emergent-option-unpaid-operating = Who cannot pay running costs
    .printed = Not said. A DC sells for exactly what it costs to run, so selling always suffices.
emergent-option-unpaid-operating-forced-sale = Sells DCs
emergent-option-unpaid-operating-debt = Goes into debt
emergent-option-unpaid-operating-forgive = Is forgiven
emergent-option-win-tie = Equal money at the end
    .printed = Not said; a shared win.
emergent-option-win-tie-shared = A shared win
emergent-option-win-tie-units-sold = More units sold
emergent-option-sold-dc-pays = A DC sold this round
    .printed = It leaves the board at placement and costs nothing more.
emergent-option-sold-dc-pays-false = Costs nothing
emergent-option-sold-dc-pays-true = Still costs this round
emergent-option-sold-disc-reusable = The disc of a DC being sold
    .printed = It is on the board until placement, so it cannot be built with.
emergent-option-sold-disc-reusable-false = Comes back next round
emergent-option-sold-disc-reusable-true = May be built at once
emergent-option-component-limits = Number of pieces
    .printed = 50 cubes, 10 cylinders, 10 small and 3 large discs each.
emergent-option-component-limits-hard = A limit
emergent-option-component-limits-off = No limit
emergent-option-cash-visibility = Money
    .printed = All payments happen openly; only the plan is hidden.
emergent-option-cash-visibility-public = Open to all
emergent-option-cash-visibility-owner = Only the owner sees it
emergent-option-fp-rounds = Rounds of Fast Play
    .printed = Three rounds; one sentence says four.
emergent-option-fp-rounds-unit = rounds
emergent-option-fp-two-player-scoring = Fast Play with two
    .printed = Scoring is given for three or more; with two it is the same.
emergent-option-fp-two-player-scoring-same = Second place scores
emergent-option-fp-two-player-scoring-first-only = Only first place scores
emergent-option-fp-shared-first-counts-as-win = Fast Play: tied first in a green or red region
    .printed = Equal points: more green regions won, then more red. A tie wins none.
emergent-option-fp-shared-first-counts-as-win-false = Not won
emergent-option-fp-shared-first-counts-as-win-true = Won by all of them
emergent-option-fp-must-place-all = Fast Play: place all five discs
    .printed = Everybody places all five, at most three in a region.
emergent-option-fp-must-place-all-true = All five
emergent-option-fp-must-place-all-false = As many as you like

## Rules in short: actions
