import { Module } from '@nestjs/common';
import { DeployKeysModule } from '../keys/deploy/deploy-keys.module.ts';
import { IngestKeysModule } from '../keys/ingest/ingest-keys.module.ts';
import { SmokeKeysModule } from '../keys/smoke/smoke-keys.module.ts';
import { SessionModule } from '../session/session.module.ts';
import { AccessService } from './access.service.ts';
import { Callers } from './callers.ts';

@Module({
  imports: [SessionModule, IngestKeysModule, DeployKeysModule, SmokeKeysModule],
  providers: [AccessService, Callers],
  exports: [AccessService, Callers],
})
export class GuardModule {}
