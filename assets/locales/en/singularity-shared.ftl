### The Singularity War: the shared screen and the campaign's saving. What the rules say is in singularity-rules.ftl.

## Around every page

singularity-shared-issue = Issue { $n } · { $title }
singularity-shared-title = Singularity War
singularity-shared-issue-number = Issue { $n }
singularity-shared-round = Round { $n } · { $name }’s turn
singularity-shared-step-play = { $name } plays
singularity-shared-step-enemies = Enemies act
singularity-shared-step-refill = Refill to 3
singularity-shared-map = Map: { $name }
singularity-shared-legend-hazard = hazard
singularity-shared-legend-cache = cache
singularity-shared-legend-token = hidden token
singularity-shared-legend-end = end

## Tracks

singularity-shared-threat = Threat { $n } of { $of }
singularity-shared-threat-free = Threat { $n }
singularity-shared-awareness = Awareness { $n } of { $of }
singularity-shared-awareness-free = Awareness { $n }, no limit
singularity-shared-left = { $n ->
    [0] The swarm has closed in
    [one] 1 more and the swarm wins
   *[other] { $n } more and the swarm wins
}
singularity-shared-no-limit = No limit is set
singularity-shared-causes = What moved a track
singularity-shared-no-change = Nothing has moved a track yet.
singularity-shared-by = { $what }, { $who }
singularity-shared-at = { $what }, { $where }
singularity-shared-undo = Take this back
singularity-shared-tap-draw = Drawn card
singularity-shared-tap-calm = Calmed
singularity-shared-tap-card = Card
singularity-shared-tap-event = Event
singularity-shared-tap-attack = Attack
singularity-shared-tap-other = Other

## Team and turn

singularity-shared-team = Team
singularity-shared-now = now
singularity-shared-leader = leads
singularity-shared-stands = at { $where }
singularity-shared-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
singularity-shared-gained = +{ $n } gained
singularity-shared-special = Rules of this issue
singularity-shared-plays = { $n ->
    [0] { $name } plays cards.
    [one] { $name } has played 1 card.
   *[other] { $name } has played { $n } cards.
}
singularity-shared-travel = { $name } is held up at { $where } and may go on: { $n ->
    [one] 1 step
   *[other] { $n } steps
} left.
singularity-shared-refill = { $name } draws back up to 3 cards.
singularity-shared-refill-late = { $name } discards the cards not played, then draws back up to 3. (SW-9)
singularity-shared-refilled = Refilled: next player
singularity-shared-unplayed = Cards not played are discarded at the end of the turn. (SW-9)
singularity-shared-end-turn = End { $name }’s turn: enemies act
singularity-shared-cards = { $name }’s cards
singularity-shared-doing = For { $name }: what is played face up can be told here, too.
singularity-shared-doing-all = For the whole table: anybody may tell this.
singularity-shared-doing-back = Back to the board

## A piece moved by hand

singularity-shared-count = { $n } { $what }
singularity-shared-lift = Put a piece right
singularity-shared-lift-which = Which piece on { $where }?
singularity-shared-lift-where = { $what } from { $where }: tap the space where it stands.
singularity-shared-lift-ask = { $what }: { $where } to { $to }?
singularity-shared-lift-yes = Move it
singularity-shared-lift-no = Leave it
singularity-shared-miniatures = Miniatures

## Enemy step on the map

singularity-shared-group = { $enemy }, { $where }
singularity-shared-attacks = 1  Attacks
singularity-shared-moves = 2  Moves
singularity-shared-rise = { $limit ->
    [0] { $before } to { $after }
   *[other] { $before } to { $after } of { $limit }
}
singularity-shared-reaches = { $count ->
    [one] reaches { $names }, { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
   *[other] reaches { $names }, counts once
}
singularity-shared-reaches-here = { $count ->
    [one] stands beside { $names }
   *[other] stands beside { $names }, counts once
}
singularity-shared-in-range = somebody is in range
singularity-shared-misses = { $count ->
    [one] { $names } is { $why }
   *[other] { $names } are { $why }
}
singularity-shared-nobody = nobody in range
singularity-shared-goes = { $what } to { $to }
singularity-shared-open = waits for an answer
singularity-shared-by-hand = its card says where it goes
singularity-shared-split = { $n ->
    [2] two ways, split evenly
    [3] three ways, split evenly
   *[other] { $n } ways, split evenly
}
singularity-shared-joins = joins { $names }
singularity-shared-merges = becomes one group
singularity-shared-one-way = one way
singularity-shared-voted = odd one by vote
singularity-shared-step-sum = { $n ->
    [0] No group reaches anybody: no Threat.
   *[other] Threat +{ $n }. Move the enemies on the board, then go on.
}
singularity-shared-again = Play again
singularity-shared-done = Done on the board: refill
singularity-shared-missing = { $n ->
    [one] One answer missing
   *[other] { $n } answers missing
}
singularity-shared-direct = { $what }: where does it go?
singularity-shared-direct-caption = { $what } moves as its card says
singularity-shared-direct-how = { $n ->
    [one] Tap the space it goes to.
   *[other] Tap the space all { $n } go to; tap a second space to send some there.
}
singularity-shared-direct-card = as its card says
singularity-shared-direct-stay = It stays
singularity-shared-direct-go = It goes there
singularity-shared-direct-first = Tap a space first

## Enemy step without a map

singularity-shared-no-map = no map in the app
singularity-shared-column-group = Enemy group
singularity-shared-column-adds = Adds
singularity-shared-column-range = In range?
singularity-shared-column-ways = Ways to go
singularity-shared-column-goes = Goes
singularity-shared-yes = Yes
singularity-shared-no = No
singularity-shared-stays = stays
singularity-shared-waits = waits
singularity-shared-waits-why = came this turn
singularity-shared-together = { $n ->
    [one] 1 moves
   *[other] { $n } together
}
singularity-shared-shares = { $first } and { $last }
singularity-shared-evenly = split evenly
singularity-shared-so-far = This step so far
singularity-shared-ask-range = { $enemy }, { $where }: { $n ->
    [0] is a member in the same space?
    [one] is a member within 1 straight step?
   *[other] is a member within { $n } straight steps?
}
singularity-shared-ask-ways = { $enemy }, { $where }: how many shortest ways lead to the closest member?
singularity-shared-answers = { $n ->
    [one] One answer missing
   *[other] { $n } answers missing
}
singularity-shared-groups = Enemies on the board
singularity-shared-no-groups = No enemy stands on the board.
singularity-shared-health = { $n } health left
singularity-shared-spawn-open = A group came from a token
singularity-shared-add-enemy-open = Type the first enemy card
singularity-shared-claim-open = We got out
singularity-shared-claim = Is the issue won?
singularity-shared-claim-text = Won means: the whole team stands on End, and no enemy stands in its area. (SW-37)
singularity-shared-claim-yes = Yes, all on End and the area is clear
singularity-shared-claim-no = Not yet

## Encounter

singularity-shared-encounter = { $name } enters { $area }: { $n ->
    [one] 1 token turns.
   *[other] { $n } tokens turn.
} What does it show?
singularity-shared-tokens = Tokens
singularity-shared-token = { $where }: { $what }
singularity-shared-shows = The token shows
singularity-shared-printed = Its setup, as printed
singularity-shared-place = Tap a lit space for every one of the { $enemy }.
singularity-shared-place-which = Which enemy is it?
singularity-shared-place-go = { $n ->
    [0] Nobody comes: go on
    [one] Place 1 miniature
   *[other] Place { $n } miniatures
}
singularity-shared-on = { $n } on { $where }
singularity-shared-one-less = One less

## Vote

singularity-shared-vote = Decide together
singularity-shared-vote-target = Whom do the { $enemy } at { $where } follow?
singularity-shared-vote-odd = Where does the odd { $enemy } from { $where } go?
singularity-shared-vote-toward = Toward { $names } at { $where }
singularity-shared-vote-to = To { $where }
singularity-shared-next-threat = If nobody moves: Threat +{ $n } next time, it reaches { $names }.
singularity-shared-next-distance = { $n ->
    [0] Then it stands beside you.
    [one] Then it is 1 step away.
   *[other] Then it is { $n } steps away.
}
singularity-shared-worst = Smarter enemies would do this.
singularity-shared-votes = { $n ->
    [0] no vote
    [one] 1 vote
   *[other] { $n } votes
}
singularity-shared-sealed = has voted
singularity-shared-thinking = thinks
singularity-shared-silent = has not voted
singularity-shared-waits-for = Waiting for { $names }. Votes open when all are in.
singularity-shared-paper = What stands on { $name }’s paper? Tap the option.
singularity-shared-paper-waits = { $name }’s paper is typed now, then all votes open.
singularity-shared-close-vote = Open the votes now
singularity-shared-decide = Phones vote. Or talk it over, and tap here what the table agrees on. (SW-39)
singularity-shared-decide-first = Tap an option first
singularity-shared-decide-go = We agree: { $what }
singularity-shared-tied = A tie: { $name } leads and decides. Tap an option.
singularity-shared-vote-won = Decided: { $what }.
singularity-shared-carry-out = Carry it out

## Supply cache

singularity-shared-cache = Supply cache, { $where }
singularity-shared-new = New
singularity-shared-pick = { $name } picks. A taken card is replaced at once.
singularity-shared-pick-last = { $name } picks last. Then all cards go under the deck.
singularity-shared-pick-first = Tap a card first
singularity-shared-pick-none = { $name } takes none
singularity-shared-takes = { $name } takes { $card }
singularity-shared-pick-state-now = picks now
singularity-shared-pick-state-waiting = waits
singularity-shared-pick-state-none = takes none
singularity-shared-pick-state-taken = has picked
singularity-shared-cache-done = Everybody has picked.
singularity-shared-reveal = { $n ->
    [one] Turn up 1 upgrade card and say which it is.
   *[other] Turn up { $n } upgrade cards and say which they are.
}
singularity-shared-reveal-wait = { $n ->
    [one] 1 card is turned up now.
   *[other] { $n } cards are turned up now.
}
singularity-shared-reveal-caption = Cards turned up
singularity-shared-reveal-field = Name of the card
singularity-shared-reveal-new = New card “{ $name }”
singularity-shared-reveal-go = These lie there
singularity-shared-reveal-tap = { $n ->
    [one] Tap 1 more card
   *[other] Tap { $n } more cards
}
singularity-shared-campaign = Campaign
singularity-shared-next-issue = Play issue { $n }
singularity-shared-reveal-fewer = { $n ->
    [0] No card: the deck is empty
    [one] Only 1: the deck is empty
   *[other] Only { $n }: the deck is empty
}

## Setup

singularity-shared-setup-map = Set up the issue. The app follows every position.
singularity-shared-setup-light = Set up the issue. No map in the app: it asks.
singularity-shared-setup-board = On the table
singularity-shared-setup-free = Read the comic, follow the issue card, lay the tokens, put the team on Start, three cards each.
singularity-shared-setup-ready = All set. The first turn can begin.
singularity-shared-limits = Last space of both tracks
singularity-shared-limits-keep = These are the limits
singularity-shared-limits-kept = Limits are set
singularity-shared-limit-none = none
singularity-shared-limit-open = ?
singularity-shared-limit-zero = 0 is no limit
singularity-shared-missing-limits = Type the last space of both tracks from your board.
singularity-shared-no-character = no character yet
singularity-shared-characters = Characters are picked on the phones; nobody needs one to play.
singularity-shared-first = plays first
singularity-shared-make-first = Make first
singularity-shared-begin = Begin the first turn

## The end

singularity-end-end-reached = You got out
singularity-end-threat = The swarm closed in
singularity-end-awareness = The swarm closed in
singularity-end-declared-won = The issue is won
singularity-end-declared-lost = The issue is lost
singularity-end-gave-up = The team gave up
singularity-end-declared-line = { $by ->
    [seat] { $name } declared it
   *[table] The table declared it
} in round { $round }.
singularity-end-gave-up-line = { $by ->
    [seat] { $name } gave up for the team
   *[table] The table gave up
} in round { $round }, at { $threat }.
singularity-end-reason = “{ $reason }”
singularity-shared-end-won = { $n ->
    [one] The whole team stands on End, its area is clear.
   *[other] All { $n } on the End space, area clear.
}
singularity-shared-end-threat = { $cause } took Threat to its limit in round { $n }.
singularity-shared-end-awareness = { $cause } took Awareness to its limit in round { $n }.
singularity-shared-end-threat-by = { $placed ->
    [yes] { $enemy } at { $where } took Threat to its limit in round { $n }.
   *[no] { $enemy } took Threat to its limit in round { $n }.
}
singularity-shared-end-awareness-by = { $placed ->
    [yes] { $enemy } at { $where } took Awareness to its limit in round { $n }.
   *[no] { $enemy } took Awareness to its limit in round { $n }.
}
singularity-shared-opens = Issue { $n } is open.
singularity-shared-length = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} · { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
singularity-shared-grew-threat = What Threat grew from
singularity-shared-grew-awareness = What Awareness grew from
singularity-shared-sum = sum { $n }
singularity-shared-threat-turns = Threat, turn by turn
singularity-shared-awareness-turns = Awareness, turn by turn
singularity-shared-plot = { $what } after every turn: { $values }
singularity-shared-over = The issue is over. The log keeps every step.
singularity-shared-see-log = See the log
singularity-shared-once-more = Play another
singularity-shared-try-again = Try it again

## What the end does to a campaign

singularity-campaign-decks-kept = Everybody keeps the cards gained.
singularity-campaign-decks-back = Decks return to the start of the issue.
singularity-campaign-written = Written into the campaign.
singularity-campaign-copied = Written into a copy of the campaign.
