import { configure } from '@testing-library/react';

// Visibility checks in jsdom take most of a test's time; browser tests cover them.
configure({ defaultHidden: true });

type Responder = (body: unknown) => unknown;

/** Responses by `METHOD path`; a function receives the request body. */
export type MockResponses = Record<string, unknown>;

/** A request of the page under test. */
export interface RecordedCall {
  call: string;
  body: unknown;
}

/** An error response with the API's message. */
export const errorResponse = (status: number, error?: string): Response =>
  new Response(JSON.stringify({ status, error }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

/** A problem of the API with its kind, as pages read it. @param instance path of what it is about */
export const problemResponse = (
  status: number,
  kind: string,
  error?: string,
  instance?: string,
): Response =>
  new Response(JSON.stringify({ type: `urn:portico:problem:${kind}`, status, error, instance }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

/**
 * Mocks `fetch` with the given responses; any other request gets a 500.
 * @returns the recorded requests, live
 */
export function mockApi(responses: MockResponses): RecordedCall[] {
  const calls: RecordedCall[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const call = `${init?.method ?? 'GET'} ${url as string}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ call, body });
    const response = responses[call];
    const value: unknown =
      typeof response === 'function' ? await (response as Responder)(body) : response;
    if (value instanceof Response) return value.clone();
    return value === undefined ? errorResponse(500) : Response.json(value);
  });
  return calls;
}
