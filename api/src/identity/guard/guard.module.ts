import { Module } from '@nestjs/common';
import { IngestModule } from '../../bot/ingest/ingest.module.ts';
import { DeployKeysModule } from '../keys/deploy/deploy-keys.module.ts';
import { SessionModule } from '../session/session.module.ts';
import { TeamModule } from '../team/team.module.ts';
import { AccessService } from './access.service.ts';

@Module({
  imports: [SessionModule, TeamModule, IngestModule, DeployKeysModule],
  providers: [AccessService],
  exports: [AccessService],
})
export class AccessModule {}
