import { getHistory } from 'shared/contracts/status/calls';
import { getHistoryContract } from 'shared/contracts/status/schema';

/**
 * The newest moment of history that the API is known to have, by what it shows to everybody. The
 * records of a range are the first ones of their buckets, so the true newest one may be up to an
 * hour (a day, after a long rest) later; what is sent twice counts once.
 * @returns epoch seconds; undefined where the API has no history
 * @throws Error where the API does not answer with history
 */
export async function lastKnownMoment(
  url: string,
  signal: AbortSignal,
): Promise<number | undefined> {
  for (const range of ['24h', 'all']) {
    const response = await fetch(`${url}${getHistory.path}?range=${range}&tz=UTC`, { signal });
    if (!response.ok) throw new Error(`GET ${getHistory.path}: HTTP ${response.status}`);
    const records = getHistoryContract.response.parse(await response.json());
    const newest = records.at(-1);
    if (newest) return newest.timestamp;
  }
  return undefined;
}
