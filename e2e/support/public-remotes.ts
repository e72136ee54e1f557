import { REMOTE_NAMES, REMOTES } from 'shared/platform';
import type { RemoteName } from 'shared/platform';

/** Remotes with public pages, in build order. */
export const PUBLIC_REMOTES: RemoteName[] = REMOTE_NAMES.filter(
  (name) => !('restriction' in REMOTES[name]),
);
