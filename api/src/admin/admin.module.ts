import { Module } from '@nestjs/common';
import { IngestModule } from '../bot/ingest/ingest.module.ts';
import { DeployKeysModule } from '../identity/keys/deploy/deploy-keys.module.ts';
import { TeamModule } from '../identity/team/team.module.ts';
import { TeamProfilesModule } from '../bot/team-profiles/team-profiles.module.ts';
import { AdminCommands } from './admin.commands.ts';
import { AdminServer } from './admin.server.ts';

@Module({
  imports: [DeployKeysModule, IngestModule, TeamModule, TeamProfilesModule],
  providers: [AdminCommands, AdminServer],
})
export class AdminModule {}
