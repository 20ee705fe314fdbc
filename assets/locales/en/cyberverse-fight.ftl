### CyberVerse: a fight, a payday or the scoring alone, and the card library.

cyberverse-tool-fight = Just this fight
    .text = CyberVerse, one attack
    .icon = cv-combat
cyberverse-fight-short = Fight
cyberverse-fight-attacker = Attacker
cyberverse-fight-target = Target
cyberverse-fight-second = Second target
cyberverse-fight-second-name = The second target
cyberverse-fight-two = Strike a second target too
cyberverse-fight-where-second = Zone of the second target
cyberverse-fight-rulings = House rules of this fight
cyberverse-fight-implants = Implants
cyberverse-fight-attacker-name = The attacker
cyberverse-fight-target-name = The target
cyberverse-fight-printed-attack = Printed
cyberverse-fight-printed-defence = Printed
cyberverse-fight-bare = Bare hands
cyberverse-fight-expert = Expert weapon
cyberverse-fight-token-attack = Attack
cyberverse-fight-token-defence = Defence
cyberverse-fight-health = Health
cyberverse-fight-more = Effects and position
cyberverse-fight-less = Fewer fields
cyberverse-fight-cards = Known cards
cyberverse-fight-cards-title = Known figures and supply
cyberverse-fight-where = Zone of the target
cyberverse-fight-at-same = Same
cyberverse-fight-at-adjacent = Next
cyberverse-fight-at-walled = Behind a wall
cyberverse-fight-at-far = Far
cyberverse-fight-brawl = Colour of the brawl
cyberverse-fight-use-frenzy = Use frenzy: lose 1 health, attack with 5 more
cyberverse-fight-whole = Show the whole sum
cyberverse-fight-swap = Strike back
cyberverse-fight-take = Take it over
cyberverse-fight-taken = Taken over
cyberverse-fight-again = The same attack again
cyberverse-fight-left = { $name } has { $n } of { $most } health left.
cyberverse-fight-undo = Undo
cyberverse-fight-new = A new fight
cyberverse-fight-hit = { $lost ->
    [0] { $has ->
        [0] { $name } is not hurt.
       *[other] { $name } gets { $status }.
    }
    [one] { $has ->
        [0] { $name } loses 1 health.
       *[other] { $name } loses 1 health and gets { $status }.
    }
   *[other] { $has ->
        [0] { $name } loses { $lost } health.
       *[other] { $name } loses { $lost } health and gets { $status }.
    }
}
cyberverse-fight-void = { $name } falls to frenzy. The attack is off.
cyberverse-fight-frenzy = { $name } loses 1 health to frenzy.
cyberverse-fight-broke = The fragile weapon breaks.
cyberverse-fight-healed = { $n ->
    [one] { $name } heals once when the token opens.
   *[other] { $name } heals { $n } times when the token opens.
}
cyberverse-fight-cannot = This attack is not possible
cyberverse-fight-no-attacker-out = The attacker is out. (CV-72)
cyberverse-fight-no-target-out = The target is out already. (CV-72)
cyberverse-fight-no-friendly = Both belong to one organization. (CV-60)
cyberverse-fight-no-green-brawl = In a green brawl henchmen neither attack nor are attacked. (CV-60)
cyberverse-fight-no-stealth-attacker = Whoever keeps stealth cannot attack. (CV-60)
cyberverse-fight-no-stealth-target = Open stealth: this target cannot be attacked. (CV-60)
cyberverse-fight-no-unarmed = This table does not attack with bare hands. (CV-60)
cyberverse-fight-no-weapon-broken = The weapon is broken. (CV-69)
cyberverse-fight-no-disarmed = The attacker is disarmed. Take bare hands. (CV-65)
cyberverse-fight-no-expert = An expert weapon needs Combat 3. (CV-26)
cyberverse-fight-no-range = Too far: close weapons reach the same zone, ranged ones also the next, not through walls. (CV-60)

## Just this payday

cyberverse-tool-payday = Just this payday
    .text = CyberVerse, pay and sales
    .icon = cv-cash
cyberverse-payday-short = Payday
cyberverse-payday-rulings = House rules of this payday
cyberverse-payday-cash = Cash
cyberverse-payday-cards = Support cards held
cyberverse-payday-agent = Agent { $n }
cyberverse-payday-agent-more = One more agent
cyberverse-payday-agent-less = Take { $name } out
cyberverse-payday-about = Name of { $name }, known sheets
cyberverse-payday-name = Name of the agent
cyberverse-payday-known = Known agents
cyberverse-payday-full = A team has three agents at most. (CV-11)
cyberverse-payday-salary = Salary
cyberverse-payday-at-due = District
cyberverse-payday-at-hq = HQ
cyberverse-payday-at-training = Training
cyberverse-payday-at-rescued = Rescued
cyberverse-payday-price = Price: { $name }
cyberverse-payday-sell = Sell { $amount }
cyberverse-payday-broken = Broken
cyberverse-payday-ware-less = Take { $name } away
cyberverse-payday-no-slot = Three tokens and a vehicle: no slot is free. (CV-26)
cyberverse-payday-next = Next one
cyberverse-payday-all = All salaries are paid: { $amount }.
cyberverse-payday-nobody = Nobody is due.
cyberverse-payday-leaves = { $count ->
    [one] { $names } is not paid and leaves.
   *[other] { $names } are not paid and leave.
}
cyberverse-payday-after = { $amount } left.
cyberverse-payday-lost = Lost with them: { $names }. (CV-84)
cyberverse-payday-discard = { $n ->
    [one] One Support card goes: { $limit } may be held. (CV-85)
   *[other] { $n } Support cards go: { $limit } may be held. (CV-85)
}
cyberverse-payday-whole = Whole sum
cyberverse-payday-sum = Step by step
cyberverse-payday-pays = Salary of { $name }
cyberverse-payday-short-of = { $name } leaves: { $amount } are not there.
cyberverse-payday-cannot = This cannot be printed so
cyberverse-payday-no-salary = A salary goes in full hundreds. (CV-7)
cyberverse-payday-no-price = A price goes in full hundreds. (CV-26)
cyberverse-payday-no-sale-not-needed = { $name } stays: everybody can be paid, and this table sells only when cash is short. (CV-82)
cyberverse-payday-no-implant-not-sold = { $name } stays: implants are not sold. (CV-82)
cyberverse-payday-no-broken-not-sold = { $name } stays: it is broken. (CV-82)

## Just the scoring

cyberverse-tool-scoring = Just the scoring
    .text = CyberVerse, the score sheet
    .icon = trophy
cyberverse-scoring-short = Scoring
cyberverse-scoring-rulings = House rules of this scoring
cyberverse-scoring-new = A new scoring
cyberverse-scoring-orgs = Organizations
cyberverse-scoring-rename = Another name for { $name }
cyberverse-scoring-name = Name of the organization
cyberverse-scoring-name-done = Done
cyberverse-scoring-story = { $n } points
cyberverse-scoring-no-story = No story resolved yet.
cyberverse-scoring-points = Points of a story
cyberverse-scoring-story-more = Add a story of { $n }
cyberverse-scoring-whole = The whole score sheet
cyberverse-scoring-nothing = Nobody has anything to score yet
cyberverse-scoring-not-over = Nobody ends the game yet. (CV-87)
cyberverse-scoring-partial = Points of stories that are turned over are missing. (CV-A47)
cyberverse-scoring-leads = { $count ->
    [0] { $district }: nobody leads
    [one] { $district }: { $org } leads
   *[other] { $district }: { $org } lead
}
cyberverse-scoring-cannot = There is no sheet like this
cyberverse-scoring-no-twice = Two organizations have one name. (CV-2)
cyberverse-scoring-no-name = An organization has no name. (CV-2)

## How much the companion does

cyberverse-option-use-whole = The whole game
    .text = It leads through all five phases.
    .app =
        Keeps all ledgers
        Keeps tokens secret
        Adds up fights
        Says why not
    .you =
        Move the miniatures
        Read the cards
    .time = about 3 min a turn
    .effort = 4
    .play = Play the whole game
cyberverse-option-use-fight = Just this fight
    .text = One attack, worked out at once. No seats.
    .app =
        Adds up both sides
        Says what happens
    .you = Everything else
    .time = about 10 s a fight
    .effort = 1
    .play = Work out a fight
cyberverse-option-use-payday = Just this payday
    .text = One organization pays. No seats.
    .app =
        Adds up salaries
        Says what to sell
        Says who leaves
    .you = Everything else
    .time = about 30 s each
    .effort = 1
    .play = Work out a payday
cyberverse-option-use-scoring = Just the scoring
    .text = The score sheet at the end. No seats.
    .app =
        Counts every row
        Finds the winner
    .you = Everything else
    .time = about 2 min, once
    .effort = 1
    .play = Work out the score

## The card library

cyberverse-format-cyberverse-cards-1 = Card collection
    .plural = Card collections
    .text = Cards of CyberVerse that were typed once and are offered by name.
cyberverse-cards-count = { $n ->
    [0] no cards yet
    [one] 1 card
   *[other] { $n } cards
}
cyberverse-cards-all = All
cyberverse-cards-new = Type a card
cyberverse-cards-kind = Which kind of card?
cyberverse-cards-empty = Nothing here yet. Cards typed at a table come by themselves; you can also type them now.
cyberverse-cards-delete = Delete the card
cyberverse-cards-back = All cards
cyberverse-cards-half = half typed
cyberverse-cards-no-name = Without a name
cyberverse-cards-kind-agent = Agent sheet
cyberverse-cards-kind-weapon = Weapon
cyberverse-cards-kind-implant = Implant
cyberverse-cards-kind-gear = Gear
cyberverse-cards-kind-vehicle = Vehicle
cyberverse-cards-kind-support = Support card
cyberverse-cards-kind-event = Event
cyberverse-cards-kind-investigation = Investigation
cyberverse-cards-kind-story = Story
cyberverse-cards-kind-henchman = Henchman
cyberverse-cards-kind-ambush = Ambush
cyberverse-cards-kind-brawl = Brawl
cyberverse-cards-kind-district = District board
