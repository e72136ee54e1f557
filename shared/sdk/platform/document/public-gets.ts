/** An answer of a public GET. */
export interface PublicAnswer {
  /** Changes with the content. */
  stamp: string;
  value: unknown;
  bytes: number;
}

/** `unknown`: the API knows no such thing. `none`: it cannot answer now, or not in time. */
export type CallResult = { kind: 'answer'; answer: PublicAnswer } | { kind: 'unknown' | 'none' };

export interface PublicCall {
  /** As declared: `/api/commands/:category`. */
  path: string;
  /** Its placeholders, decoded. */
  values?: Record<string, string>;
  maxBytes: number;
}

/** Calls the API as a visitor without a session: the page server in its process, a draft over HTTP. */
export interface PublicGets {
  /** Never rejects because the API cannot answer. */
  get: (call: PublicCall) => Promise<CallResult>;
}

interface ApiResponse {
  status: number;
  /** Header: the answer is from before the database went away; the page says so itself. */
  age: unknown;
  body: Uint8Array;
  stamp: string;
}

/** What a response of the API means for a document. */
export function resultOf(response: ApiResponse, maxBytes: number): CallResult {
  const { status, age, body, stamp } = response;
  if (age !== undefined) return { kind: 'none' };
  if (status === 400 || status === 404) return { kind: 'unknown' };
  if (status !== 200 || body.length > maxBytes) return { kind: 'none' };
  const value = JSON.parse(new TextDecoder().decode(body)) as unknown;
  return { kind: 'answer', answer: { stamp, value, bytes: body.length } };
}
