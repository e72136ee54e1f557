import type { HistoryRecord, ShardRecord } from '@portico/sdk/contracts/status/schema';
import type { ApiError } from '@portico/sdk';

/** State of one call. `stale`: why a newer answer did not replace this one. */
export type Answer<T> =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'loaded'; data: T; stale?: string };

type OwnField = 'seen_at' | 'is_stale';
/** A shard in an answer. Its age is an addition of this API and may be missing (spec 0 §3). */
export type ShardAnswer = Omit<ShardRecord, OwnField> & Partial<Pick<ShardRecord, OwnField>>;

interface QueryState<T> {
  data?: T[];
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

function read<T>(query: QueryState<T>, text: { notArray: string; empty: string }): Answer<T[]> {
  const { data, isError, error } = query;
  const failure = isError ? messageOf(error, text.notArray) : undefined;
  if (data === undefined) {
    return failure === undefined ? { state: 'loading' } : { state: 'failed', message: failure };
  }
  if (data.length === 0) return { state: 'failed', message: text.empty };
  return failure === undefined
    ? { state: 'loaded', data }
    : { state: 'loaded', data, stale: failure };
}

export const historyAnswer = (query: QueryState<HistoryRecord>) => read(query, HISTORY_TEXT);

/**
 * Ascending by shard id (spec 0 §2).
 * @param alone fetched without the history: the shards-only view has its own error text
 */
export function shardsAnswer(query: QueryState<ShardAnswer>, alone = false): Answer<ShardAnswer[]> {
  const answer = read(query, alone ? SHARDS_ONLY_TEXT : SHARDS_TEXT);
  if (answer.state !== 'loaded') return answer;
  return { ...answer, data: [...answer.data].sort((a, b) => a.shard_id - b.shard_id) };
}

/**
 * The status page shows status and body of an answer that is not OK (spec 0 §8).
 * @param wrongShape error text for an answer of another shape
 */
function messageOf(error: unknown, wrongShape: string): string {
  const { kind, status, body, message } = Object(error) as Partial<ApiError>;
  if (kind === 'shape') return wrongShape;
  if (kind === 'http') return `HTTP error ${status}: ${body ?? ''}`;
  return typeof message === 'string' ? message : UNEXPECTED;
}
