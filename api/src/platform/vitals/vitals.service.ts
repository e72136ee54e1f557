import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { BeaconEvent } from '@portico/sdk/contracts/reports/schema';
import type { AppVitals, Vitals } from '@portico/sdk/contracts/vitals/schema';
import { errorCodeOf } from '@portico/sdk/platform';
import { Config } from '../../core/config/config.ts';
import { JobsService } from '../../core/jobs/jobs.service.ts';
import { Log } from '../../core/log/log.ts';
import { RowRetention } from '../../core/row-retention/row-retention.ts';
import { MetricsService } from '../../core/metrics/metrics.service.ts';
import { LiveRegistry } from '../registry/live/live-registry.service.ts';
import { releaseKey } from '../registry/state/registry-state.ts';
import { percentile } from '../../core/metrics/buckets.ts';
import { ErrorFrames } from './error-frames.service.ts';
import { Tally, addSums } from './tally.ts';
import type { Sums } from './tally.ts';
import { VitalsRepository } from './vitals.repository.ts';

const HOUR = 3600;
const WRITE_SECONDS = 10;
/** Replaces names of remotes, versions and pages that do not exist: beacons are not authenticated. */
const OTHER = 'other';

/** Records the beacons of browsers, and summarizes them for the team. */
@Injectable()
export class VitalsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly tally = new Tally();

  constructor(
    private readonly config: Config,
    private readonly live: LiveRegistry,
    private readonly metrics: MetricsService,
    private readonly repository: VitalsRepository,
    private readonly frames: ErrorFrames,
    private readonly jobs: JobsService,
    private readonly retention: RowRetention,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.onEveryReplica('vitals', WRITE_SECONDS, () => this.write());
    this.retention.keep('vitals', async (days) => {
      const isLeft = await this.repository.deleteSome(days);
      return (await this.frames.deleteSome(days)) || isLeft;
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.write();
  }

  /** @param isComplete whether the events are of a document that reports all of its loads */
  record(events: readonly BeaconEvent[], { isComplete }: { isComplete: boolean }): void {
    const hour = Math.floor(Date.now() / 1000 / HOUR) * HOUR;
    const { beaconSample } = this.config;
    const weight = isComplete ? 1 : beaconSample > 0 ? 100 / beaconSample : 0;
    const counted = events.filter((sent) => !this.isOfPreview(sent));
    for (const event of counted.map((sent) => this.withKnownNames(sent))) {
      this.tally.add(event, hour, weight);
      this.metrics.appReported(event, weight);
      if (event.kind === 'load' || event.kind === 'view' || event.kind === 'answer') continue;
      this.countFrame(event);
      if (event.kind !== 'event') {
        this.log.warn({ event }, 'a browser reported a failure of a remote');
      }
    }
  }

  /** Writes the sums; if the database is unavailable, they are kept for the next call. */
  async write(): Promise<void> {
    const sums = this.tally.drain();
    try {
      if (sums.length > 0) await this.repository.add(sums);
    } catch (error) {
      this.tally.restore(sums);
      this.log.warn({ err: error }, 'vitals could not be written yet');
    }
    await this.frames.write().catch((error: unknown) => {
      this.log.warn({ err: error }, 'lines of errors could not be written yet');
    });
  }

  /** @param hours number of hours, including the current one */
  async read(hours: number): Promise<Vitals> {
    const since = (Math.floor(Date.now() / 1000 / HOUR) - hours + 1) * HOUR;
    const rows = (await this.repository.since(since)).reverse();
    const releases = new Map<string, Sums & { firstSeen: number }>();
    for (const row of rows) {
      const key = releaseKey(row.remote, row.version);
      const before = releases.get(key);
      const sums = before ? addSums(before, row) : { ...row, firstSeen: row.hour };
      releases.set(key, { ...sums, hour: row.hour });
    }
    return {
      since,
      apps: [...releases.values()].map((sums) => this.summarize(sums)).sort(byRemote),
      hours: rows,
      frames: await this.frames.read(since),
    };
  }

  private summarize(sums: Sums & { firstSeen: number }): AppVitals {
    const live = this.live.state.channels.find(({ name }) => name === sums.remote)?.live;
    return {
      ...sums,
      isLive: live?.manifest.version === sums.version,
      loadMs: percentilesOf(sums.loadMs),
      viewMs: percentilesOf(sums.viewMs),
      lastSeen: sums.hour,
    };
  }

  /** Counts the place of an error, if its release exists. */
  private countFrame(event: Exclude<BeaconEvent, { kind: 'load' | 'view' | 'answer' }>): void {
    const { remote, version, frame } = event;
    if (!frame || remote === OTHER || version === OTHER) return;
    if (!this.live.state.releases.includes(releaseKey(frame.remote, frame.version))) return;
    this.frames.add({ remote, version, code: errorCodeOf(event), frame });
  }

  /**
   * Whether only previews can have sent the event: its version exists, and visitors never got it.
   * Shells from before previews report even in a preview.
   */
  private isOfPreview({ remote, version }: BeaconEvent): boolean {
    const { releases, shown = releases } = this.live.state;
    const key = releaseKey(remote, version);
    return releases.includes(key) && !shown.includes(key);
  }

  /** Replaces names that the registry does not contain, so that labels and rows stay few. */
  private withKnownNames(event: BeaconEvent): BeaconEvent {
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

/** Sorts by remote, the live version first, then by the last report. */
const byRemote = (a: AppVitals, b: AppVitals) =>
  a.remote.localeCompare(b.remote) ||
  Number(b.isLive) - Number(a.isLive) ||
  b.lastSeen - a.lastSeen;

function percentilesOf(buckets: readonly number[]): AppVitals['loadMs'] {
  const [p50, p75, p95] = [0.5, 0.75, 0.95].map((share) => percentile(buckets, share));
  return p50 === undefined || p75 === undefined || p95 === undefined ? null : { p50, p75, p95 };
}
