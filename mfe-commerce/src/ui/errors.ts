import type { ApiError } from '@portico/sdk';

const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error && 'message' in error;

/** The server's message, or the fallback if the response had none. */
export function serverMessage(error: unknown, fallback: string): string {
  return (isApiError(error) ? error.serverError : undefined) ?? fallback;
}

/** The page that an error refers to: a path of this site. */
export function pageOfError(error: unknown): string | undefined {
  if (!isApiError(error) || error.body === undefined) return undefined;
  try {
    const { instance } = Object(JSON.parse(error.body)) as { instance?: unknown };
    return typeof instance === 'string' && /^\/(?!\/)/.test(instance) ? instance : undefined;
  } catch {
    return undefined;
  }
}

/** The kind of a problem, where its status is not specific enough. */
export function problemOf(error: unknown): string | undefined {
  return isApiError(error) ? error.problem : undefined;
}

export function statusOf(error: unknown): number | undefined {
  return isApiError(error) ? error.status : undefined;
}
