# Words of the workshop: correcting the box and making one's own content.

refused-edit-json = This is not JSON. Type values in short form, such as power 2, raise 1 other.
refused-edit-flag = Answer yes or no.
refused-edit-number = “{ $text }” is not a number.
refused-edit-values = Known: { $known }.
refused-edit-value = { $place }: { $detail }.
refused-edit-game = { $file } is a pack for { $game }, not for this game.
refused-edit-section = There is no “{ $section }”; known: { $known }.
refused-edit-entry = { $section } has no “{ $entry }”.
content-todo = { $section }: { $count } of { $all } still to be checked
content-edit-section = Which kind
content-edit-entry = Which entry
content-edit-help = { $entry } ({ $evidence }). Enter keeps a value, = confirms the rest as printed, ? lists what is possible, - is nothing, q leaves.
content-edit-saved = { $entry } is saved; { $left } of { $all } are still to be checked.
content-edit-unfinished = { $entry } is not finished, so it was not saved.
content-edit-left = Everything finished so far is in { $file }.
content-merge-nothing = { $file } corrects nothing that the content does not already say.
workshop-title = Workshop
workshop-about = Correct and confirm the cards against your box, or make your own. What you type stays in this browser until you save it as a file.
workshop-todo = Still to be checked: { $count } of { $all }
workshop-begin = Check the next one
workshop-new = New
workshop-filter = Show
workshop-evidence-all = All
workshop-evidence-designed = designed
workshop-evidence-inferred = inferred
workshop-evidence-confirmed = confirmed
workshop-evidence-done = checked by you
workshop-evidence-new = your own
workshop-section = { $name ->
    [tasks] Tasks
    [missions] Missions
    [mantas] Mantas
    [locations] Locations
    [characters] Characters
    [kings] Kings
    [goals] Goals
    [tiles] Tiles
    [specialists] Specialists
    [tokens] Dive tokens
    [journals] Journals
    [cards] Goal cards
   *[other] { $name }
}
workshop-more-faults = … and { $count } more
workshop-previous = Previous card
workshop-next = Next card
workshop-as-printed = As printed
workshop-confirm = Confirm, next
workshop-copy = Copy the last card
workshop-reset = Undo changes
workshop-delete = Delete
workshop-keys-help = Ctrl+Enter confirms and opens the next card. Page Up and Page Down turn over, Alt+C copies the last card. Lists take single keys: a letter adds, a number counts, /letters limit.
workshop-keys = { $name } by keys
workshop-remove = Remove { $name }
workshop-more = Add to { $name }
workshop-id = Short name for files
workshop-any-tile = any tile
workshop-drag = Tiles to drag into the ocean
workshop-name = Name of the pack
workshop-author = Author
workshop-words = A few words about it
workshop-export = Save as a file
workshop-import = Open a pack
workshop-try = Try it
workshop-clear = Clear everything
workshop-clear-sure = Really clear everything
workshop-not-kept = This browser can't keep what you type. Save it as a file.
workshop-limits = What a pack can't express
workshop-limits-crew = New kinds of tasks and objectives, other suits and hands, and which tasks clash with a corrected one.
workshop-limits-aquatica = New effects and goal conditions, other boards, prices of the character row, and the role of a card of the box.
workshop-limits-endeavor = New actions, rewards, triggers and mission rules, the player board, and additional dive tokens or goal cards.

# --- figures of a pack ---

refused-measure-empty = The pack brings and corrects nothing that could be measured.
refused-measure-busy = Other packs are being measured; try again later.
refused-measure-failed = The measuring failed or took too long.
refused-measure-unknown = There are no figures of this pack.
refused-measure-file = { $file } holds no figures of a pack: { $detail }.
refused-pack-unknown = There is no such pack here, or this server doesn't share packs.
refused-pack-sharing = This server doesn't share packs by link. Save the page as a file instead.
refused-pack-large = A pack to be shared by link may have { $most } kB at most. Save the page as a file instead.
pack-page = Page of the pack
pack-page-author = By { $author }
pack-page-made = A pack for Batyskaf. Save it and open it in the workshop, when setting up a table, or in the terminal.
pack-page-empty = Nothing in it yet.
pack-save = Save the pack
pack-page-save = Save this page
pack-link = Share by link
pack-link-about = Everyone who has the link can see the pack.
pack-edit = Open it in the workshop
pack-edit-about = What the pack says takes the place of what you typed for the same entries.
measure-title = Figures
measure-begin = Measure it
measure-progress = Bots are playing: { $done } of { $all }
measure-about = Bots of the level “{ $bot }” play { $games } games of each kind with the pack and as many with the printed content. Intervals are 95 %.
measure-tasks = Difficulty of tasks
measure-tasks-about = Difficulties are estimated from thousands of attempts by quick crews, by a line that was fitted to the printed tasks. Nineteen of twenty printed numbers lie in such an interval.
measure-games = Games
measure-seats = Games won by seat
measure-entries = How often, and what it is worth
measure-entries-about = Worth is how many more points those have who get it than the others in the same game. That is correlation: players who do well get more of everything. A new entry is compared with the average printed one.
measure-left-out = { $count ->
    [one] One mission or task was too many and is not measured.
   *[other] { $count } missions and tasks were too many and are not measured.
}
measure-task = Task
measure-entry = Entry
measure-setting = Game
measure-seat = Seat
measure-players-head = Players
measure-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
measure-mission = Mission { $mission }, { $players } players
measure-beside = beside mission { $mission }
measure-own = with the pack
measure-printed = printed
measure-success = Success
measure-score = Points
measure-length = Decisions
measure-often = In games
measure-worth = Points more
measure-stated = On the card
measure-estimate = Estimated

# --- fields and values of content ---

workshop-field = { $name ->
    [type] Type
    [name] Name
    [text] Text
    [coin_price] Price in coins
    [power_price] Price in power
    [depths] Depths
    [points] Points
    [wild_manta] Wild manta
    [role] Role
    [effect] Effect
    [effects] Effects
    [supply] In the supply
    [copies] Copies
    [never_discarded] Never discarded
    [two_player_extra] Extra with two players
    [effects_if_both] Effects if read as both
    [number] Number
    [timing] When
    [test] Condition
    [and] and also
    [printed] Printed on the board of
    [token] Token
    [tokens] Tokens
    [min] At least
    [max] At most
    [zones] Where
    [kind] Kind
    [params] Details
    [difficulty] Difficulty
    [difficulty_german] Difficulty in German boxes
    [redeal] Deal again if in one hand
    [tasks] Tasks
    [sharing] Sharing out
    [mode] Way
    [volunteers] Volunteers
    [hardest_first] Hardest first
    [skip_captain] Captain is left out
    [communication] Communication
    [signals_from_trick] Signals from trick
    [signals_end_if_handed_over] Signals end after handing over
    [clock] Time limit
    [seconds] Seconds
    [untimed] Without a clock
    [objective] Objective
    [captain_card] Captain's card
    [captain_redeal] Deal again if the captain has
    [grows] Grows with each success
    [story] Part of the story
    [cards] Cards
    [card] Card
    [suit] Colour
    [suits] Colours
    [value] Value
    [values] Values
    [counts] How many
    [op] Comparison
    [n] Number
    [positions] Tricks
    [only] Only
    [other] Another one
    [free] Free
    [optional] May be skipped
    [options] Options
    [do] What they do
    [cost_coins] Cost in coins
    [depth] Depth
    [sets] Editions
    [discovery] When discovered
    [arrival] On arrival
    [unique] Unique
    [dive] Dive sites
    [sonar] Sonar
    [conserve] Conservation sites
    [journal] Journal sites
    [links] Links
    [features] Special features
    [retail] In the shop edition
    [cost] Cost
    [gain] Gives
    [cave] Cave
    [locked] Locked
    [field] Field
    [fields] Fields
    [tier] Tier
    [junior] Junior side
    [senior] Senior side
    [instant] At once
    [actions] Actions
    [action] Action
    [endgame] At the end
    [others] The others get
    [starting] In the first row
    [discard] When removed
    [once_per_round] Once per round
    [research] Research
    [spaces] Spaces for discs
    [space] A space gives
    [trigger] When
    [sites] Sites
    [once] Once per game
    [when] When
    [scope] Where
    [columns] Columns
    [max_depth] Deepest row
    [layout] Lay-out
    [place] Place
    [tile] Tile
    [tiles] Tiles
    [launch] Launch
    [stacks] Joins the stacks
    [shuffled_row] Shuffled first row
    [rules] Special rules
    [goals] Goals
    [board] Impact board
    [hexes] Hexes
    [coop] Co-operative game
    [threshold] Threshold by players
    [measure] Counted as
    [units] Counted
    [points_per] Points for each
    [first] Most
    [second] Second most
    [count] Counted
    [per] For every
    [start] Start
    [tags] Tags
   *[other] { $name }
}
workshop-value = { $name ->
    [shark_bay] Shark Bay
    [sunken_ships] Sunken Ships
    [ocean_volcanoes] Ocean Volcanoes
    [decayed_civilizations] Decayed Civilizations
    [empty] nothing
    [coins] coins
    [power] power
    [recruit] recruit
    [raise] raise
    [raise_full] raise fully
    [score] score
    [take_back] take back
    [conquer] conquer
    [buy] buy
    [scout] scout
    [ready_mantas] ready mantas
    [discard_card] discard a card
    [replay_from_discard] play again from the discard
    [take_location_from_discard] take a location from the discard
    [remove_self] leaves the game
    [gain_wild_manta] a wild manta
    [discard_ocean_character] discard from the row
    [others] the others
    [choose] either/or
    [all] all
    [starting] starting
    [ocean] ocean deck
    [trained] trained
    [wild] wild
    [setup] during set-up
    [play] when played
    [hand] hand
    [discard] discard pile
    [scored] scored
    [reputation] Reputation
    [inspiration] Inspiration
    [coordination] Coordination
    [ingenuity] Ingenuity
    [any_attribute] any attribute
    [lowest_attribute] lowest attribute
    [research] Research
    [impact] Impact
    [disc] disc
    [promote] promotion
    [vessel] vessel
    [discover] discovery
    [action] action
    [travel] travel
    [sonar] sonar
    [dive] dive
    [conserve] conserve
    [journal] journal
    [copy] copy
    [blue] blue
    [brown] brown
    [green] green
    [yellow] yellow
    [draft] first rulebook
    [retail] shop edition
    [normal] normal
    [currents] currents
    [narcosis] narcosis
    [silence] silence
    [terrain] unknown terrain
   *[other] { $name }
}
