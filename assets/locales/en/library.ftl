# The library: boards, decks, cards and maps that people type once and keep.

## Refusals

library-unknown = This is not in the library any more. Go back and pick another one.
    .title = It is gone
library-unknown-format = This is no document of a game on this host. Its "format" must be one of: { $formats }.
    .title = Unknown kind of document
library-bad-id = Its "id" must be a short word of small letters, digits and hyphens, at most { $most } long.
    .title = The id does not fit
library-no-name = Its "name" or "title" must be a text of 1 to { $most } letters.
    .title = The name does not fit
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
library-no-link = This is no share link. Write all of it as it stands on the other host's screen, such as http://192.168.1.20:8550/s/h7k2-m9qx-t4wb.
    .title = Not a share link
library-not-local = { $host } is not in this network. Documents are fetched only from hosts on the same Wi-Fi.
    .title = Out of this network
library-no-answer = { $host } does not answer. Check that both hosts are on the same Wi-Fi and that the other one is running.
    .title = No answer
library-not-shared = { $host } does not share this any more. Open the share on the other host again and use its new link.
    .title = No longer shared
library-not-brought = The file did not arrive. Choose it again, or paste its text.
    .title = The file did not arrive

## The list

library-title = Library
    .text = Boards, decks, cards and maps, kept on this device.
library-find = Find by name
library-new = New
library-more = { $n ->
    [one] One more. Write a part of its name above.
   *[other] { $n } more. Write a part of a name above.
}
library-none = Nothing here yet.
library-none-found = Nothing of that name.
library-mark-shipped = came with the app
library-mark-used = in use at a table
library-mark-locked = secret and in use: closed until the game is over
library-mark-shared = shared
library-open = Open
library-look = Look at it
library-copy = Make a copy
library-rename = Rename
library-export = Save as a file
library-share = Share with another host
library-delete = Delete
library-cancel = Cancel
library-name-label = Name
library-copy-of = { $name } (copy)
library-new-title = What shall the new one be called? ({ $kind })
    .yes = Begin
library-copy-title = Copy of { $name }
    .yes = Make a copy
library-rename-title = Rename { $name }
    .yes = Rename
library-delete-title = Delete { $name }?
    .text = It is gone for good. Tables that play with it keep their own copy. Save it as a file first if you are not sure.
    .yes = Delete it
    .no = Keep it
library-share-title = { $name } is shared
    .text = On the other host open Library, then Import, and write this link there. Both must be on the same Wi-Fi.
    .note = It fetches this one document, until you stop sharing or this host stops. You can close this sheet.
library-unshare = Stop sharing

## One document

library-copy-and-edit = Make a copy and change it
library-shipped-note = This came with the app and stays as it is.
library-yes = yes
library-no = no

## Import

library-import = Import
library-import-title = Import
    .text = A board, deck or card from somewhere else.
library-from-file = From a file
    .text = JSON or TOML, up to { $most } kB.
library-choose-file = Choose a file
library-from-paste = As text
    .text = Paste the whole text of a document.
library-paste-label = Text
library-check = Look at it
library-from-link = From another host
    .text = The link that stands below the QR code there.
library-link-label = Link
library-fetch = Fetch it
library-fetching = Fetching …
library-found = All in order. Keep it in the library?
library-here = There is already one with this id in the library.
library-kept = It is in the library now.
library-keep = Keep it
library-mend = Back: mend it, or bring another one
library-not-this = Not this one
library-another = Import another one
library-keep-both = Keep both
library-replace = Replace the old one
library-open-kept = Open it
library-to-library = To the library
library-faults = { $n ->
    [one] One fault
   *[other] { $n } faults
}

## Kinds of documents

emergence-format-emergence-city-1 = City
    .plural = Cities
