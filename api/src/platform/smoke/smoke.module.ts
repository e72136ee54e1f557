import { Module } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { RegistryModule } from '../registry/registry.module.ts';
import { ExampleAnswers } from './example-answers.ts';
import { SmokeCheck } from './smoke-check.service.ts';
import { SmokeRunRepository } from './smoke-run.repository.ts';
import { SmokeRunsController } from './smoke-runs.controller.ts';
import { SmokeVisits } from './smoke-visits.service.ts';
import { SmokeController } from './smoke.controller.ts';
import { SmokeService } from './smoke.service.ts';

/** Smoke runs: workers load the pages of a published version in a browser, and the gate reads the verdict. */
@Module({
  imports: [AuditModule, RegistryModule],
  controllers: [SmokeController, SmokeRunsController],
  providers: [ExampleAnswers, SmokeCheck, SmokeRunRepository, SmokeService, SmokeVisits],
  exports: [SmokeService, SmokeVisits],
})
export class SmokeModule {}
