import { Module } from '@nestjs/common';
import { JobsModule } from '../../core/jobs/jobs.module.ts';
import { RowRetentionModule } from '../../core/row-retention/row-retention.module.ts';
import { CanariesModule } from '../canaries/canaries.module.ts';
import { RegistryModule } from '../registry/registry.module.ts';
import { ErrorFramesRepository } from './error-frames.repository.ts';
import { ErrorFrames } from './error-frames.service.ts';
import { VitalsController } from './vitals.controller.ts';
import { VitalsRepository } from './vitals.repository.ts';
import { VitalsService } from './vitals.service.ts';

/** Collects load times and errors of remotes from visitors' browsers. */
@Module({
  imports: [CanariesModule, JobsModule, RegistryModule, RowRetentionModule],
  controllers: [VitalsController],
  providers: [ErrorFrames, ErrorFramesRepository, VitalsRepository, VitalsService],
})
export class VitalsModule {}
