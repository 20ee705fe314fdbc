# The shell: start, lobby, seat, sheets. Plain, short, friendly.

shell-app-name = Companion

## Small words

shell-you = You
shell-free = Free
shell-more = More
shell-close = Close
shell-back = Back
shell-refused-ok = All right
shell-less = Less { $label }
shell-more-of = More { $label }
shell-paused = paused
shell-timer-hold = Hold it
shell-timer-resume = Let it run
shell-timer-more = { $n } seconds more
shell-timer-off = Call it off
shell-connected = Connected
shell-round = Round { $n }
shell-seconds-left = { $n ->
    [one] 1 second left
   *[other] { $n } seconds left
}
shell-age-now = now
    .ago = just now
shell-age-minutes = { $n } min
    .ago = { $n } min ago
shell-age-hours = { $n } h
    .ago = { $n } h ago
shell-age-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
    .ago = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}
shell-waiting-done = { $names } { $count ->
    [one] has
   *[other] have
} { $word }.
shell-waiting-late = { $names } { $count ->
    [one] has
   *[other] have
} { $word }.
shell-opening = Walking to your table …
shell-part-stumbled = This part of the screen stumbled
    .text = Your game is safe. Go on with the other buttons, or reload this page.

## Start

shell-start = What is on the table tonight?
    .text = Pick a game. Phones join with one scan. No internet, no accounts.
    .short = Pick a game.
shell-cover-seats = { $low } to { $high }
shell-history = History
shell-local = Runs on this device. Every table is kept, also when it is closed.
shell-stranger = Scan the code on the table
    .text = Point your camera at the QR code on the shared screen. Or type the code that stands below it.
shell-code-label = Code of the table
shell-to-door = To the door
shell-to-start = All games
shell-try-again = Try again now

## Lobby

shell-lobby-name = Lobby
shell-lobby = Order is clockwise.
shell-lobby-host = Drag seats to match how you sit. Order is clockwise.
shell-lobby-watch = The host starts the game.
shell-table-menu = Menu
shell-tablet = Put this on the tablet
    .text = Whatever scans this code becomes a shared screen: a tablet in the middle, a TV, a spare phone. It needs no seat.
shell-tablet-short = On the tablet
    .here = One more shared screen
shell-screens = Other screens
shell-screens-none = None yet. It appears here as soon as it has scanned the code.
shell-screens-lead = Let every screen lead
    .text = House rule: every shared screen leads, those that come later too, whoever opens it.
shell-screens-lead-no = Only those I let
shell-screen = Screen { $sign }
shell-screen-shows = shows the table
shell-screen-leads = leads
shell-screen-shows-away = away
shell-screen-leads-away = may lead, is away
shell-screen-lead = Let it lead
    .text = A screen that leads starts the game, starts, holds, stretches and calls off the countdown, goes on with the phases, corrects and takes back. It has no seat and decides nothing about seats.
shell-screen-lead-no = Only show
shell-this-screen = This is screen { $sign }. It shows the table; the host can let it lead.
shell-this-screen-leads = This is screen { $sign }. It leads: what is tapped here counts for the whole table.
shell-everyone = Everyone plays on this device
    .text = Names in a row, clockwise as you sit. You hand the device around; a shade keeps the seats apart.
    .pick = Nobody needs a phone. Which game?
    .short = No phones needed
shell-everyone-name = Name { $n }
shell-everyone-more = One more person
shell-everyone-do = { $n ->
    [0] Type a name first
    [one] Seat 1 person here
   *[other] Seat { $n } people here
}
shell-seated-count = { $n } seated
shell-seats-range = { $low } to { $high } can play
shell-free-seat = Free seat
    .text = Who sits here? Somebody scans with a phone of their own, or sits down without one.
shell-scan-to-sit = scan to sit
shell-seat-host = host
shell-seat-here = is here
shell-seat-ready = ready
shell-seat-away = away
shell-seat-free = waits for a phone
shell-seat-paper = on paper
shell-seat-button = Seat of { $name }
shell-seat-gone = This seat is gone.
shell-seat-waits = to move
shell-seat-done = done
shell-seat-uncut = has not cut
shell-scan = Scan to join
shell-qr-label = QR code: scan to join
shell-code = Code
shell-same-wifi = Same Wi-Fi, no app to install
shell-start-with =
    { $n ->
        [0] Start without phones
       *[other] Start with { $n }
    }
shell-start-needs = { $n ->
    [one] One more has to sit down
   *[other] { $n } more have to sit down
}
shell-start-uncut = { $names } { $count ->
    [one] has not cut and gets a number
   *[other] have not cut and get a number each
}
shell-start-nobody-cut = Nobody has cut yet: everybody gets a number
shell-rules-printed = Printed rules
shell-rules-changed = { $n ->
    [one] 1 house rule
   *[other] { $n } house rules
}
shell-house-rules = House rules
    .here = As this table plays
shell-house-rules-host = How this table plays. Below each is the printed rule.
shell-house-rules-read = How this table plays. The host sets it in the lobby.
shell-how-much = How much should the companion do?
    .text = For the whole table. You can change it until the game starts.
shell-reckon = Work something out, aside
shell-how-much-app = The app
shell-how-much-you = You, at the table
shell-own-rule = house rule
shell-add-paper = Seat on paper
    .text = For somebody without a phone. You type the public results for them.
shell-add-paper-do = Add this seat
shell-name-label = Name
shell-another-person = Add another person on this phone
    .text = For who has no phone: they get a seat of their own here, and you hand the phone over when it is their turn.
shell-sit-more = Another person here
    .text = A further seat on this device. You hand it over when it is their turn; a shade keeps the seats apart.
shell-nobody-new = A game that runs takes nobody new, by its rules. Who comes late can watch, take a seat that waits for a phone, or join the next game.
shell-table-full = All { $n } seats are taken: that is as many as can play.
shell-sit-here = Sit down here too
    .text = You host and play on this device. Pick a name at the door; “Shared screen” and “My seat” are then one tap apart.
shell-knock = { $name } is at the door
shell-knock-back-new = { $name } wants the seat back, on a phone that was not at this table before
shell-knock-back-same = { $name } wants the seat back, on the phone from before
shell-knock-back-shared = { $name } wants the seat, on the phone of another player
shell-knock-yes = Let in
shell-knock-no = No
shell-colour-orange = Orange
shell-colour-sky = Sky
shell-colour-green = Green
shell-colour-yellow = Yellow
shell-colour-rose = Rose
shell-colour-blue = Blue
shell-colour-red = Red
shell-colour-violet = Violet
shell-colour-brown = Brown
shell-colour-teal = Teal
shell-colour-white = White
shell-colour-lime = Lime

## Cut the deck

shell-cut = Cut the deck
    .text = Pick a secret number. It shuffles the deal.
shell-cut-at = Cut at { $n }
shell-cut-done = You have cut
    .text = The game starts when the host says so.
    .host = Start when everybody is here.
shell-cut-number = Your number is { $n }
shell-cut-again = Cut again
shell-no-cut = You are in
    .text = The app deals nothing here, so there is nothing to cut. The game starts when the host says so.
    .host = Nothing is dealt by the app. Start when everybody is here.
shell-dial-range = of { $low } to { $high }
shell-dial-label = Where to cut
shell-seal = The deal nobody can rig
    .head = Every phone has a part in it
    .text = After the start six words appear, the same on every screen. Read them aloud, and write them down.
shell-dealing = Dealing
shell-deal-waits = Waiting for: { $names }
shell-deal-again = Draw again
shell-deal-silent = { $count ->
    [one] This phone does not answer, or takes no part: { $names }
   *[other] These phones do not answer, or take no part: { $names }
}
shell-deal-without = Start without: { $names }
shell-draw = Draw { $n }
shell-draw-silent = Draw { $n } was called off: the phone of { $name } did not answer. Every phone has drawn anew.
shell-draw-forgotten = Draw { $n } was called off: { $named ->
    [0] a phone
   *[other] the phone of { $name }
} had opened it before. Every phone has drawn anew.
shell-draw-stopped = Draw { $n } was called off: the host stopped. Every phone has drawn anew.

## The deal, for anybody to recheck

shell-proof = Check the deal
shell-proof-fair = The deal: “{ $words }”
shell-proof-phones = { $checked } of { $phones } phones checked the deal
shell-proof-no-phone = No phone had a part in this deal
shell-proof-doubted = Does not fit what these phones remember: { $names }
shell-proof-check = Check it
shell-proof-closed = The deal opens when the game is over. Then anybody can recheck it here.
shell-proof-shut = Still shut
    .text = This game was ended and can be carried on, so its deal is still shut. The host can open it; then every phone checks it.
    .host = This game was ended and can be carried on, so its deal is still shut. Once it is open every phone checks it, and nobody can carry on any more.
shell-proof-open = Open the deal for good
shell-proof-nothing = The app dealt and shuffled nothing in this game, so there is nothing to recheck.
shell-proof-phrase = The words you read aloud before the first card
shell-proof-commitment = The seal before anybody cut, a SHA-256 hash:
shell-proof-secret = Of this secret, which is open now:
shell-proof-cuts = The parts
shell-proof-all-cut = Every seat’s own device drew its part.
shell-proof-nobody-cut = The host drew every part.
shell-proof-some-cut = On their own device: { $own }. Drawn by the host: { $given }.
shell-proof-given = by the host
shell-proof-deals = What was shuffled
shell-proof-more = { $n ->
    [one] One more shuffle is in the file.
   *[other] { $n } more shuffles are in the file.
}
shell-proof-how = How to recheck it
    .text = Seal, parts and words follow from each other, and every shuffle from them. Save the file and run “companion verify FILE” with the words you noted, or forty lines of Python.
shell-proof-save = Save the proof

## The sheet

shell-last-moves = Last moves
shell-what-happened = What happened
shell-log = Log
    .here = What happened
shell-log-lines = { $n ->
    [one] 1 line
   *[other] { $n } lines
}
shell-log-empty = Nothing has happened yet.
shell-rules = Rules
    .here = For where we are
shell-rules-at = At: { $place }
shell-rules-all = All of them
shell-rules-now = Where you are
shell-rules-rest = Everything else
shell-invite = Invite
    .detail = Show the QR
    .here = The QR to join
shell-invite-host = The code is on the shared screen. Ask the host to show it.
shell-settings = Settings
    .detail = Light, text size, sound
    .here = Light, text, sound
shell-set-light = Light
shell-set-dark = Night
shell-set-paper = Paper
shell-set-system = As this device
shell-set-text = Text
shell-set-text-normal = Normal
shell-set-text-large = Twice as large
shell-set-sound = Sound
shell-set-sound-on = On
shell-set-sound-off = Off
shell-set-motion = Motion
shell-set-motion-on = Full
shell-set-motion-off = Less
shell-set-language = Language
shell-set-language-asked = As this device
shell-language-name = English
shell-leave = Leave my seat
shell-leave-lobby = Leave the table?
    .text = Your place is free for somebody else. You can come back through the door.
    .yes = Leave
shell-leave-game = Leave your seat?
    .text = Your seat and your pieces stay. A new phone can take them, or the host lends them to somebody.
    .yes = Leave my seat
shell-rather-not = Rather not
shell-to-shared = Shared screen
    .detail = What all may see
shell-to-my-seat = My seat
shell-to-seat = To { $name }
shell-my-seats = Whose phone is it now?
shell-switch-seat = Switch seat
shell-let-go = Let go to hide

## Tools of the shared screen

shell-mute = Mute
shell-unmute = Sound on
shell-light = Light
shell-dark = Dark
shell-text-large = Larger text
shell-text-normal = Normal text

## The host

shell-host-menu = Host
    .detail = Seats, take back
    .text = The cardboard wins: you can take back, correct and lend seats. Everybody sees it in the log.
shell-undo = Take back the last action
shell-undo-do = Take it back
shell-undo-ask = Ask everybody
shell-undo-more = { $n ->
    [one] One line before these, and:
   *[other] { $n } lines before these, and:
}
shell-undo-asks = Something secret was opened with it: { $names } must agree. What was seen stays seen.
shell-log-undone = taken back
shell-correct = Correct a fact
shell-seats = Seats
shell-free-seat-of = Free the seat of { $name } for a new phone
shell-lend = { $other } acts for { $name }
shell-share-phone = Pass the phone of { $name } around
shell-share-phone-no = Do not pass the phone of { $name } around
shell-loan = May { $other } act for you?
    .text = What was dealt to you stays yours to look at, unless you allow that too. You can end it whenever you like.
shell-loan-yes = Act for me
shell-loan-open = Act and look
shell-loan-no = No
shell-loan-waits = May { $other } act for { $name }? We wait for { $name }.
shell-free-ask = May a new phone have your seat?
    .text = The host wants to free it. Whoever gets it sees all that is yours. Say no unless you change phones.
shell-free-yes = Give it up
shell-free-no = I keep it
shell-free-waits = May a new phone have the seat of { $name }? We wait for { $name }.
shell-loan-end = I act alone again
shell-lend-back = { $name } acts alone again
shell-hand-host = { $name } hosts too
shell-move-left = One place back
shell-move-right = One place on, clockwise
shell-kick = { $name } does not play
shell-end-table = End this table
shell-end-question = End this table?
    .text = The game stops for everybody. What was played stays in the history.
    .yes = End it
shell-quit = Quit Companion
shell-quit-question = Quit Companion?
    .text = Every phone is told. All tables stay as they are: start again, and everybody is back in their seat.
    .yes = Quit
shell-quit-done = Companion has stopped
    .text = You can close this page. Start Companion again, and all tables are as you left them.
shell-acted-for = { $name } acts for this seat

## Corrections

shell-correct-open = The board says otherwise
shell-correct-title = Put it right
shell-correct-whose = Whose?
shell-correct-what = What differs?
shell-correct-new = What is right?
shell-correct-reason = Why, if you like (everybody reads it in the log)
shell-correct-pick = Say what is right first.
shell-correct-told = The log will say
shell-correct-close = Leave it as it is
shell-correct-the-host = The host
shell-correct-at-once = The cardboard wins. It counts at once, and everybody reads it in the log.
shell-correct-must-agree = The cardboard wins. { $names } must agree first.
shell-correct-do = Correct it
shell-correct-ask = Ask for it
shell-correct-done = Corrected
shell-correct-more = Something else
shell-correct-asked = { $name } asks for a correction
shell-correct-late = It no longer fits what is on the table.
shell-correct-agree = Change it
shell-correct-drop = Leave it
shell-correct-waits = We wait until { $names } agrees.

## A seat on paper

shell-type-for = Type for { $name }
shell-typing = You are typing for { $name }
    .text = { $name } says it, you tap it.
shell-typing-title = A seat on paper
shell-typing-awaited = the table waits
shell-typing-done = nothing to do now
shell-typing-log = The log says: “The host typed for { $name }”
shell-typing-shade = Type for { $name }
    .text = This screen shows { $name }’s choices now. Turn it so that only { $name } and you can see it.
shell-typing-open = Hold to type for { $name }
shell-paper-folding = Folded on paper? Tap whose is
shell-paper-waits = { $names } will fold a paper.
shell-paper-fold = { $name } folds a paper
    .text = { $name } writes it down and folds the paper. Nobody types it now: it is unfolded when everybody is ready.
shell-paper-fold-do = { $name } has folded the paper
shell-paper-folded = The paper is folded
    .text = It lies there until everybody is ready. Then it is unfolded and typed, and all opens together.
shell-paper-out = Take it out again
shell-paper-typing = { $count ->
        [one] The paper of { $names } is typed now, then all opens.
       *[other] The papers of { $names } are typed now, then all opens.
    }
shell-on-what = Who is on what
shell-on-phone = own phone
shell-on-this = on this device
shell-on-with = with { $name }
shell-give-phone = Give { $name } a phone

## Take back

shell-takeback = Take it back?
    .text = The host wants to go back. Something secret was opened since; it stays seen, and nothing is dealt anew.
shell-takeback-yes = Agree
shell-takeback-no = No
shell-takeback-waits = Take back? We wait for { $names }.

## Pass and play, first time, late

shell-hand-over = Hand the phone to { $name }
    .text = Only { $name } looks now. Everybody else: eyes on the board.
shell-hold-open = Hold: I am { $name }
shell-tour = New to { $title }? Three cards.
shell-tour-next = Next
shell-tour-done = Let me play
shell-tour-skip = Skip
shell-late-hint = You join a running game. The log in “More” says what happened so far.

## The referee stumbled

shell-stumbled = The referee stumbled
    .text = Nothing was changed. Try it another way, or play that step on the table and correct it here.

## The store is away

shell-store-away = Saving is interrupted
    .text = Everything so far is safe. It goes on by itself as soon as the host can save again.

## Closed

shell-closed = This table is closed for you
    .text = Scan the code on the shared screen to come in again.
    .icon = door
shell-closed-table-seat-moved = Your seat moved to another phone
    .text = Only one phone at a time holds a seat.
    .icon = phone
    .step1 = Do you play on that phone now? Then all is well, put this one away.
    .step2 = Was it not you? Take it back here, and tell the host.
shell-closed-table-seat-other-tab = Your seat is open in another tab
    .text = Only one page at a time holds a seat, and the newer one on this device has it.
    .icon = phone
shell-take-back-seat = Take it back here
shell-closed-table-seat-freed = The host freed your seat
    .text = It waits for a phone. It can be this one: scan the code on the shared screen.
    .icon = phone
shell-closed-table-kicked = You are not at this table any more
    .text = The host took the seat out of the lobby. Scan the code again to sit down.
    .icon = door
shell-closed-table-left = You have left the table
    .text = Thank you for playing. Scan the code on the shared screen to come back.
    .icon = door
shell-closed-table-host-stopped = The host has stopped
    .text = Nothing is lost. When the host starts again, come back here: your seat is kept.
    .icon = hourglass
    .step1 = Wait until the shared screen shows the table again.
    .step2 = Then tap “Try again now”, or scan the code.
shell-closed-table-moved = Your table goes on somewhere else
    .text = Nothing is lost: another host has taken it over, with your seat.
    .icon = swap
    .step1 = Wait a few seconds, then tap “Try again now”.
    .step2 = Or scan the code on the shared screen.
shell-closed-table-forgotten = This game was deleted
    .text = The host took it out of the history. Type the code of another table, or scan it.
    .icon = bin
shell-closed-table-unreadable = This game cannot be opened
    .text = It was played by rules this host no longer knows. Its journal is kept.
    .icon = flag
shell-closed-table-unknown = There is no such table
    .text = The link is old, or the host has started anew. Scan the code on the shared screen.
    .icon = qr
shell-closed-table-unknown-screen = This screen has no key
    .text = Open the link for a shared screen from the host’s device again.
    .icon = tv
shell-closed-shell-no-place = No place was left for you
    .text = Everybody went on to another game, and all its places are taken. Watch on the shared screen, or look whether a place is free by now.
    .icon = people
shell-closed-shell-unreachable = The host does not answer
    .text = Your seat is kept, and this device knows it.
    .icon = wifi-off
    .step1 = Is this device on the same Wi-Fi as the host?
    .step2 = Is the host awake, and does Companion run there?
shell-closed-shell-no-seat = You do not sit at this table yet
    .text = Scan the code on the shared screen, or ask the host to show it.
    .icon = qr

## Plain screens

shell-plain-done = done
shell-plain-waits = not yet
shell-plain-nothing = Nothing to do right now. Eyes on the board.
shell-plain-lacks = Still to say: { $names }.
shell-plain-none = none
shell-plain-yes = yes
shell-plain-no = no
shell-plain-more = One more
shell-plain-less = One less
shell-plain-face-down = Face down
shell-plain-hold = Hold: { $what }
shell-plain-mine = Hold to see what is yours
shell-plain-waiting = { $count ->
    [one] { $names } has not answered yet.
   *[other] { $names } have not answered yet.
}
shell-plain-nobody-won = Nobody won
shell-plain-won = { $names } { $count ->
    [one] wins
   *[other] win
}

# forms: what a field cannot be
kit-number-set = { $label } { $value }
kit-number-type = { $label }, type a number
kit-number-limits = { $label }: { $low } to { $high }, now { $now }
kit-number-between = { $label }: { $low } to { $high }
kit-number-example = e.g. { $n }
kit-number-none = none
form-line-more = Another line
form-line-less = Remove line { $n }
form-low = At least { $n }.
form-high = At most { $n }.
form-short = At least { $n } letters.
form-long = At most { $n } letters.
form-few = At least { $n } of them.
form-many = At most { $n } of them.
form-wrong = This cannot be read.
