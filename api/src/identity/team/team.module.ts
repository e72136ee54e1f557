import { Module } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { FirstOwners } from './first-owners.ts';
import { TeamController } from './team.controller.ts';
import { TeamRepository } from './team.repository.ts';
import { TeamService } from './team.service.ts';

/** Membership and ranks of the bot's team. */
@Module({
  imports: [AuditModule],
  controllers: [TeamController],
  providers: [TeamRepository, TeamService, FirstOwners],
  exports: [TeamRepository, TeamService],
})
export class TeamModule {}
