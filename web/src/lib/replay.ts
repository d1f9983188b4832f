/** A step of a replay as a table shows it. */
import type { Update, Replay, SeatInfo, TableInfo } from "../proto";

/** Seats with these names, as if people sat there. */
export function seatsOf(names: readonly string[]): SeatInfo[] {
  return names.map((name) => ({
    kind: "person",
    name,
    bot: null,
    away: false,
    hand: false,
    granted: false,
  }));
}

/** A table that is over, with these seats. */
export function tableOf(id: string, game: string, options: TableInfo["options"], seats: SeatInfo[]): TableInfo {
  return {
    id,
    game,
    options,
    settings: { clock: "off", seconds: 60, chat: null, public: false },
    seats,
    status: "over",
    paused: false,
    chat: false,
    phrases: [],
    chosen: false,
    shares: true,
    proposal: null,
    commitment: "",
    made: 0,
    parent: null,
    at: null,
    campaign: null,
    next: null,
    packs: [],
  };
}

/** The update that a seat (or everyone) would see after a step; nobody is asked in it. */
export function updateOf(
  id: string,
  replay: Replay,
  { step, view }: Replay["steps"][number],
  seat: number | null,
): Update {
  return {
    type: "frame",
    seq: step.seq,
    seat,
    steps: [step],
    table: {
      ...tableOf(id, replay.game, replay.options, seatsOf(replay.seats)),
      commitment: replay.commitment,
      packs: replay.packs,
    },
    turn: null,
    owner: null,
    view,
    legal: [],
    standing: null,
    stands: [],
    undo: { free: 0, ask: false },
    clock: null,
    answer_in: null,
    result: replay.result,
    proof: replay.proof,
    shared: {},
  };
}
