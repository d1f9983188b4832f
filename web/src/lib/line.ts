/** How the page reaches its tables: requests and sockets, to a server or to a worker of this browser. */
import { missed, reached } from "../offline/server.svelte";

export interface Reply {
  status: number;
  text: string;
}

export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Line {
  /** Ask for a path below `/api`; rejects if nobody answers. */
  request(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Reply>;
  /** Open a socket at a path below `/api`. */
  connect(path: string): Socket;
}

/** Statuses of gateways whose server is away. */
const NOBODY = new Set([502, 503, 504]);

const server: Line = {
  async request(method, path, headers, body) {
    let answer: Response;
    try {
      answer = await fetch(path, { method, headers, body });
    } catch (problem) {
      missed();
      throw problem;
    }
    const json = answer.headers.get("content-type")?.includes("json");
    if (NOBODY.has(answer.status) && !json) missed();
    else reached();
    return { status: answer.status, text: await answer.text() };
  },
  connect(path) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    socket.addEventListener("open", reached);
    socket.addEventListener("close", ({ code }) => code > 1000 && code < 4000 && missed());
    return socket as unknown as Socket;
  },
};

/** The line of this page. The static site puts its worker's in here before anything else happens. */
export let line: Line = server;

export function use(other: Line): void {
  line = other;
}
