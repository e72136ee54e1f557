import type { HistoryRecord, ShardRecord } from '@portico/contracts/status/schema';
import type { ApiError } from '@portico/sdk';
import { NO_HISTORY, NO_SHARDS } from '@portico/contracts/rules/status/no-data';

/**
 * State of one call. `stale`: why a newer answer did not replace this one. `empty`: the bot has not reported
 * yet, which is no failure.
 */
export type Answer<T> =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'empty'; message: string }
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
  empty: NO_HISTORY,
};
const SHARDS_TEXT = {
  notArray: 'Invalid shards data format: expected array',
  empty: NO_SHARDS,
};
const SHARDS_ONLY_TEXT = {
  ...SHARDS_TEXT,
  notArray: 'Invalid response format: expected array of shards',
};

function read<T>(query: QueryState<T>, text: { notArray: string; empty: string }): Answer<T[]> {
  const { data, isError, error } = query;
  const failure = isError ? messageOf(error, text.notArray) : undefined;
  if (data === undefined || (data.length === 0 && failure !== undefined)) {
    return failure === undefined ? { state: 'loading' } : { state: 'failed', message: failure };
  }
  if (data.length === 0) return { state: 'empty', message: text.empty };
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

/** Why the answer is missing, or is not the newest one. */
export function problemOf(answer: Answer<unknown>): string | undefined {
  if (answer.state === 'failed') return answer.message;
  return answer.state === 'loaded' ? answer.stale : undefined;
}

/** Characters of the body of an answer that is not OK. */
const MAX_BODY = 120;

/**
 * The status page shows status and body of an answer that is not OK (spec 0 §8). The body is cut to a line: it
 * can be a page of a proxy.
 * @param wrongShape error text for an answer of another shape
 */
function messageOf(error: unknown, wrongShape: string): string {
  const { kind, status, body, message } = Object(error) as Partial<ApiError>;
  if (kind === 'shape') return wrongShape;
  if (kind === 'http') return `HTTP error ${status}: ${lineOf(body ?? '')}`;
  return typeof message === 'string' ? message : UNEXPECTED;
}

function lineOf(body: string): string {
  const characters = [...body.trim().replace(/\s+/g, ' ')];
  return characters.length > MAX_BODY
    ? `${characters.slice(0, MAX_BODY).join('')}…`
    : characters.join('');
}
