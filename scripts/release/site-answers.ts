interface Money {
  key: string;
  from: string | null;
  to: string | null;
}

interface Actor {
  id: string;
  label: string | null;
}

/** Where what visitors get comes from. */
export type SiteSource = 'folder' | 'release' | 'none';

/** The releases of the site pack, in the format of the registry. */
export interface SiteReleases {
  live: string | null;
  source: SiteSource;
  rollback_to: string | null;
  versions: { version: string; state: string; published_at: number; published_by: Actor }[];
  changes: { at: number; kind: string; by: Actor; from: string | null; to: string; why: string }[];
}

export interface SitePublished {
  version: string;
  added: boolean;
  files: number;
  bytes: number;
}

export interface SiteChanged {
  from: string | null;
  to: string;
  changed: boolean;
  money: Money[];
}
