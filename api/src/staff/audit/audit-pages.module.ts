import { Module } from '@nestjs/common';
import { RowRetentionModule } from '../../core/row-retention/row-retention.module.ts';
import { AuditController } from './audit.controller.ts';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { AuditRepository } from './audit.repository.ts';
import { AuditRetention } from './audit.retention.ts';
import { AuditRetentionRepository } from './audit.retention.repository.ts';
import { AuditService } from './audit.service.ts';

/**
 * The team's view of the audit log. Writing is in `core/audit`, because the command line writes
 * too.
 */
@Module({
  imports: [AuditModule, RowRetentionModule],
  controllers: [AuditController],
  providers: [AuditRepository, AuditRetention, AuditRetentionRepository, AuditService],
})
export class AuditPagesModule {}
