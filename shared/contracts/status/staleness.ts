/** How often the bot pushes the state of its shards, in seconds (docs/ingest.md). */
export const SHARD_PUSH_SECONDS = 10;

/** A shard whose newest state is older than this, in seconds, is stale: twelve pushes are missing. */
export const SHARD_STALE_SECONDS = 12 * SHARD_PUSH_SECONDS;
