import { Injectable } from '@nestjs/common';
import type { AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { LimitsService } from '../limits/limits.service.ts';

/** Maximum exports of one member per minute. */
const MAX_PER_MINUTE = 20;

@Injectable()
export class ExportLimit {
  constructor(private readonly limits: LimitsService) {}

  /** Counts one export. @throws ProblemError 429 beyond the limit */
  count({ actor }: AuditActor): Promise<void> {
    return this.limits.count(`export ${actor}`, MAX_PER_MINUTE, 60);
  }
}
