import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { FirstOwners } from './first-owners.ts';
import { TeamAccount } from './team.account.ts';
import { TeamController } from './team.controller.ts';
import { TeamRepository } from './team.repository.ts';
import { TeamService } from './team.service.ts';

/** The bot's team: who belongs to it, and their profiles. */
@Module({
  imports: [AuditModule],
  controllers: [TeamController],
  providers: [TeamRepository, TeamService, TeamAccount, FirstOwners],
  exports: [TeamRepository, TeamService],
})
export class TeamModule {}
