import { Module } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { StaffIncidentsController } from './staff-incidents.controller.ts';
import { IncidentsAccount } from './incidents.account.ts';
import { IncidentsController } from './incidents.controller.ts';
import { IncidentsRepository } from './incidents.repository.ts';
import { IncidentsScreens } from './incidents.screens.ts';
import { IncidentsService } from './incidents.service.ts';

/** Incidents, maintenance and announcements, written by the team for the status page. */
@Module({
  imports: [AuditModule],
  controllers: [IncidentsController, StaffIncidentsController],
  providers: [IncidentsRepository, IncidentsService, IncidentsScreens, IncidentsAccount],
  exports: [IncidentsRepository],
})
export class IncidentsModule {}
