import { isSnowflake } from '@portico/sdk/rules/snowflake';

/**
 * The shards-only view (spec 0 §7) is the status page with a query parameter, so that it can be
 * linked.
 */
const VIEW = 'view';
const SERVER = 'server';

/** @param serverId server whose shard is marked */
export function shardsAddress(serverId?: string): string {
  const search = new URLSearchParams({ [VIEW]: 'shards' });
  if (serverId) search.set(SERVER, serverId);
  return `/status?${search}`;
}

/** Parsed query of the shards-only view; undefined for the whole status page. */
export function readShardsAddress(
  search: URLSearchParams,
): { server: string | undefined } | undefined {
  const server = search.get(SERVER) ?? undefined;
  if (search.get(VIEW) !== 'shards') return undefined;
  return { server: server && isSnowflake(server) ? server : undefined };
}
