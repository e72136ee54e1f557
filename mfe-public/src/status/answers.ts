import type { HistoryRecord, ShardRecord } from 'shared/contracts/status/schema';
import type { ApiError } from 'shared/sdk';

/** One of the calls, as far as it is. `stale`: what kept a newer answer from replacing this one. */
export type Answer<T> =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'loaded'; data: T; stale?: string };

interface QueryState {
  data?: unknown;
  error?: unknown;
  isError: boolean;
}

const UNEXPECTED = 'An unexpected error occurred. Please try again later.';

/** Texts by spec 0 §5. */
const HISTORY_TEXT = {
  notArray: 'Invalid history data format: expected array',
  empty: 'No history data available. Please try again later.',
};
const SHARDS_TEXT = {
  notArray: 'Invalid shards data format: expected array',
  empty: 'No shard data available. Please try again later.',
};
const SHARDS_ONLY_TEXT = {
  ...SHARDS_TEXT,
  notArray: 'Invalid response format: expected array of shards',
};

function read<T>(query: QueryState, text: { notArray: string; empty: string }): Answer<T[]> {
  if (query.data === undefined) {
    return query.isError
      ? { state: 'failed', message: messageOf(query.error) }
      : { state: 'loading' };
  }
  if (!Array.isArray(query.data)) return { state: 'failed', message: text.notArray };
  if (query.data.length === 0) return { state: 'failed', message: text.empty };
  const data = query.data as T[];
  return query.isError
    ? { state: 'loaded', data, stale: messageOf(query.error) }
    : { state: 'loaded', data };
}

export const historyAnswer = (query: QueryState) => read<HistoryRecord>(query, HISTORY_TEXT);

/**
 * Ascending by shard id (spec 0 §2).
 * @param alone asked for without the history: the shards-only view has a text of its own
 */
export function shardsAnswer(query: QueryState, alone = false): Answer<ShardRecord[]> {
  const answer = read<ShardRecord>(query, alone ? SHARDS_ONLY_TEXT : SHARDS_TEXT);
  if (answer.state !== 'loaded') return answer;
  return { ...answer, data: [...answer.data].sort((a, b) => a.shard_id - b.shard_id) };
}

/** When the bot saw the newest of these, epoch seconds. */
export function seenAt(shards: readonly ShardRecord[]): number {
  return shards.reduce((newest, { seen_at }) => Math.max(newest, seen_at), 0);
}

/** Spec 0 §8: the status page names status and body of an answer that is not OK. */
function messageOf(error: unknown): string {
  const { kind, status, body, message } = Object(error) as Partial<ApiError>;
  if (kind === 'http') return `HTTP error ${status}: ${body ?? ''}`;
  return typeof message === 'string' ? message : UNEXPECTED;
}
