/** A puzzle as a table shows it: one seat is asked, and nobody else is there. With an answer, only that is offered. */
import { seatsOf, tableOf } from "../lib/replay";
import type { PosedPuzzle, Update } from "../proto";

export function updateOf(puzzle: PosedPuzzle, names: readonly string[], answer = ""): Update {
  return {
    type: "frame",
    seq: 0,
    seat: puzzle.seat,
    steps: [],
    table: tableOf(puzzle.id, puzzle.game, puzzle.options, seatsOf(names)),
    turn: puzzle.seat,
    owner: puzzle.owner,
    view: puzzle.view as Update["view"],
    legal: puzzle.legal.filter((move) => !answer || move === answer),
    standing: null,
    stands: [],
    undo: { free: 0, ask: false },
    clock: null,
    answer_in: null,
    result: null,
    proof: null,
    shared: {},
  };
}
