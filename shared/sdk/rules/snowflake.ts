/** Orders ids by number without losing digits, for `sort`. Ids are strings of digits. */
export function compareSnowflakes(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

const ID = /^\d{17,20}$/;
/** Ids are unsigned 64-bit integers. */
const MAX_ID = '18446744073709551615';
/** Number of bits below the timestamp of an id. */
const TIME_SHIFT = 22n;

/** Whether a text is a Discord id: 17 to 20 digits, 64 bits. */
export function isSnowflake(text: string): boolean {
  return ID.test(text) && compareSnowflakes(text, MAX_ID) <= 0;
}

/**
 * The shard of a server: the timestamp of its id modulo the number of shards.
 * @param serverId a snowflake
 * @param shardCount how many shards the bot runs; at least 1
 */
export function shardOf(serverId: string, shardCount: number): number {
  return Number((BigInt(serverId) >> TIME_SHIFT) % BigInt(shardCount));
}
