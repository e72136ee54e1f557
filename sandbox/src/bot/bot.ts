import type { Call } from '@portico/sdk/contracts/call';
import { BLACKLIST_KINDS } from '@portico/contracts/blacklists/kinds';
import { putBlacklistContract } from '@portico/contracts/ingest/blacklists';
import { putCommandsContract } from '@portico/contracts/ingest/commands';
import type { IngestReceipt } from '@portico/contracts/ingest/receipt';
import { postComponentDaysContract } from '@portico/contracts/ingest/components';
import { postHistoryContract, postShardsContract } from '@portico/contracts/ingest/status';
import { putTemplatesContract } from '@portico/contracts/ingest/templates';
import { SHARD_PUSH_SECONDS } from '@portico/contracts/status/staleness';
import type { Clock } from '../clock/clock.ts';
import { AvatarFeed } from './avatar-feed.ts';
import { blacklistOf } from './blacklists.ts';
import { allCommands } from './commands/all.ts';
import type { DayFeed } from './day-feed.ts';
import { activityFeed, economyFeed } from './day-feeds.ts';
import { countMissing, historyEvent, missingMoments } from './history.ts';
import type { HistorySpan } from './history.ts';
import { IngestClient } from './ingest-client.ts';
import { fetchLastKnownMoment } from './last-known.ts';
import { waitUntilReady } from './ready.ts';
import { delayBefore } from './retry.ts';
import { shardEvents } from './shards.ts';
import { TeamFeed } from './team-feed.ts';
import { uptimeEvents } from './uptime.ts';
import { allTemplates } from './templates/all.ts';
import { floorTo, HOUR, MINUTE } from './time.ts';

export const SHARDS_AT_SCALE_1 = 16;
const BATCH = 2000;

export interface BotOptions {
  url: string;
  seed: number;
  readKey: () => Promise<string>;
  /** The team's server, whose activity is counted. */
  teamServerId: string;
  /** Base URL of Discord's CDN, without a trailing slash. */
  cdnUrl: string;
  /** Number of shards; read before every push. */
  shardCount: () => Promise<number>;
  history: HistorySpan;
  /** Days of activity and of the economy log; default: those of an empty Portico. */
  days?: number | undefined;
  /** Sends the whole spans again instead of what is missing since the newest stored minute and day. */
  wholeHistory?: boolean;
  clock: Clock;
  signal: AbortSignal;
  progress: (text: string) => void;
  warn: (message: string) => void;
}

/** The simulated bot. Like any bot, it uses only the ingest API. */
export class Bot {
  readonly #options: BotOptions;
  readonly #client: IngestClient;
  /** Newest history timestamp that the API has acknowledged. */
  #acknowledged: number | undefined;
  readonly #days: readonly DayFeed[];
  readonly #avatars: AvatarFeed;
  readonly #team: TeamFeed;

  constructor(options: BotOptions) {
    this.#options = options;
    this.#client = new IngestClient(options);
    const send = (call: Call, body: unknown) => this.#send(call, body);
    this.#days = [activityFeed(options, send), economyFeed(options, send)];
    this.#avatars = new AvatarFeed(options, send);
    this.#team = new TeamFeed(options, send);
  }

  /** Sends everything once: sets, team, shard states, and all events up to now. */
  async catchUp(): Promise<void> {
    const { url, clock, signal, progress, wholeHistory } = this.#options;
    progress('Waiting for the API');
    await waitUntilReady(url, clock, signal);
    progress('Sending commands and shards');
    await this.#sendCommands();
    await this.#sendTemplates();
    await this.#team.tick();
    await this.#sendShards();
    if (!wholeHistory) this.#acknowledged = await this.#fetchLastKnown();
    await this.#sendHistory();
    await this.#sendBlacklists();
    await this.#sendUptime();
    for (const feed of this.#days) {
      progress('Sending activity and the economy log');
      await feed.catchUp(wholeHistory);
    }
  }

  /**
   * Pushes shards every 10 seconds, history every minute and days every hour, until the abort
   * signal.
   */
  async run(): Promise<void> {
    await Promise.all([
      this.#every(SHARD_PUSH_SECONDS, () => this.#sendShards()),
      this.#every(MINUTE, async () => {
        await this.#sendHistory();
        for (const feed of this.#days) await feed.tick();
        await this.#team.tick();
      }),
      // Drawing avatars takes time, so the start does not wait for them.
      this.#avatars.catchUp().then(() => this.#every(HOUR, () => this.#avatars.catchUp())),
    ]);
  }

  async #every(seconds: number, tick: () => Promise<void>): Promise<void> {
    const { clock, signal } = this.#options;
    for (;;) {
      const now = clock.now();
      await clock.wait(floorTo(seconds, now) + seconds - now, signal);
      await tick();
    }
  }

  async #sendCommands(): Promise<void> {
    const revision = Math.floor(this.#options.clock.now());
    await this.#send(putCommandsContract.call, { revision, commands: allCommands });
  }

  async #sendTemplates(): Promise<void> {
    const revision = Math.floor(this.#options.clock.now());
    await this.#send(putTemplatesContract.call, { revision, templates: allTemplates });
  }

  async #sendBlacklists(): Promise<void> {
    const { seed, clock } = this.#options;
    const { call } = putBlacklistContract;
    const revision = Math.floor(clock.now());
    for (const kind of BLACKLIST_KINDS) {
      const path = call.path.replace(':subject/:list', kind);
      const entries = blacklistOf(seed, kind, revision);
      await this.#send({ ...call, path }, { revision, entries });
    }
  }

  async #sendShards(): Promise<void> {
    const { seed, clock, shardCount } = this.#options;
    const at = Math.floor(clock.now());
    const events = shardEvents(seed, await shardCount(), at);
    await this.#send(postShardsContract.call, { events });
  }

  /** The days before the start, as an earlier monitor would have measured them. The API ignores duplicates. */
  async #sendUptime(): Promise<void> {
    const { seed, clock, shardCount } = this.#options;
    const events = uptimeEvents(seed, await shardCount(), clock.now());
    await this.#send(postComponentDaysContract.call, { events });
  }

  /** Sends missing records oldest first, so that there is never a gap before the newest one. */
  async #sendHistory(): Promise<void> {
    const { seed, clock, history, progress } = this.#options;
    const now = clock.now();
    const total = countMissing(this.#acknowledged, now, history);
    let sent = 0;
    for (const moments of inBatches(missingMoments(this.#acknowledged, now, history))) {
      const events = moments.map((at) => historyEvent(seed, at));
      await this.#send(postHistoryContract.call, { events });
      this.#acknowledged = moments.at(-1);
      sent += moments.length;
      if (total > BATCH) progress(`Sending history: ${Math.floor((100 * sent) / total)} %`);
    }
  }

  async #fetchLastKnown(): Promise<number | undefined> {
    const { url, clock, signal, warn } = this.#options;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await fetchLastKnownMoment(url, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (attempt === 1) warn(error instanceof Error ? error.message : String(error));
        await clock.wait(delayBefore(attempt), signal);
      }
    }
  }

  async #send(call: Call, body: unknown): Promise<IngestReceipt> {
    const receipt = await this.#client.send(call, body);
    const first = receipt.rejected[0];
    if (!first) return receipt;
    const issue = first.issues[0];
    this.#options.warn(
      `${call.operation}: ${receipt.rejected.length} rejected, the first (${first.id ?? first.index}) ` +
        `because ${issue?.path ?? ''} ${issue?.message ?? ''}`,
    );
    return receipt;
  }
}

function* inBatches(moments: Iterable<number>): Generator<number[]> {
  let batch: number[] = [];
  for (const moment of moments) {
    batch.push(moment);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
