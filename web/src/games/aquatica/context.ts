/** What every piece of the table needs: whose choice it is, what was hinted, and how to choose or ask why not. */
import { getContext, setContext } from "svelte";
import type { AquaticaView } from "../../proto";

export interface Here {
  readonly view: AquaticaView;
  readonly mine: boolean;
  readonly hint: string;
  pick: (move: string) => void;
  why: (move: string) => void;
}
const KEY = Symbol("aquatica");
export const put = (here: Here): Here => setContext(KEY, here);
export const here = (): Here => getContext<Here>(KEY);
