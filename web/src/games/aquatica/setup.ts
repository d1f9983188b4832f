/** The options in the form of a new table: some are for one or two players only. */
import type { SetUp } from "../props";

export const setUp: SetUp = {
  applies: (option, _, players) => {
    if (option.startsWith("solo_")) return players === 1;
    return !option.startsWith("two_player_") || players === 2;
  },
};
