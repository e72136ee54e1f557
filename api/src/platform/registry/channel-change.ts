import type { AuditActor } from '../../core/audit/audit-writer.repository.ts';
import type { ChangeKind } from './registry-state.ts';

/** One channel's live version is to change. */
export interface ChannelChange {
  name: string;
  version: string;
  /** What the caller saw live; null: nothing. Anything else live by now refuses the change. */
  expected: string | null;
  kind: ChangeKind;
}

/** Who changes what is live, and why: one sentence for the record. */
export interface Change {
  by: AuditActor;
  why: string;
  /** Everything is checked and nothing is changed. */
  dryRun?: boolean;
}
