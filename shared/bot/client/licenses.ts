import type { Connection } from './connection.ts';
import { PorticoError } from './error.ts';
import type { LicenseEvent, LicenseMessage } from './streams.ts';

export interface LicensesOptions {
  /** Cursor of the last processed event; default: from now on. */
  cursor?: string;
  /** Called when a server has gained or lost its license. */
  onChange?: (event: LicenseEvent) => unknown;
  /** Called with a message for a customer. Without it, messages are not asked for. */
  onMessage?: (message: LicenseMessage) => unknown;
  /** Stores the cursor after each processed event. */
  saveCursor?: (cursor: string) => unknown;
  /** Called with a call that failed, or with the error of another function; default: a warning. */
  onError?: (error: unknown) => void;
}

/** Seconds that the site may wait for the next event; at most 25. */
const WAIT_SECONDS = 25;
/** Pause after an error that needs a person, such as a revoked key. */
const PAUSE_SECONDS = 60;

/** The servers with a license, kept up to date by the events of the site. */
export class Licenses {
  readonly #connection: Connection;
  readonly #options: LicensesOptions;
  readonly #stop = new AbortController();
  readonly #guildIds = new Set<string>();
  #cursor = '0';
  /** Cursor of the list: earlier changes are part of it. */
  #listed = 0n;

  constructor(connection: Connection, options: LicensesOptions) {
    this.#connection = connection;
    this.#options = options;
  }

  has(guildId: string): boolean {
    return this.#guildIds.has(guildId);
  }

  get guildIds(): ReadonlySet<string> {
    return this.#guildIds;
  }

  /** Cursor of the last processed event. */
  get cursor(): string {
    return this.#cursor;
  }

  /**
   * Reads all licenses, then follows the changes in the background until `stop()`.
   * @throws PorticoError if the licenses cannot be read
   */
  async start(): Promise<this> {
    const { guildIds, cursor } = (await this.#call('/api/bot/licenses')) as {
      guildIds: string[];
      cursor: string;
    };
    for (const id of guildIds) this.#guildIds.add(id);
    this.#listed = BigInt(cursor);
    this.#cursor = this.#options.cursor ?? cursor;
    void this.#follow();
    return this;
  }

  stop(): void {
    this.#stop.abort();
  }

  async #follow(): Promise<void> {
    const signal = this.#connection.signalOf(this.#stop.signal);
    while (!signal?.aborted) {
      try {
        await this.#readNext();
      } catch (error) {
        if (signal?.aborted) return;
        this.#report(error);
        if (error instanceof PorticoError && error.isTransient) continue;
        await this.#connection.wait(PAUSE_SECONDS, signal).catch(() => undefined);
      }
    }
  }

  async #readNext(): Promise<void> {
    const query = new URLSearchParams({
      after: this.#cursor,
      wait: String(WAIT_SECONDS),
      ...(this.#options.onMessage && { messages: '1' }),
    });
    const { events, cursor } = (await this.#call(`/api/bot/license-events?${query}`)) as {
      events: (LicenseEvent | LicenseMessage)[];
      cursor: string;
    };
    for (const event of events) {
      if (this.#stop.signal.aborted) return;
      await this.#process(event);
      this.#cursor = event.cursor;
      await this.#run(this.#options.saveCursor, event.cursor);
    }
    this.#cursor = cursor;
  }

  async #process(event: LicenseEvent | LicenseMessage): Promise<void> {
    if (event.type === 'message') return this.#run(this.#options.onMessage, event);
    // A type of a later version.
    if (event.type !== 'authorized' && event.type !== 'deauthorized') return;
    if (BigInt(event.cursor) > this.#listed) {
      if (event.type === 'authorized') this.#guildIds.add(event.guildId);
      else this.#guildIds.delete(event.guildId);
    }
    await this.#run(this.#options.onChange, event);
  }

  /** An error of the bot's own function ends neither the loop nor the process. */
  async #run<T>(use: ((value: T) => unknown) | undefined, value: T): Promise<void> {
    try {
      await use?.(value);
    } catch (error) {
      this.#report(error);
    }
  }

  #report(error: unknown): void {
    const { onError = console.warn } = this.#options;
    onError(error);
  }

  #call(path: string): Promise<unknown> {
    const { signal } = this.#stop;
    return this.#connection.call({ method: 'GET', path, scope: 'licenses', signal });
  }
}
