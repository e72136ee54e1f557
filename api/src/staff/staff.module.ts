import { Module } from '@nestjs/common';
import { AuditModule } from '../core/audit/audit.module.ts';
import { RowRetentionModule } from '../core/row-retention/row-retention.module.ts';
import { DiscordModule } from '../identity/discord/discord.module.ts';
import { AuditController } from './audit/audit.controller.ts';
import { AuditRepository } from './audit/audit.repository.ts';
import { AuditRetentionRepository } from './audit/audit.retention.repository.ts';
import { AuditRetention } from './audit/audit.retention.ts';
import { AuditService } from './audit/audit.service.ts';
import { DeskController } from './desk/desk.controller.ts';
import { NamesController } from './names/names.controller.ts';
import { NamesService } from './names/names.service.ts';
import { SalesController } from './sales/sales.controller.ts';
import { SalesRepository } from './sales/sales.repository.ts';
import { SalesService } from './sales/sales.service.ts';

/** The team's views: audit log, settings, names and sales. */
@Module({
  imports: [AuditModule, DiscordModule, RowRetentionModule],
  controllers: [AuditController, DeskController, NamesController, SalesController],
  providers: [
    AuditRepository,
    AuditRetention,
    AuditRetentionRepository,
    AuditService,
    NamesService,
    SalesRepository,
    SalesService,
  ],
})
export class StaffModule {}
