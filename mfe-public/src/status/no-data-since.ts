import { formatMoment } from '@portico/sdk/rules/time/format';

/**
 * `No data since Nov 21, 14:05`, for a silent bot or shard.
 * @param seenAt epoch seconds; undefined if the answer has none
 */
export const noDataSince = (seenAt: number | null | undefined) =>
  typeof seenAt === 'number' ? `No data since ${formatMoment(seenAt)}` : 'No data from the bot';
