import { getHistory } from '@portico/contracts/status/calls';
import { getHistoryContract } from '@portico/contracts/status/schema';

/**
 * Reads the newest history timestamp from the public API. The records of a range are the first of
 * their buckets, so the newest stored record may be up to an hour later (a day, after a long
 * interruption); the API ignores duplicates.
 * @returns epoch seconds; undefined if the API has no history
 * @throws Error if the response is not a history
 */
export async function fetchLastKnownMoment(
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
