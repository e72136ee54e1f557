import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RowRetention } from '../../core/row-retention/row-retention.ts';
import { AuditRetentionRepository } from './audit.retention.repository.ts';

/** Deletes old entries (`KEEP_AUDIT_DAYS`). */
@Injectable()
export class AuditRetention implements OnApplicationBootstrap {
  constructor(
    private readonly rows: AuditRetentionRepository,
    private readonly retention: RowRetention,
  ) {}

  onApplicationBootstrap(): void {
    this.retention.keep('audit', (days) => this.rows.deleteSome(days));
  }
}
