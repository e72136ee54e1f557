const DISCORD_EPOCH_MS = 1_420_070_400_000;

/** Creation time of an id, epoch milliseconds. */
export function snowflakeTime(id: string): number {
  return Number(BigInt(id) >> 22n) + DISCORD_EPOCH_MS;
}

/** Whether Discord accepts the text as an id in a path. */
export const isSnowflake = (text: string): boolean =>
  /^\d{1,20}$/.test(text) && BigInt(text) < 1n << 64n;
