import { Module } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { JobsModule } from '../../core/jobs/jobs.module.ts';
import { DeployKeysModule } from '../../identity/keys/deploy/deploy-keys.module.ts';
import { RegistryModule } from '../registry/registry.module.ts';
import { SmokeModule } from '../smoke/smoke.module.ts';
import { CanariesController } from './canaries.controller.ts';
import { CanariesRepository } from './canaries.repository.ts';
import { CanariesService } from './canaries.service.ts';
import { CanaryTally } from './canary-tally.ts';
import { CanaryVisits } from './canary-visits.service.ts';
import { StaffCanariesController } from './staff-canaries.controller.ts';

/** Serves new versions to a share of the visitors, and compares them with the live ones. */
@Module({
  imports: [AuditModule, DeployKeysModule, JobsModule, RegistryModule, SmokeModule],
  controllers: [CanariesController, StaffCanariesController],
  providers: [CanariesRepository, CanariesService, CanaryTally, CanaryVisits],
  exports: [CanaryVisits],
})
export class CanariesModule {}
