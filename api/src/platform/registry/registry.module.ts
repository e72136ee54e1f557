import { Module } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { GuardModule } from '../../identity/guard/guard.module.ts';
import { BootReleases } from './boot-releases.service.ts';
import { ChannelRepository } from './channel.repository.ts';
import { FilesController } from './files.controller.ts';
import { GateRepository } from './gate.repository.ts';
import { GateService } from './gate.service.ts';
import { ReleaseHistoryRepository } from './release-history.repository.ts';
import { LiveManifest } from './live-manifest.service.ts';
import { LiveRegistry } from './live-registry.service.ts';
import { RegistryChangesModule } from './registry-changes.module.ts';
import { MetricsModule } from '../../core/metrics/metrics.module.ts';
import { RegistryMetrics } from './registry.metrics.ts';
import { RegistryRepository } from './registry.repository.ts';
import { RegistryService } from './registry.service.ts';
import { RegistryWatch } from './registry-watch.service.ts';
import { ReleaseChecks } from './release-checks.ts';
import { ReleaseContents } from './release-contents.service.ts';
import { ReleaseFiles } from './release-files.service.ts';
import { ReleaseWarnings } from './release-warnings.service.ts';
import { RetentionService } from './retention.service.ts';
import { RunningCanaries } from './running-canaries.repository.ts';
import { VisitorService } from './visitor.service.ts';

/** Stores releases and their files, and records which versions are live. */
@Module({
  imports: [AuditModule, GuardModule, MetricsModule, RegistryChangesModule],
  controllers: [FilesController],
  providers: [
    RegistryMetrics,
    RegistryRepository,
    ChannelRepository,
    RunningCanaries,
    ReleaseHistoryRepository,
    GateRepository,
    GateService,
    RegistryService,
    RetentionService,
    LiveRegistry,
    LiveManifest,
    ReleaseChecks,
    ReleaseContents,
    ReleaseFiles,
    ReleaseWarnings,
    BootReleases,
    RegistryWatch,
    VisitorService,
  ],
  exports: [
    GateService,
    RunningCanaries,
    RegistryWatch,
    RegistryService,
    RegistryRepository,
    ReleaseHistoryRepository,
    LiveRegistry,
    ReleaseChecks,
    ReleaseContents,
    ReleaseFiles,
    ReleaseWarnings,
    VisitorService,
  ],
})
export class RegistryModule {}
