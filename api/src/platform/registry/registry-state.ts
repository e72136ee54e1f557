import type { ReleaseManifest } from 'shared/platform';

/** Who may fetch a channel's files and see its pages. Operator data, never a release's own. */
export type Restriction = 'public' | 'team';

/** How a version came to be live: forward, or back to one that was live before. */
export type ChangeKind = 'promote' | 'rollback';

/** A published release with where its files' bytes are. */
export interface StoredRelease {
  manifest: ReleaseManifest;
  /** path -> hex sha256 of the content */
  files: Record<string, string>;
}

/** A named place whose live version can be changed: one per remote, and the shell. */
export interface Channel {
  name: string;
  restriction: Restriction;
  /** Path prefixes that belong to this channel alone (`/staff`); empty: anywhere outside others'. */
  mounts: string[];
  /** Counts the changes; the caller of a promote names the one that it saw. */
  revision: number;
  live: StoredRelease | null;
}

/** Everything that a replica needs to serve pages and files; also the shape kept on disk. */
export interface RegistryState {
  channels: Channel[];
  /** `name@version` of every published release; anything else is unknown without asking. */
  releases: string[];
}

export function releaseKey(name: string, version: string): string {
  return `${name}@${version}`;
}
