import { Module } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { FirstOwners } from './first-owners.ts';
import { TeamController } from './team.controller.ts';
import { TeamRepository } from './team.repository.ts';
import { TeamService } from './team.service.ts';

/** Who belongs to the bot's team, and with which rank. */
@Module({
  imports: [AuditModule],
  controllers: [TeamController],
  providers: [TeamRepository, TeamService, FirstOwners],
  exports: [TeamRepository, TeamService],
})
export class TeamModule {}
