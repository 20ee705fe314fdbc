## The installed app: its first screens

app-welcome = Companion
    .text = The phone that keeps the secrets, beside the board on your table.
app-host = Host a table here
app-join = Join a table
app-none-found = No table was heard of on this Wi-Fi yet. Scan its QR code with your camera, or type below what stands under it.
app-found = { $title }, { $code }
app-link-label = Link, address or code
app-join-do = Go to the table
app-back-to-seat = Back to my seat
app-back-to-seat-at = Back to my seat: { $title }
app-door = Table { $code }. { $count ->
    [0] Nobody sits here yet.
    [one] One person sits here.
   *[other] { $count } people sit here.
}
app-sit = Sit down
app-knock = Knock
app-knocking = You have knocked. The host lets you in with a tap.
app-lost = Was it you?
app-take-back = I am { $name }
app-back = Another table
app-door-full = Every seat is taken.
app-door-playing = The game has begun: nobody new can sit down.
app-door-over = The game is over.
app-door-closed = This table was closed.
app-door-unknown = There is no such table.
app-no-host = This device cannot host now ({ $problem }).
    .title = No host here
app-occupied = Another Companion on this device hosts already: its tables are on its own start screen. Quit it there first.
    .title = There is a host already
app-no-window = The app has no window here ({ $problem }). “companion host” opens the start screen in a browser.
app-not-opened = This device cannot open or save that ({ $problem }). Try it in a browser.
    .title = It does not open
app-no-browser = No browser opens here. Open this on any device on the same Wi-Fi: { $link }
    .title = No browser
app-not-let-in = The host did not let you in. Ask at the table.
    .title = Not this time
app-lost-host = Looking for the host…
    .text = Your seat is kept. This page comes back by itself.
    .step1 = Is this device on the same Wi-Fi as the host?
    .step2 = Is the host awake? Wake it, or open its lid.
    .step3 = Was it stopped? Start it again: everybody is back in their seat.
app-lost-out = To the first screen
