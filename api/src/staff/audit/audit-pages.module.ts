import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { AuditRepository } from './audit.repository.ts';
import { AuditService } from './audit.service.ts';

/** The record as the team reads it; apart from writing, which the command line does too. */
@Module({
  imports: [AuditModule],
  controllers: [AuditController],
  providers: [AuditRepository, AuditService],
})
export class AuditPagesModule {}
