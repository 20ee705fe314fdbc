### CyberVerse: words of the drawings and of the phone.

## The drawings

cyberverse-draw-money = { $amount } D
cyberverse-draw-cash = Cash
cyberverse-draw-ledger = The whole ledger. Last: { $changes }
cyberverse-draw-xp = { $points } experience points in { $count } tokens
cyberverse-draw-actions = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
cyberverse-draw-no-effect = nothing
cyberverse-draw-health = { $n } of { $most } health
cyberverse-draw-feature = { $feature } { $figure }{ $change ->
    [raised] , raised
    [lowered] , lowered
   *[plain] { "" }
}
cyberverse-draw-supply = { $kind }: { $name }
cyberverse-draw-supply-broken = { $kind }: { $name }, broken
cyberverse-draw-support = { $n } support cards held, { $limit } allowed
cyberverse-draw-missions = { $n } of { $count } missions done
cyberverse-draw-initiative = Initiative { $n }
cyberverse-draw-unknown = ?
cyberverse-draw-token = Token: attack { $attack }, { $first }; defence { $defense }, { $second }
cyberverse-draw-attack = Attack
cyberverse-draw-defence = Defence
cyberverse-draw-sum = Sum
cyberverse-draw-sum-label = { $title }, { $who }: { $total }
cyberverse-draw-difference = { $attack } minus { $defense } is { $diff }
cyberverse-draw-zero = 0 or less
cyberverse-draw-row-nothing = no hit
cyberverse-draw-row-suppression = Suppress
cyberverse-draw-row-wound = Wound
cyberverse-draw-row-bleed = Bleed
cyberverse-draw-row-bleed2 = Bleed
cyberverse-draw-row = { $range }: { $loss ->
    [0] { $what }
   *[other] { $loss } health lost, { $what }
}{ $lit ->
    [yes] . This one
   *[no] { "" }
}
cyberverse-draw-card = Modifier card { $value }
cyberverse-draw-mini = Card { $value }{ $word ->
    [wins] , would win
    [loses] , would not win
   *[plain] { "" }
}
cyberverse-draw-step = { $word }, { $state ->
    [done] done
    [now] now
   *[next] later
}
cyberverse-draw-stage-ambush = Ambush
cyberverse-draw-stage-combat = Combat
cyberverse-draw-stage-hacking = Hacking
cyberverse-draw-stage-missions = Missions
cyberverse-draw-stage-influence = Influence
cyberverse-draw-leaves = leaves
cyberverse-draw-left-track = { $name } left the track
cyberverse-draw-turns-left = { $n ->
    [one] turn left
   *[other] turns left
}
cyberverse-draw-new-event = The new event, if its duration is this
cyberverse-draw-free-slot = free
cyberverse-draw-was = was { $n }
cyberverse-draw-cancelled = cancelled

## Around the screens

cyberverse-cover = CyberVerse
    .tagline = Five districts, one payday
cyberverse-tour-1 = Your organization is here
    .text = Cash with every reason, agents, supply and stories. The board and the card texts stay on the table: a printed card is typed once, then offered by name, in later games too.
    .icon = cv-cash
cyberverse-tour-2 = Secrets stay secret
    .text = Combat tokens, whether you fight, and your payday are sealed until everybody is in. To look at your own, hold the button with your finger.
    .icon = fingerprint
cyberverse-tour-3 = The tablet leads
    .text = It shows the phase, the news and the districts. When your phone asks something, it is your turn.
    .icon = cv-event

cyberverse-phone-turn = { $n ->
    [0] Before the first turn
   *[other] Turn { $n }
}
cyberverse-phone-head-detail = { $org } · { $where }
cyberverse-phone-you-low = you
cyberverse-phone-nobody = nobody
cyberverse-phone-hq = HQ
cyberverse-phone-place = { $district }, zone { $zone }{ $has ->
    [yes] , { $position }
   *[no] { "" }
}
cyberverse-phone-back = Back
cyberverse-phone-more = more
cyberverse-phone-done = done
cyberverse-phone-free = free
cyberverse-phone-now = now
cyberverse-phone-of = { $n } of { $most }
cyberverse-phone-not-now = Not possible now.
cyberverse-phone-pick-one = Pick one
cyberverse-phone-zone = Zone { $n }
cyberverse-phone-zone-low = zone { $n }
cyberverse-phone-zone-word = Zone
cyberverse-phone-ready = chosen
cyberverse-phone-chooses = not chosen yet
cyberverse-phone-same-steps = Everybody takes the same steps on the phone.
cyberverse-phone-waiting = { $count ->
    [one] { $names } is on.
   *[other] { $names } are on.
}
cyberverse-phone-waiting-next = { $name } leads on to the next phase.
cyberverse-phone-waiting-table = The table goes on.
cyberverse-phone-on-to = On to { $phase }
cyberverse-phone-have = You have { $amount }
cyberverse-phone-costs = It costs { $amount }
cyberverse-phone-short = { $amount } short
cyberverse-phone-way-cheaper = Take something for { $amount } or less
cyberverse-phone-way-sell = Sell at Payday: { $name } brings { $amount }
cyberverse-phone-refused-ok = All right
cyberverse-phone-reminder = { $name }: { $text }
cyberverse-phone-log = What happened

## My organization

cyberverse-phone-actions-left = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
cyberverse-phone-actions-later = { $n } actions in Activation
cyberverse-phone-support-held = { $n } of { $limit } support cards
cyberverse-phone-no-agents = No agents. Recruit one with an auxiliary action.
cyberverse-phone-no-agents-yet = No agents yet. You take your first one when it is your turn.
cyberverse-phone-agent-label = { $name }, { $place }, { $health } of { $most } health. { $more }
cyberverse-phone-state-called = Up now
cyberverse-phone-state-moving = Moving
cyberverse-phone-state-later = Later
cyberverse-phone-state-acted = Has acted
cyberverse-phone-state-stayed = Stayed
cyberverse-phone-state-training = Training
cyberverse-phone-state-recruited = New
cyberverse-phone-state-rescued = Rescued
cyberverse-phone-story-line = { $vp ->
    [one] 1 victory point
   *[other] { $vp } victory points
} · { $done } of { $needed } solved
cyberverse-phone-story-label = Story { $name }: { $done } of { $n } missions done
cyberverse-phone-story-sub = { $vp ->
    [one] 1 victory point
   *[other] { $vp } victory points
} · { $done } of { $n } missions done
cyberverse-phone-story-gone = This story is not in play any more
cyberverse-phone-to-draw = { $n ->
    [one] Draw an investigation
   *[other] Draw { $n } investigations
}
cyberverse-phone-to-draw-line = { $colours }. Tap here and type what is printed.
cyberverse-phone-folder-empty = no card yet
cyberverse-phone-folder-type = Type the { $colour } investigation
cyberverse-phone-investigation-title = New investigation
cyberverse-phone-investigation-line = The { $colour } card you drew, with its missions.
cyberverse-phone-investigation-button = { $name } goes into the folder
cyberverse-phone-mission-in = Mission in { $district }
cyberverse-phone-xp = XP { $n }
cyberverse-phone-tokens-now = Influence { $n } of { $of }
cyberverse-phone-ledger = Ledger
cyberverse-phone-deck = { $n ->
    [0] Modifier deck: empty, all five are shuffled for the next draw
    [one] Modifier deck: 1 card left
   *[other] Modifier deck: { $n } cards left
}
cyberverse-phone-discard = Discard: { $n }
cyberverse-phone-discard-none = Nothing drawn since the last shuffle.
cyberverse-phone-support-title = Support cards
cyberverse-phone-support-limit = You hold { $n } of { $limit }. Total Reputation { $rep }, three at most.
cyberverse-phone-support-none = You hold none.
cyberverse-phone-too-many = { $n ->
    [one] Give up a support card
   *[other] Give up { $n } support cards
}
cyberverse-phone-too-many-line = Total Reputation { $rep }: { $limit } may stay.
cyberverse-phone-too-many-why = Everybody waits until this is done (CV-30).
cyberverse-phone-discard-this = Discard { $name }
cyberverse-phone-influence-placed = { $n } influence tokens on the board
cyberverse-phone-influence-left = { $n } influence tokens left, { $here } placed
cyberverse-phone-solved = { $n } stories solved
cyberverse-phone-ambush-left = { $n } ambush tokens left
cyberverse-phone-staff-left = { $n } staff tokens left
cyberverse-phone-leads = Leads { $n } districts

## An agent closely

cyberverse-phone-pentagon = Filled is now, dashed is printed. Amber is raised.
cyberverse-phone-salary = Salary { $amount }
cyberverse-phone-experience = Experience
cyberverse-phone-points = { $n ->
    [0] No points yet
    [one] 1 point
   *[other] { $n } points
}
cyberverse-phone-supply = Supply { $n } of 4
cyberverse-phone-price = Price
cyberverse-phone-broken-repair = Broken. Repair { $amount }
cyberverse-phone-free-slots = { $n ->
    [one] One free slot: weapon, implant or gear
   *[other] { $n } free slots: weapon, implant or gear
}
cyberverse-phone-free-vehicle = Free slot for a vehicle

## Typing cards

cyberverse-phone-library-name = Our cards
cyberverse-phone-library-source = typed at the table
cyberverse-phone-still = Still missing: { $items }
cyberverse-phone-still-more = { $n } more
cyberverse-phone-this-card = This card
cyberverse-phone-no-name = No name
cyberverse-phone-pick-card = Pick a card
cyberverse-phone-type-card = Type a new card
cyberverse-phone-change-card = Change this card
cyberverse-phone-to-invented = No box at hand? Try invented cards
cyberverse-phone-invented = Invented
cyberverse-phone-invented-line = These are not printed in the game. They let you try the companion.
cyberverse-phone-henchman-other = Another henchman, by name
cyberverse-phone-henchman-add = Add { $name }
cyberverse-phone-find-card = Find a card
cyberverse-phone-find-none = No card of that name.
cyberverse-phone-kind-weapon = Weapon
cyberverse-phone-kind-implant = Implant
cyberverse-phone-kind-gear = Gear
cyberverse-phone-kind-vehicle = Vehicle
cyberverse-phone-f-name = Name on the card
cyberverse-phone-f-note = Skill or text, if you like
cyberverse-phone-f-health = Health
cyberverse-phone-f-initiative = Initiative
cyberverse-phone-f-salary = Salary
cyberverse-phone-f-face = Which face
cyberverse-phone-f-price = Price
cyberverse-phone-f-bonus = Bonus
cyberverse-phone-f-type = Range
cyberverse-phone-f-expert = Expert
cyberverse-phone-f-effects = Effects
cyberverse-phone-f-feature = Raises
cyberverse-phone-f-defense = Defence
cyberverse-phone-f-stops-ambush = Stops ambushes
cyberverse-phone-f-teammates = Teammates
cyberverse-phone-f-cost = Cost
cyberverse-phone-f-phase = Works in
cyberverse-phone-f-effect = Effect, in short
cyberverse-phone-f-duration = Duration
cyberverse-phone-f-district = District
cyberverse-phone-f-reward-note = Reward in words, if there is more
cyberverse-phone-f-henchmen = Henchmen it brings
cyberverse-phone-f-reward = Reward
cyberverse-phone-f-attack = Attack
cyberverse-phone-f-attack-type = Range
cyberverse-phone-f-statuses = Every victim gets
cyberverse-phone-f-cash = Cash lost
cyberverse-phone-f-van-useless = Vehicles do not help
cyberverse-phone-f-colour = Colour
cyberverse-phone-f-vp = Victory points
cyberverse-phone-f-colours = Asks for
cyberverse-phone-f-missions = Missions
cyberverse-phone-f-side = Side
cyberverse-phone-f-zones = Zones
cyberverse-phone-f-spots = Positions
cyberverse-phone-f-does = What it does
cyberverse-phone-f-mission-kind = What it asks for
cyberverse-phone-f-mission-feature = Feature
cyberverse-phone-mission-lacks = Mission { $n } ({ $items })
cyberverse-phone-f-mission-name = Name, if it has one
cyberverse-phone-f-tokens = Tokens
cyberverse-phone-f-threshold = To beat
cyberverse-phone-o-face-front = Front
cyberverse-phone-o-face-back = Back face
cyberverse-phone-o-side-a = A
cyberverse-phone-o-side-b = B
cyberverse-phone-o-phase-none = Any phase
cyberverse-phone-o-district-none = None
cyberverse-phone-o-district-1 = 1
cyberverse-phone-o-district-2 = 2
cyberverse-phone-o-district-3 = 3
cyberverse-phone-o-district-4 = 4
cyberverse-phone-o-district-5 = 5
cyberverse-phone-o-xp = { $n ->
    [0] No XP
   *[other] XP { $n }
}
cyberverse-phone-mission-n = Mission { $n }
cyberverse-phone-mission-add = Add mission
cyberverse-phone-mission-less = Remove last
cyberverse-phone-test-more = Add test
cyberverse-phone-test-less = Remove test
cyberverse-phone-line-agent = { $numbers } · health { $health } · { $salary }
cyberverse-draw-short-movement = Mov
cyberverse-draw-short-analysis = Ana
cyberverse-draw-short-hacking = Hac
cyberverse-draw-short-reputation = Rep
cyberverse-draw-short-combat = Com
cyberverse-phone-line-gear = { $n } defence
cyberverse-phone-line-stops = stops ambush
cyberverse-phone-line-support = { $n ->
    [0] Support card
    [one] 1 teammate
   *[other] { $n } teammates
}
cyberverse-phone-line-event = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}{ $has ->
    [yes] {" "}· { $effect }
   *[no] {""}
}
cyberverse-phone-line-investigation = { $colour } · { $n ->
    [one] 1 mission
   *[other] { $n } missions
}
cyberverse-phone-line-story = { $n ->
    [one] 1 point
   *[other] { $n } points
} · { $colours }
cyberverse-phone-line-henchman = Attack { $attack } · defence { $defense } · health { $n }
cyberverse-phone-line-lose = { $n } health
cyberverse-phone-line-brawl = { $colour } · { $n ->
    [one] 1 henchman
   *[other] { $n } henchmen
}
cyberverse-phone-line-district = Side { $side } · { $n ->
    [one] 1 zone
   *[other] { $n } zones
}

## Before the first turn

cyberverse-phone-setup-name = Name
cyberverse-phone-setup-boards = Boards
cyberverse-phone-setup-begin = Start
cyberverse-phone-name-title = Name your organization
cyberverse-phone-name-line = Short, so that everybody can say it.
cyberverse-phone-name-field = Organization
cyberverse-phone-name-button = We are { $name }
cyberverse-phone-board-title = District { $n }
cyberverse-phone-board-line = What lies there. Leave out what you do not know: the app asks when it matters.
cyberverse-phone-board-button = { $name } is district { $n }
cyberverse-phone-boards-title = Which boards lie there?
cyberverse-phone-boards-line = Tap one that differs. One of you is enough.
cyberverse-phone-boards-button = The boards are right
cyberverse-phone-start-title = Who chooses first?
cyberverse-phone-start-line = They take the first agent, then clockwise.
cyberverse-phone-start-story = The starting story
cyberverse-phone-start-points = Victory points
cyberverse-phone-start-button = Start the game
cyberverse-phone-first-title = Your first agent
cyberverse-phone-agent-line = Type the printed sheet once. One tap a number.
cyberverse-phone-sheet-number = Take sheet { $n } from the top, and type it.
cyberverse-phone-joins = { $name } joins { $org }
cyberverse-phone-recruit-title = New agent

## Event

cyberverse-phone-event-line = { $name } is first this turn.
cyberverse-phone-checklist = Checklist
cyberverse-phone-news = News track
cyberverse-phone-order = Turn order by wealth
cyberverse-phone-draw-event = Draw the event
cyberverse-phone-draw-event-line = Type what is printed. The track has { $n } slots.
cyberverse-phone-draw-event-button = { $name } is the event

## Strategy

cyberverse-phone-way-buy = Buy
    .text = Weapon, implant, gear, vehicle
cyberverse-phone-way-repair = Repair
    .text = Half the price
cyberverse-phone-way-support = Support card
    .text = One a turn
cyberverse-phone-way-train = Train
    .text = Heal once, gain XP
cyberverse-phone-way-recruit = Recruit
    .text = An agent of the open row
cyberverse-phone-way-staff = Staff
    .text = Cancel an event, or its reward
cyberverse-phone-way-ambush = Ambush
    .text = A token on a district
cyberverse-phone-way-rescue = Rescue
    .text = An agent comes home, healed
cyberverse-phone-way-stories = New story
    .text = Draw two, keep one
cyberverse-phone-end-strategy = Done with Strategy
cyberverse-phone-train = Train
cyberverse-phone-buy-for = Buy for { $name }
cyberverse-phone-buy-title = What do you buy?
cyberverse-phone-buy-line = You have { $cash }.
cyberverse-phone-buy-button = { $card } for { $name }
cyberverse-phone-slots = { $name }: { $n ->
    [one] 1 free slot
   *[other] { $n } free slots
}{ $vehicle ->
    [yes] , and one for a vehicle
   *[no] { "" }
}
cyberverse-phone-repair-button = Repair { $name }
cyberverse-phone-support-new = New support card
cyberverse-phone-support-must = Your hand is full. Which one goes?
cyberverse-phone-support-may = Give one up for it?
cyberverse-phone-support-button = Take { $name }
cyberverse-phone-keep-all = Keep all
cyberverse-phone-rescue-line = All statuses go, then 1 health comes back. No salary this turn.
cyberverse-phone-rescue-once = Your table heals once only. No salary this turn.
cyberverse-phone-heal-which = What heals?
cyberverse-phone-train-button = { $name } trains
cyberverse-phone-train-line = Heals once, gains XP, is not activated, needs no salary.

## Activation

cyberverse-phone-activate = Activate { $name } · 1 action
cyberverse-phone-stay = Stay
cyberverse-phone-move-title = { $name } moves
cyberverse-phone-move-points = { $n } of { $of } movement points left
cyberverse-phone-move-done = { $name } is done moving
cyberverse-phone-deploy = From HQ to
cyberverse-phone-walk = Inside the district, 1 point each
cyberverse-phone-travel = To another district
cyberverse-phone-points-cost = { $n ->
    [one] 1 point
   *[other] { $n } points
}
cyberverse-phone-points-word = Points
cyberverse-phone-position-here = { $name }, zone { $n }
cyberverse-phone-there = { $cost } · { $n ->
    [0] nobody there
    [one] 1 miniature there
   *[other] { $n } miniatures there
}
cyberverse-phone-by-vehicle = by vehicle, free
cyberverse-phone-how-far = tap and say how far
cyberverse-phone-far-title = How far is { $name }?
cyberverse-phone-far-line = Points printed between the two districts. Asked once.
cyberverse-phone-travel-button = Go to { $name }
cyberverse-phone-auxiliary = One action now{ $has ->
    [yes] : { $why }
   *[no] { "" }
}.
cyberverse-phone-pass = Nothing possible: pass
cyberverse-phone-pass-one = Pass this action
cyberverse-phone-pass-host = None of these helps? As printed an action is used while one is possible. The host can let you pass. (CV-44)
cyberverse-phone-pass-printed = As printed an action is used while one is possible. As the host you may let it pass. (CV-44)
cyberverse-phone-pass-let = Let this action pass
cyberverse-phone-staff-on = { $slot }: { $name }
cyberverse-phone-do-staff = Staff on { $name }
cyberverse-phone-do-ambush = Ambush in { $name }
cyberverse-phone-do-rescue = Bring { $name } home
cyberverse-phone-stories-title = The two stories you drew
cyberverse-phone-stories-line = Only you see these titles.
cyberverse-phone-stories-first = First title
cyberverse-phone-stories-second = Second title
cyberverse-phone-stories-button = These two
cyberverse-phone-stories-secret = Hold the phone so that nobody reads along.
cyberverse-phone-hold-stories = Hold to see the titles
cyberverse-phone-keep-title = Keep one of the two
cyberverse-phone-keep-line = The other goes under the deck; nobody learns its title.
cyberverse-phone-keep-n = { $n ->
    [1] Keep the first
   *[other] Keep the second
}
cyberverse-phone-story-n = Story { $n }
cyberverse-phone-keep-form = Your new story
cyberverse-phone-keep-form-line = From now on everybody may see it.
cyberverse-phone-keep-button = Keep { $name }
cyberverse-phone-give-up = Your present story goes
cyberverse-phone-give-up-line = Its investigations, marks and XP are lost.

## A district

cyberverse-phone-ambush-title = Ambush in { $name }
cyberverse-phone-ambush-line = Draw an ambush card and say what it does.
cyberverse-phone-ambush-victims = Hits { $names }. Draw the card and say what it does.
cyberverse-phone-ambush-button = { $name } springs
cyberverse-phone-hits-each = It does not hit everybody alike
cyberverse-phone-hits-title = { $name }: what it does to each
cyberverse-phone-hits-line = Change what differs from the card.
cyberverse-phone-hits-cash = Cash lost
cyberverse-phone-ambush-wait = An ambush springs in { $name }.
cyberverse-phone-ambush-here = Type the ambush card here
cyberverse-phone-brawl-title = Brawl in { $name }
cyberverse-phone-brawl-line = Draw the brawl card. The app places its henchmen.
cyberverse-phone-brawl-button = This is the brawl card
cyberverse-phone-brawl-wait = A brawl card is drawn for { $name }.
cyberverse-phone-brawl-here = Type the brawl card here
cyberverse-phone-teammates-title = { $name } recruits?
cyberverse-phone-teammates-line = { $n ->
    [one] 1 henchman here
   *[other] { $n } henchmen here
}, Reputation { $rep }. It costs the support card.
cyberverse-phone-teammates-n = { $n ->
    [one] 1 teammate
   *[other] { $n } teammates
}
cyberverse-phone-teammates-button = { $n ->
    [one] Recruit 1 teammate
   *[other] Recruit { $n } teammates
}
cyberverse-phone-teammates-none = Nobody
cyberverse-phone-teammates-which = Which ones
cyberverse-phone-teammates-order = tap none: in zone order
cyberverse-phone-declare-title = Fight in { $name }?
cyberverse-phone-declare-line = In secret. One yes is a fight.
cyberverse-phone-declare-yes = I start a fight
    .text = Everybody here draws combat tokens.
cyberverse-phone-declare-no = I keep the peace
    .text = No fight, if nobody else wants one.
cyberverse-phone-declare-button = Seal my answer
cyberverse-phone-declare-sealed = Your answer is sealed
cyberverse-phone-declare-again = Answer again
cyberverse-phone-sealed-line = It opens when everybody is in.
cyberverse-phone-seal = Seal { $seal }
cyberverse-phone-hack-title = { $name } hacks
cyberverse-phone-hack-line = The hacking position of { $district } is yours.
cyberverse-phone-hack-button = Hack for { $amount }
cyberverse-phone-hack-skip = Leave it
cyberverse-phone-influence-title = You are alone in { $name }
cyberverse-phone-influence-line = Place a token, or take one of a rival’s away.
cyberverse-phone-influence-place = Place my token
cyberverse-phone-influence-remove = Remove one of { $name }
cyberverse-phone-influence-has = { $n ->
    [one] 1 token here
   *[other] { $n } tokens here
}
cyberverse-phone-influence-do-place = Place influence
cyberverse-phone-influence-do-remove = Remove one of { $name }
cyberverse-phone-influence-skip = Neither

## Experience and tests

cyberverse-phone-xp-has = { $name } has { $n ->
    [0] no experience
    [one] 1 experience point
   *[other] { $n } experience points
}
cyberverse-phone-raise-title = Raise { $feature }?
cyberverse-phone-stay-at = Stay at { $n }
cyberverse-phone-raise-to = Raise to { $n }
cyberverse-phone-xp-cost = { $n ->
    [one] 1 point
   *[other] { $n } points
}{ $wasted ->
    [0] , spent
   *[other] , { $wasted } of it wasted
}
cyberverse-phone-wins-none = no card would win
cyberverse-phone-wins-all = sure win
cyberverse-phone-wins-only = only { $card } would win
cyberverse-phone-wins-some = { $n } of { $of } cards win
cyberverse-phone-printed = printed { $n }
cyberverse-phone-tests-title = Missions in { $name }
cyberverse-phone-tests-line = { $n ->
    [0] Nothing to try here.
    [one] One test can be tried.
   *[other] { $n } tests can be tried.
}
cyberverse-phone-tests-none = None of your missions lies here.
cyberverse-phone-tests-end = No further mission here
cyberverse-phone-test-sum = { $feature } { $n }, beat { $beat }
cyberverse-phone-to-beat = to beat
cyberverse-phone-cards-win = Cards that win
cyberverse-phone-deck-line = { $count ->
    [0] Your deck holds all { $n }.
   *[other] Your deck holds these { $n }. In the discard: { $gone }.
}
cyberverse-phone-drawn-card = The card you drew
cyberverse-phone-drawn = Which card did you draw?
cyberverse-phone-lock = Lock and draw a card
cyberverse-phone-lock-physical = Lock with this card
cyberverse-phone-lock-line = After locking nothing can be added.
cyberverse-phone-settle-title = Raise it after all?
cyberverse-phone-settle-raise = Raise to { $n }
cyberverse-phone-settle-leave = Let it be
cyberverse-phone-test = Test
cyberverse-phone-test-tick = Tick the mission
cyberverse-phone-test-on = Go on
cyberverse-phone-reshuffled = All five cards are shuffled into a new deck.
cyberverse-phone-with-xp = { $feature } with XP
cyberverse-phone-plain-feature = { $feature }
cyberverse-phone-card = card
cyberverse-phone-bonus = Bonus
cyberverse-phone-guard-of = Defence of { $name }
cyberverse-phone-result = result
cyberverse-phone-success = Success by { $n }
cyberverse-phone-failure = { $n ->
    [0] Equal is not enough
   *[other] Failed by { $n }
}
cyberverse-phone-sum-label = { $feature } and card { $card } make { $result }, { $beat } to beat
cyberverse-phone-reward = Reward
cyberverse-phone-xp-mission = XP on the mission
cyberverse-phone-xp-any = any of your agents may use it
cyberverse-phone-story-solved = Story solved: { $name }

## A fight

cyberverse-phone-token-title = { $name } draws two tokens
cyberverse-phone-token-line = Look at both, keep one. Nobody sees it before the fight.
cyberverse-phone-token-says = What the kept token says
cyberverse-phone-token-keep = Keep this one
cyberverse-phone-token-pool = Back to the pool
cyberverse-phone-token-empty = The pool is empty: fight without one
cyberverse-phone-token-button = Seal this token
cyberverse-phone-token-sealed = { $n ->
    [one] Your token is sealed
   *[other] Your tokens are sealed
}
cyberverse-phone-token-again = Take { $name }’s token out again
cyberverse-phone-hold-token = Hold to see { $name }’s token
cyberverse-phone-token-is-sealed = sealed
cyberverse-phone-token-is-choosing = choosing
cyberverse-phone-token-is-hidden = hidden
cyberverse-phone-token-is-open = open
cyberverse-phone-token-is-none = no token
cyberverse-phone-token-without = It has no token
cyberverse-phone-token-of = The token of { $name } opens
cyberverse-phone-henchman = henchman
cyberverse-phone-fight = Combat
cyberverse-phone-fight-now = { $name } is on
cyberverse-phone-order-fight = Initiative order
cyberverse-phone-fighters = { $n } fighters
cyberverse-phone-grappled = cannot move
cyberverse-phone-disarmed = no weapons
cyberverse-phone-tell-title = Who is { $name }?
cyberverse-phone-tell-line = Type the henchman’s card once.
cyberverse-phone-tell-button = That is { $name }
cyberverse-phone-figure-title = { $can ->
    [both] { $name }: move, then attack
    [move] { $name } moves
    [attack] { $name } attacks
   *[done] { $name } is done
}
cyberverse-phone-figure-line = Zone { $zone } · { $kind ->
    [agent] { $points } movement points left · { "" }
   *[other] { "" }
}{ $attacks ->
    [0] { $struck ->
        [yes] has attacked
       *[no] all attack once everybody has moved
    }
    [one] 1 attack left
   *[other] { $attacks } attacks left
}
cyberverse-phone-figure-attack = { $name } attacks
cyberverse-phone-figure-done = Done
cyberverse-phone-moves-here = moves here
cyberverse-phone-hunt = Richest here: { $richest }. They hunt { $name }; { $org } moves them.
cyberverse-phone-attack-title = { $name } attacks
cyberverse-phone-attack-button = Attack { $name }
cyberverse-phone-attack-whom = Whom?
cyberverse-phone-lacks-zone = Zone of { $name }
cyberverse-phone-lacks-token = Token of { $name }
cyberverse-phone-attack-more = Cards and skills
cyberverse-phone-with = With
cyberverse-phone-whom = Whom
cyberverse-phone-two = two at most
cyberverse-phone-shoot-two = Multiple shot: two targets in one zone
cyberverse-phone-heal-first = If a token heals, first
cyberverse-phone-unarmed = Unarmed
cyberverse-phone-relation-ask = where? you say it
cyberverse-phone-relation-title = Where is { $name }?
cyberverse-phone-zones-to = Zones to { $name }
cyberverse-phone-bonus-reason = Which card or skill
cyberverse-phone-frenzy = Use Frenzy{ $sealed ->
    [yes] , if the token has it
   *[no] { "" }
}: 5 more, for 1 health{ $last ->
    [yes] , its last
   *[no] { "" }
}
cyberverse-phone-too-far = out of reach
cyberverse-phone-attack-nobody = Nobody here can be attacked.
cyberverse-phone-attack-on = Go on
cyberverse-phone-attack-void = { $name } fell to Frenzy. Nothing else happens.
cyberverse-phone-weapon-broken = { $name } is broken.
cyberverse-phone-cancelled-stealth = { $name } cannot be seen: the attack is off.
cyberverse-phone-cancelled-smoke-bomb = Smoke: the attack on { $name } is off.
cyberverse-phone-who-zone = { $who } · zone { $n }
cyberverse-phone-hit-out = { $name } is out
cyberverse-phone-hit-both = { $name } loses { $n } health, gets { $status }
cyberverse-phone-hit-lost = { $name } loses { $n } health
cyberverse-phone-hit-status = { $name } gets { $status }
cyberverse-phone-hit-none = { $name } is not hurt
cyberverse-phone-heals = { $name } heals { $n ->
    [one] once
   *[other] { $n } times
}.
cyberverse-phone-grilled = { $name } is broken.
cyberverse-phone-then = Then
cyberverse-phone-grill-title = Grill an implant of { $name }?
cyberverse-phone-grill-line = { $name } lost health: one working implant may break.
cyberverse-phone-grill-breaks = breaks
cyberverse-phone-grill-none = None
cyberverse-phone-slip-title = { $name } slips away?
cyberverse-phone-slip-line = Adrenalin: one zone, before it goes on.
cyberverse-phone-slip-none = Stay
cyberverse-phone-project-title = Where is { $name } pushed?
cyberverse-phone-project-line = Projection: { $name } lands in the next zone.
cyberverse-phone-project-none = Nowhere

## Payday

cyberverse-phone-after-salaries = After salaries
cyberverse-phone-salaries = Salaries, paid in this order
cyberverse-phone-pay-sooner = Pay { $name } sooner
cyberverse-phone-pay-later = Pay { $name } later
cyberverse-phone-sell-title = Sell at half price
cyberverse-phone-sell = Sell { $name } for { $amount }
cyberverse-phone-paid-for = { $name } · paid { $amount }
cyberverse-phone-not-sold-implant-not-sold = implants stay
cyberverse-phone-not-sold-broken-not-sold = repair first
cyberverse-phone-nothing-to-sell = Nothing there.
cyberverse-phone-way-out = Sell { $names } and all stay.
cyberverse-phone-way-out-do = Sell { $names }
cyberverse-phone-no-way-out = { $names } cannot be paid, whatever you sell.
cyberverse-phone-leaver-cards = { $count ->
    [one] { $names } leaves
   *[other] { $names } leave
} with all supply{ $n ->
    [0] .
    [one] , and one support card goes.
   *[other] , and { $n } support cards go.
}
cyberverse-phone-pay-all = Pay everybody
cyberverse-phone-pay-leave = Pay and let { $names } go
cyberverse-phone-pay-nothing = Nothing to pay
cyberverse-phone-pay-nothing-line = Nobody of yours is due, and there is nothing to sell.
cyberverse-phone-pay-sealed = Your payday is sealed
cyberverse-phone-pay-again = Change it
cyberverse-phone-paid-title = Payday
cyberverse-phone-discard-after = { $n ->
    [one] One support card goes.
   *[other] { $n } support cards go.
}

## The end

cyberverse-phone-score-title = Final score
cyberverse-phone-open-row = { $n ->
    [one] Open the last row
   *[other] Open the next row
}
cyberverse-phone-closed = closed
cyberverse-phone-score-count = { $n }: { $text }
cyberverse-phone-totals = All together
cyberverse-phone-you-win = You win
cyberverse-phone-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}

## At any time

cyberverse-phone-any-effect = A card or skill does something
cyberverse-phone-any-test = A card asks for a test
cyberverse-phone-any-reason = Which card or skill
cyberverse-phone-any-raise = Raise with XP to
cyberverse-phone-any-lose = Health lost
cyberverse-phone-any-heal = Healings
cyberverse-phone-any-do = Apply it
cyberverse-phone-any-missing = Say which card, and what it changes.
cyberverse-phone-only-cash = Only cash
cyberverse-phone-no-status = No status

## Corrections

cyberverse-phone-fix-board = The board
cyberverse-phone-fix-cash = Cash
cyberverse-phone-fix-actions = Actions left
cyberverse-phone-fix-influence = Influence
cyberverse-phone-fix-health = Health
cyberverse-phone-fix-statuses = Statuses
cyberverse-phone-fix-place = Place
cyberverse-phone-fix-xp = Experience
cyberverse-phone-fix-feature = A feature
cyberverse-phone-fix-salary = Salary
cyberverse-phone-fix-initiative = Initiative
cyberverse-phone-fix-supply = Supply
cyberverse-phone-fix-broken = Broken
cyberverse-phone-fix-mission = A mission
cyberverse-phone-fix-remove = Not in the game
cyberverse-phone-fix-remove-line = The agent and all supply leave the table.
cyberverse-phone-fix-ambush = Ambush token
cyberverse-phone-fix-henchman = A henchman more
cyberverse-phone-fix-henchman-gone = A henchman less
cyberverse-phone-fix-zones = How zones lie
cyberverse-phone-fix-order = Turn order
cyberverse-phone-fix-name = Its name
cyberverse-phone-fix-resolved = Solved stories
cyberverse-phone-fix-support-new = A support card more
cyberverse-phone-fix-support-gone = A support card less
cyberverse-phone-fix-agent-new = An agent more
cyberverse-phone-fix-supply-new = Supply more
cyberverse-phone-fix-supply-gone = Supply less
cyberverse-phone-fix-trained = Trains this turn
cyberverse-phone-fix-rescued = Rescued this turn
cyberverse-phone-fix-distance = How far districts are
cyberverse-phone-fix-henchman-moved = A henchman elsewhere
cyberverse-phone-fix-event-new = An event more
cyberverse-phone-fix-event-gone = An event less
cyberverse-phone-fix-staff = Staff on an event
cyberverse-phone-fix-district = District
cyberverse-phone-fix-to = To
cyberverse-phone-fix-value = Printed number
cyberverse-phone-fix-position = Position
cyberverse-phone-fix-slot = Slot
cyberverse-phone-fix-relation = How they lie
cyberverse-phone-fix-figure = Which
cyberverse-phone-fix-card = Card
cyberverse-phone-fix-sheet = Sheet
cyberverse-phone-fix-order-line = Tap to move to the front
cyberverse-phone-fix-at = { $name }, { $place }

## Corrections in words

