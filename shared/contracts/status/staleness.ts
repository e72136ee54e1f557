/** Interval at which the bot pushes shard states, in seconds (docs/ingest.md). */
export const SHARD_PUSH_SECONDS = 10;

/** Age in seconds from which a shard is stale: twelve pushes are missing. */
export const SHARD_STALE_SECONDS = 12 * SHARD_PUSH_SECONDS;
