/** The HTTP API of the server. A refusal is thrown as `Refused` with its reason. */
import type {
  AnsweredPuzzle,
  AskStats,
  Campaign,
  Catalog,
  CheckedPack,
  CheckPack,
  Code,
  Daily,
  Dive,
  Fork,
  GameInfo,
  Invites,
  Listed,
  LookAtPacks,
  Made,
  MakeCampaign,
  MakeTable,
  MeasureState,
  Mine,
  Opened,
  Own,
  OwnLink,
  PackLink,
  PackPage,
  PosedPuzzle,
  Posted,
  PushKey,
  PuzzleList,
  Reason,
  Rematch,
  Replay,
  ReviewState,
  Seated,
  SharedPack,
  SharePack,
  Sit,
  Stats,
  Subscription,
  Uploaded,
  Workshop,
} from "../proto";
import { line, type Reply } from "./line";
import { playerKey } from "./player";
import { saveFile } from "./save";

export class Refused extends Error {
  constructor(readonly reason: Reason) {
    super(reason.id);
  }
}

/** Send a request; return the text of its answer. */
async function ask(method: string, path: string, body?: unknown, token?: string): Promise<string> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  const raw = typeof body === "string";
  if (body !== undefined) headers["Content-Type"] = raw ? "application/x-ndjson" : "application/json";
  let answer: Reply;
  try {
    answer = await line.request(method, `/api${path}`, headers, raw ? body : JSON.stringify(body));
  } catch {
    throw new Refused({ id: "web-offline", args: {} });
  }
  if (answer.status >= 200 && answer.status < 300) return answer.text;
  throw new Refused(reasonIn(answer.text) ?? { id: "web-failed", args: { status: answer.status } });
}

export function reasonIn(text: string): Reason | undefined {
  try {
    return (JSON.parse(text) as { reason?: Reason } | null)?.reason;
  } catch {
    return undefined; // something between the page and the server has answered
  }
}

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const text = await ask(method, path, body, token);
  return (text ? JSON.parse(text) : null) as T;
}

let known: Promise<GameInfo[]> | undefined;

export const api = {
  games: (): Promise<GameInfo[]> =>
    (known ??= call<GameInfo[]>("GET", "/games").catch((error: unknown) => {
      known = undefined;
      throw error;
    })),
  withPacks: (game: string, packs: LookAtPacks["packs"]) => call<GameInfo>("POST", `/games/${game}/packs`, { packs }),
  workshop: (game: string) => call<Workshop>("GET", `/workshop/${game}`),
  checkPack: (game: string, pack: CheckPack["pack"]) => call<CheckedPack>("POST", `/workshop/${game}/check`, { pack }),
  /** Let bots play with a pack and without it; `measured` reports the progress. */
  measure: (game: string, pack: CheckPack["pack"]) => call<MeasureState>("POST", `/workshop/${game}/measure`, { pack }),
  measured: (id: string) => call<MeasureState>("GET", `/measures/${id}`),
  /** A pack as one HTML page. */
  packPage: (game: string, body: PackPage) => ask("POST", `/workshop/${game}/page`, body),
  sharePack: (body: SharePack) => call<PackLink>("POST", "/packs", body),
  sharedPack: (id: string) => call<SharedPack>("GET", `/packs/${encodeURIComponent(id)}`),
  make: (body: MakeTable) => call<Made>("POST", "/tables", { ...body, player: playerKey() }),
  lobby: () => call<Listed[]>("GET", "/tables"),
  sit: (id: string, body: Sit) => call<Seated>("POST", `/tables/${id}/sit`, { ...body, player: playerKey() }),
  /** A short code that opens a link on another device. */
  code: (id: string, token: string) => call<Code>("POST", `/tables/${id}/code`, undefined, token),
  /** More links to the open seats, for the maker of a table on another device. */
  invites: (id: string, token: string) => call<Invites>("POST", `/tables/${id}/invites`, undefined, token),
  useCode: (code: string) => call<OwnLink>("POST", "/codes", { code }),
  pushKey: () => call<PushKey>("GET", "/push"),
  subscribe: (id: string, body: Subscription, token: string) =>
    call<PushKey>("POST", `/tables/${id}/push`, body, token),
  mine: (body: Mine) => call<Own[]>("POST", "/mine", body),
  stats: (body: AskStats) => call<Stats>("POST", "/stats", body),
  rematch: (id: string, body: Rematch, token: string) =>
    call<{ table?: string }>("POST", `/tables/${id}/rematch`, body, token),
  replays: () => call<Listed[]>("GET", "/replays"),
  replay: (id: string, seat: number | null, token?: string) =>
    call<Replay>("GET", `/replays/${id}${seat === null ? "" : `?seat=${seat}`}`, undefined, token),
  daily: () => call<Daily>("GET", "/daily"),
  dive: (game: string, body: Dive) => call<Made>("POST", `/daily/${game}`, { ...body, player: playerKey() }),
  review: (id: string, begin = false) => call<ReviewState>(begin ? "POST" : "GET", `/replays/${id}/review`),
  fork: (id: string, body: Fork, token?: string) =>
    call<Made>("POST", `/replays/${id}/fork`, { ...body, player: playerKey() }, token),
  puzzles: (game: string) => call<PuzzleList>("GET", `/games/${game}/puzzles`),
  puzzle: (id: string) => call<PosedPuzzle>("GET", `/puzzles/${encodeURIComponent(id)}`),
  /** Without a move, the solution. */
  answerPuzzle: (id: string, move: string | null) =>
    call<AnsweredPuzzle>("POST", `/puzzles/${encodeURIComponent(id)}/answer`, { move }),
  upload: (text: string) => call<Uploaded>("POST", "/recordings", text),
  makeCampaign: (body: MakeCampaign) => call<Campaign>("POST", "/campaigns", body),
  campaign: (id: string) => call<Campaign>("GET", `/campaigns/${id}`),
  /** Tables by message: the letter to send, and what another person's letter brings. Only the static site has them. */
  letter: (id: string, token: string) => call<Posted>("GET", `/tables/${id}/letter`, undefined, token),
  openLetter: (letter: string, token?: string) => call<Opened>("POST", "/letters", { letter }, token),
  content: (of: string, token?: string) => call<Catalog>("GET", `${of}/content`, undefined, token),
};

/** Fetch a match file with the secret of a link, and hand it to the browser as a download. */
export async function download(id: string, token: string): Promise<void> {
  const text = await ask("GET", `/tables/${id}/recording`, undefined, token);
  saveFile(text, `${id}.jsonl`, "application/x-ndjson");
}
