// Made by `python -m batyskaf.table.types` from the server's own messages: not to be changed by hand.

/** The number of a seat, from 0. */
export type SeatNumber = number;
/** A playing card: the letter of its suit and its value. */
export type CardName = string;
/** A place in a row, counted from 0. */
export type Ordinal = number;

/** Arguments of reasons that are the number of a seat. */
export const SEAT_ARGS = ["seat", "turn"];
/** Arguments of reasons that are a playing card. */
export const CARD_ARGS = ["card"];

export interface Hello {
  type: "hello";
  token?: string;
  id?: string | null;
  seat?: number | null;
}

export interface Move {
  type: "move";
  seq: number;
  move: string;
  id?: string | null;
  seat?: number | null;
}

export interface Undo {
  type: "undo";
  seq: number;
  count?: number;
  id?: string | null;
  seat?: number | null;
}

export interface Why {
  type: "why";
  move: string;
  id?: string | null;
  seat?: number | null;
}

export interface Ask {
  type: "hint";
  much?: "move" | "nudge";
  id?: string | null;
  seat?: number | null;
}

export interface Propose {
  type: "propose";
  kind: "end" | "stand-in";
  about?: number | null;
  bot?: string | null;
  id?: string | null;
  seat?: number | null;
}

export interface Withdraw {
  type: "withdraw";
  proposal: number;
  id?: string | null;
  seat?: number | null;
}

export interface Vote {
  type: "vote";
  proposal: number;
  yes: boolean;
  id?: string | null;
  seat?: number | null;
}

export interface Pause {
  type: "pause";
  on: boolean;
  id?: string | null;
  seat?: number | null;
}

export interface Say {
  type: "say";
  phrase?: string | null;
  text?: string | null;
  id?: string | null;
  seat?: number | null;
}

export interface AutoAnswer {
  type: "standing";
  move: string;
  on: boolean;
  id?: string | null;
  seat?: number | null;
}

export interface Hand {
  type: "hand";
  up: boolean;
  id?: string | null;
  seat?: number | null;
}

export interface Seating {
  type: "seating";
  about: number;
  bot?: string | null;
  id?: string | null;
  seat?: number | null;
}

export interface Return {
  type: "return";
  id?: string | null;
  seat?: number | null;
}

export interface Grant {
  type: "grant";
  on: boolean;
  id?: string | null;
  seat?: number | null;
}

export interface Name {
  type: "name";
  name: string;
  id?: string | null;
  seat?: number | null;
}

export interface Ping {
  type: "ping";
  id?: string | null;
  seat?: number | null;
}

export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  away: boolean;
  hand: boolean;
  granted: boolean;
}

export interface Proposal {
  number: number;
  kind: "end" | "pause" | "stand-in" | "undo";
  seat: number;
  about: number | null;
  bot: string | null;
  count: number;
  voters: number[];
  yes: number[];
  seconds: number;
}

export interface Clock {
  mode: "game" | "gentle" | "strict";
  seat: number | null;
  seconds: number;
  left: number;
  running: boolean;
}

export interface Settings {
  clock?: "gentle" | "off" | "strict";
  seconds?: number;
  chat?: boolean | null;
  public?: boolean;
  by_message?: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  settings: Settings;
  seats: SeatInfo[];
  status: "over" | "playing" | "waiting";
  paused: boolean;
  chat: boolean;
  phrases: string[];
  proposal: Proposal | null;
  commitment: string;
  made: number;
  parent: string | null;
  at: number | null;
  campaign: string | null;
  next: string | null;
  packs: string[];
  chosen: boolean;
  shares: boolean;
}

export interface Proof {
  seed: string;
  salt: string;
}

export interface UndoInfo {
  free: number;
  ask: boolean;
}

export interface Welcome {
  type: "welcome";
  table: string;
  seats: number[];
  host: boolean;
  version: number;
}

export interface Update {
  type: "frame";
  seq: number;
  seat: number | null;
  steps: AnyStep[];
  table: TableInfo;
  turn: number | null;
  owner: number | null;
  view: Record<string, unknown> | null;
  legal: string[];
  standing: string | null;
  stands: string[];
  undo: UndoInfo;
  clock: Clock | null;
  answer_in: number | null;
  result: Result | null;
  proof: Proof | null;
  shared: Record<string, Record<string, unknown>>;
}

export interface Presence {
  type: "presence";
  online: boolean[];
  watching: number;
}

export interface Ack {
  type: "ack";
  id: string | null;
  seq: number;
}

export interface Refusal {
  type: "refused";
  id: string | null;
  reason: Reason;
}

export interface Because {
  type: "because";
  id: string | null;
  move: string;
  reason: Reason | null;
}

export interface Hint {
  type: "hint";
  id: string | null;
  seat: number;
  nudge: Record<string, string>;
  move: string | null;
  label: Record<string, string> | null;
  because: Record<string, string> | null;
}

export interface Started {
  step: "started";
  events: Record<string, unknown>[];
  seq: number;
}

export interface Moved {
  step: "moved";
  seat: number;
  move: string;
  events: Record<string, unknown>[];
  seq: number;
}

export interface Undone {
  step: "undone";
  seat: number;
  count: number;
  agreed: boolean;
  seq: number;
}

export interface Sat {
  step: "sat";
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  crashed: boolean;
  seq: number;
}

export interface Said {
  step: "said";
  seat: number;
  phrase: string | null;
  text: string | null;
  seq: number;
}

export interface Proposed {
  step: "proposed";
  seat: number;
  kind: "end" | "pause" | "stand-in" | "undo";
  about: number | null;
  seq: number;
}

export interface Voted {
  step: "voted";
  seat: number;
  proposal: number;
  yes: boolean;
  seq: number;
}

export interface Withdrawn {
  step: "withdrawn";
  seat: number;
  proposal: number;
  seq: number;
}

export interface Expired {
  step: "expired";
  proposal: number;
  seq: number;
}

export interface Unanswered {
  step: "unanswered";
  proposal: number;
  seats: number[];
  seq: number;
}

export interface Paused {
  step: "paused";
  seat: number;
  on: boolean;
  seq: number;
}

export interface Raised {
  step: "raised";
  seat: number;
  up: boolean;
  seq: number;
}

export interface Granted {
  step: "granted";
  seat: number;
  on: boolean;
  seq: number;
}

export interface Ended {
  step: "ended";
  reason: "result" | "vote";
  result: Result | null;
  seq: number;
}

export interface Rematched {
  step: "rematched";
  table: string;
  seq: number;
}

export interface SeatWish {
  kind: "bot" | "me" | "open";
  name?: string;
  bot?: string;
}

export interface MakeTable {
  game: string;
  options?: Record<string, unknown>;
  settings?: Settings;
  seats?: SeatWish[] | null;
  packs?: Record<string, unknown>[];
  seed?: string | null;
  campaign?: string | null;
  choice?: "any" | "next" | "retry-new" | "retry-same" | null;
  mission?: string | null;
  player?: string;
}

export interface Made {
  table: TableInfo;
  token: string;
  invites: Record<string, string>;
  watch: string;
}

export interface Sit {
  name: string;
  token?: string | null;
  seat?: number | null;
  player?: string;
}

export interface Seated {
  token: string;
  seats: number[];
}

export interface Rematch {
  choice?: "next" | "retry-new" | "retry-same" | "same";
  swap?: boolean;
  options?: Record<string, unknown> | null;
}

export interface Continued {
  table: string;
}

export interface Fork {
  at?: number;
  settings?: Settings;
  seats?: SeatWish[] | null;
  player?: string;
}

export interface LookAtPacks {
  packs: Record<string, unknown>[];
}

export interface MakeCampaign {
  game: string;
  options?: Record<string, unknown>;
  packs?: Record<string, unknown>[];
  names?: string[];
}

export interface Campaign {
  id: string;
  game: string;
  book: Record<string, unknown>;
  pages: Record<string, unknown>[];
  next: Record<string, unknown>;
  packs: string[];
}

export interface GameInfo {
  name: string;
  rules: number;
  content: string;
  least: number;
  most: number;
  options: Option[];
  bots: string[];
  usual: string;
  compiled: boolean;
  phrases: string[];
  chat: boolean;
  campaign: boolean;
  packs: string[];
}

export interface Catalog {
  entries: Record<string, Record<string, unknown>>;
  words: Record<string, Record<string, Record<string, string>>>;
  board: unknown;
  drawings: string;
  places: Record<string, unknown>;
  roles: Record<string, Record<string, string>>;
}

export interface PackEntry {
  entry: Record<string, unknown>;
  evidence: string;
}

export interface Workshop {
  game: string;
  format: number;
  forms: Forms;
  added: string[];
  fixed: string[];
  entries: Record<string, Record<string, PackEntry>>;
  shares: boolean;
}

export interface CheckPack {
  pack: Record<string, unknown>;
}

export interface PackFault {
  section: string;
  id: string;
  field: string;
  reason: Reason;
}

export interface CheckedPack {
  faults: PackFault[];
  drawings: string;
}

export interface MeasureState {
  id: string;
  done: number;
  all: number;
  failed: Reason | null;
  measured: Measured | null;
}

export interface PackPage {
  pack: Record<string, unknown>;
  lang?: string;
}

export interface SharePack {
  game: string;
  pack: Record<string, unknown>;
}

export interface PackLink {
  id: string;
}

export interface SharedPack {
  id: string;
  game: string;
  pack: Record<string, unknown>;
  measured: Measured | null;
}

export interface Listed {
  table: TableInfo;
  moves: number;
  result: Result | null;
}

export interface ReplayStep {
  step: AnyStep;
  at: number;
  view: Record<string, unknown> | null;
}

export interface Replay {
  id: string;
  game: string;
  options: Record<string, unknown>;
  packs: string[];
  seats: string[];
  seat: number | null;
  exact: boolean;
  steps: ReplayStep[];
  result: Result | null;
  commitment: string;
  proof: Proof | null;
}

export interface ReviewState {
  done: number;
  all: number;
  review: Review | null;
  failed: Reason | null;
}

export interface ListedPuzzle {
  id: string;
  kind: "move" | "open" | "turn";
  themes: string[];
  rating: number;
}

export interface PuzzleList {
  daily: string | null;
  puzzles: ListedPuzzle[];
}

export interface PosedPuzzle {
  id: string;
  game: string;
  kind: "move" | "open" | "turn";
  options: Record<string, unknown>;
  seats: number;
  seat: number;
  owner: number;
  view: unknown;
  legal: string[];
  hands: string[][];
  themes: string[];
  rating: number;
}

export interface AnswerPuzzle {
  move: string | null;
}

export interface AnsweredPuzzle {
  judgement: Answered;
}

export interface Offline {
  path: string | null;
}

export interface Daily {
  date: string;
  games: string[];
}

export interface Dive {
  name?: string;
  bots?: string[];
  player?: string;
}

export interface OpenLetter {
  letter: string;
}

export interface Opened {
  table: string;
  token: string;
  news: "new" | "newer" | "older" | "same";
}

export interface Posted {
  letter: string;
  seat: number | null;
  sealed: boolean;
}

export interface Uploaded {
  id: string;
}

export interface OwnLink {
  table: string;
  token: string;
}

export interface Code {
  code: string;
  seconds: number;
}

export interface Invites {
  invites: Record<string, string>;
}

export interface UseCode {
  code: string;
}

export interface PushKey {
  key: string | null;
}

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Mine {
  links: OwnLink[];
}

export interface Own {
  table: string;
  game: string;
  status: "over" | "playing" | "waiting";
  turn: boolean;
  changed: number;
  names: string[];
}

export interface AskStats {
  player?: string;
}

export interface Tally {
  game: string;
  players: number;
  mission: string;
  bots: string;
  played: number;
  won: number | null;
  best: number;
  mean: number;
}

export interface Rated {
  game: string;
  players: number;
  name: string;
  bot: string | null;
  me: boolean;
  points: number;
  played: number;
  won: number;
}

export interface OwnRecord {
  game: string;
  players: number;
  played: number;
  won: number;
  best: number;
  mean: number;
  scores: number[];
}

export interface Stats {
  tallies: Tally[];
  ratings: Rated[];
  mine: OwnRecord[];
}

export interface Failed {
  reason: Reason;
}

export interface Result {
  scores: number[];
  ranks: number[];
  success: boolean | null;
  reason: string;
}

export interface Reason {
  id: string;
  args: Record<string, string | number>;
}

export interface Option {
  name: string;
  kind: string;
  default: unknown;
  choices: (string | number)[];
  least: number | null;
  most: number | null;
  words: Record<string, Record<string, string>>;
  none: boolean;
}

export interface Forms {
  sections: Record<string, string>;
  forms: Record<string, Form>;
}

export interface Measured {
  game: string;
  bot: string;
  settings: SettingFigures[];
  entries: EntryFigures[];
  tasks: TaskFigures[];
  left_out: number;
}

export interface Review {
  game: string;
  level: string;
  seats: string[];
  moves: number;
  together: boolean;
  result: Result;
  decisions: Judged[];
  truth: Truth | null;
}

export interface Answered {
  right: boolean;
  answer: string;
  label: Record<string, string>;
  because: Record<string, string>;
  line: Record<string, string>[];
}

export interface Form {
  fields: Field[];
  tag: string;
  value: string;
}

export interface SettingFigures {
  options: Record<string, unknown>;
  beside: Record<string, unknown>;
  own: Figures;
  printed: Figures | null;
}

export interface EntryFigures {
  section: string;
  id: string;
  new: boolean;
  own: Gained;
  printed: Gained | null;
}

export interface TaskFigures {
  id: string;
  stated: Record<string, number>;
  estimates: Estimate[];
}

export interface Judged {
  number: number;
  seat: number;
  chosen: Weighed;
  best: Weighed;
  before: number;
  after: number;
  mark: "" | "blunder" | "mistake" | "slip";
  others: Weighed[];
  line: Record<string, string>[];
  why: Record<string, string>;
}

export interface Truth {
  deal: "lost" | "undecided" | "won";
  kept: number | null;
  lost: number | null;
  exact: boolean;
  seat: number | null;
  card: string;
  success: boolean;
}

export interface Field {
  name: string;
  node: Node;
  required: boolean;
  default: unknown;
}

export interface Figures {
  games: number;
  success: [share: number, low: number, high: number, total: number] | null;
  seats: [share: number, low: number, high: number, total: number][];
  score: [mean: number, low: number, high: number, total: number];
  decisions: [mean: number, low: number, high: number, total: number];
}

export interface Gained {
  often: [share: number, low: number, high: number, total: number];
  worth: [mean: number, low: number, high: number, total: number] | null;
}

export interface Estimate {
  players: number;
  value: number;
  low: number;
  high: number;
}

export interface Weighed {
  move: string;
  label: Record<string, string>;
  value: number | null;
}

export interface Node {
  shape: "by" | "choice" | "either" | "entry" | "flag" | "form" | "line" | "list" | "map" | "number" | "row" | "words";
  empty: boolean;
  least: number | null;
  most: number | null;
  pattern: string;
  values: (string | number)[];
  of: Node[];
  form: string;
  forms: Record<string, string>;
  section: string;
}

export type AnyCommand =
  | Hello
  | Move
  | Undo
  | Why
  | Ask
  | Propose
  | Withdraw
  | Vote
  | Pause
  | Say
  | AutoAnswer
  | Hand
  | Seating
  | Return
  | Grant
  | Name
  | Ping;

export type AnyMessage = Welcome | Update | Presence | Ack | Refusal | Because | Hint;

export type AnyStep =
  | Started
  | Moved
  | Undone
  | Sat
  | Said
  | Proposed
  | Voted
  | Withdrawn
  | Expired
  | Unanswered
  | Paused
  | Raised
  | Granted
  | Ended
  | Rematched;

export interface CrewView {
  seat: number | null;
  mission: string;
  attempt: number;
  phase: string;
  turn: number | null;
  owner: number | null;
  captain: number;
  communication: string;
  terrain: string | null;
  signals_open: boolean;
  pool: number | null;
  hand: string[];
  given: string | null;
  seats: CrewSeatView[];
  order: number[];
  tasks: CrewTaskView[];
  objective: string | null;
  about: string | null;
  claims: number[];
  columns: CrewColumnView[];
  trick: CrewTrickView;
  tricks: CrewTrickView[];
  number: number;
  total: number;
  distress: boolean;
  passed: string | null;
  timed: boolean;
  outcome: string | null;
}

export interface CrewEventTerrain {
  event: "terrain";
  card: CardName;
  communication: string;
}

export interface CrewEventDealt {
  event: "dealt";
  seat: SeatNumber;
  cards: CardName[];
}

export interface CrewEventColumn {
  event: "column";
  column: Ordinal;
  card: CardName;
}

export interface CrewEventRevealed {
  event: "revealed";
  task: string;
}

export interface CrewEventCaptain {
  event: "captain";
  seat: SeatNumber;
}

export interface CrewEventTaken {
  event: "taken";
  seat: SeatNumber;
  task: string;
}

export interface CrewEventPassed {
  event: "passed";
  seat: SeatNumber;
}

export interface CrewEventClaimed {
  event: "claimed";
  seat: SeatNumber;
  task: string | null;
  claims: boolean;
}

export interface CrewEventAnswered {
  event: "answered";
  seat: SeatNumber;
  answer: string;
  forced: boolean;
}

export interface CrewEventVoted {
  event: "voted";
  seat: SeatNumber;
  vote: string;
}

export interface CrewEventDistress {
  event: "distress";
  direction: string;
}

export interface CrewEventGave {
  event: "gave";
  seat: SeatNumber;
  decider: SeatNumber;
  card: CardName | null;
}

export interface CrewEventReceived {
  event: "received";
  seat: SeatNumber;
  giver: SeatNumber;
  card: CardName | null;
  open: boolean;
}

export interface CrewEventPredicted {
  event: "predicted";
  seat: SeatNumber;
  decider: SeatNumber;
  task: string;
  number: number | null;
  secret: boolean;
}

export interface CrewEventClock {
  event: "clock";
}

export interface CrewEventSignalled {
  event: "signalled";
  seat: SeatNumber;
  card: CardName;
  mark: string;
}

export interface CrewEventQuiet {
  event: "quiet";
  seat: SeatNumber;
}

export interface CrewEventPlayed {
  event: "played";
  seat: SeatNumber;
  card: CardName;
}

export interface CrewEventTrick {
  event: "trick";
  seat: SeatNumber;
  number: number;
  cards: CardName[];
}

export interface CrewEventUncovered {
  event: "uncovered";
  column: Ordinal;
  card: CardName;
}

export interface CrewEventSettled {
  event: "settled";
  task: string;
  seat: SeatNumber;
  status: string;
}

export interface CrewEventObjective {
  event: "objective";
  status: string;
}

export interface CrewEventEnded {
  event: "ended";
  outcome: string;
}

export interface CrewSeatView {
  cards: number;
  tricks: number;
  pile: string[];
  token: boolean;
  signals: CrewSignalView[];
  voted: string | null;
  gave: boolean;
  tonoja: boolean;
}

export interface CrewTaskView {
  id: string;
  owner: number | null;
  status: string;
  difficulty: number;
  number: number | null;
  predicted: boolean;
  cards: string[];
}

export interface CrewColumnView {
  open: string | null;
  covered: boolean;
}

export interface CrewTrickView {
  number: number;
  leader: number;
  winner: number | null;
  cards: CrewCardOnTable[];
}

export interface CrewSignalView {
  card: string;
  mark: string;
  played: boolean;
}

export interface CrewCardOnTable {
  seat: number;
  card: string;
}

export type CrewEvent =
  | CrewEventTerrain
  | CrewEventDealt
  | CrewEventColumn
  | CrewEventRevealed
  | CrewEventCaptain
  | CrewEventTaken
  | CrewEventPassed
  | CrewEventClaimed
  | CrewEventAnswered
  | CrewEventVoted
  | CrewEventDistress
  | CrewEventGave
  | CrewEventReceived
  | CrewEventPredicted
  | CrewEventClock
  | CrewEventSignalled
  | CrewEventQuiet
  | CrewEventPlayed
  | CrewEventTrick
  | CrewEventUncovered
  | CrewEventSettled
  | CrewEventObjective
  | CrewEventEnded;

export interface AquaticaView {
  seat: number | null;
  asked: string;
  turn: number | null;
  owner: number | null;
  main_action_done: boolean;
  round: number;
  ending: number;
  cause: string | null;
  row: AquaticaRowView[];
  characters_left: number;
  top: string[];
  bottom: string[];
  locations_left: number;
  discarded_locations: string[];
  supply: AquaticaMantaView[];
  tracks: AquaticaTrackView[];
  seats: AquaticaSeatView[];
  hand: string[];
  discard: string[];
  scored: string[];
  scored_points: number;
  offered: string[];
  card: string | null;
  payment: AquaticaPaymentView | null;
  steps: number;
  coins: number;
  power: number;
  scores: number[] | null;
  rank: string | null;
}

export interface AquaticaEventGoal {
  event: "goal";
  track: number;
  goal: string;
}

export interface AquaticaEventKing {
  event: "king";
  seat: SeatNumber;
  king: string;
}

export interface AquaticaEventOffered {
  event: "offered";
  seat: SeatNumber;
  king: string;
  open: boolean;
}

export interface AquaticaEventPicked {
  event: "picked";
  seat: SeatNumber;
  king: string | null;
  open: boolean;
}

export interface AquaticaEventArrived {
  event: "arrived";
  character: string;
  price: number;
}

export interface AquaticaEventRevealed {
  event: "revealed";
  location: string;
}

export interface AquaticaEventTurn {
  event: "turn";
  seat: SeatNumber;
  round: number;
}

export interface AquaticaEventPlayed {
  event: "played";
  seat: SeatNumber;
  character: string;
}

export interface AquaticaEventExploited {
  event: "exploited";
  seat: SeatNumber;
  location: string;
  depth: number;
}

export interface AquaticaEventUsed {
  event: "used";
  seat: SeatNumber;
  manta: string;
}

export interface AquaticaEventRecruited {
  event: "recruited";
  seat: SeatNumber;
  character: string;
  price: number;
  paid: boolean;
}

export interface AquaticaEventBought {
  event: "bought";
  seat: SeatNumber;
  location: string;
}

export interface AquaticaEventConquered {
  event: "conquered";
  seat: SeatNumber;
  location: string;
}

export interface AquaticaEventSalvaged {
  event: "salvaged";
  seat: SeatNumber;
  location: string;
}

export interface AquaticaEventRaised {
  event: "raised";
  seat: SeatNumber;
  location: string;
  depths: number;
}

export interface AquaticaEventGained {
  event: "gained";
  seat: SeatNumber;
  manta: string;
}

export interface AquaticaEventScored {
  event: "scored";
  seat: SeatNumber;
  location: string;
}

export interface AquaticaEventScouted {
  event: "scouted";
  seat: SeatNumber;
}

export interface AquaticaEventShed {
  event: "shed";
  location: string;
}

export interface AquaticaEventTookBack {
  event: "tookback";
  seat: SeatNumber;
  character: string;
}

export interface AquaticaEventReadied {
  event: "readied";
  seat: SeatNumber;
  mantas: number;
}

export interface AquaticaEventReplayed {
  event: "replayed";
  seat: SeatNumber;
  character: string;
}

export interface AquaticaEventDropped {
  event: "dropped";
  seat: SeatNumber;
  character: string;
}

export interface AquaticaEventChose {
  event: "chose";
  seat: SeatNumber;
  option: number;
}

export interface AquaticaEventClaimed {
  event: "claimed";
  seat: SeatNumber;
  goal: string;
  manta: string;
  points: number;
}

export interface AquaticaEventRival {
  event: "rival";
  goal: string;
  points: number;
}

export interface AquaticaEventRemoved {
  event: "removed";
  seat: SeatNumber | null;
  character: string;
}

export interface AquaticaEventSkipped {
  event: "skipped";
  seat: SeatNumber;
}

export interface AquaticaEventTriggered {
  event: "triggered";
  cause: string;
  seat: SeatNumber;
}

export interface AquaticaEventEnded {
  event: "ended";
  cause: string;
  rank: string | null;
  points: number | null;
}

export interface AquaticaRowView {
  character: string;
  price: number;
}

export interface AquaticaMantaView {
  manta: string;
  ready: number;
  tired: number;
}

export interface AquaticaTrackView {
  goal: string;
  spots: AquaticaSpotView[];
  next_points: number;
}

export interface AquaticaSeatView {
  hand: number;
  discard: number;
  discard_top: string | null;
  board: AquaticaLocationView[];
  mantas: AquaticaMantaView[];
  scored: number;
  king: string | null;
  goals: string[];
  recruited: string[];
}

export interface AquaticaPaymentView {
  purpose: string;
  target: string;
  need: number;
  resource: string;
}

export interface AquaticaSpotView {
  seat: number | null;
  points: number;
}

export interface AquaticaLocationView {
  location: string;
  risen: number;
  depths: number;
}

export type AquaticaEvent =
  | AquaticaEventGoal
  | AquaticaEventKing
  | AquaticaEventOffered
  | AquaticaEventPicked
  | AquaticaEventArrived
  | AquaticaEventRevealed
  | AquaticaEventTurn
  | AquaticaEventPlayed
  | AquaticaEventExploited
  | AquaticaEventUsed
  | AquaticaEventRecruited
  | AquaticaEventBought
  | AquaticaEventConquered
  | AquaticaEventSalvaged
  | AquaticaEventRaised
  | AquaticaEventGained
  | AquaticaEventScored
  | AquaticaEventScouted
  | AquaticaEventShed
  | AquaticaEventTookBack
  | AquaticaEventReadied
  | AquaticaEventReplayed
  | AquaticaEventDropped
  | AquaticaEventChose
  | AquaticaEventClaimed
  | AquaticaEventRival
  | AquaticaEventRemoved
  | AquaticaEventSkipped
  | AquaticaEventTriggered
  | AquaticaEventEnded;

export interface EndeavorView {
  seat: number | null;
  mission: string;
  edition: string;
  coop: boolean;
  round: number;
  rounds: number;
  phase: string;
  asked: string;
  turn: number | null;
  owner: number | null;
  wave: number;
  columns: number;
  max_depth: number;
  seats: EndeavorSeatView[];
  zones: EndeavorZoneView[];
  stacks: EndeavorStackView[];
  display: (string | null)[];
  deck: number;
  tray: Record<string, number>;
  tier5: (string | null)[];
  tier5_left: number[];
  hexes: EndeavorHexView[];
  drawn: string[];
  about: string | null;
  options: (string | null)[];
  designated: string | null;
  cards: string[];
  goals: EndeavorTeamGoalView[];
  token_supply: number;
  token_discards: Record<string, number>;
  outcome: string | null;
}

export interface EndeavorEventCard {
  event: "card";
  goal_card: string;
}

export interface EndeavorEventZone {
  event: "zone";
  tile: string;
  place: string;
}

export interface EndeavorEventDisplayed {
  event: "displayed";
  journal: string;
}

export interface EndeavorEventTray {
  event: "tray";
  specialist: string;
  stack: number;
}

export interface EndeavorEventRound {
  event: "round";
  number: number;
  seat: SeatNumber;
}

export interface EndeavorEventRecruited {
  event: "recruited";
  seat: SeatNumber;
  specialist: string;
}

export interface EndeavorEventEffort {
  event: "effort";
  seat: SeatNumber;
  discs: number;
}

export interface EndeavorEventRecovered {
  event: "recovered";
  seat: SeatNumber;
  specialist: string;
}

export interface EndeavorEventLaunched {
  event: "launched";
  seat: SeatNumber;
  tile: string;
}

export interface EndeavorEventActivated {
  event: "activated";
  seat: SeatNumber;
  specialist: string;
}

export interface EndeavorEventPassed {
  event: "passed";
  seat: SeatNumber;
}

export interface EndeavorEventTravelled {
  event: "travelled";
  seat: SeatNumber;
  start: string;
  tile: string;
}

export interface EndeavorEventOccupied {
  event: "occupied";
  seat: SeatNumber;
  tile: string;
  site: string;
}

export interface EndeavorEventPaid {
  event: "paid";
  seat: SeatNumber;
  research: number;
}

export interface EndeavorEventLinked {
  event: "linked";
  tile: string;
  site: string;
  end: string;
  owner: SeatNumber;
}

export interface EndeavorEventDrew {
  event: "drew";
  seat: SeatNumber;
  tile: string;
}

export interface EndeavorEventReturned {
  event: "returned";
  tile: string;
}

export interface EndeavorEventDiscovered {
  event: "discovered";
  seat: SeatNumber;
  tile: string;
  place: string;
}

export interface EndeavorEventDived {
  event: "dived";
  seat: SeatNumber;
  tile: string;
  site: string;
  token: string;
}

export interface EndeavorEventTossed {
  event: "tossed";
  seat: SeatNumber;
  token: string;
}

export interface EndeavorEventCashed {
  event: "cashed";
  seat: SeatNumber;
  token: string;
}

export interface EndeavorEventUsed {
  event: "used";
  seat: SeatNumber;
  token: string | null;
  journal: string | null;
}

export interface EndeavorEventPublished {
  event: "published";
  seat: SeatNumber;
  journal: string;
  tile: string;
  site: string;
}

export interface EndeavorEventApplied {
  event: "applied";
  seat: SeatNumber;
  journal: string;
}

export interface EndeavorEventDiscarded {
  event: "discarded";
  seat: SeatNumber;
  journal: string;
}

export interface EndeavorEventStepped {
  event: "stepped";
  seat: SeatNumber;
  attribute: string;
  step: number;
}

export interface EndeavorEventGained {
  event: "gained";
  seat: SeatNumber;
  reward: string;
  count: number;
}

export interface EndeavorEventMarked {
  event: "marked";
  seat: SeatNumber;
  hex: string;
}

export interface EndeavorEventShifted {
  event: "shifted";
  seat: SeatNumber;
  start: string;
  hex: string;
}

export interface EndeavorEventPromoted {
  event: "promoted";
  seat: SeatNumber;
  specialist: string;
  disc: boolean;
}

export interface EndeavorEventDeclined {
  event: "declined";
  seat: SeatNumber;
  reward: string;
  action: string | null;
}

export interface EndeavorEventLapsed {
  event: "lapsed";
  seat: SeatNumber;
  reward: string;
  count: number;
  action: string | null;
}

export interface EndeavorEventNoRoom {
  event: "noroom";
  seat: SeatNumber;
}

export interface EndeavorEventChose {
  event: "chose";
  seat: SeatNumber;
  goal: number;
  option: string;
}

export interface EndeavorEventCleaned {
  event: "cleaned";
  seat: SeatNumber;
  step: number;
}

export interface EndeavorEventReshuffled {
  event: "reshuffled";
  tokens: number;
}

export interface EndeavorEventScored {
  event: "scored";
  seat: SeatNumber;
  line: string;
  points: number;
}

export interface EndeavorEventGoal {
  event: "goal";
  number: number;
  reached: number;
  needed: number;
}

export interface EndeavorEventEnded {
  event: "ended";
  outcome: string;
  met: number;
}

export interface EndeavorSeatView {
  tracks: [number, number, number, number];
  levels: [number, number, number, number];
  research: number;
  staging: number;
  supply: number;
  markers: number;
  vessels: string[];
  tokens: string[];
  team: EndeavorMemberView[];
  journals: EndeavorJournalView[];
  fields: Record<string, number>;
  cleanup: number;
  passed: boolean;
  sheet: Record<string, number>;
}

export interface EndeavorZoneView {
  tile: string;
  place: string;
  depth: number;
  finder: number | null;
  vessels: number[];
  sites: EndeavorSiteView[];
}

export interface EndeavorStackView {
  depth: number;
  count: number;
  bottom: string[];
}

export interface EndeavorHexView {
  hex: string;
  markers: Record<string, number>;
}

export interface EndeavorTeamGoalView {
  number: number;
  reached: number;
  needed: number;
}

export interface EndeavorMemberView {
  side: string;
  busy: boolean;
}

export interface EndeavorJournalView {
  journal: string;
  used: boolean;
  discs: number;
}

export interface EndeavorSiteView {
  id: string;
  kind: string;
  owner: number | null;
  tokens: number | null;
}

export type EndeavorEvent =
  | EndeavorEventCard
  | EndeavorEventZone
  | EndeavorEventDisplayed
  | EndeavorEventTray
  | EndeavorEventRound
  | EndeavorEventRecruited
  | EndeavorEventEffort
  | EndeavorEventRecovered
  | EndeavorEventLaunched
  | EndeavorEventActivated
  | EndeavorEventPassed
  | EndeavorEventTravelled
  | EndeavorEventOccupied
  | EndeavorEventPaid
  | EndeavorEventLinked
  | EndeavorEventDrew
  | EndeavorEventReturned
  | EndeavorEventDiscovered
  | EndeavorEventDived
  | EndeavorEventTossed
  | EndeavorEventCashed
  | EndeavorEventUsed
  | EndeavorEventPublished
  | EndeavorEventApplied
  | EndeavorEventDiscarded
  | EndeavorEventStepped
  | EndeavorEventGained
  | EndeavorEventMarked
  | EndeavorEventShifted
  | EndeavorEventPromoted
  | EndeavorEventDeclined
  | EndeavorEventLapsed
  | EndeavorEventNoRoom
  | EndeavorEventChose
  | EndeavorEventCleaned
  | EndeavorEventReshuffled
  | EndeavorEventScored
  | EndeavorEventGoal
  | EndeavorEventEnded;
