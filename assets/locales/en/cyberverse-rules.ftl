### CyberVerse: what the rules say. Sentences of the screens are in files of their own.
### A refusal says what happened, what to do now, and which rule. Names of seats arrive without `_seat`.

## Words

cyberverse-phase-setup = Setup
cyberverse-phase-agents = First agents
cyberverse-phase-event = Event
cyberverse-phase-strategy = Strategy
cyberverse-phase-activation = Activation
cyberverse-phase-investigation = Investigation
cyberverse-phase-payday = Payday
cyberverse-phase-scoring = Final score
cyberverse-phase-over = Game over

cyberverse-step-support = Support cards go first
cyberverse-step-news = News
cyberverse-step-menu = Strategy
cyberverse-step-call = Agents are called
cyberverse-step-move = Moving
cyberverse-step-auxiliary = Auxiliary actions
cyberverse-step-stories = A new story
cyberverse-step-ambush = Ambush
cyberverse-step-brawl = Brawl card
cyberverse-step-teammates = Teammates
cyberverse-step-declare = Fight or not?
cyberverse-step-tokens = Secret tokens
cyberverse-step-fight = Combat
cyberverse-step-after-attack = After the attack
cyberverse-step-hacking = Hacking
cyberverse-step-missions = Missions
cyberverse-step-settle = XP after the draw
cyberverse-step-influence = Influence
cyberverse-step-entries = Sales and salaries
cyberverse-step-paid = Paid
cyberverse-step-done = Done

cyberverse-feature-movement = Movement
cyberverse-feature-analysis = Analysis
cyberverse-feature-hacking = Hacking
cyberverse-feature-reputation = Reputation
cyberverse-feature-combat = Combat
cyberverse-status-bleed = Bleed
    .text = Loses 1 health at the start of every Activation phase.
cyberverse-status-wound = Wound
    .text = Cannot leave the district.
cyberverse-status-suppression = Suppression
    .text = 1 Movement less.
cyberverse-supply-weapon = Weapon
cyberverse-supply-implant = Implant
cyberverse-supply-gear = Gear
cyberverse-supply-vehicle = Vehicle
cyberverse-position-none = no position
cyberverse-position-advantageous = Advantage
cyberverse-position-covered = Covered
cyberverse-position-hacking = Hacking
cyberverse-relation-same = Same zone
cyberverse-relation-adjacent = Next zone
cyberverse-relation-walled = Wall between
cyberverse-relation-far = Further away
cyberverse-weapon-close = Close
cyberverse-weapon-ranged = Ranged
cyberverse-brawl-red = Red
cyberverse-brawl-green = Green
cyberverse-colour-yellow = Yellow
cyberverse-colour-blue = Blue
cyberverse-colour-red = Red
cyberverse-mission-test = Test
cyberverse-mission-hack = Hack here
cyberverse-mission-influence = Influence
cyberverse-mission-combat = Fight here
cyberverse-slot-cancel = Cancel
cyberverse-slot-reward = Reward
cyberverse-figure-agent = Agent
cyberverse-figure-teammate = Teammate
cyberverse-figure-henchman = Henchman

cyberverse-effect-grapple = Grapple
    .text = The target cannot move for the rest of this fight.
cyberverse-effect-frenzy = Frenzy
    .text = Lose 1 health, attack with 5 more.
cyberverse-effect-disarm = Disarm
    .text = The target agent cannot use weapons for the rest of this fight.
cyberverse-effect-armor-piercer = Armor piercer
    .text = 3 more with a ranged weapon.
cyberverse-effect-poisoned-blade = Poisoned blade
    .text = The target agent bleeds.
cyberverse-effect-multiple-shot = Multiple shot
    .text = Two targets in one zone.
cyberverse-effect-adrenalin = Adrenalin
    .text = Move one zone afterwards.
cyberverse-effect-projection = Projection
    .text = Push the target into the next zone.
cyberverse-effect-energy-shield = Energy shield
    .text = 3 more defence, then it is gone.
cyberverse-effect-anti-virus = Anti-virus
    .text = No implant can be grilled.
cyberverse-effect-bandage = Bandage
    .text = Heals once when it opens.
cyberverse-effect-medkit = Medkit
    .text = Heals twice when it opens.
cyberverse-effect-smoke-bomb = Smoke bomb
    .text = The attack is off, the token is gone.
cyberverse-effect-stealth = Stealth
    .text = The attack is off. You cannot attack yourself.
cyberverse-effect-grill = Grill
    .text = May break an implant when the target loses health.
cyberverse-effect-fragile = Fragile
    .text = Breaks when it does not hit.
cyberverse-effect-double-target = Double target
    .text = Two targets in any zones.
cyberverse-effect-extra-action = Extra action
    .text = One more attack.
cyberverse-effect-sniper = Sniper
    .text = 1 more on a target in another zone.

cyberverse-row-nothing = no hit
cyberverse-row-suppression = Suppression
cyberverse-row-wound = 1 health, Wound
cyberverse-row-bleed = 1 health, Bleed
cyberverse-row-bleed2 = 2 health, Bleed

cyberverse-part-feature = Combat
cyberverse-part-raised = With XP
cyberverse-part-token = Token
cyberverse-part-weapon = Weapon
cyberverse-part-frenzy = Frenzy
cyberverse-part-armor-piercer = Armor piercer
cyberverse-part-other-zone = Sniper
cyberverse-part-position = Position
cyberverse-part-gear = Gear
cyberverse-part-energy-shield = Shield
cyberverse-part-bonus = Bonus
cyberverse-part-card = Card
cyberverse-part-hacking = Hacking
cyberverse-part-influence = Influence

cyberverse-then-out = { $name } is out.
cyberverse-then-bleed = Bleed costs 1 health each Activation.
cyberverse-then-grapple = Grapple: { $name } cannot move in this fight.
cyberverse-then-disarm = Disarm: { $name } cannot use weapons in this fight.
cyberverse-then-poisoned = Poisoned blade: { $name } bleeds, hit or not.
cyberverse-then-projection = Projection: push { $name } into the next zone.
cyberverse-then-grill = Grill: one implant of { $name } may break.
cyberverse-then-slip = Adrenalin: { $name } may move one zone.
cyberverse-then-shield-gone = The token of { $name } is discarded.
cyberverse-then-smoke-gone = Smoke bomb: the attack is off, the token is gone.
cyberverse-then-stealth = Stealth: the attack is off. From now on { $name } cannot be attacked.

cyberverse-due-due = due
cyberverse-due-hq = free in HQ
cyberverse-due-training = in training
cyberverse-due-rescued = rescued this turn
cyberverse-due-paid = paid
cyberverse-due-leaves = leaves

cyberverse-score-stories = Stories solved
    .text = their victory points
cyberverse-score-influence = Influence tokens
    .text = 1 each
cyberverse-score-majority = Districts led
    .text = 1 each
cyberverse-score-overall = Most influence of all
    .text = 5 for one alone
cyberverse-score-money = Cash
    .text = 1 for each full 1,000 D
cyberverse-ended-stories = Ended by stories
cyberverse-ended-domination = Ended by domination of all districts
cyberverse-decided-points = The most victory points win.
cyberverse-decided-cash = Equal points: the most cash wins.
cyberverse-decided-shared = Equal points and equal cash: a shared victory.
cyberverse-decided-turn-order = Equal points and equal cash: the earlier in turn order wins.

cyberverse-cash-start = start of the game
cyberverse-cash-bought = { $name } for { $agent }
cyberverse-cash-repaired = repaired { $name }
cyberverse-cash-support = support card { $name }
cyberverse-cash-recruited = recruited { $agent }
cyberverse-cash-rescued = rescued { $agent }
cyberverse-cash-staff-reward = reward of { $name }
cyberverse-cash-hacked = { $agent } hacked district { $district }
cyberverse-cash-mission = mission { $name } in district { $district }
cyberverse-cash-ambush = ambush on { $agent }
cyberverse-cash-sold = sold { $name }
cyberverse-cash-salary = { $agent }’s salary
cyberverse-cash-card = { $name }
cyberverse-cash-corrected = corrected at the table

cyberverse-order-cash = richer
cyberverse-order-initiative = lower initiative
cyberverse-order-no-agent = no agents
cyberverse-order-previous = order of the last turn
cyberverse-order-chosen = order of choosing
cyberverse-order-corrected = by the table’s word
cyberverse-auxiliary-most-actions = most actions left
cyberverse-auxiliary-richest = as many actions, more cash
cyberverse-auxiliary-turn-order = as many actions and cash, earlier in turn order

## The checklist

cyberverse-check-boards = District boards
    .detail = { $boards }
cyberverse-check-begin = Who chooses first, and what the starting story is worth
cyberverse-check-first-agent = First agent of { $org }
cyberverse-check-order = New turn order
    .detail = { $order }
cyberverse-check-shifted = Move the news track
    .detail = { $count ->
        [0] No card leaves.
       *[other] { $left } left the track.
    }
cyberverse-check-drawn = Draw the event
    .detail = { $event }, duration { $duration }
cyberverse-check-placed = Place it on the track
    .detail = Slot { $slot }
cyberverse-check-henchmen = Place its henchmen
    .detail = { $count ->
        [0] None on this card.
       *[other] { $district }: { $henchmen }. The zone is in brackets.
    }
cyberverse-check-investigations = Investigations are drawn and typed
    .detail = { $orgs }: a card of each colour, typed on your phone.
cyberverse-check-strategy = { $org } is done
cyberverse-check-bleed = Bleeding agents lose 1 health
    .detail = { $count ->
        [0] Nobody bleeds.
       *[other] { $agents }
    }
cyberverse-check-calls = Every agent is called
    .detail = { $agent } of { $org } is next.
cyberverse-check-auxiliary = All actions are used
    .detail = { $org } is next.
cyberverse-check-district = { $district }
cyberverse-check-entries = Everybody has entered sales and salaries
    .detail = Waiting for { $waiting }.
cyberverse-check-support = Support cards within the limit
    .detail = { $waiting } has to discard.
cyberverse-check-settle = Settle the test

## Refusals: before the first turn

cyberverse-players = CyberVerse is for 2 to 4 organizations, and { $count } sit here. Add or remove seats. (CV-2)
    .title = Not this many
cyberverse-seat-twice = Somebody sits at the table twice. Give one of them another name. (CV-2)
    .title = Two of one name
cyberverse-org-twice = { $by } has the organization { $name } already. Choose another name. (CV-2)
    .title = The name is taken
cyberverse-no-name = An organization needs a name. Type one. (CV-2)
    .title = No name
cyberverse-unknown-seat = Nobody of that name sits at this table. Pick one of the organizations. (CV-2)
    .title = Who is that?
cyberverse-feature-range = { $feature ->
        [movement] Movement
        [analysis] Analysis
        [hacking] Hacking
        [reputation] Reputation
       *[combat] Combat
    } goes from 0 to { $cap }. Look at the sheet again. (CV-7)
    .title = Not on any sheet
cyberverse-health = Health is at least 1, not { $health }. Look at the sheet again. (CV-7)
    .title = At least 1
cyberverse-initiative = Initiative is at least 1, not { $initiative }. Look at the sheet again. (CV-7)
    .title = At least 1
cyberverse-sheet-taken = The sheet of { $agent } is in play already, or out of the game, whichever face it shows. Choose another agent. (CV-7)
    .title = The sheet is taken
cyberverse-negative = { $amount } is less than nothing. Type the printed number. (CV-4)
    .title = Not below 0
cyberverse-hundreds = Cash goes in hundreds, and { $amount } does not. Type full hundreds, or correct it at the table. (CV-4)
    .title = Full hundreds only
cyberverse-price = A price is 100 to 9,900 D, not { $price } D. Look at the token again. (CV-26)
    .title = Not a price
cyberverse-printed-range = A printed { $field } is 0 to 9, not { $number }. Look at the card again. (CV-1)
    .title = Not a printed number
cyberverse-zones = A district board has 1 to 9 zones, not { $zones }. Count them again. (CV-6)
    .title = Count the zones
cyberverse-no-zone = This board has { $zones } zones; there is no zone { $zone }. Pick one of them. (CV-6)
    .title = No such zone
cyberverse-no-district = Districts are 1 to 5; there is no district { $district }. Look at the card again. (CV-12)
    .title = No such district
cyberverse-xp-token = XP tokens show 1 or 2, not { $face }. Look at the mission again. (CV-12)
    .title = Not an XP token
cyberverse-no-test = A test mission needs at least one test: a feature and a number to beat. Add it. (CV-12)
    .title = No test
cyberverse-no-missions = An investigation has at least one mission. Type its lines. (CV-12)
    .title = No missions
cyberverse-mission-tokens = An influence mission asks for 1 to 3 tokens, not { $tokens }. Look at the card again. (CV-12)
    .title = Not that many
cyberverse-story-colours = A story asks for 1 to 3 investigations, not { $count }. Look at the card again. (CV-12)
    .title = Not that many
cyberverse-duration = Durations on this track are 1 to { $slots }, not { $duration }. Look at the card again, or lengthen the track in the house rules. (CV-22)
    .title = Not on this track
cyberverse-henchmen-where = The event brings henchmen but names no district. Type its district. (CV-23)
    .title = Where do they go?
cyberverse-bad-pack = The card file is misshapen at { $where }: { $problem }. Put it right and check it again. (CV-1)
    .title = The file has a fault
cyberverse-card-twice = The file has { $card } ({ $kind }) more than once. Keep one of them. (CV-1)
    .title = A card twice
cyberverse-bad-card = The card { $card } cannot be printed like this: { $problem ->
        [feature_range] a feature is out of range
        [health] health below 1
        [initiative] initiative below 1
        [hundreds] an amount that is no full hundreds
        [negative] a negative number
        [price] a price outside 100 to 9,900 D
        [duration] a duration below 1
        [no_district] a district that is not 1 to 5
        [xp_token] an XP token other than 1 or 2
        [no_test] a test mission without a test
        [no_missions] an investigation without missions
        [story_colours] not 1 to 3 investigations
        [zones] not 1 to 9 zones
       *[other] { $problem }
    }. Put it right. (CV-1)
    .title = A card has a fault

## Refusals: any time

cyberverse-game-over = The game is over. Look at the score, or play again. (CV-89)
    .title = Game over
cyberverse-clock-only = Nothing counts down in CyberVerse. Go on at your own pace. (CV-20)
    .title = No clock here
cyberverse-wrong-phase = { $phase ->
        [setup] First lay out the boards and say who chooses first. (CV-6)
        [agents] First everybody takes an agent. (CV-7)
        [event] Not now: this is the Event phase. (CV-21)
        [strategy] Not now: this is the Strategy phase. (CV-25)
        [activation] Not now: this is the Activation phase. (CV-33)
        [investigation] Not now: this is the Investigation phase. (CV-46)
        [payday] Not now: it is Payday. Selling happens here, fighting does not. (CV-82)
       *[other] Not now: the game is being scored. (CV-89)
    }
    .title = Not now
cyberverse-wrong-step = { $step ->
        [ambush] First the ambush of this district. (CV-46)
        [brawl] First draw the brawl card of this district. (CV-49)
        [teammates] First the agents recruit teammates, or pass. (CV-53)
        [declare] First everybody here says whether they fight. (CV-52)
        [tokens] First everybody seals a combat token. (CV-54)
        [fight] First the fight here ends. (CV-56)
        [hacking] First the agents on the hacking position decide. (CV-75)
        [missions] First the missions here are tried. (CV-77)
       *[influence] Now it is about influence here. (CV-79)
    }
    .title = Not at this step
cyberverse-funds = You have { $have } D, this costs { $cost } D: { $short } D short. Take something cheaper, earn first, or sell at Payday. (CV-4)
    .title = Not enough cash
cyberverse-discard-first = { $turn } holds { $count ->
        [one] one support card
       *[other] { $count } support cards
    } too many for the Reputation of the team. { $turn } discards first, then it goes on. (CV-30)
    .title = Support cards go first
cyberverse-settle-first = { $turn } has drawn a card and decides about XP first. (CV-17)
    .title = One moment
cyberverse-not-your-agent = That is not one of your agents. Pick one of your own. (CV-10)
    .title = Not yours
cyberverse-no-agent = That agent is not in play. Pick one that is. (CV-90)
    .title = Not in play
cyberverse-not-your-turn = It is { $turn }’s turn. Yours comes. (CV-25)
    .title = { $turn } is on
cyberverse-not-first = { $first } is first this turn and does this, or the table does. (CV-21)
    .title = { $first } does this
cyberverse-still-to-do = Still to do: { $item ->
        [shifted] move the news track
        [drawn] draw the event
        [placed] place the event on the track
        [henchmen] place the event’s henchmen
        [strategy] somebody is not done with Strategy
        [calls] not every agent was called
        [auxiliary] somebody has actions left
        [district] not every district is done
        [entries] somebody has not entered sales and salaries
        [support] somebody holds too many support cards
       *[settle] a test waits to be settled
    }. Then it goes on. (CV-20)
    .title = Not yet
cyberverse-ticked = This is done already for this turn. Go on with the next line. (CV-21)
    .title = Already done
cyberverse-no-next-phase = There is no next phase from here. Go on with what the checklist says. (CV-20)
    .title = No next phase
cyberverse-no-story = You have no such story in play. Pick one of yours. (CV-12)
    .title = No such story
cyberverse-no-folder = This story has { $folders } folders. Pick one of them. (CV-12)
    .title = No such folder
cyberverse-folder-full = { $card } lies in that folder already. Pick an empty one. (CV-12)
    .title = The folder is full
cyberverse-wrong-colour = That folder asks for a { $wanted } investigation, and this one is { $colour }. Draw from the other deck. (CV-12)
    .title = The wrong colour
cyberverse-no-support = You do not hold that support card. Pick one of yours. (CV-30)
    .title = Not in your hand
cyberverse-no-effect = This effect changes nothing. Type cash, health, a status or a healing. (CV-4)
    .title = Nothing changes
cyberverse-no-reason = Every change has its reason. Type which card, or what happened. (CV-4)
    .title = Why?
cyberverse-status-first = { $agent } has { $status ->
        [bleed] Bleed
        [wound] Wound
       *[suppression] Suppression
    }. A status is healed before health: remove it first. (CV-71)
    .title = The status goes first
cyberverse-no-such-status = { $agent } does not have that status. Pick one it has. (CV-71)
    .title = Nothing to heal

## Refusals: strategy

cyberverse-slot-full = { $agent } has three tokens. No free slot: sell one at Payday first, or buy for another agent. (CV-26)
    .title = No free slot
cyberverse-vehicle-slot-full = { $agent } has a vehicle already. Sell it at Payday first. (CV-26)
    .title = One vehicle each
cyberverse-no-slot = Every slot of your agents is full. Sell something at Payday. (CV-26)
    .title = No free slot
cyberverse-no-agents = You have no agent. Recruit one with an auxiliary action in the Activation phase. (CV-39)
    .title = No agent
cyberverse-unknown-token = None of your agents has that token. Pick one they have. (CV-26)
    .title = No such token
cyberverse-not-broken = { $name } works. Only a broken token is repaired. (CV-27)
    .title = Not broken
cyberverse-not-repairable = { $name } is no implant, and this table repairs implants only. (CV-27)
    .title = Not repaired here
cyberverse-nothing-broken = Nothing of yours is broken. (CV-27)
    .title = Nothing to repair
cyberverse-support-once = You took a support card this Strategy phase. The next one is for next turn. (CV-29)
    .title = One a phase
cyberverse-support-limit = Total Reputation { $limit }: you may hold { $limit ->
        [0] no support cards
        [one] 1 support card
       *[other] { $limit } support cards
    }. Discard one first, or win Reputation. (CV-30)
    .title = Too little Reputation
cyberverse-support-slots = You hold { $limit } support cards, the most there is room for. Discard one first. (CV-30)
    .title = No free place
cyberverse-trained-twice = { $agent } is in training this turn already. Train another agent. (CV-31)
    .title = Once a turn
cyberverse-train-in-hq = { $agent } is on a district, and this table trains in HQ only. (CV-31)
    .title = Not in HQ
cyberverse-train-one = { $agent } trains this turn, and this table trains one agent a turn. (CV-31)
    .title = One a turn

## Refusals: activation

cyberverse-inactive = { $agent } { $why ->
        [training] is in training this turn
        [recruited] was recruited this turn
       *[answered] has had its call this turn
    } and is not activated. (CV-33)
    .title = Not this turn
cyberverse-not-called = Agents are called by initiative. Now it is { $agent } of { $turn }. (CV-33)
    .title = { $agent } is called
cyberverse-call-first = { $agent } of { $turn } is called first. Auxiliary actions come after all agents. (CV-33)
    .title = Agents first
cyberverse-move-first = { $agent } is still moving. End that move first. (CV-34)
    .title = { $agent } is moving
cyberverse-nobody-moves = Nobody is activated. Activate the called agent first. (CV-34)
    .title = Nobody moves
cyberverse-move-points = { $left ->
        [0] No Movement points are left
        [one] 1 Movement point is left
       *[other] { $left } Movement points are left
    }, and this costs { $cost }. End the move, or go somewhere nearer. (CV-34)
    .title = Too far
cyberverse-not-entry = { $agent } stands in zone { $zone }. Districts are left from the entry zone: walk there first. (CV-34)
    .title = Not in the entry zone
cyberverse-wall = A wall stands between zone { $here } and zone { $zone }. Walk around it. (CV-34)
    .title = A wall
cyberverse-zone-far = Zone { $zone } is not next to zone { $here }. Go through the zones between. (CV-34)
    .title = Not next to it
cyberverse-same-zone = { $zone } is the zone you stand in. Pick another one. (CV-34)
    .title = Already there
cyberverse-same-position = Pick a tactical position you are not standing on. (CV-73)
    .title = Already there
cyberverse-wounded = { $agent } is wounded and cannot leave the district. Heal the wound, or rescue the agent. (CV-36)
    .title = Wounded agents stay
cyberverse-board-full = A district board takes { $most } miniatures, and there are that many. Go somewhere else. (CV-36)
    .title = The board is full
cyberverse-zone-full = A zone takes { $most } miniatures, and zone { $zone } has that many. Pick another zone. (CV-36)
    .title = The zone is full
cyberverse-position-taken = { $by } stands on that position. One miniature each: pick another one. (CV-73)
    .title = The position is taken
cyberverse-not-in-hq = { $agent } is on a district already. Travel or walk from there. (CV-35)
    .title = Not in HQ
cyberverse-deploy-first = { $agent } is in HQ. Deploy to the entry zone of a district first. (CV-35)
    .title = Still in HQ
cyberverse-already-there = The agent is in { $district } already. Walk from zone to zone there. (CV-34)
    .title = Already there
cyberverse-no-vehicle = { $agent } has no vehicle that runs. Pay the printed points. (CV-34)
    .title = No vehicle
cyberverse-points-needed = How many points is { $district } away? Look at the board and say it once. (CV-34)
    .title = How far is it?
cyberverse-no-actions = All actions of this turn are used. Go on to the next phase. (CV-38)
    .title = No actions left
cyberverse-not-your-turn-yet = { $turn } has { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } left and acts first. (CV-38)
    .title = { $turn } is on
cyberverse-team-full = { $most } agents at most. Let one go before you recruit. (CV-11)
    .title = The team is full
cyberverse-no-event = There is no such event on the news track. Pick one that is there. (CV-24)
    .title = No event
cyberverse-no-staff = All your staff tokens are out. They come home when their events leave the track. (CV-24)
    .title = No staff left
cyberverse-staff-twice = You have a staff token on { $event } already. One each on an event. (CV-24)
    .title = One token an event
cyberverse-slot-taken = { $by } has a token there. Take the other slot, or another event. (CV-24)
    .title = The slot is taken
cyberverse-no-ambush = All { $most } ambush tokens of yours are out. They come home when they spring. (CV-41)
    .title = No ambush left
cyberverse-ambush-there = { $by } has an ambush token in { $district } already. One in a district: pick another. (CV-41)
    .title = Somebody was faster
cyberverse-in-hq = { $agent } is in HQ and needs no rescue. Pick an agent on a district. (CV-42)
    .title = Already home
cyberverse-nobody-to-rescue = None of your agents is on a district. (CV-42)
    .title = Nobody to rescue
cyberverse-start-story = The starting story can never be replaced. Finish it first. (CV-13)
    .title = Finish it first
cyberverse-story-once = You took a story this Strategy phase. The next one is for next turn. (CV-43)
    .title = One a phase
cyberverse-story-in-strategy = This table takes stories in the Strategy phase. (CV-43)
    .title = Not in this phase
cyberverse-keep-one = You are looking at two stories. Keep one of them first. (CV-43)
    .title = Keep one
cyberverse-nothing-drawn = You have not drawn two stories. Draw them and type their titles first. (CV-43)
    .title = Nothing drawn
cyberverse-not-drawn = That is not one of the two stories you drew. Keep one of those. (CV-43)
    .title = Not one of the two
cyberverse-no-place = { $story } lies in your story place. Say which story is given up. (CV-43)
    .title = No free place
cyberverse-give-up = { $story } is not finished. Its investigations, marks and XP would be lost: say explicitly that you give it up. (CV-43)
    .title = Give it up?
cyberverse-still-possible = You can still { $can ->
        [recruit] recruit an agent
        [place_staff] place staff on an event
        [place_ambush] place an ambush token
        [rescue] rescue an agent
       *[look_at_stories] draw a new story
    }. All three actions are used while something is possible. (CV-44)
    .title = Something is possible

## Refusals: ambush, brawl, tokens

cyberverse-no-ambush-here = No ambush springs here now. Go on with the district. (CV-47)
    .title = No ambush
cyberverse-own-ambush = { $agent } belongs to the one who placed the ambush. It never hits its own. (CV-47)
    .title = Not its own
cyberverse-not-there = That agent is not in this district. Pick one who is. (CV-16)
    .title = Not here
cyberverse-no-henchmen = There is no such henchman to recruit here. Pass instead. (CV-53)
    .title = Nobody to recruit
cyberverse-support-used-here = Your organization has discarded a support card here this turn. One a district. (CV-53)
    .title = One a district
cyberverse-no-teammates = { $name } brings nobody to { $agent }: the card, the Reputation or the henchmen do not suffice. (CV-53)
    .title = Nobody comes
cyberverse-too-many-teammates = { $most ->
        [one] Only 1 henchman follows
       *[other] Only { $most } henchmen follow
    }. Pick fewer. (CV-53)
    .title = Too many
cyberverse-no-enemy = There is nobody to fight here. Say no. (CV-52)
    .title = Nobody to fight
cyberverse-token-range = A combat token shows 0 to 9, not { $number }. Look at it again. (CV-54)
    .title = Not on a token
cyberverse-unknown-effect = No combat token has the effect “{ $effect }”. Pick one from the list. (CV-54)
    .title = Unknown effect
cyberverse-locked = All tokens are sealed and stay so. They open by fighting. (CV-54)
    .title = Locked
cyberverse-paper-stranger = Nobody sits there. Choose somebody of this table. (CV-2)
    .title = Not at this table
cyberverse-paper-not-now = The table does not wait for a paper of this seat now. Go on with what is asked. (CV-52)
    .title = No paper now
cyberverse-papers-first = All have entered; the papers are being unfolded. Wait for { $names }. (CV-86)
    .title = Papers first
cyberverse-nothing-sealed = There is nothing of yours to reopen. Enter something first. (CV-54)
    .title = Nothing sealed

## Refusals: combat

cyberverse-nobody-acts = Nobody acts in a fight now. (CV-57)
    .title = No fight
cyberverse-not-on-turn = Now { $figure } acts, moved by { $turn }. (CV-56)
    .title = { $figure } is on
cyberverse-after-attack-first = { $turn } first decides what the attack brings: { $kind ->
        [grill] grilling an implant
        [project] where the target is pushed
       *[slip] moving one zone
    }. (CV-65)
    .title = After the attack
cyberverse-nothing-to-follow = There is nothing to decide about that figure. (CV-65)
    .title = Nothing to decide
cyberverse-must-project = The target is pushed into the next zone. Pick which one. (CV-65)
    .title = Pick a zone
cyberverse-no-implant = That implant cannot be grilled. Pick a working one of the target. (CV-69)
    .title = No such implant
cyberverse-grappled = { $figure } is grappled and cannot move in this fight. Attack, or end the activation. (CV-65)
    .title = Grappled
cyberverse-move-before-attack = Moving comes before the attack. Attack again if you may, or end the activation. (CV-57)
    .title = Too late to move
cyberverse-move-figure-instead = Henchmen and teammates do not count points. Say where it stands now. (CV-57)
    .title = Just move it
cyberverse-agent-walks = Agents walk zone by zone and pay for it. Take a step. (CV-57)
    .title = Step by step
cyberverse-no-henchmen-hacking = No henchmen on hacking positions. Pick another place. (CV-73)
    .title = Not on this position
cyberverse-no-attack-left = { $figure } has no attack left. End the activation. (CV-57)
    .title = No attack left
cyberverse-not-a-weapon = That is not a weapon of this figure. Pick one of its weapons, or none. (CV-60)
    .title = Not a weapon
cyberverse-xp-agents = Only agents have XP. Attack without. (CV-19)
    .title = Agents only
cyberverse-relation-needed = How do zone { $one } and zone { $other } lie to each other? Look at the board and say it once. (CV-60)
    .title = How far is it?
cyberverse-token-needed = The token of { $figure } opens now. Look at it and type what it shows. (CV-54)
    .title = Open its token
cyberverse-token-not-needed = One of the tokens you typed is not opened by this attack. Leave it out. (CV-54)
    .title = Not this token
cyberverse-card-needed = What does the card of { $name } say? Type attack, defence and health once. (CV-63)
    .title = Unknown henchman
cyberverse-distance-needed = How many zones away are { $agents }? The nearest is hunted. Look at the board and say it. (CV-59)
    .title = Who is nearest?
cyberverse-wrong-quarry = Henchmen hunt the richest organization here, the nearest of its agents: { $agent } of { $turn }. (CV-59)
    .title = They hunt { $agent }
cyberverse-no-quarry = No agent is left here, and henchmen attack agents only. End its activation. (CV-59)
    .title = Nobody to hunt
cyberverse-one-target = { $figure } strikes one target. Two need a double target weapon or a multiple shot. (CV-57)
    .title = One target
cyberverse-same-target = Two targets have to be two figures. Pick another one. (CV-65)
    .title = Twice the same
cyberverse-one-zone = A multiple shot hits two targets in one zone. Pick two who stand together. (CV-65)
    .title = Not in one zone
cyberverse-attacker-out = The attacker is out. (CV-60)
    .title = Out
cyberverse-target-out = That target is not on this board any more. Pick another one. (CV-60)
    .title = Not on the board
cyberverse-friendly = That figure fights on the same side. Pick an enemy. (CV-60)
    .title = On your side
cyberverse-green-brawl = The brawl is green: henchmen neither attack nor can be attacked this turn. (CV-60)
    .title = A green brawl
cyberverse-stealth-attacker = With a stealth token this figure cannot attack. End the activation. (CV-60)
    .title = Stealth
cyberverse-stealth-target = That target is hidden by stealth and cannot be attacked. Pick another one. (CV-60)
    .title = Hidden
cyberverse-weapon-broken = That weapon is broken. Use another one, or none. (CV-60)
    .title = Broken
cyberverse-disarmed = This figure is disarmed for the rest of the fight. Attack without a weapon, in your own zone. (CV-60)
    .title = Disarmed
cyberverse-expert = An expert weapon asks for Combat 3. Use another weapon, or raise Combat with XP. (CV-60)
    .title = For experts
cyberverse-unarmed = This table does not attack without a weapon. Pick a weapon that works. (CV-60)
    .title = No weapon
cyberverse-range = Close weapons reach the own zone, ranged ones also the next zone without a wall. Move closer, or pick another target. (CV-60)
    .title = Out of range

## Refusals: XP, tests, hacking, influence

cyberverse-xp-feature = XP raises Analysis, Hacking or Combat only. (CV-19)
    .title = Not this feature
cyberverse-xp-cap = No feature of this kind can exceed { $cap }. Pick a lower level. (CV-19)
    .title = The highest level
cyberverse-xp-not-higher = The feature is at { $current } already. Raise it to more, or leave the XP. (CV-19)
    .title = Not higher
cyberverse-xp-funds = This costs { $cost } XP, and there are { $have }. Raise it less, or not at all. (CV-19)
    .title = Not enough XP
cyberverse-xp-owner = { $agent } cannot use all of those tokens. Own tokens, and those on missions of the organization. (CV-18)
    .title = Not these tokens
cyberverse-no-mission = That mission is not in play, or not yours. Pick one of yours. (CV-77)
    .title = No such mission
cyberverse-not-a-test = That mission is not done by a test. (CV-77)
    .title = Not a test
cyberverse-done = { $name } is done already. Pick another mission. (CV-16)
    .title = Already done
cyberverse-already-tried = { $agent } has tried this turn. Let another agent try, or come back next turn. (CV-16)
    .title = Already tried
cyberverse-app-draws = The app draws the modifier cards here. Just lock the test. (CV-17)
    .title = The app draws
cyberverse-draw-needed = Draw the top card of your modifier deck and say which one it is. (CV-17)
    .title = Draw a card
cyberverse-card-gone = { $card ->
        [1] Both +1 cards are already in the discard.
       *[other] That card is already in the discard.
    } Look at the card again. (CV-17)
    .title = Not in the deck
cyberverse-nothing-to-settle = No test waits for XP. (CV-17)
    .title = Nothing to settle
cyberverse-hacked-twice = { $agent } has hacked this turn. Once a turn each. (CV-75)
    .title = Once a turn
cyberverse-not-on-hacking = { $agent } does not stand on the hacking position of this district. (CV-75)
    .title = Not on the position
cyberverse-contested = { $orgs } have agents here: nobody places influence. (CV-79)
    .title = Contested
cyberverse-nobody-here = Nobody has agents here: nobody places influence. (CV-79)
    .title = Nobody here
cyberverse-influence-max = You have { $most } tokens here, the most there is. Remove one of a rival, or skip. (CV-79)
    .title = Three at most
cyberverse-remove-first = { $rivals_count ->
        [0] You have no influence token left. (CV-79)
       *[other] At this table you first remove a token of { $rivals }. (CV-79)
    }
    .title = Not yet
cyberverse-no-token = That organization has no influence token here. Pick one that has. (CV-79)
    .title = No token there
cyberverse-must-place = You can place a token, and placing is not optional. Place one, or remove one of a rival. (CV-79)
    .title = Place or remove

## Refusals: Payday and the end

cyberverse-implant-not-sold = { $name } is an implant, and implants stay. Take it off the list. (CV-82)
    .title = Implants stay
cyberverse-broken-not-sold = { $name } is broken and cannot be sold. Repair it in the Strategy phase first. (CV-82)
    .title = Repair it first
cyberverse-already-sold = { $name } is on the list twice. Sell it once. (CV-82)
    .title = Only once
cyberverse-sale-not-needed = You can pay everybody, and this table sells only when cash is short. Leave { $name } off the list. (CV-82)
    .title = No need to sell
cyberverse-not-due = Only agents who are due are paid, each once. Put your due agents in order. (CV-81)
    .title = Not due
cyberverse-must-pay = { $agent } is due and has to be in the order. Nobody payable is left unpaid on purpose. (CV-83)
    .title = { $agent } is due
cyberverse-no-score-yet = The score opens when the game has ended, after Payday. (CV-87)
    .title = Not yet

## Refusals: corrections

cyberverse-not-begun = Nothing needs correcting before the first turn: take back what was typed. (CV-90)
    .title = Not begun
cyberverse-health-max = This agent has { $most } health at most. (CV-10)
    .title = Too much health
cyberverse-no-henchman = That henchman is not on the board. Pick one that is. (CV-90)
    .title = Not on the board
cyberverse-not-everybody = The order has to name everybody once. (CV-8)
    .title = Somebody is missing

## The log

cyberverse-log-district = District { $number } is { $name }.
cyberverse-log-begun = { $seat } chooses the first agent. The starting story is worth { $vp } points.
cyberverse-log-first-agent = { $agent } works for { $seat }.
cyberverse-log-turn = Turn { $turn }: { $order }.
cyberverse-log-phase = { $phase ->
    [strategy] Strategy phase.
    [activation] Activation phase.
    [investigation] Investigation phase.
   *[payday] Payday.
}
cyberverse-log-shifted = { $count ->
    [0] The news track moves.
   *[other] The news track moves, { $left } leaves it.
}
cyberverse-log-event = Event: { $event }, duration { $duration }.
cyberverse-log-placed = { $event } lies in slot { $slot }.
cyberverse-log-pushed-out = { $event } is pushed off the track.
cyberverse-log-henchmen = { $henchmen } come to { $district }.
    .detail = The zone of each in brackets.
cyberverse-log-no-room = No room in { $district } for { $henchmen }.
cyberverse-log-bought = { $seat } buys { $name } for { $agent }.
    .detail = { $price } D. Refill the store.
cyberverse-log-repaired = { $seat } repairs { $name } of { $agent }.
    .detail = { $cost } D.
cyberverse-log-support = { $seat } takes the support card { $name }.
    .detail = { $cost ->
        [0] Free.
       *[other] { $cost } D.
    }
cyberverse-log-support-gone = { $seat } discards the support card { $name }.
cyberverse-log-trained = { $agent } of { $seat } trains.
    .detail = Heals once, gains an XP token { $face }; no activation and no salary this turn.
cyberverse-log-strategy-done = { $seat } is done with Strategy.
cyberverse-log-bled = { $agent } of { $seat } bleeds: 1 health less.
cyberverse-log-eliminated = { $agent } of { $seat } is out, { $why ->
    [bleed] bled to death
    [ambush] by an ambush
    [fight] in the fight
   *[card] by a card
}.
cyberverse-log-activated = { $agent } of { $seat } is activated.
    .detail = { $points } Movement points, 1 action.
cyberverse-log-stays = { $agent } of { $seat } stays.
cyberverse-log-moved = { $agent } of { $seat } has moved.
cyberverse-log-arrived = { $agent } of { $seat } arrives in { $district }.
cyberverse-log-recruited = { $seat } recruits { $agent }.
cyberverse-log-cancelled = { $seat } cancels the effect of { $event }.
cyberverse-log-rewarded = { $seat } takes the reward of { $event }.
    .detail = { $reward } D.
cyberverse-log-ambush-placed = { $seat } places an ambush token in { $district }.
cyberverse-log-rescued = { $seat } rescues { $agent }.
    .detail = { $cost } D; no salary this turn.
cyberverse-log-looks-at-stories = { $seat } looks at two stories.
cyberverse-log-story = { $seat } keeps the story { $story }.
    .detail = { $vp } points.
cyberverse-log-story-given-up = { $seat } gives up the story { $story }.
cyberverse-log-passed = { $seat } passes: nothing is possible.
cyberverse-log-passed-freely = { $seat } leaves an action unused.
cyberverse-log-passed-by-table = The table lets { $seat } pass.
cyberverse-log-investigation = { $seat } opens { $card } for { $story }.
cyberverse-log-mission = { $seat } has done { $name } in { $district }.
    .detail = { $reward } D, XP { $xp }.
cyberverse-log-resolved = { $seat } resolves the story { $story }.
    .detail = { $vp } points.
cyberverse-log-district-skipped = Nobody in { $district }: skipped.
cyberverse-log-ambush = Ambush of { $seat } in { $district }: { $card }.
    .detail = { $count ->
        [0] Nobody is hit.
       *[other] Hits { $victims }.
    }
cyberverse-log-vehicle-saves = { $agents } saved by a vehicle.
cyberverse-log-brawl = { $colour ->
    [red] Red brawl in { $district }: henchmen attack.
   *[green] Green brawl in { $district }: henchmen keep out.
}
    .detail = { $count } henchmen on the card.
cyberverse-log-teammates = { $agent } of { $seat } plays { $name }: { $count ->
    [one] 1 henchman changes
   *[other] { $count } henchmen change
} sides.
cyberverse-log-fight-forced = The henchmen attack: a fight.
cyberverse-log-fight-wanted = { $orgs } { $orgs_count ->
    [one] wants
   *[other] want
} a fight.
cyberverse-log-no-fight = Nobody wants a fight.
cyberverse-log-paper = { $seat } has it on paper, folded.
cyberverse-log-tokens-locked = All combat tokens are sealed.
cyberverse-log-figure-moved = { $figure } moves to zone { $zone }.
cyberverse-log-attack = { $figure } attacks { $target }: { $lost ->
    [0] { $count ->
        [0] { $row ->
            [nothing] no hit
           *[other] not hurt
        }
       *[other] { $statuses }
    }
   *[other] { $lost } health{ $count ->
        [0] { "" }
       *[other] , { $statuses }
    }
}{ $out ->
    [yes] , and { $target } is out
   *[no] {""}
}.
    .detail = { $attack } against { $defense }, difference { $diff }.
cyberverse-log-attack-cancelled = { $figure } attacks { $target }: { $by ->
    [stealth] nobody there, stealth
   *[smoke_bomb] nothing but smoke
}.
cyberverse-log-attack-void = { $figure } falls to its own frenzy.
cyberverse-log-grilled = { $name } of { $agent } is grilled.
cyberverse-log-slipped = { $figure } { $how ->
    [project] is pushed
   *[slip] slips away
} to zone { $zone }.
cyberverse-log-fight-over = The fight of { $orgs } is over.
cyberverse-log-hacked = { $agent } of { $seat } hacks { $district }: { $income } D.
    .detail = 100 D × { $points } Hacking, 200 D × { $tokens } influence.
cyberverse-log-test-won = { $agent } of { $seat } passes { $name }.
    .detail = { $value } and the card { $card } make { $result } against { $threshold }; { $spent } XP.
cyberverse-log-test-lost = { $agent } of { $seat } fails { $name }.
    .detail = { $value } and the card { $card } make { $result } against { $threshold }; { $spent } XP.
cyberverse-log-influence = { $seat } places influence in { $district }.
cyberverse-log-influence-removed = { $seat } removes influence of { $rival } in { $district }.
cyberverse-log-left = { $agent } leaves { $seat }: no salary.
cyberverse-log-payday = { $seat } pays { $paid ->
    [one] 1 agent
   *[other] { $paid } agents
}.
    .detail = { $due } D due, { $income } D from sales, { $cash } D left; { $left } left.
cyberverse-log-effect = { $seat }: { $name }.
    .detail = { $cash ->
        [0] No cash.
       *[other] { $cash } D.
    }
cyberverse-log-effect-agent = { $name } on { $agent } of { $seat }.
    .detail = Lost { $lost }, healed { $healed }, status { $status }.
cyberverse-log-ended = The game ends: { $seat } { $why ->
    [stories] has resolved enough stories
   *[domination] dominates all five districts
}.
cyberverse-log-row = { $row ->
    [stories] Stories are scored.
    [influence] Influence tokens are scored.
    [majority] Districts led are scored.
    [overall] Most influence of all is scored.
   *[money] Cash is scored.
}
cyberverse-log-won = { $winners_count ->
    [one] { $winners } wins
   *[other] { $winners } win together
} with { $points } points.
    .detail = { $by ->
        [points] Most points.
        [cash] Equal points, most cash.
        [turn_order] Equal points and cash, earlier in turn order.
       *[shared] Equal points and cash.
    }
cyberverse-log-corrected-name = { $org } is called { $name }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-cash = { $org }’s cash: { $n } D instead of { $was } D. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-actions = { $org }’s actions: { $n } instead of { $was }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-stories = { $org }’s solved stories: { $n } points instead of { $was }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-discard = { $org }’s discard: { $n ->
        [0] no cards
        [one] one card
       *[other] { $n } cards
    }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-gone = { $name } is not on the table. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-health = { $name }’s health: { $n } instead of { $was }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-figure-health = { $name }’s health: { $n }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-statuses = { $name }’s statuses: { $statuses ->
        [none] none
       *[other] { $statuses }
    }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-stands = { $name } stands in { $where }{ $where ->
        [HQ] {""}
       *[other] , zone { $zone }
    }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-xp = { $name }’s XP: { $n } instead of { $was }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-feature = { $name }’s printed { $feature }: { $n } instead of { $was }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-salary = { $name }’s salary: { $n } D instead of { $was } D. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-initiative = { $name }’s initiative: { $n } instead of { $was }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-trained = { $name } { $yes ->
        [yes] has trained
       *[no] has not trained
    } this turn. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-rescued = { $name } { $yes ->
        [yes] was rescued
       *[no] was not rescued
    } this turn. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-joins = { $name } belongs to { $org }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-supply = { $name } has { $card }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-no-supply = { $name } does not have { $card }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-broken = { $name }’s { $card } { $broken ->
        [yes] is broken
       *[no] is not broken
    }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-support = { $org } holds { $card }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-no-support = { $org } does not hold { $card }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-influence = { $org }’s influence in { $where }: { $n } instead of { $was }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-ambush = { $org ->
        [nobody] No ambush token lies in { $where }.
       *[other] An ambush token of { $org } lies in { $where }.
    } Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-way = From { $where } to { $to }: { $n ->
        [one] one point
       *[other] { $n } points
    }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-zones = Zones { $one } and { $other } of { $where }: { $relation ->
        [adjacent] side by side
        [walled] a wall between them
       *[far] further apart
    }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-mission = { $org }’s mission { $name } { $done ->
        [yes] is done
       *[no] is not done
    }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-event = Slot { $place } of the news track: { $card }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-staff = Staff on { $card } to { $slot }: { $orgs }. Corrected at the table.
    .detail = { $reason }
cyberverse-log-corrected-order = Turn order: { $orgs }. Corrected at the table.
    .detail = { $reason }

## House rules

cyberverse-option-cards = Cards typed before
    .printed = The app asks for a printed value when it needs it. (CV-1)
cyberverse-option-cards-none = None: the app asks
cyberverse-option-cards-pack = A card library
cyberverse-option-modifier-deck = Modifier cards
    .printed = Every organization has five: −1, 0, 1, 1, 2. (CV-17)
cyberverse-option-modifier-deck-app = The app draws
cyberverse-option-modifier-deck-physical = Real cards, the app asks which
cyberverse-option-first-agent = First agents
    .printed = Chosen from the fourteen sheets, one after the other. (CV-A1)
cyberverse-option-first-agent-choose = Chosen
cyberverse-option-first-agent-random = Drawn at random
cyberverse-option-first-turn-order = Order of the first turn
    .printed = The last to choose begins, then clockwise. (CV-A2)
cyberverse-option-first-turn-order-clockwise = Clockwise
cyberverse-option-first-turn-order-reverse = Back along the choosing
cyberverse-option-staff-on-track = The order marker
    .printed = One of the four staff tokens marks the turn order. (CV-A3)
cyberverse-option-staff-on-track-true = Is a staff token: three to use
cyberverse-option-staff-on-track-false = Is a piece of its own: four to use
cyberverse-option-turn-order-no-agent = An organization without agents
    .printed = In a tie it comes after those with an agent. (CV-A4)
cyberverse-option-turn-order-no-agent-last = Comes last
cyberverse-option-turn-order-no-agent-first = Comes first
cyberverse-option-order-recalc = When the order is made
    .printed = Once, at the start of the turn. (CV-A5)
cyberverse-option-order-recalc-turn = Once a turn
cyberverse-option-order-recalc-phase = At every phase
cyberverse-option-test-equal = A test equal to its threshold
    .printed = The result has to be higher. (CV-A6)
cyberverse-option-test-equal-fail = Fails
cyberverse-option-test-equal-pass = Passes
cyberverse-option-reshuffle-after-success = Shuffling after a success
    .printed = After a success in a mission test all five cards are shuffled. (CV-A7)
cyberverse-option-reshuffle-after-success-missions-only = Mission tests only
cyberverse-option-reshuffle-after-success-all = Every test
cyberverse-option-xp-multilevel = Raising several levels at once
    .printed = Twice the final level. (CV-A8)
cyberverse-option-xp-multilevel-literal = Twice the final level
cyberverse-option-xp-multilevel-cumulative = Every level is paid
cyberverse-option-xp-after-draw = XP after the draw
    .printed = XP is spent before the card is seen. (CV-A9)
cyberverse-option-xp-after-draw-false = Not possible
cyberverse-option-xp-after-draw-true = Possible
cyberverse-option-xp-features = What XP raises
    .printed = Analysis, Hacking and Combat. (CV-A10)
cyberverse-option-xp-features-three = These three
cyberverse-option-xp-features-all = All features
cyberverse-option-xp-duration = How long a raise lasts
    .printed = For that one action. (CV-A10)
cyberverse-option-xp-duration-action = One action
cyberverse-option-xp-duration-permanent = For good
cyberverse-option-xp-unit = What XP counts
    .printed = The points on the tokens, no change given. (CV-A11)
cyberverse-option-xp-unit-points = Points
cyberverse-option-xp-unit-tokens = Tokens
cyberverse-option-tests-per-agent = Tries a turn
    .printed = One for every agent and test of a mission. (CV-A37)
cyberverse-option-tests-per-agent-per-mission = One an agent and test
cyberverse-option-tests-per-agent-one = One an agent
cyberverse-option-tests-per-agent-unlimited = As many as you like
cyberverse-option-multi-test = Missions with several tests
    .printed = Each test counts in any turn. (CV-A66)
cyberverse-option-multi-test-any-turn = In any turn
cyberverse-option-multi-test-same-turn = All in one turn
cyberverse-option-training-xp = XP token for training
    .printed = A token of 1. (CV-A67)
cyberverse-option-resale-rounding = Half price when sold
    .printed = Rounded down to a full hundred. (CV-A12)
cyberverse-option-resale-rounding-down100 = Down to a hundred
cyberverse-option-resale-rounding-unit = To the unit
cyberverse-option-resale-sum = What is rounded
    .printed = Every token by itself. (CV-A12)
cyberverse-option-resale-sum-per-token = Every token
cyberverse-option-resale-sum-total = The sum
cyberverse-option-repair-rounding = Half price for a repair
    .printed = Rounded down to a full hundred. (CV-A13)
cyberverse-option-repair-rounding-down100 = Down to a hundred
cyberverse-option-repair-rounding-up100 = Up to a hundred
cyberverse-option-repair-rounding-exact = Exactly half
cyberverse-option-sale-only-when-short = Selling at Payday
    .printed = Freely. (CV-A14)
cyberverse-option-sale-only-when-short-false = Freely
cyberverse-option-sale-only-when-short-true = Only when cash is short
cyberverse-option-repair-kinds = What is repaired
    .printed = Any broken token. (CV-A15)
cyberverse-option-repair-kinds-all = Any token
cyberverse-option-repair-kinds-implants = Implants only
cyberverse-option-support-cost = Support cards
    .printed = Free, though a price is printed: ask before the first game. (CV-A16)
cyberverse-option-support-cost-free = Free
cyberverse-option-support-cost-printed = Cost what is printed
cyberverse-option-train-place = Where agents train
    .printed = Wherever they are. (CV-A17)
cyberverse-option-train-place-any = Anywhere
cyberverse-option-train-place-hq = In HQ only
cyberverse-option-train-limit = How many train a turn
    .printed = Every agent may, once. (CV-A17)
cyberverse-option-train-limit-each = Every agent
cyberverse-option-train-limit-one = One an organization
cyberverse-option-news-slots = Slots of the news track
    .printed = Three, the longest duration shown. (CV-A18)
cyberverse-option-news-clash = An event meets another in its slot
    .printed = The old card goes. (CV-A19)
cyberverse-option-news-clash-old = The old one goes
cyberverse-option-news-clash-new = The new one goes
cyberverse-option-event-cancel-scope = Cancelling an event
    .printed = Ends its effect for everybody. (CV-A20)
cyberverse-option-event-cancel-scope-all = For everybody
cyberverse-option-event-cancel-scope-owner = For the one who cancels
cyberverse-option-event-slot-capacity = Staff tokens in one slot
    .printed = One. (CV-A21)
cyberverse-option-event-slot-capacity-1 = One
cyberverse-option-event-slot-capacity-many = One of each organization
cyberverse-option-deploy-then-move = After deploying from HQ
    .printed = The agent keeps its Movement points. (CV-A22)
cyberverse-option-deploy-then-move-true = Moves on
cyberverse-option-deploy-then-move-false = Stays in the entry zone
cyberverse-option-mini-limit-scope = Room on a board
    .printed = 5 miniatures, 3 in a zone, agents too. (CV-A23)
cyberverse-option-mini-limit-scope-all = Binds agents too
cyberverse-option-mini-limit-scope-henchmen-only = Binds henchmen only
cyberverse-option-recruit-cost = Fee for recruiting, in D
    .printed = None. (CV-A25)
cyberverse-option-recruit-cost-0 = None
cyberverse-option-recruit-cost-100 = 100
cyberverse-option-recruit-cost-200 = 200
cyberverse-option-recruit-cost-300 = 300
cyberverse-option-recruit-cost-400 = 400
cyberverse-option-recruit-cost-500 = 500
cyberverse-option-row-refill = Agent and support rows
    .printed = Refilled to three at once. (CV-A26)
cyberverse-option-row-refill-true = Refilled at once
cyberverse-option-row-refill-false = Not refilled
cyberverse-option-rescue-clears = A rescue
    .printed = Removes all statuses, then heals once. (CV-A27)
cyberverse-option-rescue-clears-true = Removes all statuses
cyberverse-option-rescue-clears-false = Heals once only
cyberverse-option-story-phase = When stories are taken
    .printed = As an auxiliary action in the Activation phase. (CV-A28)
cyberverse-option-story-phase-activation = Activation
cyberverse-option-story-phase-strategy = Strategy
cyberverse-option-story-phase-both = Both
cyberverse-option-open-stories = Stories in play
    .printed = One an organization. (CV-A56)
cyberverse-option-strict-actions = Three actions a turn
    .printed = Have to be used while something is possible. (CV-A29)
cyberverse-option-strict-actions-true = Have to be used
cyberverse-option-strict-actions-false = May be passed
cyberverse-option-ambush-persist = The ambush token
    .printed = Goes home after it springs, stays without a victim. (CV-A34)
cyberverse-option-ambush-persist-victim = Goes home after it springs
cyberverse-option-ambush-persist-always-return = Goes home in any case
cyberverse-option-ambush-persist-never = Stays
cyberverse-option-brawl-in-empty = Brawl card without agents
    .printed = Not drawn. (CV-A35)
cyberverse-option-brawl-in-empty-false = Not drawn
cyberverse-option-brawl-in-empty-true = Drawn
cyberverse-option-cleanup-without-combat = Henchmen without a fight
    .printed = Stay. (CV-A48)
cyberverse-option-cleanup-without-combat-false = Stay
cyberverse-option-cleanup-without-combat-true = Leave
cyberverse-option-teammate-rings-limit = The two rings
    .printed = Are no limit for teammates. (CV-A49)
cyberverse-option-teammate-rings-limit-false = No limit
cyberverse-option-teammate-rings-limit-true = Two teammates at most
cyberverse-option-fight-declaration = Who wants a fight
    .printed = Everybody says it in secret, opened together. (CV-52)
cyberverse-option-fight-declaration-simultaneous = In secret, together
cyberverse-option-fight-declaration-initiative = One after the other
cyberverse-option-combat-flow = Moving and attacking
    .printed = Each agent moves and attacks in its own activation. (CV-A58)
cyberverse-option-combat-flow-per-agent = Each in its activation
cyberverse-option-combat-flow-all-move-first = All move, then all attack
cyberverse-option-combat-pool = The second combat token
    .printed = Goes back to the pool. (CV-A62)
cyberverse-option-combat-pool-return = Back to the pool
cyberverse-option-combat-pool-discard = Out of this fight
cyberverse-option-frenzy-optional = Frenzy
    .printed = May be used or not. (CV-A30)
cyberverse-option-frenzy-optional-true = Optional
cyberverse-option-frenzy-optional-false = Compulsory
cyberverse-option-attack-effects-need-hit = Attack effects without a hit
    .printed = Apply anyway. (CV-A31)
cyberverse-option-attack-effects-need-hit-false = Apply anyway
cyberverse-option-attack-effects-need-hit-true = Need a hit
cyberverse-option-henchmen-armor-piercer = Armor piercer of ranged henchmen
    .printed = Does not count: it speaks of agents and weapons. (CV-A32)
cyberverse-option-henchmen-armor-piercer-false = Does not count
cyberverse-option-henchmen-armor-piercer-true = Counts
cyberverse-option-fragile-on-cancel = A fragile weapon in an attack that is off
    .printed = Does not break. (CV-A33)
cyberverse-option-fragile-on-cancel-false = Does not break
cyberverse-option-fragile-on-cancel-true = Breaks
cyberverse-option-henchman-fallback = A henchman who cannot reach its target
    .printed = Goes there and attacks nobody else. (CV-A36)
cyberverse-option-henchman-fallback-none = Attacks nobody else
cyberverse-option-henchman-fallback-nearest = Attacks who is near
cyberverse-option-unarmed-attack = Attacking without a weapon
    .printed = Allowed, in the own zone, without a bonus. (CV-A38)
cyberverse-option-unarmed-attack-true = Allowed
cyberverse-option-unarmed-attack-false = Not allowed
cyberverse-option-grill-on-suppression = Grilling after a suppression
    .printed = Needs lost health. (CV-A54)
cyberverse-option-grill-on-suppression-false = Needs lost health
cyberverse-option-grill-on-suppression-true = Suppression suffices
cyberverse-option-xp-expert = Combat raised by XP and expert weapons
    .printed = Counts for that attack. (CV-A63)
cyberverse-option-xp-expert-true = Counts
cyberverse-option-xp-expert-false = Does not count
cyberverse-option-dead-agents = A dead agent’s sheet
    .printed = Out of the game. (CV-A42)
cyberverse-option-dead-agents-removed = Out of the game
cyberverse-option-dead-agents-bottom = Under the stack
cyberverse-option-combat-mission = Missions for fighting
    .printed = Done by everybody who took part. (CV-A46)
cyberverse-option-combat-mission-any = Who took part
cyberverse-option-combat-mission-survivor = Who has a survivor
cyberverse-option-combat-mission-winner = Who is left alone
cyberverse-option-influence-timing = When influence is placed
    .printed = As the last step of each district. (CV-A39)
cyberverse-option-influence-timing-district = In each district
cyberverse-option-influence-timing-after-all = After all districts
cyberverse-option-influence-mode = Placing or removing
    .printed = A free choice. (CV-A40)
cyberverse-option-influence-mode-choice = A free choice
cyberverse-option-influence-mode-must-remove-first = Rivals’ tokens go first
cyberverse-option-end-by-domination = Dominating all five districts
    .printed = Ends the game. (CV-A43)
cyberverse-option-end-by-domination-true = Ends the game
cyberverse-option-end-by-domination-false = Does not
cyberverse-option-end-timing = When the game ends
    .printed = After the Payday of that turn. (CV-A60)
cyberverse-option-end-timing-turn = After Payday
cyberverse-option-end-timing-immediate = At once
cyberverse-option-start-story-counts = The starting story
    .printed = Counts towards the end. (CV-A59)
cyberverse-option-start-story-counts-true = Counts
cyberverse-option-start-story-counts-false = Does not count
cyberverse-option-story-vp-public = Points of resolved stories
    .printed = Open: the cards were face up. (CV-A47)
cyberverse-option-story-vp-public-true = Open
cyberverse-option-story-vp-public-false = Hidden until the end
cyberverse-option-final-tie = Equal points and equal cash
    .printed = A shared victory. (CV-A44)
cyberverse-option-final-tie-shared = Shared
cyberverse-option-final-tie-turn-order = Turn order decides
cyberverse-option-majority-tie = Equal influence in a district
    .printed = Nobody has the most. (CV-A45)
cyberverse-option-majority-tie-none = Nobody scores
cyberverse-option-majority-tie-all = All score
cyberverse-option-overall-tie = Equal influence overall
    .printed = Nobody has the most. (CV-A45)
cyberverse-option-overall-tie-none = Nobody scores
cyberverse-option-overall-tie-all = All score

## Rules in short

cyberverse-rule-setup = Lay out five district boards, the stores and decks. Say who saw Blade Runner last, and what the starting story is worth. (CV-5, CV-6)
    .title = Setup
cyberverse-rule-agents = One after the other takes an agent sheet and a face. The last to choose is first in turn 1. (CV-7)
    .title = First agents
cyberverse-rule-event = Turn order by cash, the news track moves, a new event is drawn and its henchmen come. The first player does it. (CV-21)
    .title = Event phase
cyberverse-rule-strategy = In turn order: buy, repair, take one support card, train, as often as you can. (CV-25)
    .title = Strategy phase
cyberverse-rule-activation = Bleeding agents lose health. Agents are called by initiative; each activation is one of three actions. The rest are auxiliary actions. (CV-32..38)
    .title = Activation phase
cyberverse-rule-investigation = District by district, 1 to 5: ambush, combat, hacking, missions, influence. (CV-45, CV-46)
    .title = Investigation phase
cyberverse-rule-payday = Sell at half price, then pay every agent on a district in the order you like. Who is not paid leaves. (CV-81..84)
    .title = Payday
cyberverse-rule-scoring = Stories, influence, districts led, most influence of all, cash. The highest total wins, equal ones by cash. (CV-88, CV-89)
    .title = Final score
cyberverse-rule-over = The game is over. (CV-89)
    .title = The end
cyberverse-rule-buy = Three tokens of weapon, implant and gear and one vehicle an agent. The store is refilled at once. (CV-26)
    .title = Buying
cyberverse-rule-repair = A broken token works again for half its price. (CV-27)
    .title = Repairing
cyberverse-rule-take-support = One a turn. Never more than three, nor than the Reputation of your agents together. (CV-29, CV-30)
    .title = Support cards
cyberverse-rule-train = The agent heals once and gains XP, is not activated and needs no salary this turn. (CV-31)
    .title = Training
cyberverse-rule-move = As many points as Movement. A zone costs 1, a tactical position 1, a district what is printed, from entry zone to entry zone. (CV-34)
    .title = Moving
cyberverse-rule-deploy = From HQ to the entry zone of any district for nothing. (CV-35)
    .title = Deploying
cyberverse-rule-recruit = An agent of the open row joins in HQ, and is activated from next turn on. Three at most. (CV-39)
    .title = Recruiting
cyberverse-rule-place-staff = A token on an event cancels its effect or takes its reward. One an event. (CV-24)
    .title = Staff
cyberverse-rule-place-ambush = One token in a district, three of yours. It springs on agents of others. (CV-41, CV-47)
    .title = Ambush
cyberverse-rule-rescue = 200 D and 100 D a status bring an agent home, healed. (CV-42)
    .title = Rescue
cyberverse-rule-stories = Draw two, keep one, the other goes under the deck. The starting story cannot be replaced. (CV-43)
    .title = A new story
cyberverse-rule-ambush = If a token lies here and somebody else has agents here, a card is drawn. It hits everybody but the placer’s own; vehicles protect. (CV-47, CV-48)
    .title = Ambush
cyberverse-rule-brawl = The card brings henchmen, one to a zone in turn. Red: they attack. Green: they keep out. (CV-49..51)
    .title = Brawl
cyberverse-rule-teammates = An agent may discard a support card: as many henchmen change sides as the card and its Reputation allow. (CV-53)
    .title = Teammates
cyberverse-rule-declare = Everybody here says it in secret. One yes is a fight. (CV-52)
    .title = Fight or not
cyberverse-rule-tokens = Draw two for each agent, keep one in secret. It opens when that agent attacks or is attacked. (CV-54, CV-55)
    .title = Combat tokens
cyberverse-rule-fight = Agents by initiative, then teammates, then henchmen: move, then attack. Attack minus defence is the damage row. (CV-56..67)
    .title = Combat
cyberverse-rule-after-attack = What the attack lets somebody do: break an implant, move one zone, push the target. (CV-65, CV-69)
    .title = After the attack
cyberverse-rule-hacking = 100 D a point and 200 D an own influence token here, for the agent on the position, once a turn. (CV-75)
    .title = Hacking
cyberverse-rule-missions = Each agent here tries each test once: feature and card must be higher than the threshold. (CV-16, CV-77)
    .title = Missions
cyberverse-rule-settle = This table lets you raise the feature after the card is seen. (CV-17)
    .title = XP after the draw
cyberverse-rule-influence = Who is alone here places a token, three at most, or removes one of a rival. (CV-79)
    .title = Influence
cyberverse-rule-correct = The cardboard is right. Say what is wrong and why; the table agrees, everybody reads it. (CV-90)
    .title = Corrections
