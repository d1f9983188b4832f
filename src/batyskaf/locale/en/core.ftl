# Words that every game shares: languages of the table, reasons why something can't be done.

# What this language calls itself.
language-name = English

word-yes = yes
word-no = no

refused-unknown-game = There is no game called “{ $name }”. Known: { $known }.
refused-unknown-move = “{ $text }” is not a move of this game.
refused-unknown-option = There is no option “{ $name }”. Try: { $near }.
# What is wrong with data, inside other sentences.
data-fault = { $fault ->
    [nested] it { fault-nested }
    [json] it isn't valid JSON
    [other] { $said }
   *[field] “{ $field }” { fault-data }
}
file-fault = { $fault ->
    [absent] there is no such file
    [folder] it is a folder
    [forbidden] access is denied
    [full] the disk is full
    [fixed] the disk is read-only
    [inside] part of its path is a file, not a folder
    [large] it would be too large
    [taken] something with that name already exists
   *[other] { $said }
}
# What to do about a match file that is not consistent.
match-altered = The file was changed or is damaged: use an untouched copy, or move it elsewhere.
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
refused-seed = “{ $text }” is not a seed: use a whole number of 0 or more, or 32 hexadecimal digits.
refused-over = The game is over.
refused-host-move = The host can't do “{ $move }” now.
refused-not-your-turn = It is { $turn }'s turn, not { $seat }'s.
refused-undo-timed = You can't undo while the clock is running.
refused-undo-nothing = There is nothing to undo.
refused-undo-floor = That can't be undone any more: something has been revealed since, or somebody else has moved.
refused-fork = There is no move { $at } to fork from: the match has { $most }.
refused-file = { $file } can't be read: { file-fault }.
refused-write = { $file } can't be written: { file-fault }.
refused-output = The output can't be written: { file-fault }.
refused-system = That can't be done: { file-fault }.
refused-match-empty = { $file } is empty, so it is not a match file.
refused-match-header = { $file } is not a match file: { data-fault }.
refused-match-shared = The match in { $file } has been continued elsewhere; what is played here now can't be saved.
refused-match-newer = { $file } was written by a newer version of Batyskaf (format { $format }).
refused-match-line = { $file } is broken at line { $line }: { data-fault }.
refused-match-rules = The match { $file } was played with other rules or content ({ $written }) than this version has ({ $here }). Use the version of Batyskaf that wrote it.
refused-match-seed = The seed in { $file } does not match the hash published at the start. { match-altered }
refused-match-broken = { $file } can't be replayed: { $detail }.
refused-replay-move = Move { $number } in { $file }, “{ $move }”, is not possible: { $detail } { match-altered }
refused-replay-undo = Entry { $number } in { $file } undoes what can't be undone: { $detail } { match-altered }
refused-replay-hash = After entry { $number } the match differs from { $file } ({ $written } in the file, { $here } here). { match-altered }
refused-replay-events = The events of entry { $number } in { $file } are not what happens there. { match-altered }
refused-replay-result = The result in { $file } ({ $written }) is not the one the moves lead to ({ $here }). { match-altered }
refused-bot-level = There is no “{ $level }” bot for { $game } yet.
refused-bot-program = “{ $text }” does not name a program: write exec:COMMAND or NAME=exec:COMMAND.
refused-bot-name = A program can't be called “{ $name }”: another bot has that name.
refused-bot-quotes = The command “{ $command }” can't be read: a quotation mark is not closed.
refused-bot-missing = The program “{ $program }” was not found: give its full path, or a command on the PATH.
refused-bot-stranger = This match was played with an external bot; to run it again, add --bot "{ $name }".
refused-unknown-language = There is no language “{ $name }” here. Known: { $known }.
refused-installed = “{ $name }” from an installed package can't be used: its entry point { $entry } gives { $said }.
refused-unknown-bot = There is no bot called “{ $name }”. Known: { $known }.

# Faults of content, said after the file, the entry and the field.
fault-data = { $fault ->
    [missing] is missing
    [unknown] isn't known here
    [value] can't be “{ $wanted }”
    [least] must be at least { $wanted }
    [most] must be at most { $wanted }
    [length] must have length { $wanted }
    [shortest] is too short: at least { $wanted }
    [longest] is too long: at most { $wanted }
    [range] is too large a number
    [pattern] must match the pattern { $wanted }
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
    [comma] there is an extra comma
    [key] names must be in double quotes
    [more] there is more after the end
    [number] numbers aren't written like this
    [end] the file ends too early
   *[other] this is not allowed here
}
fault-text = is not UTF-8 text
fault-nested = is nested too deeply
fault-pack = must be an object with "game", "name" and sections of entries
fault-game = must be { $known } here: this pack is for another game
fault-name = a pack needs a name
fault-section = unknown section; known: { $known }
fault-sections = must be a list of sections; known: { $known }
fault-entries = must be a list of entries
fault-taken = another entry of { $among } has this id
fault-twice = “{ $name }” is here twice
fault-many = there can be at most { $most } entries
fault-format = this pack has another format than { $known }: it was made for another version of Batyskaf
fault-correction-entry = the box has no such entry to correct
fault-correction-twice = the pack “{ $other }” corrects this entry too; choose one of them
fault-correction-fixed = a correction can't change this
fault-words-none = must have a text in at least one language, such as {"{"}"en": "…"{"}"}
fault-words-language = “{ $lang }” isn't a language code such as en, pl or pt-BR
fault-words-empty = the text in “{ $lang }” must not be empty
fault-words-file = must be an object
fault-words-entry = there is no such entry to translate
fault-words-place = there is no text to translate here; known: { $known }
