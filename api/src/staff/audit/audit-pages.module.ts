import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { AuditRepository } from './audit.repository.ts';
import { AuditService } from './audit.service.ts';

/**
 * The team's view of the audit log. Writing is in `core/audit`, because the command line writes
 * too.
 */
@Module({
  imports: [AuditModule],
  controllers: [AuditController],
  providers: [AuditRepository, AuditService],
})
export class AuditPagesModule {}
