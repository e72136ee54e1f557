import type { ReleaseManifest } from '@portico/sdk/platform';

/** Who may fetch a channel's files and see its pages. Set by operators, never by a release. */
export type Restriction = 'public' | 'team';

/** How a version became live; a rollback returns to one that was live before. */
export type ChangeKind = 'promote' | 'rollback';

/** A published release and the contents of its files. */
export interface StoredRelease {
  manifest: ReleaseManifest;
  /** path -> hex sha256 of the content */
  files: Record<string, string>;
}

/** An operator's rules for a channel. */
export interface ChannelRules {
  restriction: Restriction;
  /** Path prefixes reserved for this channel (`/staff`); empty: any path outside others' mounts. */
  mounts: string[];
}

/** An app (a remote or the shell) with its live version and the operator's rules. */
export interface Channel extends ChannelRules {
  name: string;
  /** Incremented with each change. */
  revision: number;
  /** Operators have switched the remote off: its pages answer 503. Absent: it is on. */
  isOff?: true;
  live: StoredRelease | null;
  /** A share of the visitors gets this release in place of the live one. Absent: no canary runs. */
  canary?: ChannelCanary;
}

/** A running canary. */
export interface ChannelCanary {
  id: number;
  /** Percent of the visitors. */
  share: number;
  /** Signs what documents repeat in their beacons. */
  secret: string;
  release: StoredRelease;
}

/** Everything that a replica needs to serve pages and files. Also stored on its disk as JSON. */
export interface RegistryState {
  channels: Channel[];
  /** `name@version` of every retained release. */
  releases: string[];
  /**
   * Those of `releases` that visitors got, live or in a canary; only reports about these are
   * counted. Absent in files that older APIs left on the disk of a replica.
   */
  shown?: string[];
}

export function releaseKey(name: string, version: string): string {
  return `${name}@${version}`;
}
