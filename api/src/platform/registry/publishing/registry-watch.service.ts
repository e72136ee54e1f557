import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { Config } from '../../../core/config/config.ts';
import { isDatabaseUnavailable } from '../../../core/db/database-unavailable.ts';
import { DatabaseService } from '../../../core/db/database.service.ts';
import { Readiness } from '../../../core/health/readiness.ts';
import { Log } from '../../../core/log/log.ts';
import { LateStartFailure } from '../../../core/process/late-start-failure.ts';
import { BootReleases } from './boot-releases.service.ts';
import { ChangeListener } from '../../../core/db/change-listener.ts';
import { LiveRegistry } from '../live/live-registry.service.ts';
import { ReleasedSite } from '../live/released-site.service.ts';
import { RegistryChanges } from './registry-changes.ts';

/** Polling intervals without notifications, and with them in case one is lost. */
const POLL_MS = 500;
const POLL_LISTENING_MS = 5_000;
/** Pause before the boot releases are published again after the database became unavailable. */
const RETRY_MS = 500;

/** Notification channel of the registry's database triggers (`api/drizzle`). */
const REGISTRY_CHANNEL = 'portico_registry';

/**
 * Keeps this replica's registry up to date: from disk at the start, then by database notifications,
 * with polling as the fallback. On PGlite this process is the only writer and refreshes directly.
 */
@Injectable()
export class RegistryWatch
  implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown
{
  private listener: ChangeListener | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private isDatabaseDown = false;
  private settled = false;

  constructor(
    private readonly config: Config,
    private readonly database: DatabaseService,
    private readonly live: LiveRegistry,
    private readonly site: ReleasedSite,
    private readonly changes: RegistryChanges,
    private readonly bootReleases: BootReleases,
    private readonly lateStartFailure: LateStartFailure,
    private readonly readiness: Readiness,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.changes.onChange(() => this.refresh());
    this.readiness.require('releases', () =>
      this.settled ? undefined : 'not checked against this API yet',
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.live.restore();
    await this.site.restore();
    await this.refresh();
    if (!this.isDatabaseDown) await this.publish();
    else void this.database.whenReady().then(() => this.publishLate());
    if (!this.config.databaseUrl) return;
    this.listener = new ChangeListener(
      this.config.databaseDirectUrl ?? this.config.databaseUrl,
      REGISTRY_CHANNEL,
      () => void this.refresh(),
    );
    void this.listener.connect();
    this.schedule();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.listener?.close();
  }

  private async publish(): Promise<void> {
    await this.bootReleases.publishAll();
    this.settled = true;
    // Another replica that started at the same time may have promoted the releases.
    await this.refresh();
  }

  /**
   * Publishes after a start without the database. An error that would have failed the start now ends
   * the process; it has no traffic yet, because it is not ready.
   */
  private async publishLate(): Promise<void> {
    try {
      await this.publish();
    } catch (error) {
      if (this.stopped) return;
      if (!isDatabaseUnavailable(error)) return this.lateStartFailure.report(error);
      setTimeout(() => void this.publishLate(), RETRY_MS).unref();
    }
  }

  private schedule(): void {
    if (this.stopped) return;
    const pause = this.listener?.listening ? POLL_LISTENING_MS : POLL_MS;
    this.timer = setTimeout(() => {
      void this.refresh().finally(() => this.schedule());
    }, pause).unref();
  }

  private async refresh(): Promise<void> {
    if (this.stopped) return;
    try {
      await this.live.refresh();
      await this.site.refresh();
      if (this.isDatabaseDown) this.log.info({}, 'the registry can be read again');
      this.isDatabaseDown = false;
    } catch (error) {
      if (!this.isDatabaseDown)
        this.log.warn({ err: error }, 'serving the registry from disk until the database answers');
      this.isDatabaseDown = true;
    }
  }
}
