/** Scopes of an ingest key, one per noun; `*` grants all, including future ones. */
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

export const ALL_SCOPES = '*';

export function isGrantable(scope: string): boolean {
  return scope === ALL_SCOPES || (INGEST_SCOPES as readonly string[]).includes(scope);
}
