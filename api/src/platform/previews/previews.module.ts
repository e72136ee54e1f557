import { Module } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { JobsModule } from '../../core/jobs/jobs.module.ts';
import { DeployKeysModule } from '../../identity/keys/deploy/deploy-keys.module.ts';
import { RegistryModule } from '../registry/registry.module.ts';
import { PreviewLinks } from './preview-links.service.ts';
import { PreviewRepository } from './preview.repository.ts';
import { PreviewService } from './preview.service.ts';
import { PreviewsController } from './previews.controller.ts';
import { TeamPreviewsController } from './team-previews.controller.ts';

/** Previews: links that show the site with versions that are not live. */
@Module({
  imports: [AuditModule, DeployKeysModule, JobsModule, RegistryModule],
  controllers: [PreviewsController, TeamPreviewsController],
  providers: [PreviewLinks, PreviewRepository, PreviewService],
  exports: [PreviewService],
})
export class PreviewsModule {}
