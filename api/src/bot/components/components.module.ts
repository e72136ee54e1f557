import { Module } from '@nestjs/common';
import { JobsModule } from '../../core/jobs/jobs.module.ts';
import { IncidentsModule } from '../incidents/incidents.module.ts';
import { IngestModule } from '../ingest/ingest.module.ts';
import { StatusModule } from '../status/status.module.ts';
import { ComponentSampler } from './component-sampler.service.ts';
import { ComponentsController } from './components.controller.ts';
import { ComponentsIngestController } from './components.ingest.ts';
import { ComponentsRepository } from './components.repository.ts';
import { ComponentsService } from './components.service.ts';

/** Measures the components of the status page, and their uptime. */
@Module({
  imports: [IncidentsModule, IngestModule, JobsModule, StatusModule],
  controllers: [ComponentsController, ComponentsIngestController],
  providers: [ComponentsRepository, ComponentsService, ComponentSampler],
  exports: [ComponentsService],
})
export class ComponentsModule {}
