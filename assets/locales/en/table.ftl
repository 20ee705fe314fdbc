# What the table says: refusals (with a headline as `.title`) and lines of the log.

## Refusals

table-already-playing = The game has begun. Wait for the next one, or ask the host for a seat that is free.
    .title = Already playing
table-bad-action = This phone sent something the table does not understand ({ $field }). Reload the page and try again.
    .title = That did not work
table-bad-option = The house rule “{ $option }” cannot be set like that: { $problem }.
    .title = Not a house rule
table-cannot-lend = The seat of { $name } cannot be lent to this seat. Choose another one that is here.
    .title = Not this seat
table-colour-taken = { $name } has that colour already. Pick another one.
    .title = Colour taken
table-colour-unknown = This game has no such colour. Pick one of those shown.
    .title = No such colour
table-ended = This table was ended. The host can carry on after all, or start a new one with the same seats.
    .title = Ended
table-forgotten = This game was deleted from the history. Type the code of another table, or scan it.
    .title = Deleted
table-full = All { $seats } seats are taken. You can watch the shared screen.
    .title = The table is full
table-host-only = Only the host can do that. Ask the host.
    .title = Ask the host
table-knock-gone = That knock is gone already. They may try again.
    .title = Nobody at the door
table-moved-on = Everybody has gone on to another table. End that one first, or play there.
    .title = Too late
table-name-missing = Write a name first, so that the others know who sits there.
    .title = No name yet
table-name-undrawn = The screens here have no picture for { $letters }. Write the name without it.
    .title = Not every letter can be drawn
table-name-looks-alike = This looks like { $name }, who is already at this table. Write another name.
    .title = Looks like another name
table-name-taken = { $name } is already at this table. Write another name.
    .title = Name taken
table-deal-is-open = The game is over and its deal lies open, so nobody can play on with it. Play again with the same seats.
    .title = Too late to take back
table-deal-is-shut = This game was ended and can be carried on, so its deal is still shut. The host can open it.
    .title = Still shut
table-moved-since = Somebody was quicker: another move has come since. Look again at what would be taken back.
    .title = Look again
table-needs-a-seat = This screen has no seat. Take one through the door first.
    .title = No seat
table-no-such-game = This host does not have that game. Pick one on the start screen.
    .title = No such game
table-no-such-seat = That seat is not at this table any more.
    .title = Seat gone
table-not-ended = This table was not ended. Nothing has to be carried on.
    .title = Still going
table-nobody-sat = Nobody sat at this table, so there is no deal to prove.
    .title = Nothing to prove
table-old-draw = That belongs to an earlier draw. The phone draws again by itself.
    .title = A new draw
table-wrong-part = These are not the number and bits that this seat had committed to.
    .title = Not the same part
table-opened-too-often = This phone says that it opened draw { $draw } before, and it said so too often, or of a draw too far ahead. The host may start without it.
    .title = Without this phone
table-dealing = The deal is being made, so nothing can change now. Wait a moment, or draw again.
    .title = Dealing
table-not-dealing = There is no draw to call off now.
    .title = Nothing to call off
table-phone-silent = A phone does not answer, or takes no part: { $name }. Wake it and start again, or start without it: then the host draws its part.
    .title = A phone is silent
table-not-over = That opens when the game is over.
    .title = Not yet
table-not-playing = The game has not begun. The host starts it.
    .title = Not yet
table-not-saved = It could not be written down, so it has not happened. Look at the host’s device: is its disk full?
    .title = Not saved
table-not-your-seat = That seat belongs to another phone. Take your own seat back through the door.
    .title = Not your seat
table-nothing-proposed = Nobody asked to take something back.
    .title = Nothing to answer
table-nothing-to-look-at = There is nothing to look at right now.
    .title = Nothing there
table-nothing-to-take-back = There is nothing that can be taken back.
    .title = Nothing to take back
table-number-used = This phone sent two different things under one number. Reload the page.
    .title = That did not work
table-old-number = That was sent before and has long been done. Reload the page.
    .title = Already done
table-only-the-clock = Only the clock says that.
    .title = Not by hand
table-over = This game is over. Start a new one with the same seats.
    .title = Over
table-takeback-refused = Somebody has said no to taking this back. That holds until the next public step.
    .title = Not taken back
table-sits-already = { $name } sits at this table with this phone already. Use another phone, or let the host pass this one around.
    .title = One seat a phone
table-seat-taken = { $name } is already sitting here on another phone. Ask { $name } to leave the seat, or choose a free one.
    .title = Seat taken
table-seats-changed = Somebody sat down or left in the meantime. Look again and arrange anew.
    .title = The seats changed
organiser-too-many = Up to { $most } tables can be opened at once, and at least one.
    .title = Too many tables
table-resting = The organiser lets all tables rest. Go on when play goes on.
    .title = All tables rest
table-gate = { $round ->
    [0] The organiser says when the game begins.
   *[other] Round { $round } is done here. The next one begins when the organiser opens the gate.
}
    .title = Wait at the gate
table-secrets-out = Something was opened for good since then. It cannot be taken back; correct the facts instead.
    .title = Too late to take back
table-store-away = Saving is interrupted, so this has not happened. Everything so far is safe. Try again as soon as the notice is gone.
    .title = Saving is interrupted
table-stumbled = The referee stumbled over this. Nothing was changed. Try it another way, or play it on the table and correct it here.
    .title = The referee stumbled
table-too-many-knocks = There are many at the door already. Wait until the host has answered.
    .title = Busy door
table-unknown = There is no such table any more. Scan the code on the shared screen.
    .title = No such table
table-no-such-screen = Screen { $screen } does not show this table now. Open the link of the second QR code on it again.
    .title = That screen is gone
table-no-device = This connection has no device that could hold a seat. Open the table in a browser or in the app.
    .title = No device
table-unknown-screen = This screen has no key. Open its link from the host’s device again.
    .title = No key
table-unreadable = This game was played by rules this host no longer knows, so it cannot be shown again. Its journal is kept.
    .title = Cannot be opened
table-wrong-number = This game is for { $low } to { $high }, and { $seated } are seated.
    .title = Not the right number

## Log

table-log-sat = { $seat } sat down.
table-log-came-back = { $seat } is back.
table-log-left = { $seat } left.
table-log-came-back-new = { $seat } is back, on a phone that was not at this table before.
table-log-came-back-same = { $seat } is back, on the phone from before.
table-log-came-back-shared = { $seat } plays on a phone that is passed around.
table-log-shared = The phone of { $seat } is passed around: it may hold other seats too.
table-log-shared-no-more = The phone of { $seat } is not passed around any more.
table-log-lent-open = { $to } acts for { $seat }, who lets { $to } look at the cards too.
table-log-loan-refused = { $seat } plays alone: nobody acts for them.
table-log-freed = The seat of { $seat } waits for a new phone.
table-log-freed-agreed = { $seat } gave the seat up: it waits for a new phone.
table-log-free-refused = { $seat } keeps the seat.
table-log-started = The game began with { $seats } seats.{ $words ->
    [none] {""}
   *[other] {" "}The six words of the deal: { $words }
}
table-log-draw-silent = Draw { $draw } was called off: the phone of { $seat } did not answer.
table-log-draw-forgotten = Draw { $draw } was called off: the phone of { $seat } had opened it before.
table-log-draw-called-off = Draw { $draw } was called off.
table-log-deal-opened = The deal of the ended game was opened.
table-log-lent = { $to } acts for { $seat }.
table-log-typed = The host typed for { $seat }.
table-log-looked-for = What { $seat } holds in secret was looked at on a host’s device.
table-log-lent-back = { $seat } acts alone again.
table-log-handed-over = { $seat } is host too.
table-log-order-say = The organiser: { $text }
table-log-order-rest = The organiser lets all tables rest.
table-log-order-rest-no-more = Play goes on.
table-log-order-gate = { $round ->
    [0] The organiser says when the game begins.
   *[other] After round { $round } all tables wait for each other.
}
table-log-order-gate-open = The gate is open.
table-log-order-bell = { $minutes ->
    [one] One minute for all tables.
   *[other] { $minutes } minutes for all tables.
}
table-log-order-bell-no-more = The clock for all tables was put away.
table-log-called = The table asked for the organiser.
table-log-called-by = { $seat } asked for the organiser.
table-log-called-no-more = The organiser is not needed any more.
table-log-led = Screen { $screen } leads now.
table-log-led-all = House rule: every shared screen leads now.
table-log-led-all-no-more = House rule no more: only screens that the host lets lead do.
table-log-led-no-more = Screen { $screen } only shows the table again.
table-log-took-back = { $entries ->
    [0] The last action was taken back.
    [one] The last action was taken back.
   *[other] The last { $entries } actions were taken back.
}
table-log-did = One step of { $seat }.
table-log-the-table = The table
table-log-takeback-refused = { $seat } did not agree to take it back.
table-log-ended = The host ended the table for all.
table-log-ended-by = { $seat } ended the table for all.
table-log-carried-on = The host carried on after all.
table-log-carried-on-by = { $seat } carried on after all.
