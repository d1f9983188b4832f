/** The options in the form of a new table: some are for one or two players only, or follow from others. */
import type { SetUp } from "../props";

type Chosen = Record<string, unknown>;

/** Whether an option has this value, by itself or by the mode that presets it. */
function is(chosen: Chosen, option: string, value: string, mode: string): boolean {
  const { [option]: own = "mode", mode: played = "basic" } = chosen;
  return own === value || (own === "mode" && played === mode);
}

export const setUp: SetUp = {
  applies: (option, chosen, players) => {
    if (option.startsWith("solo_")) return players === 1;
    if (option.startsWith("two_player_")) return players === 2;
    if (option === "king_draft_open") return players > 1 && is(chosen, "kings", "draft", "advanced");
    return option !== "printed_goals" || is(chosen, "goals", "printed", "basic");
  },
};
