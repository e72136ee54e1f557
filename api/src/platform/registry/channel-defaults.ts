import { REMOTES } from 'shared/platform';
import type { Restriction } from './registry-state.ts';

/** An operator's rules for a channel. */
export interface ChannelRules {
  mounts: string[];
  restriction: Restriction;
}

const RULES: Record<string, { mounts?: readonly string[]; restriction?: Restriction }> = REMOTES;

/**
 * Rules of a channel when it is created; afterwards the operator's database row applies. A remote
 * with a mount serves pages below that path only, and no other remote does.
 */
export function defaultRules(channel: string): ChannelRules {
  const { mounts = [], restriction = 'public' } = RULES[channel] ?? {};
  return { mounts: [...mounts], restriction };
}
