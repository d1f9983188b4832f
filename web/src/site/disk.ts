/** Where the table keeps its records: IndexedDB, or memory where the browser forbids it. */

export interface Disk {
  readonly kept: boolean;
  /** All records, as a JSON list of pairs. */
  load(): Promise<string>;
  /** Write a JSON list of pairs, all or none; null removes a record. Resolves once they are durable. */
  commit(changes: string): Promise<void>;
}

const NAME = "batyskaf";
const RECORDS = "records";
type Change = [key: string, text: string | null];

function asked<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("IndexedDB"));
  });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(RECORDS);
  return asked(request);
}

class Kept implements Disk {
  readonly kept = true;

  constructor(private database: IDBDatabase) {}

  async load(): Promise<string> {
    const records = this.database.transaction(RECORDS).objectStore(RECORDS);
    const [keys, texts] = await Promise.all([asked(records.getAllKeys()), asked(records.getAll())]);
    return JSON.stringify(keys.map((key, at) => [key, texts[at] as string]));
  }

  commit(changes: string): Promise<void> {
    return new Promise((done, failed) => {
      const work = this.database.transaction(RECORDS, "readwrite", { durability: "strict" });
      work.oncomplete = () => done();
      work.onabort = () => failed(work.error ?? new Error("IndexedDB"));
      const records = work.objectStore(RECORDS);
      for (const [key, text] of JSON.parse(changes) as Change[])
        if (text === null) records.delete(key);
        else records.put(text, key);
    });
  }
}

class Memory implements Disk {
  readonly kept = false;
  private records = new Map<string, string>();

  load(): Promise<string> {
    return Promise.resolve(JSON.stringify([...this.records]));
  }

  commit(changes: string): Promise<void> {
    for (const [key, text] of JSON.parse(changes) as Change[])
      if (text === null) this.records.delete(key);
      else this.records.set(key, text);
    return Promise.resolve();
  }
}

/** The storage of this browser; one that it forbids is replaced by memory. */
export async function openDisk(): Promise<Disk> {
  try {
    return new Kept(await opened());
  } catch {
    return new Memory();
  }
}
