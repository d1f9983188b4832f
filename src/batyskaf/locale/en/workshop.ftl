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
workshop-my-box = My box
workshop-restore = Back to what was here before
workshop-id-taken = There already is a “{ $id }”.
workshop-unconfirmed = { $count ->
    [one] One changed card is not confirmed, so it is not in the file:
   *[other] { $count } changed cards are not confirmed, so they are not in the file:
}
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
pack-page-entry = { $kind ->
    [new] new
   *[done] checked
}
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
    [and] And also
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
    [against] Compared with
    [captured_value] Value that is won
    [id] Short name
    [least] At least
    [less] Fewer of
    [max_lead] Largest lead
    [min_each] At least, of each
    [more] More of
    [most] At most
    [parity] Even or odd
    [visibility] Who knows it
    [winning_suit] Colour that wins it
    [winning_value] Value that wins it
    [equals] Exactly
    [has] With the effect
    [slot] Place in the row
    [a] From site
    [b] To site
    [allow_locked] Also at locked sites
    [candidates] To choose from
    [chain] May set off another one
    [columns_from_tile] Columns beside a tile
    [cost_modifier] Cost changes by
    [disc_from_staging] Ready discs
    [goal] Goal
    [hex] Hex
    [infinite] Any number of markers
    [leader_bonuses] For those who lead
    [length] Length
    [level] Level
    [milestone] Milestone
    [min_depth] Least depth
    [min_sites] Sites at least
    [must_keep] Must be kept
    [not_in_missions] Not in missions
    [not_to_depths] Not to depths
    [not_with_players] Not with so many players
    [off_grid] Beside the board
    [offset] Shifted
    [only_locked] Only locked sites
    [only_sites] Only these sites
    [overflow] What doesn't fit goes to
    [repeatable] Any number of times
    [research_cost] Cost in Research
    [rows] Rows
    [side] Side
    [tag] Tag
    [tech_bonus] Technology bonus
    [then] Gets
    [times] Times
    [top_with] Shuffled on top with
    [unlock] Opens at
    [use] When used
    [who] Who
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
    [vessel] submarine
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
    [draft] { $game ->
        [crew] one by one
       *[other] first rulebook
    }
    [retail] shop edition
    [normal] normal
    [currents] currents
    [narcosis] narcosis
    [silence] silence
    [terrain] unknown terrain
    [all_cards_of_any_colour] all cards of one colour
    [at_least_one_of_each_colour] cards of each colour
    [compare_tricks] more or fewer tricks than others
    [count_by_suit] so many cards of a colour
    [count_by_value] so many cards of a value
    [equal_suits_in_trick] as many of two colours in a trick
    [equal_suits_total] as many of two colours in all
    [more_of_suit] more of one colour than of another
    [never_consecutive] never so many tricks in a row
    [never_lead_suits] never lead with these colours
    [no_cards_of_suits] no cards of these colours
    [no_cards_of_values] no cards of these values
    [predict_tricks] predict the number of tricks
    [win_card_and_no_other_of_suit] this card and no other of a colour
    [win_card_in_last_trick] this card in the last trick
    [win_card_with_suit] this card, won by a colour
    [win_cards] these cards
    [win_consecutive] so many tricks in a row
    [win_exact_tricks] exactly so many tricks
    [win_exact_tricks_consecutive] exactly so many tricks, in a row
    [win_none_of_first] none of the first tricks
    [win_trick_all_values] a trick with only high or only low values
    [win_trick_parity] a trick with only even or only odd values
    [win_trick_positions] certain tricks
    [win_trick_sum] a trick with a certain sum
    [win_trick_with_value] a trick with a value
    [win_value_with_value] a value, won by a value
    [captain] the captain
    [captain_or_other] the captain or another one
    [each_other] each of the others
    [sum_of_others] all others together
    [even] even
    [odd] odd
    [final_card] the last card
    [first_trick_winner_leads] who wins the first trick stays ahead
    [value_balance] nobody far ahead in a value
    [free] freely
    [last] the last one
    [none] none
    [number] a number
    [one_owner] all to one person
    [volunteers] volunteers
    [public] everybody
    [secret] only the owner
    [board] board
    [characters_with_effect] characters with an effect
    [count_locations] locations
    [discard_size] cards in the discard pile
    [distinct_types] different types
    [fully_risen_on_board] fully raised locations
    [hand_size] cards in hand
    [paid_recruit_price] price paid for a recruit
    [same_type] of the same type
    [scored_points] points of scored locations
    [tired_mantas] used mantas
    [wild_mantas] wild mantas
    [access_from_neighbour] used from a neighbour zone
    [action_effect] effect of an action
    [after_conserve] after conserving
    [after_dive] after diving
    [after_journal] after publishing
    [after_promote] after a promotion
    [all_conservation_filled] all conservation sites taken
    [any_depth] any depth
    [before_conserve] before conserving
    [before_travel] before travelling
    [cleanup] clean-up
    [cleanup_track] clean-up track
    [conserve_in_best_zone] conservations in the best zone
    [conserve_zones] zones with conservation
    [designate_site_type] a kind of site is chosen
    [designated_disc] discs at the chosen kind of site
    [disc_in_zone] with a disc in the zone
    [discover_depth5] first discovery at depth 5
    [dive_site_emptied] a dive site is emptied
    [draw_extra_tiles] draw more tiles
    [draw_two_keep_one] draw two, keep one
    [each_player_with] each player with
    [empty_dive_sites] empty dive sites
    [extra_action] another action
    [field_best] most in one field
    [field_sets] sets of fields
    [flat] a fixed number
    [free_depth_placement] placed at any depth
    [from_this_zone] from this zone
    [gain] gives
    [gain_per_own_marked_disc] gives, for each own disc there
    [general] general
    [goal_hex_options] hexes decide how goals score
    [impact_by_depth] Impact by depth
    [impact_fallback] instead of Impact
    [impact_marker_tagged] Impact markers on tagged hexes
    [impact_moves] Impact moves
    [journal_depths] depths with journals
    [left] left
    [right] right
    [up] above
    [links_between_different_players] links between different players
    [locked] locked
    [marked_site] marked sites
    [max_own_vessels] own submarines at most
    [milestone] milestone
    [no_entry] no entry
    [note] a note
    [odd-q] every other column
    [odd-r] every other row
    [on_arrival] on arrival
    [on_discover] when discovered
    [on_sonar_discover] on a discovery by sonar
    [other_seniors] other seniors
    [own_vessel_zone] zone with an own submarine
    [permanent] always
    [recover_disc] take a disc back
    [restored_zone] restored zones
    [same_depth_as_own_vessel] same depth as an own submarine
    [same_row_or_column] same row or column
    [scoring_area_closed] part of the board is closed
    [senior_tiles] senior specialists
    [shared_links] shared links
    [tagged_needs_vessel] tagged hexes need a submarine
    [team_best_colour] the team's best colour
    [team_distinct] different ones of the team
    [team_sum] sum of the team
    [tech_bonus] technology bonus
    [this_zone] this zone
    [tracks_at_level] tracks at a level
    [travel_depth5] first at depth 5
    [travel_out] on leaving
    [vessel_in_zone] with a submarine in the zone
    [your_turn] on your turn
    [zone_discovered] discovered zones
    [zone_with_disc] zones with a disc
    [zone_with_disc_or_vessel] zones with a disc or submarine
    [zones_present] zones with something of one's own
    [B] { $game ->
        [crew] blue
       *[other] B
    }
    [G] { $game ->
        [crew] green
       *[other] G
    }
    [P] { $game ->
        [crew] pink
       *[other] P
    }
    [S] { $game ->
        [crew] submarines
       *[other] S
    }
    [Y] { $game ->
        [crew] yellow
       *[other] Y
    }
   *[other] { $name }
}
