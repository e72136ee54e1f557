/** What kept a call from answering. Serializable, so that it can live in the store. */
export interface ApiError {
  /** `format`: the answer is not JSON; `shape`: it is not what the call answers. */
  kind: 'http' | 'timeout' | 'format' | 'shape' | 'network';
  /** HTTP status, where the server answered. */
  status?: number;
  /** The server's own words for the status; empty over HTTP/2, which has none. */
  statusText?: string;
  /** The answer's text as it came, where the server answered. */
  body?: string;
  /** A text of the error catalogue (spec 0 §5, §8). */
  message: string;
  /** The answer's own `error` field, where it had one (spec 1 §7). */
  serverError?: string;
}

/** Fixed texts of the error catalogue (spec 0 §5, §8). */
export const API_ERROR_TEXT = {
  timeout: 'Request timed out. Please check your connection and try again.',
  format: 'Invalid response format: expected JSON',
  shape: 'Invalid data format received from server',
  network: 'Failed to fetch data. Please try again later.',
} as const;

/** @param body the answer's text, as it came */
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
