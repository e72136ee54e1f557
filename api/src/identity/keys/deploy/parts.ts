import { REMOTE_NAMES } from 'shared/platform';

/** What can be released on its own: each remote, and the shell. */
export const PARTS: readonly string[] = [...REMOTE_NAMES, 'shell'];

/** A key for every part, later ones included. */
export const ALL_PARTS = '*';

/** Whether a key with these parts may release that one. */
export function covers(parts: readonly string[], part: string): boolean {
  return parts.includes(ALL_PARTS) || parts.includes(part);
}
