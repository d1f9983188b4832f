/** The server's HTTP side. A refusal becomes a `Refused` with a reason to be worded. */
import type {
  AskStats, Campaign, Daily, Dive, Fork, GameInfo, Listed, LookAtPacks, Made, MakeCampaign, MakeTable, Mine, Own, Reason, Rematch, Replay, ReviewState, Seated, Sit, Stats, Uploaded,
} from "../proto";
import { playerKey } from "./player";
import type { Sections } from "./texts";

export class Refused extends Error {
  constructor(readonly reason: Reason) {
    super(reason.id);
  }
}

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  const raw = typeof body === "string";
  if (body !== undefined) headers["Content-Type"] = raw ? "application/x-ndjson" : "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: raw ? body : JSON.stringify(body) });
  } catch {
    throw new Refused({ id: "web-offline", args: {} });
  }
  const found = (await answer.json().catch(() => null)) as { reason?: Reason } | null;
  if (!answer.ok) throw new Refused(found?.reason ?? { id: "web-failed", args: { status: answer.status } });
  return found as T;
}

let known: Promise<GameInfo[]> | undefined;

export const api = {
  games: (): Promise<GameInfo[]> => (known ??= call<GameInfo[]>("GET", "/games").catch((error: unknown) => {
    known = undefined;
    throw error;
  })),
  withPacks: (game: string, packs: LookAtPacks["packs"]) => call<GameInfo>("POST", `/games/${game}/packs`, { packs }),
  make: (body: MakeTable) => call<Made>("POST", "/tables", { ...body, player: playerKey() }),
  lobby: () => call<Listed[]>("GET", "/tables"),
  sit: (id: string, body: Sit) => call<Seated>("POST", `/tables/${id}/sit`, { ...body, player: playerKey() }),
  mine: (body: Mine) => call<Own[]>("POST", "/mine", body),
  stats: (body: AskStats) => call<Stats>("POST", "/stats", body),
  rematch: (id: string, body: Rematch, token: string) => call<{ table?: string }>("POST", `/tables/${id}/rematch`, body, token),
  replays: () => call<Listed[]>("GET", "/replays"),
  replay: (id: string, seat: number | null, token?: string) =>
    call<Replay>("GET", `/replays/${id}${seat === null ? "" : `?seat=${seat}`}`, undefined, token),
  daily: () => call<Daily>("GET", "/daily"),
  dive: (game: string, body: Dive) => call<Made>("POST", `/daily/${game}`, { ...body, player: playerKey() }),
  review: (id: string, begin = false) => call<ReviewState>(begin ? "POST" : "GET", `/replays/${id}/review`),
  fork: (id: string, body: Fork, token?: string) => call<Made>("POST", `/replays/${id}/fork`, { ...body, player: playerKey() }, token),
  upload: (text: string) => call<Uploaded>("POST", "/recordings", text),
  makeCampaign: (body: MakeCampaign) => call<Campaign>("POST", "/campaigns", body),
  campaign: (id: string) => call<Campaign>("GET", `/campaigns/${id}`),
  content: (of: string, token?: string) => call<Sections>("GET", `${of}/content`, undefined, token),
};

/** The address of a match file, fetched with the secret of a link and handed over as a download. */
export async function download(id: string, token: string): Promise<void> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`/api/tables/${id}/recording`, { headers });
  if (!answer.ok) throw new Refused({ id: "web-failed", args: { status: answer.status } });
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(await answer.blob());
  anchor.download = `${id}.jsonl`;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
