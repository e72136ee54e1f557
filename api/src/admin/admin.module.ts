import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.ts';
import { RemotesModule } from '../platform/remotes/remotes.module.ts';
import { ImportsModule } from '../commerce/imports.module.ts';
import { BotScopesModule } from '../bot/ingest/bot-scopes.module.ts';
import { TeamProfilesModule } from '../bot/team-profiles/team-profiles.module.ts';
import { AdminCommands } from './admin.commands.ts';
import { AdminServer } from './admin.server.ts';

@Module({
  imports: [IdentityModule, RemotesModule, ImportsModule, BotScopesModule, TeamProfilesModule],
  providers: [AdminCommands, AdminServer],
})
export class AdminModule {}
