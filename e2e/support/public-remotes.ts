import { REMOTE_NAMES, REMOTES } from '@portico/sdk/platform';
import type { RemoteName } from '@portico/sdk/platform';

/** Remotes with public pages, in build order. */
export const PUBLIC_REMOTES: RemoteName[] = REMOTE_NAMES.filter(
  (name) => !('restriction' in REMOTES[name]),
);
