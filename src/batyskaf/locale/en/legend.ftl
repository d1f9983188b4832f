# The legend: every icon at a table in words.

# --- crew ---

legend-suit-P = Pink cards, 1 to 9
legend-suit-B = Blue cards, 1 to 9
legend-suit-G = Green cards, 1 to 9
legend-suit-Y = Yellow cards, 1 to 9
legend-suit-S = Submarines, 1 to 4: trumps, they beat every colour
legend-captain = The captain: chooses first and leads the first trick
legend-distress = The distress signal is on: everyone has passed a card
legend-token = A sonar token: this player can still signal
legend-token-spent = The token is used: no more signals
legend-mark-high = Signalled as the highest of its colour in the hand
legend-mark-only = Signalled as the only one of its colour in the hand
legend-mark-low = Signalled as the lowest of its colour in the hand
legend-mark-none = Signalled without a mark
legend-icon-done = Done: a task or the mission is fulfilled
legend-icon-failed = Failed: it can no longer be fulfilled
legend-icon-trick = Tricks won
legend-icon-hand = Cards in the hand
legend-icon-clock = A timed mission
legend-icon-currents = Currents: you signal without a mark
legend-icon-narcosis = Narcosis: the crew shares a pool of tokens
legend-icon-silence = Silence: nobody may signal
legend-icon-terrain = Unfamiliar terrain: a card decides how you may signal

# --- aquatica ---

legend-aq-coin = Coins: they pay for locations
legend-aq-power = Power: it conquers locations
legend-aq-points = Points at the end of the game
legend-aq-buy = Buy a location with coins
legend-aq-conquer = Conquer a location with power
legend-aq-recruit = Recruit a character from the row
legend-aq-recruit-free = Recruit a character for free
legend-aq-scout = Scout: turn up new locations
legend-aq-raise = Raise a location by one depth
legend-aq-raise-full = Raise a location all the way
legend-aq-score = Score a fully risen location: its slot is free again
legend-aq-back = Take characters back from your discard pile
legend-aq-ready = Ready all your mantas
legend-aq-trained = A trained manta: one of your four
legend-aq-wild = A wild manta: gained from locations
legend-aq-tired = A tired manta: used until it is readied
legend-aq-drop = Discard a card
legend-aq-replay = Pay to play a discarded character again
legend-aq-salvage = Take a location from the discard pile
legend-aq-once = Works once, then the card leaves the game
legend-aq-others = For every rival
legend-aq-empty = A depth without an effect
legend-aq-deck = Cards left in a deck
legend-type-shark_bay = Shark Bay
legend-type-sunken_ships = Sunken Ships
legend-type-ocean_volcanoes = Ocean Volcanoes
legend-type-decayed_civilizations = Decayed Civilizations

# --- endeavor ---

legend-end-reputation = Reputation: which specialists join you
legend-end-inspiration = Inspiration: how many discs you get in a round
legend-end-coordination = Coordination: how many specialists are ready again
legend-end-ingenuity = Ingenuity: how far and deep you go
legend-end-any-attribute = Raise an attribute of your choice
legend-end-lowest-attribute = Raise your lowest attribute
legend-end-research = Research: it pays for conservation and journals
legend-end-impact = Impact: a place on the Impact board
legend-end-disc = A disc: you place one for each action
legend-end-promote = Promote a specialist
legend-end-discover = Discover a new zone
legend-end-vessel = Another submarine
legend-end-act-travel = Travel: move a submarine
legend-end-act-sonar = Sonar: discover zones
legend-end-act-dive = Dive: take a token where your submarine is
legend-end-act-conserve = Conserve: protect a place with Research
legend-end-act-journal = Journal: publish with Research
legend-end-act-promote = Promote: turn a specialist to the senior side
legend-end-act-copy = Copy another action
legend-end-field-blue = Field of a journal: Technology
legend-end-field-brown = Field of a journal: Collaboration
legend-end-field-green = Field of a journal: Field methods
legend-end-field-yellow = Field of a journal: Natural history
legend-end-wave = The order of turns in this round
legend-end-token = Dive tokens
legend-end-lock = Closed until its condition is met
legend-end-feature = A rule of this zone: press it to read
legend-end-stack = Zones left to discover at a depth

# --- table ---

legend-icon-undo = Undo your last move
legend-icon-log = The log: everything that happened
legend-icon-chat = Talk: phrases and chat
legend-icon-bot = A bot plays here
legend-icon-person = A person plays here
legend-icon-raised = A raised hand: the table waits
legend-icon-dots = More: hints, rules, settings
