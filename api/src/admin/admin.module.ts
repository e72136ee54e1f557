import { Module } from '@nestjs/common';
import { DeployKeysModule } from '../identity/keys/deploy/deploy-keys.module.ts';
import { IngestKeysModule } from '../identity/keys/ingest/ingest-keys.module.ts';
import { SmokeKeysModule } from '../identity/keys/smoke/smoke-keys.module.ts';
import { RemotesModule } from '../platform/remotes/remotes.module.ts';
import { SessionModule } from '../identity/session/session.module.ts';
import { TeamModule } from '../identity/team/team.module.ts';
import { TeamProfilesModule } from '../bot/team-profiles/team-profiles.module.ts';
import { AdminCommands } from './admin.commands.ts';
import { AdminServer } from './admin.server.ts';

@Module({
  imports: [
    DeployKeysModule,
    IngestKeysModule,
    SmokeKeysModule,
    RemotesModule,
    SessionModule,
    TeamModule,
    TeamProfilesModule,
  ],
  providers: [AdminCommands, AdminServer],
})
export class AdminModule {}
