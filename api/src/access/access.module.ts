import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { IngestModule } from '../ingest/ingest.module.ts';
import { DeployKeysModule } from '../releases/deploy-keys.module.ts';
import { SessionModule } from '../session/session.module.ts';
import { TeamModule } from '../team/team.module.ts';
import { AccessGuard } from './access.guard.ts';

@Module({
  imports: [SessionModule, TeamModule, IngestModule, DeployKeysModule],
  providers: [{ provide: APP_GUARD, useClass: AccessGuard }],
})
export class AccessModule {}
