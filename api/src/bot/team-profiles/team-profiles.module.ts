import { Module } from '@nestjs/common';
import { IngestModule } from '../ingest/ingest.module.ts';
import { IdentityModule } from '../../identity/identity.module.ts';
import { PresenceCleanup } from './presence-cleanup.ts';
import { PresenceIngestController } from './presence.ingest.ts';
import { TeamListController } from './team-list.controller.ts';
import { TeamListRepository } from './team-list.repository.ts';
import { TeamListService } from './team-list.service.ts';
import { TeamAccount } from './team.account.ts';
import { TeamProfilesIngestController } from './team-profiles.ingest.ts';
import { TeamProfilesRepository } from './team-profiles.repository.ts';
import { SiteAnswersModule } from '../../http/site/site-answers.module.ts';

/** Profiles and presence of the team from the bot, and the public team list. */
@Module({
  imports: [SiteAnswersModule, IngestModule, IdentityModule],
  controllers: [TeamListController, TeamProfilesIngestController, PresenceIngestController],
  providers: [
    TeamListRepository,
    TeamListService,
    TeamProfilesRepository,
    TeamAccount,
    PresenceCleanup,
  ],
  exports: [TeamListService, TeamProfilesRepository],
})
export class TeamProfilesModule {}
