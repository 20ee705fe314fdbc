# The shell: start, lobby, seat, sheets. Plain, short, friendly.

shell-app-name = Companion

## Small words

shell-you = You
shell-free = Free
shell-more = More
shell-close = Close
shell-back = Back
shell-less = Less { $label }
shell-more-of = More { $label }
shell-paused = paused
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
    .text = Pick a game. Phones join with one scan.
shell-cover-emergence = Emergence
    .tagline = Who is still human?
shell-cover-emergent = Emergent
    .tagline = Make, move and sell
shell-cover-cyberverse = CyberVerse
    .tagline = Five districts, one payday
shell-cover-singularity = Singularity War
    .tagline = Together against the swarm
shell-cover-seats = { $low } to { $high }
shell-cover-soon = coming soon
shell-resume = Resume the table
shell-resume-playing = { $title }{ $round ->
    [0] {""}
   *[other] , round { $round }
}, last move { $age }
shell-resume-lobby = { $title }, still in the lobby
shell-history = History
shell-local = Runs on this device. No internet, no accounts.
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
shell-seated-count = { $n } seated
shell-seats-range = { $low } to { $high } can play
shell-free-seat = Free seat
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
shell-scan = Scan to join
shell-qr-label = QR code: scan to join
shell-code = Code
shell-same-wifi = Same Wi-Fi, no app to install
shell-start-with = Start with { $n }
shell-start-needs = { $n ->
    [one] One more has to sit down
   *[other] { $n } more have to sit down
}
shell-rules-printed = Printed rules
shell-rules-changed = { $n ->
    [one] 1 house rule
   *[other] { $n } house rules
}
shell-house-rules = House rules
shell-house-rules-host = How this table plays. Below each is the printed rule.
shell-house-rules-read = How this table plays. The host sets it in the lobby.
shell-own-rule = house rule
shell-add-paper = Seat on paper
    .text = For somebody without a phone. You type the public results for them.
shell-add-paper-do = Add this seat
shell-name-label = Name
shell-another-person = Add another person on this phone
shell-sit-here = Sit down here too
    .text = You host and play on this device. Open the door, pick a name, and come back to this screen when you like.
shell-knock = { $name } is at the door
shell-knock-back = { $name } wants the seat back
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

## Cut the deck

shell-cut = Cut the deck
    .text = Pick a secret number. It shuffles the deal.
shell-cut-at = Cut at { $n }
shell-cut-done = You have cut
    .text = The game starts when the host says so.
shell-cut-number = Your number is { $n }
shell-cut-again = Cut again
shell-dial-range = of { $low } to { $high }
shell-dial-label = Where to cut
shell-seal = The table’s seal
    .text = Say it aloud. It is the same on every screen, so the deal cannot be changed later.

## The sheet

shell-last-moves = Last moves
shell-what-happened = What happened
shell-log = Log
shell-log-lines = { $n ->
    [one] 1 line
   *[other] { $n } lines
}
shell-log-empty = Nothing has happened yet.
shell-rules = Rules
shell-rules-at = At: { $place }
shell-rules-all = All of them
shell-rules-now = Where you are
shell-rules-rest = Everything else
shell-invite = Invite
    .detail = Show the QR
shell-invite-host = The code is on the shared screen. Ask the host to show it.
shell-settings = Settings
    .detail = Light, text
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
shell-leave = Leave my seat
shell-leave-lobby = Leave the table?
    .text = Your place is free for somebody else. You can come back through the door.
    .yes = Leave
shell-leave-game = Leave your seat?
    .text = Your seat and your pieces stay. A new phone can take them, or the host lends them to somebody.
    .yes = Leave my seat
shell-rather-not = Rather not
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
shell-pause = Pause
shell-go-on = Go on

## The host

shell-host-menu = Host
    .text = The cardboard wins: you can take back, correct and lend seats. Everybody sees it in the log.
shell-take-back = Take back the last action
shell-correct = Correct a fact
shell-seats = Seats
shell-free-seat-of = Free the seat of { $name } for a new phone
shell-lend = { $other } acts for { $name }
shell-lend-back = { $name } acts alone again
shell-hand-host = { $name } hosts too
shell-move-left = One place back
shell-move-right = One place on, clockwise
shell-kick = { $name } does not play
shell-end-table = End this table
shell-end-question = End this table?
    .text = The game stops for everybody. What was played stays in the history.
    .yes = End it
shell-acted-for = { $name } acts for this seat

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

## Closed

shell-closed = This table is closed for you
    .text = Scan the code on the shared screen to come in again.
    .icon = door
shell-closed-table-seat-moved = Your seat moved to another phone
    .text = Only one phone at a time holds a seat.
    .icon = phone
    .step1 = Do you play on that phone now? Then all is well, put this one away.
    .step2 = Was it not you? Tell the host, they can free the seat.
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
shell-closed-table-closed = This table is over
    .text = The host ended it. What was played is in the history.
    .icon = flag
shell-closed-table-unknown = There is no such table
    .text = The link is old, or the host has started anew. Scan the code on the shared screen.
    .icon = qr
shell-closed-table-unknown-screen = This screen has no key
    .text = Open the link for a shared screen from the host’s device again.
    .icon = tv
shell-closed-shell-no-seat = You do not sit at this table yet
    .text = Scan the code on the shared screen, or ask the host to show it.
    .icon = qr

## History

shell-history-empty = No finished games yet. The first one is on you.
shell-history-won = { $names } { $count ->
    [one] won
   *[other] won
}
shell-history-nobody = Nobody won

## Plain screens

shell-plain-done = done
shell-plain-waits = not yet
shell-plain-nothing = Nothing to do right now. Eyes on the board.
shell-plain-won = { $names } { $count ->
    [one] wins
   *[other] win
}
