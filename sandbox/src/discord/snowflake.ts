const DISCORD_EPOCH_MS = 1_420_070_400_000;

/** Milliseconds since 1970 at which an id was given out. */
export function snowflakeTime(id: string): number {
  return Number(BigInt(id) >> 22n) + DISCORD_EPOCH_MS;
}

/** What Discord accepts in a path where an id belongs. */
export const isSnowflake = (text: string): boolean =>
  /^\d{1,20}$/.test(text) && BigInt(text) < 1n << 64n;
