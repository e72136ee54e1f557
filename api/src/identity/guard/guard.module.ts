import { Module } from '@nestjs/common';
import { DeployKeysModule } from '../keys/deploy/deploy-keys.module.ts';
import { IngestKeysModule } from '../keys/ingest/ingest-keys.module.ts';
import { SmokeKeysModule } from '../keys/smoke/smoke-keys.module.ts';
import { SessionModule } from '../session/session.module.ts';
import { AccessGuard } from './access.guard.ts';
import { Callers } from './callers.ts';
import { CredentialsService } from './credentials.service.ts';

@Module({
  imports: [SessionModule, IngestKeysModule, DeployKeysModule, SmokeKeysModule],
  providers: [AccessGuard, Callers, CredentialsService],
  exports: [AccessGuard, Callers, CredentialsService],
})
export class GuardModule {}
