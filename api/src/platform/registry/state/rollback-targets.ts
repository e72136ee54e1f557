import type { ChangeKind } from './registry-state.ts';

/** The fields of a channel's change that rollbacks depend on. */
export interface PastChange {
  kind: ChangeKind;
  toVersion: string;
}

/**
 * The versions that consecutive rollbacks lead to, nearest first. A rollback undoes promotes: after
 * promotes of A and B and a rollback to A, the next target is the version before A and never B.
 * @param changes of one channel, oldest first
 */
export function rollbackTargets(changes: readonly PastChange[]): string[] {
  const path: string[] = [];
  for (const { kind, toVersion } of changes) {
    const position = kind === 'rollback' ? path.lastIndexOf(toVersion) : -1;
    if (position >= 0) path.length = position + 1;
    else path.push(toVersion);
  }
  const live = path.pop();
  return [...new Set(path.reverse())].filter((version) => version !== live);
}
