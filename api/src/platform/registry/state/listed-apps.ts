import { REMOTES } from '@portico/sdk/platform';
import type { ChannelRules, Restriction } from './registry-state.ts';

type ListedApp = ChannelRules & { name: string };

const RULES: Record<string, { mounts?: readonly string[]; restriction?: Restriction }> = REMOTES;

/**
 * The shell and the remotes of this repository, with the rules with which a start adds missing
 * channels. Afterwards only the database counts.
 */
export const LISTED_APPS: readonly ListedApp[] = [
  ...Object.entries(RULES).map(([name, { mounts = [], restriction = 'public' }]): ListedApp => ({
    name,
    mounts: [...mounts],
    restriction,
  })),
  { name: 'shell', mounts: [], restriction: 'public' },
];
