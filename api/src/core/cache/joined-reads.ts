/** Beyond this number of keys, a further read begins. */
const MAX_KEYS = 100;

interface Round<V> {
  keys: Set<string>;
  values: Promise<Map<string, V>>;
}

/**
 * Joins the reads that are asked for in one round of the event loop, so that requests that arrive together need one
 * statement. Nothing is kept: a read begins after all of its callers have asked.
 */
export class JoinedReads<V> {
  private open: Round<V> | undefined;

  /** @param read returns the values by key, without the keys that have none */
  constructor(private readonly read: (keys: string[]) => Promise<Map<string, V>>) {}

  /** @returns the value of a key, or undefined. @throws the error of the read, for each of its callers */
  async get(key: string): Promise<V | undefined> {
    if (this.open === undefined || this.open.keys.size >= MAX_KEYS) this.open = this.begin();
    const { keys, values } = this.open;
    keys.add(key);
    return (await values).get(key);
  }

  private begin(): Round<V> {
    const keys = new Set<string>();
    const values = new Promise<Map<string, V>>((resolve, reject) => {
      setImmediate(() => {
        if (this.open?.keys === keys) this.open = undefined;
        this.read([...keys]).then(resolve, reject);
      });
    });
    return { keys, values };
  }
}
