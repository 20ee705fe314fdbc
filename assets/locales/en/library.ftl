# The library: boards, decks, cards and maps that people type once and keep.

## Refusals

library-unknown = This is not in the library any more. Go back and pick another one.
    .title = It is gone
library-unknown-format = This is no document of a game on this host. Its "format" must be one of: { $formats }.
    .title = Unknown kind of document
library-bad-id = Its "id" must be a short word of small letters, digits and hyphens, at most { $most } long.
    .title = The id does not fit
library-no-name = It needs a "name" or a "title" of 1 to { $most } letters.
    .title = It has no name
library-not-plain = It holds something that cannot be written down: take out special numbers, broken letters and very deep lists.
    .title = This cannot be kept
library-too-large = It is larger than { $most } kB. Make it smaller, or keep it in several parts.
    .title = Too large
library-empty = There is nothing in it. Choose another file, or paste the whole text.
    .title = It is empty
library-not-json = This cannot be read: line { $line }: { $problem }. Check that the whole text was copied.
    .title = The text is damaged
library-not-readable = This cannot be read: { $problem }. Check that the whole text was copied.
    .title = The text is damaged
library-no-document = This is a list or a single value. A document begins with a curly bracket.
    .title = No document
library-shipped = { $name } came with the app and stays as it is. Make a copy, and change the copy.
    .title = Make a copy
library-shipped-stays = { $name } came with the app and stays. You can only delete what people of this house made.
    .title = It came with the app
library-full = The library of this game is full: { $most } documents. Delete some that nobody needs.
    .title = The library is full
library-not-saved = The host could not write it down: { $problem }. Nothing is lost on this screen. Check the host's disk and save again.
    .title = Not saved
library-in-use = A table that is not finished plays with { $name }, so nobody may look into it. It opens again when that table has ended.
    .title = In use, and secret
library-secret = This is for the host alone, so that players do not know it beforehand.
    .title = Secret
library-read-only = A shared screen keeps nothing. Save it on a phone that sits at the table, or on the host.
    .title = Only to read
library-host-only = Only the host deletes documents. Ask the host.
    .title = For the host
library-other-game = This table plays another game. Its own documents are in its own library.
    .title = Another game
library-no-such-pack = There is no { $pack } in the library that fits here. Pick one from the list.
    .title = Not in the library
library-faulty = { $name } has faults and cannot be played. The host can open it in the library and save it again: every fault is named there.
    .title = It has faults
