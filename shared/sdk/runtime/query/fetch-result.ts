import type { ApiError } from './api-error.ts';

/** Metadata of a response, passed to `transformResponse` of an endpoint. */
export interface ResponseMeta {
  /** Headers with the totals of a list, by name; parsed by `readHeaders` of the contracts. */
  headers: Record<string, string>;
  /** How many odd items were left out of the response's lists; absent: none. */
  leftOut?: number;
}

export type FetchResult = { data: unknown; meta?: ResponseMeta } | { error: ApiError };
