# Words that every game shares: languages of the table, reasons why something can't be done.

word-yes = yes
word-no = no

refused-unknown-game = There is no game called “{ $name }”. Known: { $known }.
refused-unknown-move = “{ $text }” is not a move of this game.
refused-unknown-option = There is no option “{ $name }”. Try: { $near }.
# What is wrong with data, inside other sentences.
data-fault = { $fault ->
    [nested] it { fault-nested }
    [json] it isn't whole and valid JSON
    [other] { $said }
   *[field] “{ $field }” { fault-data }
}
file-fault = { $fault ->
    [absent] there is no such file
    [folder] it is a folder
    [forbidden] access is denied
    [full] the disk is full
    [fixed] nothing can be written to that disk
    [inside] a folder on the way to it is a file
    [large] it would grow too large
    [taken] there is something of that name already
   *[other] { $said }
}
# What to do about a match file that does not agree with itself.
match-altered = The file was changed or damaged: take an untouched copy, or put it elsewhere.
refused-option = The option “{ $name }” can't be that: { data-fault }.
refused-option-number = The option “{ $name }” must be a number from { $least } to { $most }, not “{ $value }”.
refused-option-choice = The option “{ $name }” can be { $choices }, not “{ $value }”.
refused-option-switch = The option “{ $name }” is either yes or no, not “{ $value }”.
refused-seat-names = This table has { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}, but { $given ->
    [one] { $given } name was given
   *[other] { $given } names were given
}.
refused-seed = “{ $text }” is not a seed: write a whole number that is not negative, or 32 hexadecimal digits.
refused-over = The game is over.
refused-host-move = “{ $move }” can't be done by the host now.
refused-not-your-turn = It is { $turn }'s turn, not { $seat }'s.
refused-undo-timed = Nothing can be taken back while the clock runs.
refused-undo-nothing = There is nothing to take back.
refused-undo-floor = That can't be taken back any more: something was shown since, or somebody else has moved.
refused-fork = There is no move { $at } to fork at: the match has { $most }.
refused-file = { $file } can't be read: { file-fault }.
refused-write = { $file } can't be written: { file-fault }.
refused-output = The output can't be written: { file-fault }.
refused-system = That can't be done: { file-fault }.
refused-match-empty = { $file } is empty, so it is not a match file.
refused-match-header = { $file } is not a match file: { data-fault }.
refused-match-shared = Another table has gone on with the match in { $file }; what is played here now can't be saved.
refused-match-newer = { $file } was written by a newer version of Batyskaf (format { $format }).
refused-match-line = { $file } is broken in line { $line }: { data-fault }.
refused-match-rules = The match { $file } was played with other rules or content ({ $written }) than there are here ({ $here }). The version of Batyskaf that wrote it can play it.
refused-match-seed = The seed in { $file } does not fit the hash that was published at its start. { match-altered }
refused-match-broken = { $file } can't be played again: { $detail }.
refused-replay-move = Move { $number } in { $file }, “{ $move }”, is not possible: { $detail } { match-altered }
refused-replay-undo = Entry { $number } in { $file } takes back what can't be taken back: { $detail } { match-altered }
refused-replay-hash = After entry { $number } the match differs from what was written in { $file } ({ $written } there, { $here } here). { match-altered }
refused-replay-events = What { $file } tells of entry { $number } is not what happens there. { match-altered }
refused-replay-result = The result in { $file } ({ $written }) is not the one the moves lead to ({ $here }). { match-altered }
refused-bot-level = There is no bot of level “{ $level }” for { $game } yet.
refused-bot-program = “{ $text }” names no program: write exec:COMMAND, or NAME=exec:COMMAND.
refused-bot-name = A program can't be called “{ $name }”: another bot has that name.
refused-bot-quotes = The command “{ $command }” can't be read: each quotation mark needs its partner.
refused-bot-missing = There is no program “{ $program }” on this machine: give its path, or a command that the shell would find.
refused-bot-stranger = This match was played with a bot that is a program; to let it run again, say --bot "{ $name }".
refused-unknown-language = There is no language “{ $name }” here. Known: { $known }.
refused-installed = “{ $name }” of an installed package can't be used: its entry point { $entry } gives { $said }.
refused-unknown-bot = There is no bot called “{ $name }”. Known: { $known }.

# Faults of content, said after the file, the entry and the field.
fault-data = { $fault ->
    [missing] is missing
    [unknown] isn't known here
    [value] can't be “{ $wanted }”
    [least] must be at least { $wanted }
    [most] must be at most { $wanted }
    [length] must have the length { $wanted }
    [shortest] is too short, the least length is { $wanted }
    [longest] is too long, the greatest length is { $wanted }
    [range] is too large a number
    [pattern] must fit the pattern { $wanted }
    [type] must be { $wanted ->
        [int] a whole number
        [float] a number
        [str] text
        [bool] true or false
        [array] a list
        [object] an object
        [int-str] a whole number or text
        [str-object] text or an object
       *[other] { $wanted }
    }
   *[other] { $said }
}
fault-known = { fault-data }; known: { $known }
fault-json = line { $line }, column { $column }: this isn't JSON, { $fault ->
    [wanted] { $wanted } should be here
    [comma] there is a comma too many
    [key] names must stand in double quotes
    [more] the file should have ended before
    [number] numbers aren't written like this
    [end] the file ends too early
   *[other] what stands here is not allowed
}
fault-text = is not UTF-8 text
fault-nested = is nested too deeply
fault-pack = must be an object with "game", "name" and sections of entries
fault-game = must be { $known } here: this pack is for another game
fault-name = a pack needs a name
fault-section = unknown section; known: { $known }
fault-sections = must be a list of sections; known: { $known }
fault-entries = must be a list of entries
fault-taken = an entry of { $among } has this id already
fault-twice = “{ $name }” stands here twice
fault-many = there can be at most { $most } entries
