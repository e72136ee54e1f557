import { Module } from '@nestjs/common';
import { IngestModule } from '../ingest/ingest.module.ts';
import { DeployKeysModule } from '../releases/deploy-keys.module.ts';
import { TeamModule } from '../team/team.module.ts';
import { TeamProfilesModule } from '../team-profiles/team-profiles.module.ts';
import { AdminCommands } from './admin.commands.ts';
import { AdminServer } from './admin.server.ts';

@Module({
  imports: [DeployKeysModule, IngestModule, TeamModule, TeamProfilesModule],
  providers: [AdminCommands, AdminServer],
})
export class AdminModule {}
