import { Module } from '@nestjs/common';
import { AuditWriter } from './audit-writer.repository.ts';

/** The append-only audit log of operators, staff and the system. */
@Module({ providers: [AuditWriter], exports: [AuditWriter] })
export class AuditModule {}
