import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { BeaconEvent } from 'shared/contracts/reports/schema';
import type { AppVitals, Vitals } from 'shared/contracts/vitals/schema';
import { Config } from '../../core/config/config.ts';
import { JobsService } from '../../core/jobs/jobs.service.ts';
import { Log } from '../../core/log/log.ts';
import { MetricsService } from '../../core/metrics/metrics.service.ts';
import { LiveRegistry } from '../registry/live-registry.service.ts';
import { releaseKey } from '../registry/registry-state.ts';
import { percentile } from './buckets.ts';
import { Tally, added } from './tally.ts';
import type { Sums } from './tally.ts';
import { VitalsRepository } from './vitals.repository.ts';

const HOUR = 3600;
const WRITE_MS = 10_000;
const DAY_SECONDS = 86_400;
/** Stands for every remote and version that was never published: anybody may send anything. */
const OTHER = 'other';

/** Counts what browsers report about the apps of the site, and tells the team. */
@Injectable()
export class VitalsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly tally = new Tally();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: Config,
    private readonly live: LiveRegistry,
    private readonly metrics: MetricsService,
    private readonly repository: VitalsRepository,
    private readonly jobs: JobsService,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.write(), WRITE_MS).unref();
    this.jobs.every('vitals trim', DAY_SECONDS, () => this.repository.trim());
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
  }

  take(events: readonly BeaconEvent[]): void {
    const hour = Math.floor(Date.now() / 1000 / HOUR) * HOUR;
    const weight = this.config.beaconSample > 0 ? 100 / this.config.beaconSample : 0;
    for (const event of events.map((one) => this.known(one))) {
      this.tally.add(event, hour, weight);
      this.metrics.partReported(event, weight);
      if (event.kind === 'failure' || event.kind === 'render') {
        this.log.warn({ event }, 'a browser reported that an app does not work');
      }
    }
  }

  /** Writes the sums; while the database is away they wait. */
  async write(): Promise<void> {
    const sums = this.tally.take();
    if (sums.length === 0) return;
    try {
      await this.repository.add(sums);
    } catch (error) {
      this.tally.putBack(sums);
      this.log.warn({ err: error }, 'what browsers reported could not be written yet');
    }
  }

  /** @param hours whole hours back, the present one included */
  async read(hours: number): Promise<Vitals> {
    const since = (Math.floor(Date.now() / 1000 / HOUR) - hours + 1) * HOUR;
    const rows = (await this.repository.since(since)).reverse();
    const apps = new Map<string, Sums & { firstSeen: number }>();
    for (const row of rows) {
      const key = releaseKey(row.remote, row.version);
      const before = apps.get(key);
      const sums = before ? added(before, row) : { ...row, firstSeen: row.hour };
      apps.set(key, { ...sums, hour: row.hour });
    }
    return {
      since,
      apps: [...apps.values()].map((sums) => this.appVitals(sums)).sort(order),
      hours: rows,
    };
  }

  private appVitals(sums: Sums & { firstSeen: number }): AppVitals {
    const live = this.live.state.channels.find(({ name }) => name === sums.remote)?.live;
    return {
      ...sums,
      isLive: live?.manifest.version === sums.version,
      loadMs: percentilesOf(sums.loadMs),
      viewMs: percentilesOf(sums.viewMs),
      lastSeen: sums.hour,
    };
  }

  /** The event with names that the registry knows, so that labels and rows stay few. */
  private known(event: BeaconEvent): BeaconEvent {
    const { channels, releases } = this.live.state;
    const { remote, version, page } = event;
    const channel = channels.find(({ name }) => name === remote);
    if (!channel) return { ...event, remote: OTHER, version: OTHER, page: OTHER };
    return {
      ...event,
      version: releases.includes(releaseKey(remote, version)) ? version : OTHER,
      page: channel.live && page in channel.live.manifest.pages ? page : OTHER,
    };
  }
}

const order = (a: AppVitals, b: AppVitals) =>
  a.remote.localeCompare(b.remote) ||
  Number(b.isLive) - Number(a.isLive) ||
  b.lastSeen - a.lastSeen;

function percentilesOf(buckets: readonly number[]): AppVitals['loadMs'] {
  const [p50, p75, p95] = [0.5, 0.75, 0.95].map((share) => percentile(buckets, share));
  return p50 === undefined || p75 === undefined || p95 === undefined ? null : { p50, p75, p95 };
}
