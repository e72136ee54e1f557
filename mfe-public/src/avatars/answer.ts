import { useEffect } from 'react';
import type { AvatarEntry } from '@portico/contracts/avatars/schema';
import type { ApiError } from '@portico/sdk';

interface QueryState {
  data?: AvatarEntry[];
  error?: unknown;
  isError: boolean;
}

type AvatarsAnswer =
  | { state: 'loading' }
  | { state: 'failed'; detail: string }
  | { state: 'loaded'; entries: AvatarEntry[] };

/** Entries, newest first (spec 0 §9). An unknown id has an empty list (spec 0 §4). */
export function avatarsAnswer(query: QueryState): AvatarsAnswer {
  if (query.isError) {
    const { status, message } = query.error as Partial<ApiError>;
    return status === 404
      ? { state: 'loaded', entries: [] }
      : { state: 'failed', detail: message ?? '' };
  }
  if (query.data === undefined) return { state: 'loading' };
  const entries = [...query.data].sort((a, b) => b.timestamp - a.timestamp);
  return { state: 'loaded', entries };
}

/** Logs a failure to the console (spec 0 §8). */
export function useFailureLog({ isError, error }: QueryState) {
  useEffect(() => {
    if (!isError) return;
    const { status, statusText, message } = error as Partial<ApiError>;
    // A request without an answer has no status: its reason is logged instead.
    const reason = status === undefined ? message : `${status} ${statusText ?? ''}`;
    console.error(`Failed to fetch avatars: ${reason ?? ''}`.trimEnd());
  }, [isError, error]);
}
