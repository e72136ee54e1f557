import { Module, type DynamicModule } from '@nestjs/common';
import { AccountDataRegistry } from './account-data/account-data-registry.ts';
import { AuditWriter } from './audit/audit-writer.repository.ts';
import { Config } from './config/config.ts';
import { DatabaseService } from './db/database.service.ts';
import { RevisionRepository } from './db/revision.repository.ts';
import { StorageHealth } from './db/storage-health.ts';
import { PoolMetrics } from './health/pool.metrics.ts';
import { Readiness } from './health/readiness.ts';
import { JobMetrics } from './jobs/job.metrics.ts';
import { JobRunRepository } from './jobs/job-run.repository.ts';
import { JobsService } from './jobs/jobs.service.ts';
import { Log } from './log/log.ts';
import { MetricsService } from './metrics/metrics.service.ts';
import { CallOutcomes } from './dependency-health/call-outcomes.ts';
import { ServiceCalls } from './dependency-health/service-calls.ts';
import { FigureSources } from './figures/figure-sources.ts';
import { PageLinks } from './pages/page-links.ts';
import { LateStartFailure } from './process/late-start-failure.ts';
import { RowRetention } from './row-retention/row-retention.ts';
import { LiveSite } from './site/live-site.ts';
import { SiteFolder } from './site/site-folder.service.ts';

/** What every module may inject: configuration, log, database, jobs, metrics, and lists in which modules register what they own. */
@Module({})
export class CoreModule {
  static with(config: Config, log: Log): DynamicModule {
    const shared = [
      ...[AccountDataRegistry, AuditWriter, CallOutcomes, DatabaseService, FigureSources],
      ...[JobsService, LateStartFailure, MetricsService, PageLinks, Readiness, RevisionRepository],
      ...[RowRetention, ServiceCalls, StorageHealth],
    ];
    return {
      module: CoreModule,
      global: true,
      providers: [
        { provide: Config, useValue: config },
        { provide: Log, useValue: log },
        // Read before anything else starts: everything shows its name.
        {
          provide: LiveSite,
          inject: [Config, SiteFolder],
          useFactory: async (settings: Config, folder: SiteFolder) => {
            const live = new LiveSite(settings);
            await folder.open(live);
            return live;
          },
        },
        ...[JobMetrics, JobRunRepository, PoolMetrics, SiteFolder],
        ...shared,
      ],
      exports: [Config, LiveSite, Log, ...shared],
    };
  }
}
