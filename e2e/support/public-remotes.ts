import { REMOTE_NAMES, REMOTES } from 'shared/platform';

/** Remotes whose pages are for everybody, in the order of building. */
export const PUBLIC_REMOTES = REMOTE_NAMES.filter((name) => !('restriction' in REMOTES[name]));
