import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module.ts';
import { TeamModule } from '../team/team.module.ts';
import { BootReleases } from './boot-releases.service.ts';
import { FilesController } from './files.controller.ts';
import { LiveRegistry } from './live-registry.service.ts';
import { RegistryController } from './registry.controller.ts';
import { RegistryRepository } from './registry.repository.ts';
import { RegistryService } from './registry.service.ts';
import { RegistryWatch } from './registry-watch.service.ts';
import { ReleaseContents } from './release-contents.service.ts';
import { ReleaseFiles } from './release-files.service.ts';
import { VisitorService } from './visitor.service.ts';

/** Releases, what is live of them, and their files (DESIGN §3). */
@Module({
  imports: [SessionModule, TeamModule],
  controllers: [RegistryController, FilesController],
  providers: [
    RegistryRepository,
    RegistryService,
    LiveRegistry,
    ReleaseContents,
    ReleaseFiles,
    BootReleases,
    RegistryWatch,
    VisitorService,
  ],
  exports: [RegistryService, LiveRegistry, VisitorService],
})
export class RegistryModule {}
