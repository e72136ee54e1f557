import { Injectable } from '@nestjs/common';
import type { Database } from '../db/database.ts';
import { auditEvents } from './audit.table.ts';

/** Who acts, and from where. */
export interface AuditActor {
  /** `user:<id>`, `deploy-key:<id>`, `operator` or `system`. */
  actor: string;
  /** Client address, where there is one. */
  origin?: string;
}

export interface AuditEvent extends AuditActor {
  /** `<noun>.<verb>` */
  action: string;
  /** `<noun>:<id>` */
  target: string;
  /** Before, after, reason; never a secret. */
  detail?: Record<string, unknown>;
}

/** An operator at the command line. */
export const OPERATOR: AuditActor = { actor: 'operator' };
/** The product itself, by its configuration. */
export const SYSTEM: AuditActor = { actor: 'system' };

/** Writes what was done, in the transaction that does it: neither is there without the other. */
@Injectable()
export class AuditWriter {
  /** @param tx the transaction of the act */
  async write(tx: Database, { actor, action, target, detail, origin }: AuditEvent): Promise<void> {
    await tx.insert(auditEvents).values({ actor, action, target, detail, origin });
  }
}
