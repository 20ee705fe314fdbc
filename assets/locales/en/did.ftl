### What was done without a line of its own in the log: said when it would be taken back, or was.

emergence-did-activate = { $seat } activated a tile.
emergence-did-call-off = { $seat } called the countdown off.
emergence-did-count-down = { $seat } started the countdown.
emergence-did-end-turn = { $seat } ended the turn.
emergence-did-pause = { $seat } pressed pause.
emergence-did-repeat = { $seat } had the narrator say it again.
emergence-did-resume = { $seat } let it go on.
emergence-did-stretch = { $seat } gave the countdown more time.

emergent-did-counted = { $seat } said that a region is counted.
emergent-did-lay = { $seat } typed what lies in a region.
emergent-did-lay-again = { $seat } took over a region as it lay last round.
emergent-did-lay-money = { $seat } typed how much money a firm has.
emergent-did-moved = { $seat } took the sold cubes off the board.
emergent-did-pause = { $seat } paused the timer.
emergent-did-resume = { $seat } let the timer go on.
emergent-did-stretch = { $seat } gave the timer more time.
emergent-did-tick = { $seat } ticked a line of the list.
emergent-did-walk = { $seat } went on to another city.

cyberverse-did-end-activation = { $seat } ended a figure’s turn in the fight.
cyberverse-did-end-missions = { $seat } had no more missions to try.
cyberverse-did-free-test = { $seat } made a test for a card.
cyberverse-did-grill = { $seat } chose which implant breaks.
cyberverse-did-name-org = { $seat } named the organization.
cyberverse-did-pass-teammates = { $seat } hired no teammates.
cyberverse-did-skip-hack = { $seat } did not hack.
cyberverse-did-skip-influence = { $seat } placed no influence.
cyberverse-did-slip = { $seat } chose where a figure ends up after the attack.
cyberverse-did-step = { $seat } moved a figure into another zone.
cyberverse-did-take-position = { $seat } took a position with a figure.
cyberverse-did-tell-card = { $seat } typed what a card says.

singularity-did-answer-group = { $seat } said what a group of enemies does.
singularity-did-close-vote = { $seat } closed the vote.
singularity-did-enemies-done = { $seat } said that the enemies are done.

toolbox-did-pause = { $seat } let the time rest.
toolbox-did-resume = { $seat } let the time run.
toolbox-did-stretch = { $seat } gave the countdown more time.
toolbox-did-skip-turn = { $seat } went on to the next turn.
toolbox-did-type-scores = { $seat } typed scores.
toolbox-did-paper-ready = { $seat } said that a paper is folded.
toolbox-did-open-question = { $seat } wanted to open the question.
toolbox-did-skip-step = { $seat } left out a step of the kit.
toolbox-did-do-step = { $seat } began a step of the kit.
