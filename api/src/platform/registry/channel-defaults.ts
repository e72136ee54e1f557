import { REMOTES } from 'shared/platform';
import type { Restriction } from './registry-state.ts';

/** An operator's rules for a channel. */
export interface ChannelRules {
  mounts: string[];
  restriction: Restriction;
}

const RULES: Record<string, { mounts?: readonly string[]; restriction?: Restriction }> = REMOTES;

/**
 * Rules of a channel when it is first created; from then on they are the operator's row. A remote
 * with a mount answers below it only, and no other remote answers there.
 */
export function defaultRules(channel: string): ChannelRules {
  const { mounts = [], restriction = 'public' } = RULES[channel] ?? {};
  return { mounts: [...mounts], restriction };
}
