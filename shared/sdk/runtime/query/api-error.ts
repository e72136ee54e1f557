/** The error of a call. Serializable, so that the store can contain it. */
export interface ApiError {
  /** `format`: the response is not JSON; `shape`: it does not match the call. */
  kind: 'http' | 'timeout' | 'format' | 'shape' | 'network';
  /** HTTP status of the response, if any. */
  status?: number;
  /** The server's status text; empty over HTTP/2, which has none. */
  statusText?: string;
  /** Unchanged text of the response, if any. */
  body?: string;
  /** A text of the error catalogue (spec 0 §5, §8). */
  message: string;
  /** For developers: where the response does not match the call. */
  detail?: string;
  /** The `error` field of the response, if any (spec 1 §7). */
  serverError?: string;
}

/** Fixed texts of the error catalogue (spec 0 §5, §8). */
export const API_ERROR_TEXT = {
  timeout: 'Request timed out. Please check your connection and try again.',
  format: 'Invalid response format: expected JSON',
  shape: 'Invalid data format received from server',
  network: 'Failed to fetch data. Please try again later.',
} as const;

/** @param body unchanged text of the response */
export function httpError({ status, statusText }: Response, body: string): ApiError {
  const serverError = readErrorField(body);
  return {
    kind: 'http',
    status,
    statusText,
    body,
    message: `API request failed: ${statusText || status}`,
    ...(serverError === undefined ? {} : { serverError }),
  };
}

function readErrorField(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('error' in parsed)) return undefined;
    return typeof parsed.error === 'string' ? parsed.error : undefined;
  } catch {
    return undefined;
  }
}
