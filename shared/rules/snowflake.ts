/** Orders ids by number without losing digits, for `sort`. Ids are strings of digits. */
export function compareSnowflakes(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

const ID = /^\d{17,20}$/;
/** Ids are unsigned integers of 64 bits. */
const LARGEST = '18446744073709551615';
/** Bits below the time of an id. */
const TIME_SHIFT = 22n;

/** Whether a text is an id as Discord gives them out: 17 to 20 digits, 64 bits. */
export function isSnowflake(text: string): boolean {
  return ID.test(text) && compareSnowflakes(text, LARGEST) <= 0;
}

/**
 * The shard that a server belongs to: its id's time, modulo the number of shards.
 * @param serverId a snowflake
 * @param shardCount how many shards the bot runs; at least 1
 */
export function shardOf(serverId: string, shardCount: number): number {
  return Number((BigInt(serverId) >> TIME_SHIFT) % BigInt(shardCount));
}
