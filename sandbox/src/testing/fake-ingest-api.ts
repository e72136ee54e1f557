import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HistoryEvent, ShardEvent } from '@portico/contracts/ingest/status';

/**
 * `cut`: closes the connection before reading; `lost`: stores the batch and closes without a
 * response.
 */
type Fault = 'none' | 'cut' | 'lost' | '422' | '429' | '500' | '503';
type Events = { events: (ShardEvent | HistoryEvent)[] };

/** An ingest API over real HTTP that stores batches in memory, for the tests of the bot. */
export class FakeIngestApi {
  commands: unknown[] = [];
  templates: unknown[] = [];
  profiles: unknown[] = [];
  /** Ids of presence events. */
  presence = new Set<string>();
  shards = new Map<number, ShardEvent>();
  shardEvents = new Map<string, string>();
  history = new Map<string, string>();
  avatars = new Set<string>();
  /** Ids of activity and economy events. */
  activity = new Set<string>();
  economy = new Set<string>();
  /** Ids of days of components. */
  uptime = new Set<string>();
  blacklists = new Map<string, unknown[]>();
  duplicates = 0;
  /** Ids that were sent again with other content. */
  conflicts: string[] = [];
  /** Faults of the next ingest requests, in order. */
  faults: Fault[] = [];
  rejectFirst = false;
  requests = 0;
  readonly #key: string;
  #server: Server | undefined;

  private constructor(key: string) {
    this.#key = key;
  }

  static async start(key: string): Promise<FakeIngestApi> {
    const api = new FakeIngestApi(key);
    const server = createServer((request, response) => void api.#answer(request, response));
    api.#server = server;
    // Prevents the race of a keep-alive timeout with the next request on a busy machine.
    server.keepAliveTimeout = 60_000;
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return api;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server?.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server?.close(done));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://api');
    if (url.pathname === '/api/health/ready') return reply(response, 200, { status: 'ok' });
    if (url.pathname === '/api/history') return reply(response, 200, this.#newestHour());
    if (url.pathname === '/api/avatars') return reply(response, 200, []);
    this.requests += 1;
    const fault = this.faults.shift();
    if (fault === 'cut') return void request.socket.destroy();
    const body = await readJson(request);
    if (request.headers.authorization !== `Bearer ${this.#key}`) return reply(response, 401, {});
    if (fault === '429') return reply(response, 429, {}, { 'retry-after': '7' });
    if (fault && fault !== 'lost' && fault !== 'none') return reply(response, Number(fault), {});
    const duplicates = this.#store(url, body);
    if (fault === 'lost') return void request.socket.destroy();
    const rejected = this.rejectFirst
      ? [{ index: 0, id: null, issues: [{ path: 'name', message: 'too long' }] }]
      : [];
    reply(response, 200, { dryRun: false, accepted: 1, duplicates, rejected });
  }

  #store({ pathname, search }: URL, body: unknown): number {
    if (pathname === '/api/ingest/commands') {
      this.commands = (body as { commands: unknown[] }).commands;
      return 0;
    }
    if (pathname === '/api/ingest/avatars') {
      for (const { id } of (body as Events).events) this.avatars.add(id);
      return 0;
    }
    if (pathname === '/api/ingest/activity') return storeIds(this.activity, body, search);
    if (pathname === '/api/ingest/economy') return storeIds(this.economy, body, search);
    if (pathname === '/api/ingest/component-days') return storeIds(this.uptime, body, search);
    if (pathname.startsWith('/api/ingest/blacklists/')) {
      this.blacklists.set(pathname, (body as { entries: unknown[] }).entries);
      return 0;
    }
    if (pathname === '/api/ingest/team-profiles') {
      this.profiles = (body as { profiles: unknown[] }).profiles;
      return 0;
    }
    if (pathname === '/api/ingest/presence') {
      for (const { id } of (body as Events).events) this.presence.add(id);
      return 0;
    }
    if (pathname === '/api/ingest/templates') {
      this.templates = (body as { templates: unknown[] }).templates;
      return 0;
    }
    let duplicates = 0;
    for (const event of (body as Events).events) {
      const table = 'shard_id' in event ? this.shardEvents : this.history;
      const text = JSON.stringify(event);
      const before = table.get(event.id);
      if (before !== undefined) duplicates += 1;
      if (before !== undefined && before !== text) this.conflicts.push(event.id);
      table.set(event.id, text);
      if ('shard_id' in event) this.shards.set(event.shard_id, event);
    }
    this.duplicates += duplicates;
    return duplicates;
  }

  /** The first record of the newest hour, like the newest bucket of a range. */
  #newestHour(): HistoryEvent[] {
    const records = [...this.history.values()]
      .map((text) => JSON.parse(text) as HistoryEvent)
      .sort((left, right) => left.timestamp - right.timestamp);
    const hour = Math.floor((records.at(-1)?.timestamp ?? 0) / 3600);
    return records.filter((record) => Math.floor(record.timestamp / 3600) === hour).slice(0, 1);
  }
}

/** Stores ids, except in a dry run. @returns the number of duplicates */
function storeIds(stored: Set<string>, body: unknown, search: string): number {
  const ids = (body as Events).events.map(({ id }) => id);
  const duplicates = ids.filter((id) => stored.has(id)).length;
  if (search === '') for (const id of ids) stored.add(id);
  return duplicates;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text);
}

function reply(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
