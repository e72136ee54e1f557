import { formatMoment } from '../incidents/select-incidents.ts';

/**
 * `No data since Nov 21, 14:05`: what the page says of a bot or a shard that is silent.
 * @param seenAt epoch seconds; undefined: the answer does not say
 */
export const noDataSince = (seenAt: number | null | undefined) =>
  typeof seenAt === 'number' ? `No data since ${formatMoment(seenAt)}` : 'No data from the bot';
