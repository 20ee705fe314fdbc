### The Singularity War: what the rules say. Sentences of the screens are in other files.
### A refusal says what happened, what to do now, and which rule. Names of seats arrive without `_seat`.

## Words

singularity-phase-setup = Set up the issue
singularity-phase-play = Play cards
singularity-phase-encounter = Encounter
singularity-phase-cache = Supply cache
singularity-phase-enemies = Enemies act
singularity-phase-vote = Vote
singularity-phase-refill = Refill
singularity-phase-over = The issue is over
singularity-track-threat = Threat
singularity-track-awareness = Awareness
singularity-cause-attack = Enemy attacks
singularity-cause-leave = Leaving enemies
singularity-cause-hazard = Hazards
singularity-cause-card = Card text
singularity-cause-calm = Calmed by cards
singularity-cause-draw = Cards when drawn
singularity-cause-event = Events of the issue
singularity-cause-overflow = Threat ran over
singularity-cause-other = Other causes
singularity-cause-correction = Corrected at the table
singularity-token-none = no token
singularity-token-common = common token
singularity-token-elite = elite token
singularity-card-attack = attack
singularity-card-move = move
singularity-card-utility = utility
singularity-miss-too-far = too far away
singularity-miss-not-in-line = not in a straight line
singularity-miss-walled = behind a wall
singularity-stay-same-space = stays: same space
singularity-stay-no-move = stays: it does not move
singularity-stay-no-route = stays: no way leads there
singularity-stay-delayed = waits: it came this turn
singularity-stay-said = stays
singularity-ruling-rule = by the rules
singularity-ruling-listed = in the listed order
singularity-ruling-vote = by vote
singularity-ruling-card = as its card says
singularity-ruling-table = as the table says
singularity-result-won = won
singularity-result-lost = lost
singularity-ending-end-reached = The whole team stands on End, and its area is clear.
singularity-ending-threat = Threat reached its limit.
singularity-ending-awareness = Awareness reached its limit.
singularity-ending-declared = Declared at the table.
singularity-ending-gave-up = The team gave up.
singularity-mode-single = Single issue
singularity-mode-story = Story
singularity-mode-arcade = Arcade

## Refusals: documents

singularity-bad-pack = { $where }: { $problem }. Correct it there and save again. (SW-5)
    .title = This cannot be read
singularity-space-twice = { $spaces } stands on the map more than once. Give every space its own name. (SW-5)
    .title = Two spaces of one name
singularity-area-twice = The area { $areas } is listed more than once. Keep one of them. (SW-5)
    .title = Two areas of one name
singularity-unknown-area = No area is called { $areas }. Add it, or take the spaces out of it. (SW-5)
    .title = Unknown area
singularity-token-without-area = A token lies on { $spaces }, which belongs to no area. Put the space into an area. (SW-19)
    .title = A token without an area
singularity-no-start = Mark the Start space. (SW-5)
    .title = No Start
singularity-no-end = Mark the End space. (SW-5)
    .title = No End
singularity-start-is-end = { $spaces } is both Start and End. Mark two different spaces. (SW-5)
    .title = Start and End are one
singularity-unknown-space = There is no space { $spaces } on this map. Pick one of its spaces. (SW-5)
    .title = Unknown space
singularity-no-links = Without a grid the map needs links. Join the spaces one can walk between. (SW-5)
    .title = Nothing is linked
singularity-linked-to-itself = { $spaces } is linked to itself. Take that link or wall out. (SW-5)
    .title = A link to itself
singularity-link-twice = { $spaces } are linked twice. Keep one of the links. (SW-5)
    .title = A link too many
singularity-link-and-wall = Between { $spaces } there is a link and a wall. Keep one of them. (SW-5)
    .title = Link or wall?
singularity-line-turns-back = The straight line { $spaces } meets a space twice. List each space of it once. (SW-5)
    .title = A line turns back
singularity-same-spot = { $spaces } lie on the same spot. Move one of them. (SW-5)
    .title = Two spaces on one spot
singularity-off-grid = { $spaces } lies between the cells of the grid. Move it onto a cell, or make this no grid. (SW-5)
    .title = Off the grid
singularity-space-without-area = { $spaces } belongs to no area. That may be meant: tokens never turn there. (SW-5)
    .title = No area
singularity-space-unreachable = Nobody can walk from the Start to { $spaces }. That may be meant: check links and walls. (SW-5)
    .title = Out of reach
singularity-start-among-tokens = The team starts in { $area }, where tokens lie: they turn only when somebody comes in from another area. (SW-19)
    .title = Tokens at the Start
singularity-no-lines = This map is no grid and lists no straight lines: ranges above 1 reach nothing. Add lines, if cards shoot that far. (SW-24)
    .title = No straight lines
singularity-enemy-twice = { $enemies } is listed more than once. Give every enemy its own id. (SW-20)
    .title = Two enemies of one name
singularity-character-twice = { $characters } is listed more than once. Keep one of them. (SW-2)
    .title = A character twice
singularity-card-twice = { $cards } is listed more than once. Keep one of them. (SW-33)
    .title = A card twice
singularity-empty-library = There is no card in it. Type in an enemy, a character or an upgrade card. (SW-1)
    .title = Nothing in it
singularity-issues-not-in-order = The issues are numbered { $numbers }. Number them 1, 2, 3 and so on, each once. (SW-7)
    .title = Issues out of order
singularity-log-of-no-issue = The log tells of issue { $numbers }, which this campaign does not have. Add the issue, or take the lines out. (SW-7)
    .title = The log knows more

## Refusals: before the first turn

singularity-bad-count = One to six people play, and { $count } sit here. Add or remove seats. (SW-2)
    .title = Not this many
singularity-name-taken = { $name } sits at the table twice. Give one of them another name. (SW-2)
    .title = Two of one name
singularity-campaign-missing = Story mode goes on with a campaign. Pick one from the library, or play a single issue. (SW-7)
    .title = Which story?
singularity-locked-issue = Issue { $number } is still locked. Win issue { $first } first. (SW-7)
    .title = Win issue { $first } first
singularity-map-missing = At map level the app needs a map. Pick one from the library, or play at light level. (SW-5)
    .title = Which map?
singularity-nothing-to-draw = { $kind ->
        [elite] No elite enemy is there to draw. Unlock or type in one, or let the table turn its own tokens. (SW-8)
       *[other] No common enemy is there to draw. Unlock or type in one, or let the table turn its own tokens. (SW-8)
    }
    .title = Nothing to draw from
singularity-unknown-seat = Nobody of that name sits at this table. Pick one of the players. (SW-2)
    .title = Who is that?
singularity-character-taken = { $by } plays { $name } already. Pick somebody else. (SW-2)
    .title = { $name } is taken
singularity-limits = Type the last space of both tracks first; a track without a limit gets none. (SW-4)
    .title = Limits are missing

## Refusals: who and when

singularity-game-over = The issue is over. Set up the next one, or try again. (SW-36)
    .title = It is over
singularity-no-clock = Nothing counts down in this game. (SW-9)
    .title = No countdown
singularity-wrong-step = { $phase ->
        [setup] First set the issue up and begin. (SW-6)
        [play] Not now: cards are being played. (SW-9)
        [encounter] First place the enemies of the tokens that turned. (SW-19)
        [cache] First finish the draft at the cache. (SW-33)
        [enemies] Not now: the enemies act. (SW-22)
        [vote] First the vote is finished. (SW-39)
       *[other] First the hand is refilled. (SW-31)
    }
    .title = Not now
singularity-not-your-turn = It is { $turn }’s turn. Yours comes when the circle reaches you. (SW-9)
    .title = { $turn } is on
singularity-leader-only = That is for the leader, { $leader }, or for the host. (SW-39)
    .title = { $leader } leads
singularity-no-map = This table plays without a map. Do it on the real board and tell the app the result. (SW-10)
    .title = No map here
singularity-map-knows = The app follows the map and sees this by itself. If the board differs, put the positions right. (SW-37)
    .title = The map knows

## Refusals: tracks

singularity-not-a-cause = That is not a cause to give by hand. Pick one of the causes shown. (SW-4)
    .title = Which cause?
singularity-no-cause = A change needs its cause. Write a word or two about it. (SW-4)
    .title = Why?
singularity-no-change = A change by 0 changes nothing. Say how much. (SW-4)
    .title = How much?
singularity-big-change = { $amount } at once is more than { $most }. Confirm it if that is what happened. (SW-4)
    .title = Really { $amount }?
singularity-nothing-to-undo = The last change was not made by hand in this turn. Put the track right instead. (SW-38)
    .title = Nothing to undo
singularity-below-zero = Tracks stop at 0 at this table. Give 0 or more. (SW-4)
    .title = Below zero

## Refusals: cards and moves

singularity-no-card = Your hand is empty as far as the app counts. Draw first, or put the count right. (SW-14)
    .title = No card left
singularity-too-far = { $steps } steps with a card of { $value }. Take a shorter way. (SW-10)
    .title = Too far
singularity-not-adjacent = No way leads from { $here } to { $there } in one step. Go along the links. (SW-10)
    .title = Not next to each other
singularity-not-together = { $companion } stands in another space and cannot come along. Only members who start with you do. (SW-10)
    .title = { $companion } is elsewhere
singularity-no-move-open = No move is held up. Play a move card. (SW-13)
    .title = Nothing to go on with

## Refusals: attacks

singularity-out-of-range = { $places } is out of range { $range }: count in a straight line, not through walls. Pick another space. (SW-18)
    .title = Out of range
singularity-too-much-damage = { $spent } hits with a card of { $damage }. Take some back. (SW-18)
    .title = Too much damage
singularity-not-there = { $enemy } does not stand in { $place }. Hit somebody who does. (SW-18)
    .title = Nobody there
singularity-too-many-targets = Only { $count } of { $enemy } stand in { $place }. Hit no more than that. (SW-18)
    .title = More targets than miniatures
singularity-one-space = { $count ->
        [1] The card hits one space. Keep all hits in it. (SW-18)
       *[other] The card hits { $count } spaces at most. Keep the hits in them. (SW-18)
    }
    .title = Too many spaces
singularity-type-twice = { $enemy } is listed twice for { $place }. Put its hits together. (SW-18)
    .title = Listed twice

## Refusals: encounters and enemies

singularity-unknown-enemy = The app does not know { $enemy } yet. Type in its card first. (SW-20)
    .title = Unknown enemy
singularity-no-token = No token lies on { $place }. Pick one that does, or put the board right. (SW-19)
    .title = No token there
singularity-already-turned = The token is face up and shows { $enemy }. Use what it shows. (SW-35)
    .title = Already turned
singularity-which-enemy = The token on { $place } is still face down. Turn it and say which enemy it shows. (SW-19)
    .title = Which enemy?
singularity-other-area = The encounter is in { $area }. Tokens elsewhere wait for somebody to enter. (SW-19)
    .title = Another area
singularity-outside-area = { $places } lies outside { $area }. Setup means spaces within the area. (SW-19)
    .title = Outside the area
singularity-nobody-comes = No miniature is placed. Give at least one. (SW-19)
    .title = How many?
singularity-table-draws = At this table people turn the tokens themselves. Say what it shows. (SW-8)
    .title = The table turns tokens
singularity-no-such-group = There is no group { $group } in this step. Pick one of those listed. (SW-20)
    .title = Unknown group
singularity-answers-missing = { $count ->
        [one] One group still waits for an answer. Settle it first. (SW-22)
       *[other] { $count } groups still wait for an answer. Settle them first. (SW-22)
    }
    .title = Not settled yet
singularity-no-answer = Say whether somebody is in range, or where the group goes. (SW-22)
    .title = No answer
singularity-group-waits = { $group } came this turn and waits until the next. (SW-A30)
    .title = It waits
singularity-count = { $count } miniatures are placed, and the group has { $size }. Place them all. (SW-28)
    .title = The count is off
singularity-must-approach = { $places } is not on a shortest way to the closest member. Pick a space that is, or name the card that says otherwise. (SW-27)
    .title = They come closer
singularity-uneven = { $size } miniatures split as evenly as possible: no space gets two more than another. (SW-28)
    .title = Split evenly

## Refusals: votes

singularity-not-a-voter = At this table { $leader } decides. (SW-39)
    .title = { $leader } decides
singularity-votes-are-open = The votes are open already. Read them and go on. (SW-39)
    .title = Already open
singularity-not-on-paper = { $paper_seat } votes on a phone. Only a seat on paper folds its vote, on its own page or at the shared screen. (SW-41)
    .title = Not on paper
singularity-already-folded = { $paper_seat } has answered already. (SW-41)
    .title = Already there
singularity-not-folded = There is no folded paper of { $paper_seat }. (SW-41)
    .title = No paper there
singularity-paper-waits = The paper of { $paper_seat } stays folded until everybody has answered. (SW-41)
    .title = Not yet
singularity-no-such-option = That is not one of the options. Pick one that is shown. (SW-39)
    .title = Not an option
singularity-vote-runs = The vote still runs. Wait until all have answered, or let the leader close it. (SW-39)
    .title = Not decided yet
singularity-break-the-tie = Several options have equally many votes. Pick one of them. (SW-39)
    .title = Break the tie
singularity-nobody-voted = Nobody has voted yet. Pick an option to close it without votes. (SW-39)
    .title = No votes

## Refusals: caches and hands

singularity-cache-used = The cache at { $place } has been used. Each opens once a game. (SW-33)
    .title = Already used
singularity-no-cache = { $place } is no cache. Pick a cache space. (SW-33)
    .title = No cache there
singularity-nobody-there = Nobody of the team stands at { $place }. Move there first. (SW-33)
    .title = Nobody is there
singularity-nothing-to-reveal = No card has to be turned up now. Somebody picks. (SW-33)
    .title = Nothing to reveal
singularity-too-many-cards = { $count ->
        [one] One card is turned up now, not more. (SW-33)
       *[other] { $count } cards are turned up now, not more. (SW-33)
    }
    .title = Too many cards
singularity-picking-began = Somebody has picked already, so the order stands. (SW-33)
    .title = Too late for that
singularity-not-everybody-once = The order needs every player once. (SW-33)
    .title = Who picks when?
singularity-one-each = You have had your pick at this cache. One card each. (SW-33)
    .title = One each
singularity-reveal-first = { $count ->
        [one] First turn up the next card of the deck. (SW-33)
       *[other] First turn up { $count } cards of the deck. (SW-33)
    }
    .title = Turn up cards first
singularity-not-your-pick = It is { $turn }’s pick. Yours follows. (SW-33)
    .title = { $turn } picks
singularity-not-revealed = That card does not lie face up. Pick one of the row. (SW-33)
    .title = Not in the row
singularity-hand-full = A refill ends at three cards: draw { $count }. Other draws have no limit. (SW-31)
    .title = The hand is full

## Refusals: the end and corrections

singularity-not-all-on-end = The issue is won when the whole team stands on End. Bring everybody there. (SW-37)
    .title = Not all are there
singularity-not-clear = Enemies or tokens are left in the area of End. Clear it first. (SW-37)
    .title = Not clear
singularity-no-reason = Say in a few words why the issue ends here. (SW-A28)
    .title = Why?
singularity-hands-not-counted = At this table nobody counts hands in the app. (SW-14)
    .title = Not counted
singularity-would-have-fallen = { $enemy } falls at { $damage } hits, so fewer can lie on one that stands. (SW-16)
    .title = It would have fallen
singularity-both-piles = Give both piles, the draw deck and the discard. (SW-32)
    .title = Both piles
singularity-draft-runs = This cache is being drafted. Finish the draft first. (SW-33)
    .title = The draft runs
singularity-finish-first = Finish this step first; the turn can be put right while cards are played. (SW-9)
    .title = Finish this first

## The log

singularity-log-limits = Limits: Threat { $threat ->
        [0] none
       *[other] { $threat }
    }, Awareness { $awareness ->
        [0] none
       *[other] { $awareness }
    }.
singularity-log-takes = { $seat } plays { $character }.
singularity-log-gives-back = { $seat } gives the character back.
singularity-log-enemy-card = Enemy card: { $enemy }. Threat { $threat }, range { $range }, move { $move }.
singularity-log-first = { $seat } plays first and leads.
singularity-log-begun = The issue begins. { $seat } plays first.
singularity-log-turn = Round { $round }: { $seat }’s turn.
singularity-log-changed-threat = Threat changes by { $amount } to { $after }. { $note }
singularity-log-changed-awareness = Awareness changes by { $amount } to { $after }. { $note }
singularity-log-undone = The last change is taken back: { $track ->
        [threat] Threat
       *[other] Awareness
    } by { $amount }.
singularity-log-plays = { $seat } plays a card. { $card }
singularity-log-moves = { $seat } moves to { $to }{ $along_count ->
        [0] .
       *[other] , together with { $along }.
    }
singularity-log-moves-on = { $seat } moves on to { $to }.
singularity-log-walks = { $seat } moves { $steps ->
        [one] one space
       *[other] { $steps } spaces
    }{ $along_count ->
        [0] .
       *[other] , together with { $along }.
    }
singularity-log-leave = Leaving { $types ->
        [one] one type of enemy
       *[other] { $types } types of enemies
    } behind: Threat +{ $amount }, now { $after }. { $place }
singularity-log-hazard = Into a hazard: Threat +{ $amount }, now { $after }. { $place }
singularity-log-hazard-end = The turn ends on a hazard: Threat +{ $amount }, now { $after }. { $place }
singularity-log-defeated = { $seat } defeats { $count } × { $enemy } at { $place }.
singularity-log-hurt = { $seat } hits { $enemy } at { $place } for { $count }.
singularity-log-missed = { $seat } attacks and hits nobody.
singularity-log-discards-draw = { $seat } discards a card and draws one. { $note }
singularity-log-discards-ability = { $seat } discards a card for the ability. { $note }
singularity-log-discards-other = { $seat } discards a card. { $note }
singularity-log-draws = { $seat } draws { $cards ->
        [one] a card.
       *[other] { $cards } cards.
    }
singularity-log-recon = { $seat } turns up { $cards }.
singularity-log-encounter = { $seat } enters { $area }: { $count ->
        [one] a token turns.
       *[other] { $count } tokens turn.
    }
singularity-log-turned = The token at { $place } shows { $enemy }.
singularity-log-placed = { $count ->
        [0] { $enemy }: nobody comes.
       *[other] { $enemy } on the board: { $where }.
    }
singularity-log-spawned = { $enemy } on the board: { $where }. { $reason }
singularity-log-drawn = The app draws { $enemy }, { $kind ->
        [elite] an elite enemy.
       *[other] a common enemy.
    }
singularity-log-cache = { $seat } opens the cache at { $place }.
singularity-log-revealed = { $count ->
        [0] The upgrade deck is empty.
       *[other] Turned up: { $cards }.
    }
singularity-log-pick-order = They pick in this order: { $order }.
singularity-log-took = { $seat } takes { $card }{ $to ->
        [hand] .
       *[other] , onto the discard.
    }
singularity-log-took-none = { $seat } takes no card.
singularity-log-drafted = Drafted on the table: { $took_count ->
        [0] nobody takes a card.
        [one] { $took } takes a card.
       *[other] { $took } take a card.
    }{ $count ->
        [0] { "" }
       *[other] { " " }Named: { $cards }.
    }
singularity-log-cache-closed = { $count ->
        [0] The cache is empty.
       *[other] Under the deck: { $cards }.
    }
singularity-log-no-enemies = No enemy stands on the board. { $seat } refills.
singularity-log-enemies-act = { $count ->
        [one] One group acts.
       *[other] { $count } groups act.
    }
singularity-log-attacks = { $enemy } at { $place } { $reached_count ->
        [one] reaches { $reached }
       *[other] reaches { $reached }, once
    }: Threat +{ $amount }, now { $after }.
singularity-log-attacks-unseen = { $enemy } at { $place } has somebody in range: Threat +{ $amount }, now { $after }.
singularity-log-marches = { $enemy } leave { $place }: { $where }.
singularity-log-directed = { $enemy } at { $place } goes as the table says. { $card }
singularity-log-vote-called = Vote: { $question }
singularity-log-folded = { $seat } has folded a vote on paper.
singularity-log-typed-paper = The paper of { $seat } is typed.
singularity-log-papers = Time to unfold: { $paper_count ->
        [one] the paper of { $paper } is
       *[other] the papers of { $paper } are
    } typed, then all votes open.
singularity-log-vote-tied = The votes are tied. { $leader } decides.
singularity-log-vote-decided = { $voters ->
        [0] Decided: { $choice }.
       *[other] Decided: { $choice }, with { $votes } of { $voters } votes.
    }
singularity-log-refilled = { $seat } refills.
singularity-log-claims-win = The whole team stands on End, and its area is clear.
singularity-log-declared = Declared at the table: { $result ->
        [won] won
       *[other] lost
    }. { $reason }
singularity-log-won = The team gets out in round { $round }.
singularity-log-lost-threat = Threat is at its limit in round { $round }: the issue is lost.{ $cause ->
        [attack] { " " }{ $enemy } at { $place } took it there.
       *[other] { "" }
    }
singularity-log-lost-awareness = Awareness is at its limit in round { $round }: the issue is lost.
singularity-log-gives-up = { $by ->
        [seat] { $seat } gives up for the team
       *[table] The team gives up
    } at Threat { $threat }. { $reason }
singularity-log-lost-declared = The issue is lost in round { $round }.
singularity-log-correct-threat = Threat: { $value } instead of { $was }. Corrected at the table.
    .detail = { $reason }
singularity-log-correct-awareness = Awareness: { $value } instead of { $was }. Corrected at the table.
    .detail = { $reason }
singularity-log-correct-limits = Limits: Threat { $threat ->
        [0] none
       *[other] { $threat }
    }, Awareness { $awareness ->
        [0] none
       *[other] { $awareness }
    }. Corrected at the table.
    .detail = { $reason }
singularity-log-correct-member = { $member } stands at { $place }. Corrected at the table.
    .detail = { $reason }
singularity-log-correct-group = { $enemy } at { $place }: { $count } instead of { $was }. Corrected at the table.
    .detail = { $reason }
singularity-log-correct-shift = { $count } × { $enemy } { $count ->
        [one] stands
       *[other] stand
    } at { $place }. Corrected at the table.
    .detail = { $reason }
singularity-log-correct-row = { $count ->
        [0] No upgrade card lies face up.
        [one] One upgrade card lies face up.
       *[other] { $count } upgrade cards lie face up.
    } Corrected at the table.
    .detail = { $reason }
singularity-log-correct-gained = { $member } has gained { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    } in all. Corrected at the table.
    .detail = { $reason }
singularity-log-correct-hand = The cards of { $member } were counted again. Corrected at the table.
    .detail = { $reason }
singularity-log-correct-cache = The cache at { $place } { $used ->
        [yes] is used.
       *[other] is not used.
    } Corrected at the table.
    .detail = { $reason }
singularity-log-correct-token = { $kind ->
        [none] No token lies at { $place }.
        [elite] An elite token lies at { $place }.
       *[other] A common token lies at { $place }.
    } Corrected at the table.
    .detail = { $reason }
singularity-log-correct-turn = It is { $member }’s turn. Corrected at the table.
    .detail = { $reason }

## House rules

singularity-option-level = What the app knows of the board
    .printed = The board lies on the table. With a map the app knows every space; without one it asks.
singularity-option-level-light = Light: no map, the app asks
singularity-option-level-map = Map: the app follows every position
singularity-option-mode = How you play
    .printed = Story mode plays the issues in order; arcade mode any map with what is unlocked.
singularity-option-mode-single = A single issue
singularity-option-mode-story = The story goes on
singularity-option-mode-arcade = Arcade
singularity-option-map = Map
    .printed = The board of the issue, typed in once.
singularity-option-map-none = No map
singularity-option-map-pack = A map of the library
singularity-option-library = Cards
    .printed = Enemies, characters and upgrade cards of your box, typed in once.
singularity-option-library-none = Type them as they come
singularity-option-library-pack = Cards of the library
singularity-option-issue = Issue
    .printed = The setup card of the issue: limits, reminders, what it unlocks.
singularity-option-issue-none = The next of the story, or none
singularity-option-issue-pack = An issue of the library
singularity-option-campaign = Campaign
    .printed = After a win the same team goes on to the next issue.
singularity-option-campaign-none = No campaign
singularity-option-campaign-pack = A campaign of the library
singularity-option-votes = Ties
    .printed = Whenever the rules leave several outcomes, the players decide together.
singularity-option-votes-hidden = Hidden votes, open together
singularity-option-votes-open = Open votes
singularity-option-votes-leader = The leader decides
singularity-option-smart-enemies = Smarter enemies
    .printed = Players may be generous to themselves, or choose what is worse for them.
singularity-option-smart-enemies-false = No suggestion
singularity-option-smart-enemies-true = The app proposes the worst option
singularity-option-draws = Who draws what a token shows
    .printed = Tokens are turned on the table.
singularity-option-draws-table = The table turns its tokens
singularity-option-draws-app = The app draws from what is unlocked
singularity-option-hands = Cards in hand
    .printed = Three cards; played and discarded ones leave the hand.
singularity-option-hands-counted = The app counts them
singularity-option-hands-table = On the table only
singularity-option-lose-at = When a track loses
    .printed = The tracks are how you lose; where exactly is not said.
singularity-option-lose-at-reach = At its last space
singularity-option-lose-at-exceed = Beyond its last space
singularity-option-threat-overflow = Threat at its limit
    .printed = What happens there is not said.
singularity-option-threat-overflow-lose = The issue is lost
singularity-option-threat-overflow-awareness-plus-1 = Awareness +1, Threat starts over with the rest
singularity-option-threat-floor = Tracks below 0
    .printed = Not said.
singularity-option-threat-floor-true = They stop at 0
singularity-option-threat-floor-false = They may go below
singularity-option-hazard = When a hazard counts
    .printed = The map page says at the end of a turn, the cards page when moving in.
singularity-option-hazard-on-enter = On entering
singularity-option-hazard-on-end-turn = At the end of the turn
singularity-option-hazard-both = Both times
singularity-option-hazard-pass-through = A hazard crossed on the way
    .printed = Not said.
singularity-option-hazard-pass-through-true = Counts
singularity-option-hazard-pass-through-false = Counts only where the move ends
singularity-option-leave-per-member = Leaving enemies together
    .printed = 2 Threat for each type of enemy in the space left.
singularity-option-leave-per-member-false = Once for all who move
singularity-option-leave-per-member-true = For every member
singularity-option-discard-timing = Cards not played
    .printed = They are discarded; whether before or after the enemies is not said.
singularity-option-discard-timing-end-of-play = Before the enemies act
singularity-option-discard-timing-after-enemies = After the enemies
singularity-option-refill = Who refills
    .printed = Once the players, once your hand.
singularity-option-refill-active = The player whose turn it was
singularity-option-refill-all = Everybody
singularity-option-encounter-stops-move = After an encounter
    .printed = Not said.
singularity-option-encounter-stops-move-false = The move may go on
singularity-option-encounter-stops-move-true = The move is over
singularity-option-enemy-sequence = Order of the enemy step
    .printed = Each group attacks and moves; the sum is the same either way.
singularity-option-enemy-sequence-snapshot = All attack, then all move
singularity-option-enemy-sequence-per-group = Group by group
singularity-option-proximity-tie = Several closest members
    .printed = Players decide ties for proximity.
singularity-option-proximity-tie-players-choose = The players choose one
singularity-option-proximity-tie-split-all = The group splits toward all
singularity-option-hand-cap = More than three cards
    .printed = Refill to three; more is not mentioned.
singularity-option-hand-cap-false = Kept
singularity-option-hand-cap-true = Discarded down to three
singularity-option-retry-deck = Decks after a lost issue
    .printed = Not said.
singularity-option-retry-deck-snapshot = As they were when it began
singularity-option-retry-deck-keep = Cards gained are kept
singularity-option-arcade-unlocks = Does arcade unlock anything?
    .printed = To unlock more, play story mode.
singularity-option-arcade-unlocks-false = No
singularity-option-arcade-unlocks-true = Yes
singularity-option-open-hands = How many cards others hold
    .printed = Not said. You may always show your hand.
singularity-option-open-hands-false = On the own phone only
singularity-option-open-hands-true = On every screen
singularity-option-cache-to = A card from a cache goes to
    .printed = The map page says to the hand.
singularity-option-cache-to-hand = The hand
singularity-option-cache-to-discard = The discard pile
singularity-option-simultaneous = Won and lost at once
    .printed = Not said.
singularity-option-simultaneous-loss = It is lost
singularity-option-simultaneous-win = It is won
singularity-option-cache-last-replace = After the last pick
    .printed = Each card taken is replaced.
singularity-option-cache-last-replace-true = It is replaced too, then all go under
singularity-option-cache-last-replace-false = No replacement
singularity-option-diagonal = Steps over corners
    .printed = Range is measured like a move, in any direction.
singularity-option-diagonal-false = As linked on the map
singularity-option-diagonal-true = Every corner of a grid is open
singularity-option-damage-memory = Hits that were not enough
    .printed = They must come within one turn.
singularity-option-damage-memory-turn = Gone after each turn
singularity-option-damage-memory-round = Gone after each round
singularity-option-cache-pass-through = A cache crossed on the way
    .printed = Moving into the space opens it.
singularity-option-cache-pass-through-true = Opens
singularity-option-cache-pass-through-false = Opens only where the move ends
singularity-option-spawn-delay = Enemies that came this turn
    .printed = Every group is checked.
singularity-option-spawn-delay-false = Act at once
singularity-option-spawn-delay-true = Wait until the next turn

## Rules in short: phases

singularity-rule-setup = Read the comic, follow the issue card, lay the tokens, put the team on Start, three cards each. Type the limits of both tracks from the board. (SW-4, SW-6)
    .title = Set up
singularity-rule-play = Play any number of cards, each fully resolved before the next. What you do not play is discarded, then the enemies act. (SW-9)
    .title = Play cards
singularity-rule-encounter = Entering an area with tokens turns them all. Each shows an enemy: follow its setup inside the area, then take the token away. (SW-19)
    .title = Encounter
singularity-rule-cache = Three upgrade cards are turned up. Everybody may take one, in the order you agree on; a taken card is replaced at once. The rest goes under the deck. Each cache once. (SW-33)
    .title = Supply cache
singularity-rule-enemies = Every group with a member in range adds its Threat once, then moves toward the closest member. Several shortest ways split it evenly. (SW-22..30)
    .title = Enemies attack and move
singularity-rule-vote = Where the rules leave several outcomes, every phone votes. Votes open when all are in; the leader breaks ties. (SW-39)
    .title = You decide ties
singularity-rule-refill = Draw up to three cards. An empty deck is rebuilt from the discard. Cards that act when drawn act at once. (SW-31, SW-32)
    .title = Refill
singularity-rule-over = Lost at once when a track reaches its limit. Won at once when the whole team stands on End and its area is clear. (SW-36, SW-37)
    .title = The end

## Rules in short: actions

singularity-rule-tracks = Threat and Awareness rise and fall with a cause each time. Loss is tested after every change. (SW-4, SW-36)
    .title = The two tracks
singularity-rule-move = You and anybody in your space move together, up to the number on the card. Nobody joins or leaves on the way. (SW-10)
    .title = Move
singularity-rule-leave = Leaving a space with enemies adds 2 Threat for each type there, however many miniatures and members. (SW-11)
    .title = Leaving enemies
singularity-rule-hazard = Entering a hazard adds 4 Threat, once for all who move, unless the card says otherwise. (SW-12)
    .title = Hazards
singularity-rule-attack = Damage goes to enemies of one space in range, as you split it. One hit removes a miniature unless its card needs more within the turn. (SW-15..17)
    .title = Attack
singularity-rule-range = Range counts steps in a straight line, not through walls. Your own space is 0, a neighbour 1. (SW-24)
    .title = Range
singularity-rule-discard = Discard cards one at a time, to draw one or to use your ability. (SW-14)
    .title = Discard
singularity-rule-groups = All miniatures of one type in one space are a group. Groups that meet become one. (SW-20, SW-30)
    .title = Groups
singularity-rule-split = A group with several shortest ways divides as evenly as possible; you decide where the odd one goes. (SW-28)
    .title = Splitting
singularity-rule-recon = Utility cards turn tokens or upgrade cards early. Enemies still wait until somebody enters. (SW-35)
    .title = Recon
singularity-rule-story = Win an issue to open the next; team and decks go on. After a loss every deck is as it was when the issue began. (SW-7)
    .title = Story
singularity-rule-arcade = Any map, with everything that is unlocked. The app can draw enemies at random. (SW-8)
    .title = Arcade
singularity-rule-correct = The board on the table is right. Anybody may put the app right; everybody sees it in the log. (SW-21, SW-38)
    .title = Put right
