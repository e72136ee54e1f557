import { eventId } from './event-id.ts';
import type { ShardEvent } from './streams.ts';

/** The state of the shards of one process. */
export interface ShardReport {
  /** Number of shards of the whole bot. */
  shardCount: number;
  /** The shards of this process. */
  shards: {
    id: number;
    servers: number;
    members: number;
    /** Milliseconds. */
    latency: number;
    /** Seconds. */
    uptime: number;
    isReady: boolean;
  }[];
}

/** Events of the state of shards. @param at epoch seconds */
export const shardEvents = ({ shardCount, shards }: ShardReport, at: number): ShardEvent[] =>
  shards.map(({ id, servers, members, latency, uptime, isReady }) => ({
    id: eventId('shard', id, at),
    at,
    shard_count: shardCount,
    shard_id: id,
    server_count: servers,
    member_count: members,
    latency: Math.max(0, latency),
    uptime,
    is_ready: isReady,
  }));

/** What is read of a client of discord.js 14; discord.js itself is not needed. */
export interface DiscordClient {
  uptime: number | null;
  options: { shardCount?: number };
  ws: { shards: ReadonlyMap<number, { id: number; ping: number; status: number }> };
  guilds: { cache: ReadonlyMap<string, { shardId: number; memberCount: number }> };
}

/** `Status.Ready` of discord.js. */
const READY = 0;

/** The state of the shards of a client of discord.js; in a process of the ShardingManager, of its own. */
export function shardsOf({ ws, guilds, options, uptime }: DiscordClient): ShardReport {
  const shards = [...ws.shards.values()].map(({ id, ping, status }) => {
    const own = [...guilds.cache.values()].filter(({ shardId }) => shardId === id);
    return {
      id,
      servers: own.length,
      members: membersOf(own),
      latency: ping,
      uptime: Math.floor((uptime ?? 0) / 1000),
      isReady: status === READY,
    };
  });
  return { shardCount: options.shardCount ?? shards.length, shards };
}

const membersOf = (guilds: readonly { memberCount: number }[]) =>
  // Discord omits the number for servers that are unavailable.
  guilds.reduce((sum, { memberCount }) => sum + (memberCount || 0), 0);
