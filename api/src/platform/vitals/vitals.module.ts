import { Module } from '@nestjs/common';
import { JobsModule } from '../../core/jobs/jobs.module.ts';
import { RegistryModule } from '../registry/registry.module.ts';
import { VitalsController } from './vitals.controller.ts';
import { VitalsRepository } from './vitals.repository.ts';
import { VitalsService } from './vitals.service.ts';

/** How the apps of the site fare in people's browsers. */
@Module({
  imports: [JobsModule, RegistryModule],
  controllers: [VitalsController],
  providers: [VitalsRepository, VitalsService],
})
export class VitalsModule {}
