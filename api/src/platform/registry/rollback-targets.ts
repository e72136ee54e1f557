import type { ChangeKind } from './registry-state.ts';

/** One change of a channel, as far as the way back depends on it. */
export interface PastChange {
  kind: ChangeKind;
  toVersion: string;
}

/**
 * The versions that a channel would step back through, nearest first: what was live before the live
 * one, before that, and so on. A rollback is a step back, not a new beginning: after A, B and a
 * rollback to A, the way back leads to what was live before A and never forward to B again.
 * @param changes the channel's, oldest first
 */
export function rollbackTargets(changes: readonly PastChange[]): string[] {
  const path: string[] = [];
  for (const { kind, toVersion } of changes) {
    const known = kind === 'rollback' ? path.lastIndexOf(toVersion) : -1;
    if (known >= 0) path.length = known + 1;
    else path.push(toVersion);
  }
  const live = path.pop();
  return [...new Set(path.reverse())].filter((version) => version !== live);
}
