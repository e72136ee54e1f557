import type { ApiError } from 'shared/sdk';

const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error && 'message' in error;

/** The server's own words where it had some, else the given ones. */
export function wordsOf(error: unknown, otherwise: string): string {
  return (isApiError(error) ? error.serverError : undefined) ?? otherwise;
}

export function statusOf(error: unknown): number | undefined {
  return isApiError(error) ? error.status : undefined;
}
