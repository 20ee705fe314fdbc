# The screens of Emergence. Rules, log lines and refusals are in emergence.ftl.

emergence-cover = Emergence
    .tagline = Who is still human?

emergence-tour-1 = This phone keeps your secret
    .text = You are A.I. or Human. Hold your card to look at it, on this phone only. Nobody can see from outside what you are.
    .icon = fingerprint
emergence-tour-2 = Choose in secret, open together
    .text = Every round you seal one action and one augmentation. The leader counts down, and all envelopes open at once.
    .icon = envelope-lock
emergence-tour-3 = Eyes on the board
    .text = Move your agent on the real board. The phone asks one thing at a time, says why something is not possible, and counts for you.
    .icon = activate

## Words

emergence-team-ai = A.I.
emergence-team-human = Human
emergence-teams-ai = A.I.
emergence-teams-human = Humans
emergence-short-electromechanical = Electro
emergence-short-biomechanical = Bio
emergence-you-low = you
emergence-knowledge = knowledge
emergence-knowledge-count = { $n } knowledge
emergence-blocks-of = { $n } { $data }
emergence-round = Round { $n }
emergence-setup = Setup
emergence-place = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
emergence-tile-start = start
emergence-tile-compile = compile
emergence-tile-assimilate = assimilate
emergence-closed-now = not now
emergence-hidden-number = hidden
emergence-have-looked = looked
emergence-have-entered = entered their card
emergence-have-not = not

## What the header says

emergence-head-declare = Enter your card
emergence-head-card = Look at your card
emergence-head-meeting = The Humans meet
emergence-head-board = Lay out the city
emergence-head-leader = Who begins?
emergence-head-select = Choose
emergence-head-countdown = Countdown
emergence-head-papers = Unfold the papers
emergence-head-play = On the board
emergence-head-holding = Count your knowledge
emergence-head-turns = Turns
emergence-head-turns-mine = Your turn
emergence-head-assimilate = Assimilate
emergence-head-opening = Assimilate
emergence-head-turning = Cards up
emergence-head-over = The end

## Your card

emergence-card-title = Your allegiance
emergence-card-line = Only for your eyes. Shade the screen.
emergence-card-alike = { $n ->
    [3] All three cards look alike from outside.
    [4] All four cards look alike from outside.
    [5] All five cards look alike from outside.
   *[other] All six cards look alike from outside.
}
emergence-card-hold = Hold to look
emergence-card-known = I know my side
emergence-card-done-title = You know your side
emergence-card-done-line = Look again whenever you like: pull up the bar below, then hold “My allegiance”.
emergence-face-ai = Together, assimilate { $n } knowledge for the A.I.
emergence-face-human = Together, assimilate { $n } knowledge for the Humans.
emergence-face-nobody = Nothing to show
emergence-face-nobody-line = Hold a moment, then let go, like everybody else.
emergence-face-mate-line = The other Human. Look up slowly, smile at nobody.

## Cards dealt by hand

emergence-declare-title = Which card did you get?
emergence-declare-line = Tell only this phone. Shade the screen.
emergence-declare-button = This is my card
emergence-declare-pick = Tap the card you were dealt.
emergence-declare-again = The cards entered do not fit together. Everybody looks at their card and enters it again.
emergence-declare-done-title = Entered
emergence-declare-done-line = Keep your card face down.
emergence-paper = Somebody plays on paper, so everybody gets a real allegiance card. Whoever has a phone enters it there in secret. A card on paper is never asked for: it is turned over at the end. Choices on paper are folded, and typed at zero. When such a seat puts tokens in, the real box goes round.
emergence-paper-dealt-title = Deal by hand
emergence-paper-dealt-line = Shuffle { $ai } A.I. and { $human } Human cards and deal one to everybody.
emergence-paper-dealt-secret = { $names } { $count ->
        [one] looks at the card and keeps it face down.
       *[other] look at their cards and keep them face down.
    } Nothing here asks what it says.
emergence-paper-dealt-button = { $count ->
        [one] { $names } has a card
       *[other] { $names } have a card
    }
emergence-paper-dealt-done = The cards are dealt
emergence-paper-spied = { $name } shows the card on the table, to the spy alone.
emergence-paper-turn-title = Which card did { $name } turn over?
emergence-paper-turn-line = The game is over: it lies open for everybody.
emergence-paper-turn-button = This is the card
emergence-paper-turn-wait = Cards up
    .text = The game is over. { $names } { $count ->
        [one] turns the card over
       *[other] turn their cards over
    }, and the host enters it.
emergence-paper-meeting = Nobody needs a screen for it.

## The meeting

emergence-meeting-title = The Humans meet
emergence-meeting-line = { $step } of { $steps }. Everybody does the same.
emergence-meeting-hold = Hold to look
emergence-meeting-wait = Not yet. Listen first.
emergence-meeting-done = Done
emergence-meeting-pause = Stop the narrator
emergence-meeting-go-on = Let him go on
emergence-meeting-repeat = Say it again
emergence-meeting-held = The narrator waits. Let him go on when everybody is ready.

## The board

emergence-board-title = Data on the board
emergence-board-line = Count the blocks that lie on the tiles now. One of you enters it for all.
emergence-board-button = { $n ->
    [one] 1 block on the board
   *[other] { $n } blocks on the board
}
emergence-board-none = Put at least one block on the board first.

## The leader

emergence-leader-title = Who is the oldest?
emergence-leader-line = The oldest operative leads the first round.
emergence-leader-draw = Nobody says. Draw one
emergence-leader-button = { $name } leads
emergence-leader-me = I lead
emergence-leader-pick = Tap a name

## Choosing

emergence-select-title = Choose in secret
emergence-select-line = One action, one augmentation.
emergence-select-change = You may change your mind until zero.
emergence-select-tile = On your tile
emergence-select-free = no cost
emergence-select-hostile = Against somebody
emergence-select-cost = knowledge it costs
emergence-select-augmentation = Your augmentation this round
emergence-free = free
emergence-reads-electromechanical = Blue, digital data
emergence-reads-biomechanical = Green, living data
emergence-select-button = Seal my choice
emergence-select-again = Seal it again
emergence-select-pick-action = Pick an action first.
emergence-select-pick-augmentation = Pick an augmentation first.
emergence-select-keep = Keep what is sealed

## Sealed

emergence-sealed-title = Your choice is in the envelope
emergence-sealed-line = You can reopen it until zero.
emergence-sealed-everybody = Everybody is sealed
emergence-sealed-waiting = Waiting for { $names }
emergence-sealed-leader-counts = { $leader } starts the countdown when everybody is ready.
emergence-sealed-you-count = You lead. Count down when everybody is ready.
emergence-sealed-button = Count down
emergence-sealed-seconds = { $n } seconds
emergence-sealed-reopen = Reopen the envelope
emergence-countdown-paused = The countdown is held

## On paper

emergence-fold-title = { $name } writes it down
emergence-fold-line = One action, one augmentation, on a slip of paper. Fold it and lay it on the table.
emergence-fold-secret = Nobody types it now. At zero { $name } unfolds it, and then it is typed for everybody to see.
emergence-folded-button = { $name }’s paper is folded
emergence-folded-title = The paper lies folded
emergence-folded-line = It is unfolded at zero, not before.
emergence-folded-reopen = Not folded after all
emergence-unfold-title = Unfold the papers
emergence-unfold-line = It is zero, and what is sealed stands. { $names } { $count ->
        [one] unfolds the paper: as soon as it is typed, everything opens.
       *[other] unfold their papers: as soon as they are typed, everything opens.
    }
emergence-unfold-ask = What does { $name }’s paper say?
emergence-unfold-open = It lies open on the table. Everybody may look.
emergence-unfold-button = So says { $name }’s paper

## Only the secrets

emergence-play-title = Play on the board
emergence-play-line = { $name } begins, then clockwise. Move, act and pay on the board.
emergence-play-wait = { $name } ends the round when everybody has had a turn.
emergence-play-next = Everybody has had a turn
emergence-play-next-for = End the round for { $name }
emergence-play-spy = I spy on somebody
emergence-play-spy-line = Same tile, same augmentation. Pay 2 knowledge on the board.
emergence-play-spy-if = If on your tile. You alone learn the side.
emergence-play-spy-button = Spy on { $name }
emergence-play-assimilate = I activated an assimilate tile
emergence-play-empty = No data is left on the board
emergence-play-empty-said = { $name } says that no data is left on the board. Is it so? Then the Humans win.
emergence-play-empty-asked = Is no data left on the board? Then the Humans win.
emergence-play-empty-wait = Somebody looks at the board and confirms that no data is left.
emergence-play-empty-yes = It is empty
emergence-play-empty-no = Not so
emergence-play-kept = You keep { $n } knowledge. What you put in goes back into the box.
emergence-hold-title = How much knowledge do you hold?
emergence-hold-line = { $name } has activated an assimilate tile. Count the tokens before you.
emergence-hold-label = knowledge
emergence-hold-button = I hold { $n }
emergence-hold-again = No, I hold { $n }
emergence-hold-ask = How much knowledge does { $name } hold?
emergence-hold-for = { $name } holds { $n }

## On the table

emergence-reveal-title = On the table
emergence-reveal-line = These choices stand for the whole round.
emergence-reveal-order = { $leader } leads. You are { $place }.
emergence-reveal-order-you = You lead. You are first.
emergence-reveal-order-shared = { $leader } goes first.
emergence-reveal-button = Back to the board
emergence-reveal-see = See all choices
emergence-goes-first = { $name } goes first
emergence-then = Move one tile, then { $action }.
emergence-on-own-tile = on own tile
emergence-costs = costs { $n } knowledge

## A turn

emergence-step-move = Move
emergence-step-act = Act
emergence-step-done = Done
emergence-move-title = Where to?
emergence-move-must = One tile. Moving is not optional.
emergence-move-may = One tile, or stay where you are.
emergence-move-none-title = Nowhere to go
emergence-move-none-line = Every tile around you is closed. You stay, and may still act.
emergence-move-button = Move to { $tile }
emergence-move-pick = Tap a tile
emergence-move-stay = Stay here
emergence-move-map = Map
emergence-move-list = List
emergence-tile-open = open
emergence-tile-closed = closed
emergence-tile-here = you
emergence-tile-title-closed = { $tile } is closed to you
emergence-tile-pick-other = Open to you: { $tiles }.
emergence-tile-label = { $tile }, { $kind }, { $state }
emergence-tile-holds = { $tile } holds { $what }
emergence-moved-title = Move your agent
emergence-moved-line = One tile on the real board. Tiles with somebody of the other augmentation are closed.
emergence-moved-start = My agent stands on the start tile now
emergence-moved-button = I moved
emergence-moved-not = I could not move

emergence-act-title-activate = Activate your tile
emergence-act-title-boost = One more step?
emergence-act-title-replenish = Replenish your tile
emergence-act-title-hack = Hack whom?
emergence-act-title-spy = Spy on whom?
emergence-act-title-terminate = Terminate whom?
emergence-act-cost = Costs { $n }
emergence-act-hold = you hold { $n }
emergence-act-free = No cost
emergence-act-skip = Skip
emergence-act-exchange = Tile action, pay 1
emergence-act-exchange-title = Which tile action?
emergence-act-exchange-line = You pay 1 knowledge and let your { $action } go.
emergence-act-exchange-back = Back to { $action }
emergence-pay = { $what }, pay { $n }
emergence-activate-data = Take { $n ->
    [one] 1 block
   *[other] { $n } blocks
}
emergence-activate-compile = Compile here
emergence-activate-assimilate = Start the aggregator
emergence-activate-on-data = { $tile } holds { $n } { $data }. You take all of them.
emergence-activate-on-some = { $tile } holds { $n } { $data }. Take as many as you like.
emergence-activate-on-compile = You turn sets of data into knowledge.
emergence-activate-on-assimilate = Everybody who holds knowledge puts some into the aggregator.
emergence-activate-on-start = There is nothing to activate on the start tile.
emergence-activate-empty = { $tile } is empty. There is nothing to take.
emergence-activate-wrong = { $data } needs { $augmentation }. You run { $mine }.
emergence-activate-last = This empties the board. The Humans win the moment it happens.
emergence-replenish-button = Add 1 { $data }
emergence-replenish-line = One more { $data } goes on { $tile }.
emergence-replenish-not = Only a data tile can be replenished.
emergence-boost-line = One further tile, by the same rules. You may also skip it.
emergence-boost-button = Boost to { $tile }
emergence-boosted-button = I moved one more tile
emergence-which-tile = What do you stand on?
emergence-how-many = How many blocks lie there?
emergence-how-many-take = How many do you take?
emergence-pick-tile = Tap the kind of tile first.
emergence-target-hack = { $where }, { $augmentation }. You take { $loot }.
emergence-target-spy = { $where }, { $augmentation }. You alone learn the side.
emergence-target-terminate = { $where }, { $augmentation }. You take { $loot } and send the agent to the start tile.
emergence-target-hack-board = Runs { $augmentation }. Next to you? Then you take { $loot }.
emergence-target-spy-board = Runs { $augmentation }. On your tile? Then you alone learn the side.
emergence-target-terminate-board = Runs { $augmentation }. Next to you? Then you take { $loot } and send the agent to the start tile.
emergence-where-next = Next tile
emergence-where-same = Same tile
emergence-loot-none = nothing: the hands are empty
emergence-loot-data = { $n } data
emergence-loot-both = { $data } data and { $knowledge } knowledge
emergence-target-empty = They hold nothing. You would still pay { $n }.
emergence-hostile-button = { $action } { $name }, pay { $n }
emergence-hostile-pick = Tap who it is
emergence-hostile-nobody = Nobody is in reach
emergence-hostile-adjacent = Is { $name } on a tile next to yours?
emergence-hostile-same = Is { $name } on your tile?
emergence-yes = Yes
emergence-no = No
emergence-hostile-not-there = Then this does not reach { $name }.
emergence-after = After it
emergence-after-data = Data { $n }
emergence-claim-wait-title = { $name } confirms
emergence-claim-wait-line = Look at the real board together. { $name } says whether it is so.
emergence-claim-title-hack = { $name } hacks you
emergence-claim-title-spy = { $name } spies on you
emergence-claim-title-terminate = { $name } terminates you
emergence-claim-ask-hack = Does { $name } stand on a tile next to yours, running the other augmentation?
emergence-claim-ask-spy = Does { $name } stand on your tile, running the same augmentation?
emergence-claim-ask-terminate = Does { $name } stand on a tile next to yours, running the other augmentation?
emergence-claim-ask-board = Does { $name } stand on your tile, away from the start, and has paid 2 knowledge?
emergence-claim-agree = Yes, so it is
emergence-claim-deny = Not so

emergence-compile-gain = You gain
emergence-compile-best = Best split
emergence-compile-own = My own sets
emergence-compile-button = Compile for { $n }
emergence-compile-none = These blocks make no set. End your turn without compiling.
emergence-compile-new = New set
emergence-compile-help = Tap a block, then the set it goes to. Or drag it there.
emergence-compile-here = Put it here
emergence-compile-stays = stays with you
emergence-compile-nothing-stays = nothing stays
emergence-compile-wrong = One row is no set yet.
emergence-set-empty = empty
emergence-set-alone = one alone
emergence-set-none = no set
emergence-set-pair = equal pair
emergence-set-2 = two different
emergence-set-3 = three different
emergence-set-4 = four different
emergence-value-pair = Equal pair
emergence-value-2 = Two kinds
emergence-value-3 = Three
emergence-value-4 = Four
emergence-block-in = { $data }, in set { $n }
emergence-block-rest = { $data }, stays with you

emergence-done-title = You are done
emergence-done-did-activate = You activated your tile.
emergence-done-did-boost = You took one more step.
emergence-done-did-replenish = You added a block to your tile.
emergence-done-did-hack = You hacked somebody.
emergence-done-did-spy = You spied on somebody. Look at the answer below.
emergence-done-did-terminate = You terminated somebody. Put that agent on the start tile.
emergence-done-did-compile = You compiled. Put the blocks back into the box.
emergence-done-did-assimilate = The aggregator opened.
emergence-done-did-nothing = You did nothing with your action.
emergence-done-button = End my turn
emergence-done-next = Then it is { $name }’s turn.
emergence-done-last = You were the last. A new round begins.
emergence-spy-answer = { $name } is …

emergence-other-title = { $name }’s turn
emergence-other-move = Moves one tile now.
emergence-other-act = Acts now: { $action }.
emergence-other-act-hostile = Acts now: { $action }, or pays 1 for a tile action.
emergence-other-compile = Compiles data into knowledge.
emergence-other-claim = { $action } against { $target }. { $target } confirms it.
emergence-other-done = Is nearly done.
emergence-other-you-next = You are next.
emergence-other-you-later = { $n ->
    [one] One turn before yours.
   *[other] { $n } turns before yours.
}
emergence-other-you-had = You had your turn.
emergence-now = now
emergence-next = next
emergence-order-title = This round

## The aggregator

emergence-drop-title = Feed the aggregator
emergence-drop-line = Any split you like, at least one token. Nobody ever sees it: only the totals open.
emergence-drop-stay = { $n } stay
emergence-drop-of = of { $n } you hold
emergence-drop-button = { $n ->
    [one] Drop 1 token
   *[other] Drop { $n } tokens
}
emergence-drop-one = Put in at least one token.
emergence-drop-shows = Only you put something in, so the totals will show your split.
emergence-drop-in = { $name } dropped
emergence-drop-now = { $name } is at it
emergence-drop-not = { $name } not yet
emergence-drop-more-ai = One more for the A.I.
emergence-drop-less-ai = One less for the A.I.
emergence-drop-more-human = One more for the Humans
emergence-drop-less-human = One less for the Humans
emergence-dropped-title = The aggregator goes round
emergence-dropped-line = Your tokens are in. Nobody sees how you split them.
emergence-dropped-not-in = You hold no knowledge, so you are not asked.
emergence-dropped-wait = Your turn comes. { $name } is at it.
emergence-box-title = Pass the box round
emergence-box-line = Starting with { $name }, clockwise. Everybody who holds knowledge puts in at least one token.
emergence-box-wait = { $name } opens the box and enters what was in it.
emergence-box-open-title = What was in the box?
emergence-box-open-line = Count both sides, then what everybody put in.
emergence-box-inserted = { $name } put in
emergence-box-button = { $ai } for the A.I., { $human } for the Humans
emergence-box-differs = The sides hold { $sides }, but everybody together put in { $hands }. Count again.
emergence-open-title = All tokens are in
emergence-open-line = You started it, so you open it. Both totals show at once.
emergence-open-button = Open the aggregator
emergence-open-wait = { $name } opens the aggregator.
emergence-opened-gain = +{ $n }
emergence-opened-of = { $n } of { $need }

## The end

emergence-over-win-ai = The A.I. wins
emergence-over-win-human = The Humans win
emergence-over-win-draw = A draw
emergence-over-you-won = You won
emergence-over-you-lost = You lost
emergence-over-you-drew = Nobody won
emergence-over-you-were-ai = You were A.I.
emergence-over-you-were-human = You were Human.
emergence-over-reason-requirement = A.I. { $ai } of { $ai_need } knowledge. Humans { $human } of { $human_need }.
emergence-over-reason-surplus = Both reached their goal. A.I. { $ai } of { $ai_need }, Humans { $human } of { $human_need }: the larger surplus wins.
emergence-over-reason-equal-surplus = A.I. { $ai } of { $ai_need }, Humans { $human } of { $human_need }: the same surplus.
emergence-over-reason-no-data = No data is left on the board. A.I. { $ai } of { $ai_need }, Humans { $human } of { $human_need }.
emergence-over-who = Who was who
emergence-over-secret = Insertions stay secret for ever
emergence-over-race = Knowledge race
emergence-over-axis = Rounds. Dashed line: what a team needs.
emergence-over-again = Play again, same seats
emergence-over-again-wait = The host can start the next game with the same seats.

## The sheet

emergence-pieces-secret = My allegiance
emergence-pieces-down = Card lies face down
emergence-pieces-hold = Hold
emergence-pieces-hold-label = Hold: my allegiance
emergence-pieces-mine = My pieces
emergence-pieces-spied = What I spied out
emergence-pieces-spied-line = { $name }, round { $round }
emergence-pieces-spied-label = Hold: what { $name } is
emergence-pieces-splits = What I put into the aggregator
emergence-pieces-split-title = { $n }. opening
emergence-pieces-split-label = Hold: my split { $n }
emergence-correct-knowledge = Knowledge
emergence-correct-place = Where the agent stands
emergence-correct-board = On the board
emergence-correct-from = { $n ->
    [one] Where does it come from?
   *[other] Where do the { $n } come from?
}
emergence-correct-to = { $n ->
    [one] Where does it go?
   *[other] Where do the { $n } go?
}
emergence-correct-box = The box
emergence-fact-knowledge = What is right?
emergence-fact-blocks = What is right?
emergence-fact-tile = What is right?
emergence-fact-on-start = What is right?
emergence-fact-on-start-true = On the start tile
emergence-fact-on-start-false = Not on the start tile

## The shared screen

emergence-shared-round = Round { $n }, { $what }
emergence-shared-leads = { $name } leads.
emergence-shared-reveal = reveal
emergence-shared-turns = turns
emergence-shared-card-title = Look at your card
emergence-shared-card-line = Hold it on your phone. Nobody else may see it.
emergence-shared-declare-title = Deal the cards
emergence-shared-declare-line = { $ai } A.I. and { $human } Human. Enter your card on your phone.
emergence-shared-board-title = Lay out the city
emergence-shared-board-line = One block on every data tile. Then enter on a phone how many lie there.
emergence-shared-leader-title = Who is the oldest?
emergence-shared-leader-line = Tap a name, here or on a phone. The oldest leads the first round.
emergence-shared-select-title = Choose in secret
emergence-shared-select-line = One action, one augmentation. { $leader } counts down when everybody has sealed.
emergence-shared-counts = { $name } counts
emergence-shared-sealed = sealed
emergence-shared-choosing = choosing
emergence-shared-folded = folded
emergence-shared-writing = writing
emergence-shared-tap-folded = tap when folded
emergence-shared-unfolding = unfolds
emergence-shared-counted = counted
emergence-shared-counting = counting
emergence-shared-play = on the board
emergence-shared-looking = looking
emergence-shared-turning = turns the card over
emergence-shared-ready = ready
emergence-shared-away = away
emergence-shared-count-for = Count down for { $name }
emergence-shared-happened = What happened
emergence-shared-lines = All { $n } lines
emergence-shared-data = Data on the board
emergence-shared-of = of { $n }
emergence-shared-track = { $team }: { $n } of { $need } knowledge
emergence-shared-moved = Moved to { $tile }.
emergence-shared-stayed = Stayed.
emergence-shared-city = The city
emergence-shared-drop-title = The aggregator goes round
emergence-shared-drop-line = { $name } started it. Any split, at least one token each. Only the totals will open.
emergence-shared-opening-title = All tokens are in
emergence-shared-opening-line = { $name } opens the aggregator.
emergence-shared-dropped = in
emergence-shared-not-yet = not yet
emergence-shared-confirm = Confirm for { $name }
emergence-shared-deny = Not so
emergence-shared-open-for = Open it for { $name }
