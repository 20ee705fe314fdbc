# The editors' desk: what all editors of documents say.

desk-undo = Undo
desk-redo = Redo
desk-save = Save
desk-saved = Saved
desk-play = Play with it
desk-to-fix = { $n ->
    [one] 1 thing to fix
   *[other] { $n } things to fix
}
desk-nameless = No name yet
desk-checks = Checks
desk-no-fault = Nothing is wrong with it.
desk-resumed = Taken up where you stopped on this device. Undo leads back to what is saved.
desk-leave = Your last changes are not in the library yet. You can save them now, or go on with them later on this device.
    .title = Not saved yet
desk-leave-faults = { $n ->
    [one] One thing is still to fix, so the library cannot take it yet. Nothing is lost: it stays on this device, and you go on where you stopped.
   *[other] { $n } things are still to fix, so the library cannot take it yet. Nothing is lost: it stays on this device, and you go on where you stopped.
}
    .title = Not saved yet
desk-leave-save = Save and go back
desk-leave-keep = Go on later, on this device
desk-leave-drop = Throw these changes away
desk-about = Name and origin
desk-about-done = Done
desk-save-as = Save as a new document
    .text = The new one opens; this one stays as the library has it.
desk-field-name = Name
desk-field-title = Name
desk-field-source = Where it is from
desk-field-author = Who made it
desk-field-licence = Licence
desk-field-description = What it is
desk-field-lacks = This has to be said.
