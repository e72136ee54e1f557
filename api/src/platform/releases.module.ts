import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.ts';
import { CanariesController } from './canaries/canaries.controller.ts';
import { CanariesRepository } from './canaries/canaries.repository.ts';
import { CanariesService } from './canaries/canaries.service.ts';
import { CanaryTally } from './canaries/canary-tally.ts';
import { CanaryVisits } from './canaries/canary-visits.service.ts';
import { StaffCanariesController } from './canaries/staff-canaries.controller.ts';
import { PreviewLinks } from './previews/preview-links.service.ts';
import { PreviewRepository } from './previews/preview.repository.ts';
import { PreviewService } from './previews/preview.service.ts';
import { RequestSite } from './previews/request-site.service.ts';
import { PreviewsController } from './previews/previews.controller.ts';
import { TeamPreviewsController } from './previews/team-previews.controller.ts';
import { BootReleases } from './registry/publishing/boot-releases.service.ts';
import { DeclaredLinks } from './registry/live/declared-links.ts';
import { FilesController } from './registry/files/files.controller.ts';
import { GateRepository } from './registry/gate/gate.repository.ts';
import { GateService } from './registry/gate/gate.service.ts';
import { LiveManifest } from './registry/files/live-manifest.service.ts';
import { LiveRegistry } from './registry/live/live-registry.service.ts';
import { ReleasedSite } from './registry/live/released-site.service.ts';
import { RemoteConfigurations } from './registry/live/remote-configurations.service.ts';
import { SitePacks } from './registry/live/site-packs.service.ts';
import { SiteReleases } from './registry/publishing/site-releases.service.ts';
import { SiteVersionsRepository } from './registry/database/site-versions.repository.ts';
import { RegistryWatch } from './registry/publishing/registry-watch.service.ts';
import { RegistryMetrics } from './registry/live/registry.metrics.ts';
import { RegistryRepository } from './registry/database/registry.repository.ts';
import { RegistryService } from './registry/publishing/registry.service.ts';
import { ReleaseChecks } from './registry/state/release-checks.ts';
import { ReleaseContents } from './registry/disk/release-contents.service.ts';
import { ReleaseFiles } from './registry/files/release-files.service.ts';
import { ReleaseHistoryRepository } from './registry/database/release-history.repository.ts';
import { ReleaseWarnings } from './registry/publishing/release-warnings.service.ts';
import { RetentionService } from './registry/publishing/retention.service.ts';
import { VisitorService } from './registry/live/visitor.service.ts';
import { PlatformController } from './releases/platform.controller.ts';
import { ReleaseChanges } from './releases/release-changes.service.ts';
import { ReleasesController } from './releases/releases.controller.ts';
import { ReleasesService } from './releases/releases.service.ts';
import { SiteReleaseCalls } from './releases/site-release-calls.service.ts';
import { SiteReleasesController } from './releases/site-releases.controller.ts';
import { TeamSiteController } from './releases/team-site.controller.ts';
import { RemotesModule } from './remotes/remotes.module.ts';
import { ExampleAnswers } from './smoke/example-answers.ts';
import { SmokeCheck } from './smoke/smoke-check.service.ts';
import { SmokeRunRepository } from './smoke/smoke-run.repository.ts';
import { SmokeRunsController } from './smoke/smoke-runs.controller.ts';
import { SmokeVisits } from './smoke/smoke-visits.service.ts';
import { SmokeController } from './smoke/smoke.controller.ts';
import { SmokeService } from './smoke/smoke.service.ts';

/** The release registry: versions and their files, the gate, smoke runs, canaries and previews. */
@Module({
  imports: [IdentityModule, RemotesModule],
  controllers: [
    FilesController,
    ReleasesController,
    PlatformController,
    SiteReleasesController,
    TeamSiteController,
    SmokeController,
    SmokeRunsController,
    CanariesController,
    StaffCanariesController,
    PreviewsController,
    TeamPreviewsController,
  ],
  providers: [
    DeclaredLinks,
    RegistryMetrics,
    RemoteConfigurations,
    RegistryRepository,
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
    ReleaseChanges,
    ReleasesService,
    ReleasedSite,
    SitePacks,
    SiteReleaseCalls,
    SiteReleases,
    SiteVersionsRepository,
    ExampleAnswers,
    SmokeCheck,
    SmokeRunRepository,
    SmokeService,
    SmokeVisits,
    CanariesRepository,
    CanariesService,
    CanaryTally,
    CanaryVisits,
    PreviewLinks,
    PreviewRepository,
    PreviewService,
    RequestSite,
  ],
  exports: [
    RegistryWatch,
    SiteVersionsRepository,
    LiveRegistry,
    ReleaseFiles,
    VisitorService,
    SmokeVisits,
    CanaryVisits,
    PreviewService,
  ],
})
export class ReleasesModule {}
