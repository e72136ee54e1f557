import { Module } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { RegistryModule } from '../registry/registry.module.ts';
import { PreviewRepository } from './preview.repository.ts';
import { PreviewService } from './preview.service.ts';

/** Previews: links that show the site with versions that are not live. */
@Module({
  imports: [AuditModule, RegistryModule],
  providers: [PreviewRepository, PreviewService],
  exports: [PreviewService],
})
export class PreviewsModule {}
