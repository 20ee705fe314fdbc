# What the door and the sockets say when they say no, and why a connection ends.

## The door

door-bad-request = The table could not read that request ({ $problem }). Reload the page and try again.
    .title = That did not work
door-host-only = Only the host can do that. Open the private host link that the host’s terminal shows.
    .title = Ask the host
door-slow-down = Too many wrong tries from this network. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }, then scan the code again.
    .title = Slow down
door-unknown-code = No table has that code. Look at the shared screen and type its four letters again.
    .title = No such table
door-bad-link = This leads to no table. Paste the whole link, type the address and the code, or the code alone.
    .title = No link, no code
door-unreachable = No host answers at { $address }. Are both devices on the same Wi-Fi, and is the host awake?
    .title = No answer
door-no-host = What answers at { $address } is no table, or one of another version of Companion. Is the address right?
    .title = No table there
door-wrong-secret = This link is old or not whole. Scan the code on the shared screen, or type its four letters.
    .title = The link is old

## The game socket

wire-bad-frame = That was no message of the game socket (docs/protocol.md). Nothing was changed.
    .title = Not understood
wire-hello-first = Say hello first: your token, or a screen’s key (docs/protocol.md).
    .title = Hello first
wire-hello-twice = You have said hello already. Open a new socket for another seat.
    .title = Hello again

## Why a connection ends

table-host-stopped = The host has stopped. Nothing is lost: your seat is back as soon as the host is.
    .title = The host has stopped
table-moved = Another host has taken this table over. Nothing is lost: your seat is there.
    .title = The table has moved
table-elsewhere = This table is at another host of the venue. Go there: your seat is kept.
    .title = At another host
table-kicked = The host has taken you off this table. Scan the code to sit down again.
    .title = Not at this table any more
table-left = You have left this table.
    .title = Left
table-seat-freed = The host has freed this seat for a new phone. Scan the code to take it back.
    .title = Seat freed
table-seat-moved = This seat has moved to another phone. Go on there.
    .title = Seat moved
table-seat-other-tab = This seat is open in another tab of this device. Go on there.
    .title = Open in another tab
