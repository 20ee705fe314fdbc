# The Singularity War on phones, and the words of its drawings.

singularity-cover = Singularity War
    .tagline = Together against the swarm
singularity-tour-1 = One disc, one limit
    .text = The red disc is Threat. When it fills the dashed ring, the issue is lost. Every change has a cause and can be taken back.
    .icon = sw-drone
singularity-tour-2 = See the price first
    .text = Plan a move or an attack on your phone: it says what it costs before you do it. Then move the real pieces.
    .icon = sw-route
singularity-tour-3 = Decide together
    .text = When the rules leave a choice, every phone votes. Nobody sees a vote before all are in.
    .icon = envelope-lock

# Drawings
singularity-draw-of = of { $limit }
singularity-draw-of-threat = of { $limit } Threat
singularity-draw-track = { $track } { $value } of { $limit }
singularity-draw-track-free = { $track } { $value }, no limit
singularity-draw-map = The map as it stands
singularity-draw-hazard = hazard
singularity-draw-cache = supply cache
singularity-draw-used = used cache
singularity-draw-token = hidden token
singularity-draw-end = end
singularity-draw-start = start

# Header and peek
singularity-phone-head-setup = Set up
singularity-phone-head-play = Cards are played
singularity-phone-head-play-mine = Your turn
singularity-phone-head-encounter = Encounter
singularity-phone-head-cache = Cache · pick one
singularity-phone-head-enemies = Enemies act
singularity-phone-head-vote = Vote
singularity-phone-head-refill = Refill
singularity-phone-head-refill-mine = Your turn · refill
singularity-phone-head-over = The issue is over
singularity-phone-head-team = The team
singularity-phone-round = Round { $n }
singularity-phone-you = You

# Tracks
singularity-phone-left = { $n } to the limit of Threat
singularity-phone-to-limit = to the limit
singularity-phone-undo = Undo
singularity-phone-undone = taken back
singularity-phone-cause-leave = Left a space with enemies
singularity-phone-cause-hazard = Entered a hazard
singularity-phone-cause-draw = Drew an alert
singularity-phone-cause-calm = Card calms it
singularity-phone-cause-card = A card raises it
singularity-phone-cause-event = Event of the issue
singularity-phone-cause-other = Other cause
singularity-phone-types = { $n ->
    [one] { $n } type
   *[other] { $n } types
}
singularity-phone-tap-leave = Left a space with { $types }: Threat { $amount }
singularity-phone-other-title = What changed?
singularity-phone-by = By how much
singularity-phone-after = { $track } { $before }, then { $after }
singularity-phone-why = Why?
singularity-phone-note = A word about it
singularity-phone-note-needed = Another cause needs a word or two.
singularity-phone-big = That is a lot at once. Check the board.
singularity-phone-other-button = { $track } { $amount }
singularity-phone-other-nothing = By 0 changes nothing. Pick a number.

# My turn
singularity-phone-what-card = What do you do with a card?
singularity-phone-in-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
singularity-phone-do-move = Move
singularity-phone-do-walk = Move
singularity-phone-do-attack = Attack
singularity-phone-do-play = Other card
singularity-phone-do-discard = Discard
singularity-phone-do-draw = Draw
singularity-phone-do-recon = Reveal cards
singularity-phone-do-turn-token = Turn a token
singularity-phone-do-open-cache = Open a cache
singularity-phone-do-spawn = Enemies come
singularity-phone-do-call-vote = Ask for a vote
singularity-phone-do-add-enemy = New enemy card
singularity-phone-do-claim-win = We are out
singularity-phone-do-declare = End the issue
singularity-phone-do-other = Other cause
singularity-phone-beside = If something else happens
singularity-phone-end-turn = End my turn: enemies act
singularity-phone-end-on-hazard = End on a hazard
singularity-phone-end-for = End the turn for { $name }
singularity-phone-unplayed = Ending discards the cards you hold. (SW-9)
singularity-phone-unplayed-count = { $n ->
    [one] Ending discards the card you hold. (SW-9)
   *[other] Ending discards the { $n } cards you hold. (SW-9)
}
singularity-phone-unplayed-late = First discard the cards you did not play. (SW-9)
singularity-phone-nobody-acted = No enemy was on the board, so nobody acted. (SW-22)
singularity-phone-none-title = Is an enemy on the board?
singularity-phone-none-line = The app knows of none, so nobody would attack or move. (SW-22)
singularity-phone-none-left = This turn somebody left a space with enemies: they are not in the app yet.
singularity-phone-none-spawn = Yes: say which and where
singularity-phone-none-add-enemy = Yes: type its card
singularity-phone-none-button = No enemy on the board: go on
singularity-phone-their-turn = { $name } plays cards
singularity-phone-played = { $n ->
    [0] no card played yet
    [one] { $n } card played
   *[other] { $n } cards played
}
singularity-phone-held = Your move stopped at { $place }. { $n ->
    [one] { $n } step
   *[other] { $n } steps
} left.
singularity-phone-go-on = Go on moving
singularity-phone-source = Where does it come from?
singularity-phone-source-hand = A card from my hand
singularity-phone-source-table = Same card or an ability

# Move
singularity-phone-move-title = Move { $n }
singularity-phone-move-on = Move on: { $n }
singularity-phone-move-value = Value of the card
singularity-phone-steps-used = { $used } of { $all } steps used
singularity-phone-path-back = Take the last step back
singularity-phone-move-pick = Tap where you go
singularity-phone-move-fault = Nobody can go this way. Take the last step back. (SW-10)
singularity-phone-move-button = { $members ->
    [1] Move
    [2] Move two members
    [3] Move three members
    [4] Move four members
   *[other] Move { $members } members
}: Threat { $amount }
singularity-phone-move-free = Nothing on the way costs Threat
singularity-phone-ignores-hazard = It ignores hazards
singularity-phone-company-moves = moves
singularity-phone-company-along = along
singularity-phone-company-stays = stays here
singularity-phone-company-elsewhere = elsewhere
singularity-phone-toll-leave = Leave { $place }: { $types ->
    [one] one type
   *[other] { $types } types
} of enemy
singularity-phone-toll-leave-light = Leave a space: { $types ->
    [one] one type
   *[other] { $types } types
} of enemy
singularity-phone-toll-hazard = Enter { $place }: hazard
singularity-phone-toll-hazard-light = Enter a hazard
singularity-phone-toll-hazard-end = End on { $place }: hazard
singularity-phone-arrival-tokens = Enter { $place }: { $n ->
    [one] one token turns
   *[other] { $n } tokens turn
}
singularity-phone-arrival-cache = Enter { $place }: the cache opens
singularity-phone-short = { $n ->
    [0] At the limit.
    [1] One short of the limit.
    [2] Two short of the limit.
   *[other] { $n } short of the limit.
} Enemies act next.
singularity-phone-loses = This reaches the limit: the issue would be lost.
singularity-phone-walk-title = Your move
singularity-phone-walk-line = { $n ->
    [one] { $n } step on the board
   *[other] { $n } steps on the board
}
singularity-phone-walk-step = Step { $n }
singularity-phone-walk-types = Enemy types in the space you left
singularity-phone-walk-hazard = Into a hazard
singularity-phone-walk-more = One more step
singularity-phone-walk-tapped = Somebody has tapped Threat { $amount } for a move this turn. Say here only what is not counted yet.

# Attack
singularity-phone-attack-title = Attack
singularity-phone-damage = Damage
singularity-phone-range = Range
singularity-phone-spaces = Target spaces
singularity-phone-ignores-walls = It ignores walls
singularity-phone-hits-left = { $n } of { $all } hits left
singularity-phone-nobody-reached = Nobody stands in range. Raise the range, or pick another card.
singularity-phone-health = { $n } health left
singularity-phone-need = { $n ->
    [one] One hit each
   *[other] { $n } hits each, within this turn
}
singularity-phone-hits = Hits
singularity-phone-hits-back = Take the hits on { $enemy } back
singularity-phone-mini = { $enemy } { $n }: { $taken } of { $need } hits
singularity-phone-at = { $what } · { $place }
singularity-phone-hit = { $enemy }: { $fallen ->
    [0] none falls
    [one] one falls
   *[other] { $fallen } fall
}, { $left ->
    [0] nobody is left
    [one] one stays
   *[other] { $left } stay
}.
singularity-phone-hit-health = { $enemy } stays with { $n } health.
singularity-phone-attack-pick = Tap a miniature to hit it
singularity-phone-attack-too-many = The card has only { $n } damage. Take a hit back. (SW-18)
singularity-phone-attack-button = { $n ->
    [one] Attack: { $n } hit
   *[other] Attack: { $n } hits
}

# Cards
singularity-phone-play-title = Play a card
singularity-phone-play-line = Do what it says on the board.
singularity-phone-card-name = Name of the card
singularity-phone-play-button = Play it
singularity-phone-discard-title = Discard a card
singularity-phone-discard-line = One at a time.
singularity-phone-discard-draw = To draw one
singularity-phone-discard-ability = For my ability
singularity-phone-discard-other = For something else
singularity-phone-discard-button-draw = Discard one, draw one
singularity-phone-discard-button-ability = Discard one, use the ability
singularity-phone-discard-button-other = Discard one
singularity-phone-draw-title = Draw cards
singularity-phone-draw-line = Because a card or an ability says so.
singularity-phone-cards = Cards
singularity-phone-draw-button = { $n ->
    [one] Draw one card
   *[other] Draw { $n } cards
}
singularity-phone-recon-title = Reveal upgrade cards
singularity-phone-recon-line = They lie face up until a cache opens.
singularity-phone-recon-button = { $n ->
    [0] Pick or type a card
    [one] Lay one card open
   *[other] Lay { $n } cards open
}
singularity-phone-card-known = From the library
singularity-phone-card-new = A new card
singularity-phone-card-add = Add { $name }
singularity-phone-card-away = Take { $name } away
singularity-phone-token-title = Turn a token early
singularity-phone-token-line = Its enemies wait until somebody enters the area.
singularity-phone-token-which = Which token?
singularity-phone-token-shows = What does it show?
singularity-phone-token-button = Turn it
singularity-phone-token-why = Tap what it shows first.
singularity-phone-open-cache-title = Open a cache
singularity-phone-open-cache-line = A member stands in it. Each opens once a game.
singularity-phone-open-cache-button = Open it
singularity-phone-open-cache-why = Type the name of the space first.
singularity-phone-place-name = Name of the space
singularity-phone-place-add = One miniature there
singularity-phone-place-why = Type the name of the space first

# Encounter, enemies that come
singularity-phone-encounter-title = Encounter in { $area }
singularity-phone-encounter-line = { $who } entered. { $n ->
    [one] One token turns.
   *[other] { $n } tokens turn.
}
singularity-phone-enemy-new = It is a new enemy
singularity-phone-card-setup = Its card says: { $text }
singularity-phone-place-which = Say what the token shows
singularity-phone-place-pick = Tap where they stand
singularity-phone-place-name-it = Say where they stand
singularity-phone-place-button = Place { $n } × { $enemy }
singularity-phone-spawn-title = Enemies come
singularity-phone-spawn-which = Which enemy?
singularity-phone-spawn-why = Type an enemy card first.
singularity-phone-draw-enemy-common = Draw a common enemy
singularity-phone-draw-enemy-elite = Draw an elite enemy
singularity-phone-drawn = Drawn: { $enemy }
singularity-phone-enemy-title = An enemy card
singularity-phone-enemy-line = As printed. Typed once, your library keeps it.
singularity-phone-enemy-button = Keep this card
singularity-phone-enemy-mend = Mend this card
singularity-phone-name-why = Type its name first.
singularity-phone-enemy-ours = Typed before: tap to bring it in
singularity-phone-enemy-here = On the table: tap to look or mend
singularity-phone-collection = Our cards

# Cache
singularity-phone-cache-title = Supply cache
singularity-phone-cache-line = { $place } · opens once per game
singularity-phone-reveal-title = { $n ->
    [one] Turn up one card
   *[other] Turn up { $n } cards
}
singularity-phone-reveal-line = Upgrade deck. Tell the app which.
singularity-phone-drafted-open = We draft on the table
singularity-phone-drafted-title = Who took a card?
singularity-phone-drafted-line = Draft with the real cards: one each at most, a taken card is replaced at once, the rest goes under the deck. (SW-33)
singularity-phone-drafted-none = Took none
singularity-phone-drafted-one = Took one
singularity-phone-drafted-name = Its name (may stay empty)
singularity-phone-drafted-hand = A taken card goes to hand. Without a name it is only counted, and the campaign does not list it.
singularity-phone-drafted-discard = A taken card goes to the discard pile. Without a name the campaign does not list it.
singularity-phone-drafted-button = { $n ->
    [0] Nobody took one: go on
    [one] One card taken: go on
   *[other] { $n } cards taken: go on
}
singularity-phone-reveal-button = { $n ->
    [one] This card lies open
   *[other] These { $n } cards lie open
}
singularity-phone-reveal-left = { $n ->
    [one] One more card to tap
   *[other] { $n } more cards to tap
}
singularity-phone-reveal-short = { $n ->
    [0] The deck is empty
   *[other] Only { $n }: the deck is empty
}
singularity-phone-pick-title = Which card do you take?
singularity-phone-pick-wait = { $name } picks
singularity-phone-pick-now = picks now
singularity-phone-pick-none = took none
singularity-phone-pick-then = then
singularity-phone-pick-last = last
singularity-phone-picks = Waiting for { $name } to pick.
singularity-phone-your-pick = Your pick
singularity-phone-new = New
singularity-phone-take-none = Take none
singularity-phone-take-which = Tap a card
singularity-phone-take = Take { $card }
singularity-phone-none-for = Take none for { $name }
singularity-phone-goes-hand = Goes to your hand
singularity-phone-goes-discard = Goes to your discard pile
singularity-phone-goes-count = Goes to your hand: { $before } cards, then { $after }
singularity-phone-replaced = A new card takes its place at once
singularity-phone-order = Change the order of picks
singularity-phone-order-title = Who picks when?
singularity-phone-order-line = Tap everybody in order.
singularity-phone-order-button = Pick in this order
singularity-phone-order-why = { $n ->
    [one] Tap one more player.
   *[other] Tap { $n } more players.
}

# Enemy step
singularity-phone-enemies-title = Enemies act
singularity-phone-enemies-line = Move the pieces as the map shows.
singularity-phone-part-attacks = 1 · Attacks
singularity-phone-part-moves = 2 · Moves
singularity-phone-reaches = { $count ->
    [one] reaches { $who }
   *[other] reaches { $who }, counted once
}, { $n ->
    [0] same space
    [one] one step
   *[other] { $n } steps
}
singularity-phone-misses = { $who } { $count ->
    [one] is
   *[other] are
} { $why }
singularity-phone-no-reach = reaches nobody
singularity-phone-row-open = waits for a decision
singularity-phone-goes-to = { $ways ->
    [one] to { $where }
   *[other] { $ways } ways, split evenly: { $where }
}
singularity-phone-joins = joins { $who }
singularity-phone-enemies-done = Done on the board: refill
singularity-phone-direct = Where do the { $enemy } go?
singularity-phone-direct-line = { $n } of { $all } placed
singularity-phone-direct-card = Card that says so
singularity-phone-direct-button = They go there
singularity-phone-direct-why = { $n ->
    [one] One more has to go somewhere.
   *[other] { $n } more have to go somewhere.
}
singularity-phone-answers-title = Enemies act
singularity-phone-answers-line = Two questions for each group.
singularity-phone-answers-missing = { $n ->
    [one] One group is not answered yet.
   *[other] { $n } groups are not answered yet.
}
singularity-phone-printed = range { $range }, move { $move }
singularity-phone-in-range = Somebody within { $n } in a straight line?
singularity-phone-yes = Yes
singularity-phone-no = No
singularity-phone-ways = How many shortest ways? 0: it stays
singularity-phone-splits = { $ways ->
    [one] All go together: { $counts }
   *[other] Split: { $counts }
}

# Vote
singularity-phone-vote-target = Whom do they follow?
singularity-phone-vote-target-line = { $enemy } at { $place }: several members are equally close.
singularity-phone-vote-odd = Where does the odd one go?
singularity-phone-vote-odd-line = { $enemy } at { $place } split evenly; one is left over.
singularity-phone-vote-one = Which way does it go?
singularity-phone-vote-one-line = { $enemy } at { $place }: several ways are equally short.
singularity-phone-vote-custom = Everybody answers on the own phone.
singularity-phone-vote-won = { $option }
singularity-phone-vote-count = Votes { $counts }. The leader breaks ties.
singularity-phone-vote-tied = The votes are tied
singularity-phone-vote-breaks = The leader, { $who }, decides.
singularity-phone-vote-breaks-mine = You lead: you decide.
singularity-phone-toward = Toward { $who }
singularity-phone-odd-to = To { $place }
singularity-phone-next-attacks = Next step: attacks { $who }, +{ $n } Threat
singularity-phone-next-away = Next step: nobody in range, { $n ->
    [one] one step
   *[other] { $n } steps
} away
singularity-phone-next-nobody = Next step: nobody in range, 0 Threat
singularity-phone-votes = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
singularity-phone-votes-closed = Votes stay closed until all are in.
singularity-phone-worst = Smarter enemies would choose { $letter }.
singularity-phone-vote-open = open
singularity-phone-vote-sealed = sealed
singularity-phone-vote-choosing = choosing
singularity-phone-vote-pick = Tap your answer
singularity-phone-seal = Seal my vote: { $letter }
singularity-phone-vote-sealed-mine = Sealed: { $letter }. Tap another to change
singularity-phone-close-vote = Open the votes now
singularity-phone-carry-out = Do it
singularity-phone-break = Break the tie: { $letter }
singularity-phone-break-which = Tap one of the tied
singularity-phone-vote-waits = { $who } decides.
singularity-phone-ask-title = Ask for a vote
singularity-phone-ask-line = Votes open when all are in.
singularity-phone-ask-question = The question
singularity-phone-ask-option = Answer { $n }
singularity-phone-ask-more = One more answer
singularity-phone-ask-button = Ask everybody
singularity-phone-ask-why-question = Type the question first.
singularity-phone-ask-why-answers = Type at least two answers.

# Refill
singularity-phone-refill-title = Refill your hand
singularity-phone-refill-wait = { $name } refills
singularity-phone-refill-draw = { $n ->
    [0] You hold { $hand }. Nothing to draw.
    [one] You hold { $hand }. Draw one card.
   *[other] You hold { $hand }. Draw { $n } cards.
}
singularity-phone-refill-shuffle = { $first ->
    [0] The deck is empty: shuffle the discard pile first.
   *[other] Draw { $first }, shuffle the discard pile, then go on.
}
singularity-phone-refill-short = { $n ->
    [one] One card is not there: both piles are empty.
   *[other] { $n } cards are not there: both piles are empty.
}
singularity-phone-refill-cap = { $n ->
    [one] Discard one: the hand ends at three.
   *[other] Discard { $n }: the hand ends at three.
}
singularity-phone-refill-acts = A card that acts when drawn acts now: tap what it does.
singularity-phone-refilled = Refilled: next player
singularity-phone-refills = Waiting for { $name } to refill.
singularity-phone-refilled-for = Refilled for { $name }

# Setup
singularity-phone-setup-title = Set up the issue
singularity-phone-setup-line = Lay the board, then tell the app.
singularity-phone-issue = Issue { $n } · { $title }
singularity-phone-my-character = Your character
singularity-phone-character-none = Nobody yet
singularity-phone-limits = Limits of the tracks
singularity-phone-limits-are = Threat { $threat } · Awareness { $awareness }
singularity-phone-limits-missing = Still to type
singularity-phone-first = Plays first and leads
singularity-phone-enemy-cards = Enemy cards
singularity-phone-enemies-known = { $n ->
    [0] None yet: type them when they come
    [one] { $n } known
   *[other] { $n } known
}
singularity-phone-begin-missing = Type the limits of the tracks first. (SW-4)
singularity-phone-begin-others = Without a character: { $names }.
singularity-phone-begin = Begin the issue
singularity-phone-limits-title = Where do the tracks end?
singularity-phone-limits-line = The last space of each track on the board.
singularity-phone-no-limit = This track has no limit
singularity-phone-limits-button = These are the limits
singularity-phone-first-title = Who plays first?
singularity-phone-first-line = The first player leads and breaks ties.
singularity-phone-character-title = Whom do you play?
singularity-phone-character-line = Tap a card, or type yours once.
singularity-phone-character-type = Not in the list
singularity-phone-character-button = I play this one
singularity-phone-character-why = Tap a card above, or type a name.
singularity-phone-character-mine = You play this one
singularity-phone-character-taken = { $name } plays this one
singularity-phone-give-back = Give { $name } back

# Win, declare, end
singularity-phone-win-title = Are you out?
singularity-phone-win-on-end = The whole team stands on End
singularity-phone-win-clear = No enemy and no token in its area
singularity-phone-win-button = The issue is won
singularity-phone-win-why = Won only if both are so: tap both. (SW-37)
singularity-phone-declare-title = End the issue
singularity-phone-declare-line = Because you give up, or by a rule of the issue.
singularity-phone-declare-gave-up = We give up
singularity-phone-declare-won = Won by a rule of the issue
singularity-phone-declare-lost = Lost by a rule of the issue
singularity-phone-declare-final = This ends the game for everybody.
singularity-phone-declare-button-gave-up = Give up
singularity-phone-declare-button-won = End it: won
singularity-phone-declare-button-lost = End it: lost
singularity-phone-declare-why = Type which rule of the issue ended it.
singularity-phone-end-round = Round { $round }.
singularity-phone-end-enemy = { $enemy } at { $place } took it to the limit in round { $round }.
singularity-phone-grew = What Threat grew from
singularity-phone-sum = sum { $n }
singularity-phone-plot = Threat, turn by turn
singularity-phone-opens = Issue { $n } is open now.
singularity-phone-see-log = See the log
singularity-phone-log = Log

# Pieces
singularity-phone-stands = Stands at { $place }
singularity-phone-piles = Deck { $deck } · discard { $discard }
singularity-phone-gained = Gained: { $cards }
singularity-phone-groups = Enemies on the board

# Corrections
singularity-phone-fix-later = There is nothing to put right before the first turn or after the end.
singularity-phone-fix-track = Track
singularity-phone-fix-standing = Positions
singularity-phone-fix-group = Enemies
singularity-phone-fix-hand = Hand
singularity-phone-fix-cache = Cache
singularity-phone-fix-token = Token
singularity-phone-fix-turn = Turn
singularity-phone-fix-limits = Limits
singularity-phone-fix-reason = Why (may stay empty)
singularity-phone-standing-from = Tap a piece on the map, or drag it.
singularity-phone-standing-to = Now tap where it really stands.
singularity-phone-standing-which = Which piece?

# Order, names, cards put right
singularity-phone-do-order = Order of the enemies
singularity-phone-enemy-order-title = Who acts first?
singularity-phone-enemy-order-line = Tap the groups in order; the rest follow. The sum of Threat stays the same.
singularity-phone-name-ways = Name the spaces
singularity-phone-name-where = { $n ->
    [one] Where does it go?
   *[other] Where to? Tap up to { $n }
}
singularity-phone-name-add = They go there
singularity-phone-fix-row = Open cards
singularity-phone-fix-gained = Gained cards
singularity-phone-row-empty = No upgrade card lies open.
singularity-phone-gained-away = Tap what was not gained
singularity-phone-gained-add = This card was gained
singularity-phone-card-why = Type the name of the card first

## Facts that can be put right

singularity-fact-track = Which track
singularity-fact-value = It stands on
singularity-fact-limits = Last spaces of the tracks
singularity-fact-enemy = Which enemy
singularity-fact-place = Which space
singularity-fact-count = Miniatures
singularity-fact-seat = Who
singularity-fact-hand = Cards in hand
singularity-fact-deck = Draw deck
singularity-fact-discard = Discard pile
singularity-fact-used = It has been used
singularity-fact-kind = What lies there
