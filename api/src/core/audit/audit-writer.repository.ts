import { Injectable } from '@nestjs/common';
import type { PlatformAction } from '@portico/sdk/contracts/audit/actions';
import type { Database } from '../db/database.ts';
import { auditEvents } from './audit.table.ts';

/** The actor of an audit entry, and the address of the request. */
export interface AuditActor {
  /** `user:<id>`, `deploy-key:<id>`, `smoke-key:<id>`, `operator` or `system`. */
  actor: string;
  /** Client address; absent for the command line and the system. */
  origin?: string;
}

export interface AuditEvent<Action extends string> extends AuditActor {
  /** `<noun>.<verb>`, of a list that has its sentence. */
  action: Action;
  /** `<noun>:<id>` */
  target: string;
  /** Before, after, reason; never a secret. */
  detail?: Record<string, unknown>;
}

/** An operator at the command line. */
export const OPERATOR: AuditActor = { actor: 'operator' };
/** The application itself, following its configuration. */
export const SYSTEM: AuditActor = { actor: 'system' };

/** Writes audit entries in the transaction of the action, so that both commit or neither. */
@Injectable()
export class AuditWriter {
  /**
   * Layers that know the site name the type of its actions: `write<SiteAction>(tx, …)`.
   * @param tx the transaction of the action
   */
  async write<Action extends string = PlatformAction>(
    tx: Database,
    { actor, action, target, detail, origin }: AuditEvent<NoInfer<Action>>,
  ): Promise<void> {
    await tx.insert(auditEvents).values({ actor, action, target, detail, origin });
  }
}
