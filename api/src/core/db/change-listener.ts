import pg from 'pg';

const CONNECT_MS = 3_000;
const RECONNECT_MS = 1_000;

/**
 * Listens to one PostgreSQL notification channel through a dedicated connection, and reconnects
 * when it breaks.
 */
export class ChangeListener {
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;

  /**
   * @param channel an identifier from our own code, because it becomes part of a statement
   * @param onChange called on each notification and each connection
   */
  constructor(
    private readonly connectionString: string,
    private readonly channel: string,
    private readonly onChange: () => void,
  ) {}

  /** Whether notifications arrive. Callers poll while they do not. */
  get listening(): boolean {
    return this.client !== undefined;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.connectionString,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      application_name: `portico ${this.channel}`,
    });
    // `end` follows every failure. An `error` event without a handler would end the process.
    client.on('error', () => undefined);
    client.once('end', () => this.onEnd(client));
    client.on('notification', () => this.onChange());
    try {
      await client.connect();
      await client.query(`listen ${this.channel}`);
      if (this.closed) return await client.end();
      this.client = client;
      this.onChange();
    } catch {
      await client.end().catch(() => undefined);
      this.reconnect();
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private onEnd(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.reconnect();
  }

  private reconnect(): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.connect(), RECONNECT_MS).unref();
  }
}
