/* Listens to the sockets of a page, so that tests know what the server sent. The page itself knows nothing of it. */
globalThis.wire = {
  /** The socket that was opened last. */
  socket: null,
  /** The seats that the link holds. */
  seats: [],
  /** The last update, and all entries of the table's log in their order. */
  latest: null,
  steps: [],
  hint: null,
  /** Who is connected, by seat. */
  online: [],
  /** Whether the network is gone: no new socket opens. */
  down: false,

  hear(message) {
    if (message.type === "welcome") this.seats = message.seats;
    if (message.type === "hint") this.hint = message;
    if (message.type === "presence") this.online = message.online;
    if (message.type !== "frame") return;
    // A link with several seats gets an update for each, in their order. It is up to date with the last of them.
    if (this.seats.includes(message.seat) && message.seat !== this.seats.at(-1)) return;
    if (message.table.id !== this.latest?.table.id) this.steps = [];
    this.latest = message;
    const last = this.steps.at(-1)?.seq ?? -1;
    this.steps.push(...message.steps.filter((step) => step.seq > last));
  },
  /** Make a move without the page's help. */
  move(move) {
    this.socket.send(JSON.stringify({ type: "move", seq: this.latest.seq, move, id: `test-${this.latest.seq}` }));
  },
  /** Break the connection, as a bad network would. */
  drop() {
    this.socket.close(4000);
  },
  /** Break the connection for good. */
  cut() {
    this.down = true;
    this.drop();
  },
};

globalThis.WebSocket = class extends WebSocket {
  constructor(...args) {
    super(...args);
    wire.socket = this;
    this.addEventListener("message", (event) => wire.hear(JSON.parse(event.data)));
    if (wire.down) this.close();
  }
};

/* The table of the static site is a worker: its sockets are messages of it. */
globalThis.Worker = class extends Worker {
  constructor(...args) {
    super(...args);
    wire.worker = this;
    this.addEventListener("message", ({ data }) => {
      if (data.type === "heard") wire.hear(JSON.parse(data.text));
      if (data.type === "state") wire.state = data.state;
      if (data.type === "reply" && data.id < 0) wire.reply = data.text;
    });
  }
};
/** Ask the table of the static site without the page's help. */
wire.ask = (method, path, body) => {
  wire.reply = null;
  wire.worker.postMessage({ type: "request", id: -1, method, path, authorization: "", body: JSON.stringify(body) });
};
