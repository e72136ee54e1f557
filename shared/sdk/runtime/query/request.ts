import type { AnswerShape, Call } from '../../contracts/call.ts';

type Primitive = string | number | boolean;

/** One HTTP request, ready for the base query. */
export interface RequestArgs {
  method: Call['method'];
  /** Own path with its query string. */
  url: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Shape to validate the response. */
  answer?: AnswerShape;
  /** Compares the response with its contract, in drafts and tests. */
  check?: Call['check'];
}

interface RequestParts {
  /** Values of the path's `:param` segments. */
  params?: Record<string, Primitive>;
  /** `undefined` and `null` are omitted. */
  query?: Record<string, Primitive | null | undefined>;
  body?: unknown;
  /** Only where a rule requires them (spec 1 §7.6): the request then matches no preload of the HTML. */
  headers?: Record<string, string>;
}

/**
 * Builds a request from a contract's call.
 * @throws where a param of the path is missing
 */
export function request(call: Call, parts: RequestParts = {}): RequestArgs {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = parts.params?.[name];
    if (value === undefined) throw new Error(`${call.operation}: param "${name}" is missing`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const url = search.size > 0 ? `${path}?${search}` : path;
  return {
    method: call.method,
    url,
    ...('body' in parts ? { body: parts.body } : {}),
    ...(parts.headers ? { headers: parts.headers } : {}),
    ...(call.answer ? { answer: call.answer } : {}),
    ...(call.check ? { check: call.check } : {}),
  };
}
