import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { IngestModule } from '../ingest/ingest.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { FirstOwners } from './first-owners.ts';
import { PresenceIngest, PresenceIngestController } from './presence.ingest.ts';
import { ProfilesIngest, ProfilesIngestController } from './profiles.ingest.ts';
import { ProfilesRepository } from './profiles.repository.ts';
import { TeamAccount } from './team.account.ts';
import { TeamController } from './team.controller.ts';
import { TeamListService } from './team-list.service.ts';
import { TeamRepository } from './team.repository.ts';
import { TeamService } from './team.service.ts';

/** The bot's team: who belongs to it, how they show and what they do. */
@Module({
  imports: [AuditModule, IngestModule, JobsModule],
  controllers: [TeamController, ProfilesIngestController, PresenceIngestController],
  providers: [
    TeamRepository,
    ProfilesRepository,
    TeamService,
    TeamListService,
    TeamAccount,
    FirstOwners,
    ProfilesIngest,
    PresenceIngest,
  ],
  exports: [ProfilesRepository, TeamRepository, TeamService],
})
export class TeamModule {}
