import { Injectable } from '@nestjs/common';
import type { AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { LimitsService } from '../limits/limits.service.ts';

/** Whole lists that one member may take out within a minute. */
const MAX_PER_MINUTE = 20;

@Injectable()
export class ExportLimit {
  constructor(private readonly limits: LimitsService) {}

  /** @throws ProblemError 429 for somebody who takes too many */
  count({ actor }: AuditActor): Promise<void> {
    return this.limits.count(`export ${actor}`, MAX_PER_MINUTE, 60);
  }
}
