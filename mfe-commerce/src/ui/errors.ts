import type { ApiError } from '@portico/sdk';

const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error && 'message' in error;

/** The server's message, or the fallback if the response had none. */
export function serverMessage(error: unknown, fallback: string): string {
  return (isApiError(error) ? error.serverError : undefined) ?? fallback;
}

export function statusOf(error: unknown): number | undefined {
  return isApiError(error) ? error.status : undefined;
}
