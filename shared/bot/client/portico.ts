import { addReceipt, batchesOf, bodyOf, pack } from './batches.ts';
import { Connection, type CallOptions, type ConnectionOptions } from './connection.ts';
import { PorticoError } from './error.ts';
import type { BlacklistKind } from './kinds.ts';
import { Licenses, type LicensesOptions } from './licenses.ts';
import { Queue, type QueueOptions } from './queue.ts';
import { shardEvents, type ShardReport } from './shards.ts';
import {
  SHARD_PUSH_SECONDS,
  STREAMS,
  type BlacklistEntry,
  type Items,
  type Receipt,
  type ShardEvent,
} from './streams.ts';

type StreamName = keyof typeof STREAMS;
/** Streams of events. */
export type EventStream = {
  [Name in StreamName]: (typeof STREAMS)[Name]['method'] extends 'POST' ? Name : never;
}[StreamName];
/** Sets that are replaced as a whole. */
export type SetStream = Exclude<StreamName, EventStream | 'blacklists'>;

interface SendOptions {
  /** Whether the site only checks the items. */
  dryRun?: boolean;
  retrySeconds?: number;
  signal?: AbortSignal;
}

interface ReplaceOptions extends SendOptions {
  /** An ascending integer; default: the time in seconds. */
  revision?: number;
}

interface ShardsOptions {
  /** Default: 10. */
  everySeconds?: number;
  /** Called if a state cannot be sent; default: a warning. The next one follows anyway. */
  onError?: (error: unknown) => void;
}

/** A bot's connection to its site. */
export class Portico {
  readonly #connection: Connection;
  #revision = 0;

  /** @throws PorticoError if address or key are missing or invalid */
  constructor(options: ConnectionOptions = {}) {
    this.#connection = new Connection(options);
  }

  /**
   * Sends events, in as many batches as needed. A failed call is sent again with the same bytes.
   * @returns the sum of all receipts; positions are those of `events`
   * @throws PorticoError
   */
  async push<Name extends EventStream>(
    stream: Name,
    events: readonly Items[Name][],
    options: SendOptions = {},
  ): Promise<Receipt> {
    const { packed, receipt } = pack(events);
    const batches = batchesOf(packed, STREAMS[stream].max);
    while (batches.length > 0) {
      const batch = batches.shift() ?? [];
      try {
        const body = bodyOf({}, 'events', batch);
        addReceipt(receipt, batch, await this.#send(STREAMS[stream], body, options));
      } catch (error) {
        // A proxy has a smaller limit than the site.
        const isTooLarge = error instanceof PorticoError && error.status === 413;
        if (!isTooLarge || batch.length === 1) throw error;
        const half = Math.ceil(batch.length / 2);
        batches.unshift(batch.slice(0, half), batch.slice(half));
      }
    }
    return receipt;
  }

  /** Sends events in the background, gathered into batches. While the site is unavailable, they wait. */
  queue<Name extends EventStream>(
    stream: Name,
    options: QueueOptions<Items[Name]> = {},
  ): Queue<Items[Name]> {
    const send = (events: Items[Name][]) => this.push(stream, events);
    const { max } = STREAMS[stream];
    return new Queue({ connection: this.#connection, batch: max, send }, options);
  }

  /**
   * Replaces a whole set. A revision that is not newer changes nothing; its members are duplicates.
   * @throws PorticoError, also for a set that is larger than the site accepts
   */
  async replace<Name extends SetStream>(
    stream: Name,
    members: readonly Items[Name][],
    { revision = this.#nextRevision(), ...options }: ReplaceOptions = {},
  ): Promise<Receipt> {
    const { list, max, method, path } = STREAMS[stream];
    const { packed, receipt } = pack(members);
    const [batch = [], ...more] = batchesOf(packed, max);
    if (more.length > 0) {
      throw new PorticoError({
        call: `${method} ${path}`,
        detail: `A set of ${members.length} members is too large.`,
        fix: `Send at most ${max} members and 8 MB.`,
      });
    }
    const body = bodyOf({ revision }, list, batch);
    addReceipt(receipt, batch, await this.#send(STREAMS[stream], body, options));
    return receipt;
  }

  /** Replaces one of the six blacklists, in parts if it is long. @throws PorticoError */
  async replaceBlacklist(
    kind: BlacklistKind,
    entries: readonly BlacklistEntry[],
    { revision = this.#nextRevision(), ...options }: ReplaceOptions = {},
  ): Promise<Receipt> {
    const { path, list, max } = STREAMS.blacklists;
    const call = { ...STREAMS.blacklists, path: path.replace(':subject/:list', kind) };
    const { packed, receipt } = pack(entries);
    const batches = packed.length > 0 ? batchesOf(packed, max) : [[]];
    for (const [index, batch] of batches.entries()) {
      const fields = { revision, part: index + 1, parts: batches.length };
      addReceipt(receipt, batch, await this.#send(call, bodyOf(fields, list, batch), options));
    }
    return receipt;
  }

  /**
   * Sends the state of the shards of this process now and every ten seconds.
   * @param read the state at that time
   * @returns a function that ends it
   */
  reportShards(
    read: () => ShardReport | Promise<ShardReport>,
    { everySeconds = SHARD_PUSH_SECONDS, onError = console.warn }: ShardsOptions = {},
  ): () => void {
    const stop = new AbortController();
    const signal = this.#connection.signalOf(stop.signal) ?? stop.signal;
    const report = async () => {
      const events: ShardEvent[] = shardEvents(await read(), Math.floor(Date.now() / 1000));
      if (events.length === 0) return;
      // A newer state is more useful than a late one.
      await this.push('shards', events, { signal, retrySeconds: 6 * everySeconds });
    };
    const run = async () => {
      while (!signal.aborted) {
        await report().catch((error: unknown) => signal.aborted || onError(error));
        await this.#connection.wait(everySeconds, signal).catch(() => undefined);
      }
    };
    void run();
    return () => stop.abort();
  }

  /** Whether a server has a license, and since when (epoch seconds). @throws PorticoError */
  async license(
    guildId: string,
  ): Promise<{ guildId: string; authorized: boolean; since: number | null }> {
    const path = `/api/bot/licenses/${encodeURIComponent(guildId)}`;
    const answer = await this.#connection.call({ method: 'GET', path, scope: 'licenses' });
    return answer as { guildId: string; authorized: boolean; since: number | null };
  }

  /** The servers with a license. Call `start()` to read and follow them. */
  licenses(options: LicensesOptions = {}): Licenses {
    return new Licenses(this.#connection, options);
  }

  async #send(
    { method, path, scope }: Pick<CallOptions, 'method' | 'path' | 'scope'>,
    body: string,
    { dryRun = false, ...options }: SendOptions,
  ): Promise<Receipt> {
    const address = dryRun ? `${path}?dryRun=1` : path;
    const answer = await this.#connection.call({ ...options, method, path: address, scope, body });
    return answer as Receipt;
  }

  /** Ascending, even within one second. */
  #nextRevision(): number {
    this.#revision = Math.max(this.#revision + 1, Math.floor(Date.now() / 1000));
    return this.#revision;
  }
}
