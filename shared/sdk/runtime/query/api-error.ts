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
  /** A text of the error catalog (spec 0 §5, §8). */
  message: string;
  /** For developers: where the response does not match the call. */
  detail?: string;
  /** The `error` field of the response, if any (spec 1 §7). */
  serverError?: string;
  /** The kind of the problem, where the status is not specific enough: `sign-in-again`. */
  problem?: string;
}

const PROBLEM_TYPE = 'urn:portico:problem:';

/** Fixed texts of the error catalog (spec 0 §5, §8). */
export const API_ERROR_TEXT = {
  timeout: 'Request timed out. Please check your connection and try again.',
  format: 'Invalid response format: expected JSON',
  shape: 'Invalid data format received from server',
  network: 'Failed to fetch data. Please try again later.',
} as const;

/** @param body unchanged text of the response */
export function httpError({ status, statusText }: Response, body: string): ApiError {
  const { error, type } = readProblem(body);
  return {
    kind: 'http',
    status,
    statusText,
    body,
    message: `API request failed: ${statusText || status}`,
    ...(typeof error === 'string' && { serverError: error }),
    ...(typeof type === 'string' &&
      type.startsWith(PROBLEM_TYPE) && { problem: type.slice(PROBLEM_TYPE.length) }),
  };
}

function readProblem(body: string): { error?: unknown; type?: unknown } {
  try {
    return Object(JSON.parse(body)) as object;
  } catch {
    return {};
  }
}
