import type { AuditActor } from '../../../core/audit/audit-writer.repository.ts';
import type { ChangeKind } from './registry-state.ts';

/** A requested change of a channel's live version. */
export interface ChannelChange {
  name: string;
  version: string;
  /** The live version that the caller read; null: none. A different one now fails the change. */
  expected: string | null;
  kind: ChangeKind;
}

/** Who changes the live versions, and why. */
export interface Change {
  by: AuditActor;
  /** One sentence for the audit log. */
  why: string;
  /** Runs all checks and writes nothing. */
  dryRun?: boolean;
}
