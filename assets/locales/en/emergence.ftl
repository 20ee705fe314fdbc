### Emergence: what the rules say. Sentences of the screens are in emergence-screens.ftl.
### A refusal says what happened, what to do now, and which rule. Names of seats arrive without `_seat`.

## Words

emergence-data-light-blue = light blue
emergence-data-dark-blue = dark blue
emergence-data-light-green = light green
emergence-data-dark-green = dark green
emergence-augmentation-electromechanical = electromechanical
emergence-augmentation-biomechanical = biomechanical
emergence-action-activate = activate
emergence-action-boost = boost
emergence-action-replenish = replenish
emergence-action-hack = hack
emergence-action-spy = spy
emergence-action-terminate = terminate
emergence-kind-start = start
emergence-kind-compile = compile
emergence-kind-assimilate = assimilate
emergence-kind-light-blue = light blue data
emergence-kind-dark-blue = dark blue data
emergence-kind-light-green = light green data
emergence-kind-dark-green = dark green data
emergence-phase-declare = Enter your card
emergence-phase-card = Look at your card
emergence-phase-meeting = The Humans meet
emergence-phase-board = Count the board
emergence-phase-leader = Who leads first?
emergence-phase-select = Secret selection
emergence-phase-countdown = Countdown
emergence-phase-papers = Unfold the papers
emergence-phase-turns = Turns
emergence-phase-play = Play on the board
emergence-phase-holding = Count your knowledge
emergence-phase-assimilate = Assimilation
emergence-phase-opening = Open the aggregator
emergence-phase-turning = Cards up
emergence-phase-over = Game over

## Refusals: before the first round

emergence-bad-count = Emergence needs 3 to 6 operatives, and { $count } sit here. Add or remove seats. (EM-1)
    .title = Not this many
emergence-name-taken = { $name } sits at the table twice. Give one of them another name. (EM-2)
    .title = Two of one name
emergence-tile-twice = The city lists { $tiles } more than once. Give every tile its own id. (EM-3)
    .title = The city has a fault
emergence-adjacency-or-hex = The city needs either pairs of neighbours or hex coordinates: one of the two, not both. (EM-3)
    .title = The city has a fault
emergence-unknown-tile = There is no tile { $tiles } in this city. Use the ids of its tiles. (EM-3)
    .title = Unknown tile
emergence-touches-itself = { $tiles } cannot be its own neighbour. Remove that pair. (EM-3)
    .title = The city has a fault
emergence-pair-twice = { $tiles } are listed as neighbours twice. Keep one of the pairs. (EM-3)
    .title = The city has a fault
emergence-no-spot = { $tiles } lacks a hex coordinate. Give it one. (EM-3)
    .title = The city has a fault
emergence-same-spot = { $tiles } lie on the same hex. Move one of them. (EM-3)
    .title = The city has a fault
emergence-unknown-kind = { $tiles } is of a kind these rules do not know. Use start, compile, assimilate or one of the four data types. (EM-3)
    .title = The city has a fault
emergence-not-one-start = { $count ->
        [0] The city has no start tile. Mark one tile as the start. (EM-3)
       *[other] The city has { $count } start tiles: { $tiles }. Keep one of them. (EM-3)
    }
    .title = The city has a fault
emergence-no-compile = The city has no compile tile. Add one. (EM-3)
    .title = The city has a fault
emergence-no-assimilate = The city has no assimilate tile. Add one. (EM-3)
    .title = The city has a fault
emergence-no-data-tile = The city has no data tile. Add at least one. (EM-3)
    .title = The city has a fault
emergence-tile-unreachable = Nobody can walk from the start to { $tiles }. Join it to the rest of the city. (EM-3)
    .title = The city has a fault
emergence-special-tiles-adjacent = { $tiles } touch. Start, compile and assimilate tiles need a data tile between them. (EM-3)
    .title = The city has a fault
emergence-already-said = You have tapped this already. The table is waiting for somebody else. (EM-7)
    .title = Already noted
emergence-kept-on-paper = This card stays on the table: nobody enters it before the end. Tap that it was dealt, and go on. (EM-6)
    .title = The card stays secret
emergence-no-such-card = There are not that many { $allegiance ->
        [ai] A.I. cards
       *[human] Human cards
    } in this game. Look at the cards again. (EM-47)
    .title = Count the cards
emergence-script-runs = The narrator is still speaking. Wait for the last line, then tap. (EM-8)
    .title = One moment
emergence-narrator-held = The narrator has stopped already. Let him go on when everybody is ready. (EM-8)
    .title = Already stopped
emergence-narrator-speaks = The narrator is speaking. Stop him first, or let him say the line again. (EM-8)
    .title = He is speaking
emergence-narrator-done = The narrator has said his last line. Hold the card once more, or tap Done. (EM-8)
    .title = Nothing more to say
emergence-empty-board = A game starts with data on the board. Count the blocks and enter them again. (EM-4)
    .title = No data on the board
emergence-unknown-operative = Nobody of that name sits at this table. Pick one of the operatives. (EM-10)
    .title = Who is that?

## Refusals: selection and countdown

emergence-wrong-phase = { $phase ->
        [declare] First everybody enters the card they were dealt. (EM-6)
        [card] First everybody looks at their own card. (EM-7)
        [turning] The game is over. Only the cards that lie on the table are still to be entered. (EM-47)
        [meeting] First the narrator finishes. (EM-8)
        [board] First the table counts the blocks on the board. (EM-4)
        [leader] First the table names the leader. (EM-10)
        [select] Not now: everybody is choosing in secret. (EM-11)
        [countdown] Not now: the leader is counting down. (EM-12)
        [papers] Not now: the papers are being unfolded. (EM-58)
        [turns] Not now: the operatives are taking their turns. (EM-13)
        [play] Not now: the round is played on the board. (EM-52)
        [holding] Not now: everybody says how much knowledge they hold. (EM-55)
        [assimilate] Not now: tokens are dropping into the aggregator. (EM-42)
       *[other] Not now: the aggregator waits to be opened. (EM-44)
    }
    .title = Not now
emergence-already-revealed = The selections are on the table and stand for this round. Choose again in the next one. (EM-11)
    .title = Already revealed
emergence-countdown-runs = The countdown is running. Your choice stands; pick another one to replace it before zero. (EM-12)
    .title = The countdown runs
emergence-nothing-sealed = You have not sealed a choice yet. Pick an action and an augmentation. (EM-11)
    .title = Nothing to reopen
emergence-not-leader = Only the leader counts down, and this round that is { $leader }. (EM-12)
    .title = { $leader } leads
emergence-not-all-locked = Waiting for { $waiting }. Count down once everybody has sealed a choice. (EM-12)
    .title = Not everybody is ready
emergence-already-counting = The countdown is running already. Hold it, stretch it or call it off. (EM-12)
    .title = Already counting
emergence-not-counting = Nothing is counting down. Start the countdown first. (EM-12)
    .title = No countdown
emergence-already-paused = The countdown is on hold already. Let it run on, or call it off. (EM-12)
    .title = Already on hold
emergence-not-paused = The countdown is running. Hold it first. (EM-12)
    .title = Not on hold
emergence-stale-time = That countdown is no longer the one that runs. Nothing happened. (EM-12)
    .title = Too late
emergence-clock-only = Only the app’s clock says when the time is up. Wait for zero. (EM-12)
    .title = Not yet zero

## Refusals: folded papers

emergence-not-on-paper = That seat is not on paper. Its own phone says this. (EM-57)
    .title = Not a seat on paper
emergence-not-your-paper = Only { $paper }, or the table, says that. (EM-57)
    .title = { $paper }’s paper
emergence-paper-is-folded = { $paper } is noted already: the paper lies folded. (EM-57)
    .title = Already folded
emergence-not-yet-zero = A folded paper stays folded until zero. Count down first. (EM-58)
    .title = Not yet
emergence-no-paper-waits = No paper of this seat waits to be typed. (EM-58)
    .title = No such paper
emergence-choices-stand = It was zero: what is sealed stands. As soon as the papers are typed, everything opens. (EM-58)
    .title = Zero has passed

## Refusals: only the secrets

emergence-on-cardboard = Moves, data and knowledge stay on the board at this table. Do it there; nothing is typed here. (EM-51)
    .title = That happens on the board
emergence-not-round-leader = Only the leader ends the round, and this round that is { $leader }. (EM-52)
    .title = { $leader } leads
emergence-cannot-activate = You selected { $selected } this round, so you cannot have activated a tile. (EM-54)
    .title = You selected { $selected }
emergence-not-your-tokens = Everybody says for themselves how much knowledge they hold. (EM-55)
    .title = Not yours to count
emergence-already-said-empty = Somebody has said so already. Another one confirms it. (EM-56)
    .title = Already said
emergence-nobody-said-empty = Nobody has said that the board is empty. Play on. (EM-56)
    .title = Nothing to answer
emergence-another-confirms = You said it yourself. Somebody else looks at the board and confirms it. (EM-56)
    .title = Somebody else

## Refusals: turns and movement

emergence-not-your-turn = It is { $turn }’s turn. Yours comes when the circle reaches you. (EM-13)
    .title = { $turn } is on
emergence-not-next = { $tile } is not next to { $here }. Move to one of the lit tiles. (EM-16)
    .title = { $tile } is too far
emergence-must-move = You can move to { $tiles }. Moving is not optional while a tile is open. (EM-16)
    .title = You have to move
emergence-different-augmentation = { $blocker } on { $tile } runs { $theirs }, you run { $mine }. Pick another tile. (EM-17)
    .title = { $tile } is closed to you
emergence-move-first = First the move, then the action. Move your agent, or stay if no tile is open. (EM-16)
    .title = Move first
emergence-already-moved = You have made your move this turn. Act now, or end the turn. (EM-16)
    .title = Already moved
emergence-still-on-start = Your agent was on the start tile, so one step leads off it. Say where it stands now. (EM-16)
    .title = Off the start tile
emergence-no-city = This table plays without a city pack. Move on the real board, then say so here. (EM-16)
    .title = No city here
emergence-city-knows = The city pack already knows this. Just pick the tile or the target. (EM-16)
    .title = No need to say

## Refusals: tile actions

emergence-not-selected = You selected { $selected } this round, so { $action } is not yours to do. { $selected ->
        [hack] Hack, exchange it for 1 knowledge, or end the turn.
        [spy] Spy, exchange it for 1 knowledge, or end the turn.
        [terminate] Terminate, exchange it for 1 knowledge, or end the turn.
       *[other] Do that, or end the turn.
    } (EM-20)
    .title = You selected { $selected }
emergence-already-acted = You have acted this turn. End the turn. (EM-20)
    .title = Already acted
emergence-not-hostile = You selected { $selected }. Only hack, spy and terminate can be exchanged for a tile action. (EM-21)
    .title = Nothing to exchange
emergence-no-token-to-discard = An exchange costs 1 knowledge, and you hold none. End the turn. (EM-21)
    .title = No knowledge to pay with
emergence-wrong-augmentation = { $kind ->
        [light_blue] Blue
        [dark_blue] Blue
       *[other] Green
    } data needs { $needed }, and you run { $mine } this round. (EM-22)
    .title = Wrong augmentation
emergence-tile-empty = No data lies here. Replenish it another time, or end the turn. (EM-22)
    .title = Empty tile
emergence-all-or-nothing = You take all blocks of a tile or none. Leave the number out. (EM-22)
    .title = All or nothing
emergence-more-than-there = { $blocks ->
        [one] Only one block lies here.
       *[other] Only { $blocks } blocks lie here.
    } Take that many at most. (EM-22)
    .title = Not that many here
emergence-more-than-board = You say { $said }, but by the app’s count { $board } of that colour { $board ->
        [one] is
       *[other] are
    } left on the board. Look again, or correct the count. (EM-46)
    .title = The counts differ
emergence-nothing-to-activate = The start tile has nothing to activate. End the turn. (EM-24)
    .title = Nothing here
emergence-not-a-data-tile = Only data tiles can be replenished. End the turn. (EM-26)
    .title = No data tile
emergence-supply-empty = The box has no { $kind ->
        [light_blue] light blue
        [dark_blue] dark blue
        [light_green] light green
       *[other] dark green
    } block left. End the turn. (EM-26)
    .title = The box is empty
emergence-needs-answer = The app cannot see the board. Answer its question and try again. (EM-31)
    .title = One question first

## Refusals: hostile actions

emergence-self-target = You cannot { $action } yourself. Pick somebody else. (EM-33)
    .title = That is you
emergence-actor-on-start = You stand on the start tile, and nobody attacks from there. (EM-30)
    .title = You are on the start tile
emergence-target-on-start = { $target } stands on the start tile, and nobody is attacked there. (EM-30)
    .title = { $target } is safe
emergence-not-adjacent = { $target } is not on a neighbouring tile. (EM-33)
    .title = { $target } is not next to you
emergence-not-same-tile = { $target } is not on your tile, and spying needs that. (EM-28)
    .title = { $target } is elsewhere
emergence-augmentation-not-opposite = { $target } runs { $mine } like you; this attack needs the opposite. (EM-27)
    .title = Same augmentation
emergence-augmentation-not-same = { $target } runs { $theirs }, you run { $mine }; spying needs the same. (EM-28)
    .title = Different augmentation
emergence-not-enough-knowledge = To { $action } costs { $needed } knowledge, and you hold { $held }. What you would seize cannot pay. (EM-32)
    .title = Too expensive
emergence-claim-waits = { $target } has not said yet whether you stand there. Wait for the answer. (EM-31)
    .title = Waiting for { $target }
emergence-no-claim = No attack is waiting for an answer. (EM-31)
    .title = Nothing to answer
emergence-not-target = Only { $target } can say whether that is so. (EM-31)
    .title = Ask { $target }

## Refusals: compile

emergence-no-sets = No set is chosen. Choose at least one, or end the turn. (EM-38)
    .title = Choose a set
emergence-not-a-set = { $kinds ->
        [1] { $size ->
            [1] One block is no set.
           *[other] { $size } equal blocks are no set.
        }
       *[other] These { $size } blocks are no set.
    } A set is two equal blocks, or two, three or four different ones. (EM-37)
    .title = Not a set
emergence-not-enough-data = You hold { $held } { $kind ->
        [light_blue] light blue
        [dark_blue] dark blue
        [light_green] light green
       *[other] dark green
    }, and the sets need { $needed }. Take a set away. (EM-38)
    .title = Not enough data
emergence-not-on-compile = Sets become knowledge on a compile tile. Activate one first. (EM-23)
    .title = Not compiling

## Refusals: assimilate

emergence-bad-number = Whole numbers from 0 up, please. (EM-42)
    .title = Not a number of tokens
emergence-must-insert-one = At least one token has to go in. Choose a side for it. (EM-42)
    .title = At least one
emergence-more-than-held = You hold { $held }. Put in that many at most. (EM-42)
    .title = More than you hold
emergence-not-taking-part = You hold no token, so the aggregator passes you by. (EM-41)
    .title = Not this time
emergence-already-inserted = Your tokens are in already. (EM-42)
    .title = Already in
emergence-not-your-insertion = { $turn } has the aggregator now. It comes to you in turn. (EM-41)
    .title = { $turn } is at it
emergence-not-trigger = { $trigger } started this and opens the aggregator. (EM-44)
    .title = { $trigger } opens it
emergence-open-the-box = This table uses the real aggregator. Open it and enter what lay in it. (EM-44)
    .title = Open the real one
emergence-no-box = At this table the app keeps the tokens. Open its aggregator. (EM-44)
    .title = No box here
emergence-box-missing = { $operative } holds knowledge and has to put in at least one. Enter how many. (EM-42)
    .title = Something is missing
emergence-box-too-many = { $operative } does not hold that many. Count again. (EM-42)
    .title = Too many
emergence-box-does-not-add-up = { $inserted } went in, but { $found } came out. Count both sides again. (EM-44)
    .title = It does not add up
emergence-not-taking-part-other = { $operative } held no knowledge and cannot have put any in. (EM-41)
    .title = Not taking part

## Refusals: corrections and the end

emergence-not-that-data-tile = { $tile } does not hold blocks of that kind. Pick the right tile. (EM-49)
    .title = Wrong tile
emergence-not-so-many-there = { $held ->
        [0] No { $kind ->
            [light_blue] light blue
            [dark_blue] dark blue
            [light_green] light green
           *[other] dark green
        } block lies there
        [one] Only one block lies there
       *[other] Only { $held } blocks lie there
    }, and { $needed } would have to come from it. Say where the others come from. (EM-50)
    .title = Not so many there
emergence-holdings-secret = What people hold is their own business at this table. Correct each hand by itself. (EM-49)
    .title = Secret holdings
emergence-attack-waits = An attack is waiting for its target’s answer. Correct things once it is given. (EM-49)
    .title = Not during an attack
emergence-event-runs = Tokens are on their way into the aggregator. Correct them once it has been opened. (EM-49)
    .title = Not during the event
emergence-game-over = The game is over. Start a new one for your revenge. (EM-48)
    .title = Game over

## What happened

emergence-log-declare-again = The cards entered do not make up this game. Everybody looks at their card and enters it again.
emergence-log-board-set = The board holds { $count ->
        [one] one block
       *[other] { $count } blocks
    } of data.
emergence-log-leader = { $seat } is the oldest and leads first.
emergence-log-leader-drawn = { $seat } is drawn to lead first.
emergence-log-called-off = The countdown is called off. Everybody may choose again.
emergence-log-revealed = Round { $round }: all selections are open. { $seat } begins.
emergence-log-round = Round { $round } begins. { $seat } leads.
emergence-log-paper = { $seat }’s paper is unfolded and typed.
emergence-log-activates = { $seat } has activated an assimilate tile. Everybody counts their knowledge.
emergence-log-holds = { $seat } holds { $n } knowledge.
emergence-log-holds-unseen = { $seat } has counted.
emergence-log-said-empty = { $seat } says that no data is left on the board.
emergence-log-not-empty = The board is not empty. Play goes on.
emergence-log-moved = { $seat } moves to { $tile }.
emergence-log-moved-unseen = { $seat } moves.
emergence-log-stayed = { $seat } stays.
emergence-log-boosted = { $seat } boosts to { $tile }.
emergence-log-boosted-unseen = { $seat } boosts one tile further.
emergence-log-collected = { $seat } collects { $blocks } { $kind ->
        [light_blue] light blue
        [dark_blue] dark blue
        [light_green] light green
       *[other] dark green
    }.
emergence-log-replenished = { $seat } adds a { $kind ->
        [light_blue] light blue
        [dark_blue] dark blue
        [light_green] light green
       *[other] dark green
    } block.
emergence-log-exchanged = { $seat } gives up the hostile action for { $action }.
    .detail = Paid 1 knowledge.
emergence-log-let-go = { $seat } ends the turn without an action.
emergence-log-hacked = { $seat } hacks { $target }.
    .detail = Paid { $paid }, took { $data } data.
emergence-log-hacked-unseen = { $seat } hacks { $target } and takes all their data.
    .detail = Paid { $paid }.
emergence-log-spied = { $seat } spies on { $target } and knows now.
    .detail = Paid { $paid }.
emergence-log-terminated = { $seat } terminates { $target }, who goes back to the start.
    .detail = Paid { $paid }, took { $data } data and { $knowledge } knowledge.
emergence-log-terminated-unseen = { $seat } terminates { $target }, takes everything, and sends them to the start.
    .detail = Paid { $paid }.
emergence-log-claims = { $seat } wants to { $action } { $target }. Is { $seat } where they say?
emergence-log-claim-denied = { $target } says no: { $seat } does not stand there. Nothing is paid.
emergence-log-compiled = { $seat } compiles { $gained } knowledge.
    .detail = Spent { $blocks } data, gained { $gained } knowledge.
emergence-log-compiled-unseen = { $seat } compiles knowledge.
emergence-log-assimilates = { $seat } starts an assimilation. { $count ->
        [0] Nobody holds knowledge.
        [one] One operative takes part.
       *[other] { $count } operatives take part.
    }
emergence-log-inserted = { $seat } has put tokens in.
emergence-log-opened = { $seat } opens the aggregator: { $ai } for the A.I., { $human } for the Humans.
emergence-log-corrected-place = { $operative } stands on { $tile }. Corrected at the table.
    .detail = { $reason }
emergence-log-corrected-start = { $operative } { $start ->
        [yes] stands on the start tile
       *[no] does not stand on the start tile
    }. Corrected at the table.
    .detail = { $reason }
emergence-log-corrected-data = { $operative }’s { $kind ->
        [light_blue] light blue
        [dark_blue] dark blue
        [light_green] light green
       *[other] dark green
    } data: { $n }{ $was ->
        [hidden] {""}
       *[other] {" "}instead of { $was }
    }. Corrected at the table.
    .detail = { $reason }
emergence-log-corrected-tile = { $kind ->
        [light_blue] Light blue
        [dark_blue] Dark blue
        [light_green] Light green
       *[other] Dark green
    } data on { $tile }: { $n } instead of { $was }. Corrected at the table.
    .detail = { $reason }
emergence-log-corrected-board = { $kind ->
        [light_blue] Light blue
        [dark_blue] Dark blue
        [light_green] Light green
       *[other] Dark green
    } data on the board: { $n } instead of { $was }. Corrected at the table.
    .detail = { $reason }
emergence-log-corrected-knowledge = { $operative }’s knowledge: { $n }{ $was ->
        [hidden] {""}
       *[other] {" "}instead of { $was }
    }. Corrected at the table.
    .detail = { $reason }
emergence-log-over = { $winner ->
        [ai] The A.I. win
        [human] The Humans win
       *[other] It is a draw
    }: { $reason ->
        [requirement] the required knowledge is reached
        [surplus] the larger surplus decides
        [equal_surplus] both have reached it with equal surplus
       *[other] no data is left on the board
    }.

## The Humans meet

emergence-meeting-1 = Everybody, hold your phone close so that only you can see it.
    .icon = phone
emergence-meeting-2 = Close your eyes and take a breath. The city is quiet.
    .icon = eye-closed
emergence-meeting-3 = Open your eyes. Look at nobody but your own screen.
    .icon = spy
emergence-meeting-4 = Get ready to put a finger on the card, all of you together.
    .icon = people
emergence-meeting-5 = Hold the card now. A Human sees the other Human; an A.I. sees nothing, and keeps holding.
    .icon = fingerprint
emergence-meeting-6 = Let go of the card. Keep a straight face.
    .icon = hand
emergence-meeting-7 = Lay your phone down. Whatever you know, you know it alone.
    .icon = lock
emergence-meeting-by-hand = Everybody, close your eyes. Humans, open them and find each other. Close them. Now all together: open.
    .icon = people
emergence-meeting-8 = When you are ready, tap. You may hold the card once more before you do.
    .icon = check

## House rules

emergence-option-use = How much the companion does
    .printed = Everything, or only what has to stay secret while you play on the board.
emergence-option-use-whole = The whole referee
    .text = It checks every move and says why not.
    .app =
        Keeps the secrets
        Knows the board
        Keeps data, tokens
        Finds the winner
    .you =
        Move the pieces
        Talk, bluff, accuse
    .time = about 1 min a round
    .effort = 4
    .play = Play with the whole referee
emergence-option-use-secrets = Only the secrets
    .text = Tiles and data stay in your hands.
    .app =
        Deals the cards
        Counts 3, 2, 1
        Opens all choices
        Adds up the tokens
    .you =
        Move, hack, pay
        Keep the data
        Check the rules
    .time = about 15 s a round
    .effort = 1
    .play = Play with only the secrets
emergence-option-city = City
    .printed = The city of the box, tile by tile. With a pack the app knows who stands next to whom.
emergence-option-city-none = No pack: the app asks
emergence-option-city-pack = A city pack
emergence-option-deal = Who deals the allegiances
    .printed = The allegiance cards are shuffled and dealt, one each.
emergence-option-deal-app = The app deals
emergence-option-deal-cards = Real cards, entered in secret
emergence-option-aggregator = Where the tokens drop
    .printed = Tokens go into a box with two compartments, unseen.
emergence-option-aggregator-app = The app keeps them
emergence-option-aggregator-box = The real box goes round
emergence-option-countdown = Seconds of countdown
    .printed = The leader counts down and all reveal together; a short count is usual.
emergence-option-move-mandatory = Do you have to move?
    .printed = An agent moves if it can; only the action is optional.
emergence-option-move-mandatory-true = Yes, if a tile is open
emergence-option-move-mandatory-false = No, you may stay
emergence-option-same-tile-is-adjacent = Hack and terminate on the same tile
    .printed = These attacks reach a neighbouring tile; the same tile is not a neighbour.
emergence-option-same-tile-is-adjacent-false = Not possible
emergence-option-same-tile-is-adjacent-true = Possible
emergence-option-partial-collect = Take only part of a tile’s data
    .printed = Activating a data tile takes everything on it.
emergence-option-partial-collect-false = All or nothing
emergence-option-partial-collect-true = As many as you like
emergence-option-compile-hint = Suggest the best sets
    .printed = The owner chooses the sets; the rules suggest none.
emergence-option-compile-hint-owner = To the one who compiles
emergence-option-compile-hint-off = No suggestions
emergence-option-holdings = Data and knowledge on the player boards
    .printed = They lie openly on the board in front of everybody.
emergence-option-holdings-public = Open to all
emergence-option-holdings-owner = Only the owner sees them
emergence-option-hide-amounts = How much somebody put in
    .printed = The split is secret; the amount shows afterwards in what is left.
emergence-option-hide-amounts-false = Shows afterwards
emergence-option-hide-amounts-true = Stays hidden
emergence-option-spy-memory = Look at a spy answer again
    .printed = A spy looks at the card once and remembers.
emergence-option-spy-memory-true = As often as the spy likes
emergence-option-spy-memory-false = Only during that turn
emergence-option-no-data-check = When an empty board ends the game
    .printed = The Humans win when no more data is on the board.
emergence-option-no-data-check-immediate = At once
emergence-option-no-data-check-end-of-turn = At the end of the turn
emergence-option-no-data-check-end-of-round = At the end of the round
emergence-option-equal-surplus = Both teams there with equal surplus
    .printed = The larger surplus wins; nothing is said about equal ones.
emergence-option-equal-surplus-draw = A draw
emergence-option-equal-surplus-humans = The Humans win
emergence-option-equal-surplus-ai = The A.I. win
emergence-option-equal-surplus-continue = Play on
emergence-option-simultaneous-end = Requirement reached and no data left
    .printed = Both end the game; which comes first is not said.
emergence-option-simultaneous-end-requirement-first = The requirement decides
emergence-option-simultaneous-end-no-data-first = The empty board decides
emergence-option-allow-equal-specials-adjacent = Two tiles of one special kind side by side
    .printed = Start, compile and assimilate tiles do not touch each other.
emergence-option-allow-equal-specials-adjacent-false = Refused
emergence-option-allow-equal-specials-adjacent-true = Allowed for two equal ones

## Rules in short: phases

emergence-rule-declare = You were dealt a real card. Tell the app in secret which one; it checks only that the cards make up the game. (EM-6)
    .title = Enter your card
emergence-rule-card = Hold the card to see which side you are on. You may look again at any time; nobody else may. (EM-7)
    .title = Your allegiance
emergence-rule-meeting = With five or six operatives there are two Humans, and they learn of each other. Everybody sees the same screen for the same time. (EM-8)
    .title = The Humans meet
emergence-rule-board = One block lies on every data tile, in its colour. Count them by type. (EM-4)
    .title = The board
emergence-rule-leader = The oldest operative leads the first round. If nobody wants to say, let the app draw. (EM-10)
    .title = The first leader
emergence-rule-select = Choose one of six actions and one of two augmentations, in secret. You may change your mind until zero. (EM-11)
    .title = Secret selection
emergence-rule-countdown = The leader counts down; at zero all choices open at once. (EM-12)
    .title = Countdown
emergence-rule-papers = Who plays on paper unfolds it now, and it is typed for everybody to see. Then all choices open. (EM-58)
    .title = Unfold the papers
emergence-rule-play = Everybody takes a turn on the board, the leader first. Tell the app about a spy, an activated assimilate tile, an empty board, and the end of the round. (EM-52..56)
    .title = Play on the board
emergence-rule-holding = Everybody says how much knowledge lies before them. Then the aggregator goes round. (EM-55)
    .title = Count your knowledge
emergence-rule-turns = The leader goes first, then clockwise. In your turn you move, then you may act. (EM-13)
    .title = Turns
emergence-rule-assimilate = Starting with the one who triggered it, everybody with knowledge puts in at least one token, split as they like. Nobody ever learns your split. (EM-41..43)
    .title = Assimilation
emergence-rule-opening = The one who triggered it opens the aggregator. Both totals count at once. (EM-44)
    .title = Opening
emergence-rule-turning = The game is over. Every card is turned over. The host enters those of who played on paper, and the winners are named. (EM-47)
    .title = Cards up
emergence-rule-over = A team wins at its required knowledge; if both are there, the larger surplus wins. An empty board is a win for the Humans. (EM-45, EM-46)
    .title = The end

## Rules in short: actions

emergence-rule-move = Move to a neighbouring tile, if one is open. Agents of the other augmentation close a tile, except the start. (EM-16..18)
    .title = Move
emergence-rule-stay = With no open tile you stay where you are, and may still act. (EM-19)
    .title = Stay
emergence-rule-activate = Data tile: take all its blocks, if your augmentation reads the colour. Compile: turn sets into knowledge. Assimilate: start the event. (EM-22..24)
    .title = Activate
emergence-rule-boost = Take one more step, by the rules of moving. (EM-25)
    .title = Boost
emergence-rule-replenish = Add one block of its colour to the data tile you stand on, if your augmentation matches. (EM-26)
    .title = Replenish
emergence-rule-exchange = Who selected hack, spy or terminate may pay 1 knowledge and do any one tile action instead. (EM-21)
    .title = Exchange
emergence-rule-hack = Costs 1. Neighbouring tile, opposite augmentation: take all their data. (EM-27)
    .title = Hack
emergence-rule-spy = Costs 2. Same tile, same augmentation: you alone learn their allegiance. (EM-28)
    .title = Spy
emergence-rule-terminate = Costs 3. Neighbouring tile, opposite augmentation: take all their data and knowledge; their agent goes to the start. (EM-29)
    .title = Terminate
emergence-rule-compile = Two equal blocks make 1, two different 2, three different 4, four different 7. Every block counts in one set only. (EM-37)
    .title = Compile
emergence-rule-insert = At least one token, at most all you hold, on either side or both. It need not fit your allegiance. (EM-42)
    .title = Put tokens in
emergence-rule-end-turn = Acting is never a duty. When you are done, the next operative is on. (EM-20)
    .title = End the turn
emergence-rule-correct = The cardboard is right. Anybody may propose to correct a public fact; the host confirms it, and everybody sees it. (EM-49)
    .title = Correct

emergence-bad-pack = In { $where }: { $problem }. Mend it and check again. (EM-3)
    .title = The pack is misshapen
