/** Scopes of an ingest key, one per noun. */
export const INGEST_SCOPES = [
  'activity',
  'avatars',
  'blacklists',
  'commands',
  'components',
  'economy',
  'history',
  'licenses',
  'presence',
  'shards',
  'team-profiles',
  'templates',
] as const;
export type IngestScope = (typeof INGEST_SCOPES)[number];
