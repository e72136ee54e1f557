import type { HistoryRecord, ShardRecord } from 'shared/contracts/status/schema';

/** One of the two calls, as far as it is. */
export type Answer<T> =
  { state: 'loading' } | { state: 'failed'; message: string } | { state: 'loaded'; data: T };

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

function read<T>(query: QueryState, text: { notArray: string; empty: string }): Answer<T[]> {
  if (query.isError) return { state: 'failed', message: messageOf(query.error) };
  if (query.data === undefined) return { state: 'loading' };
  if (!Array.isArray(query.data)) return { state: 'failed', message: text.notArray };
  if (query.data.length === 0) return { state: 'failed', message: text.empty };
  return { state: 'loaded', data: query.data as T[] };
}

export const historyAnswer = (query: QueryState) => read<HistoryRecord>(query, HISTORY_TEXT);

/** Ascending by shard id (spec 0 §2). */
export function shardsAnswer(query: QueryState): Answer<ShardRecord[]> {
  const answer = read<ShardRecord>(query, SHARDS_TEXT);
  if (answer.state !== 'loaded') return answer;
  return { ...answer, data: [...answer.data].sort((a, b) => a.shard_id - b.shard_id) };
}

function messageOf(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return hasMessage && typeof error.message === 'string' ? error.message : UNEXPECTED;
}
