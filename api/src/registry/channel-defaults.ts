import type { Restriction } from './registry-state.ts';

/** An operator's rules for a channel. */
export interface ChannelRules {
  mounts: string[];
  restriction: Restriction;
}

const RULES: Record<string, ChannelRules> = {
  'mfe-staff': { mounts: ['/staff'], restriction: 'team' },
};

/**
 * Rules of a channel when it is first made; from then on they are the operator's row. The staff
 * remote begins mounted and restricted, so that its pages cannot appear elsewhere, nor others' below
 * `/staff`, and nobody outside the team can fetch its code (DESIGN §3, §6).
 */
export function defaultRules(channel: string): ChannelRules {
  return RULES[channel] ?? { mounts: [], restriction: 'public' };
}
