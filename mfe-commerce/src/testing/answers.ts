import { configure } from '@testing-library/react';

// Asking jsdom for the visibility of everything takes most of a test's time; browser tests do that.
configure({ defaultHidden: true });

type AnswerTo = (body: unknown) => unknown;

/** What the API answers, by `METHOD path`; a function where it depends on what was sent. */
export type Answers = Record<string, unknown>;

/** A call that a page made. */
export interface SeenCall {
  call: string;
  body: unknown;
}

/** An answer that is no success, with the words of the API. */
export const refusing = (status: number, error?: string): Response =>
  new Response(JSON.stringify({ status, error }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

/**
 * Puts an API behind the page under test; a call without an answer is a 500.
 * @returns every call so far
 */
export function answering(answers: Answers): SeenCall[] {
  const seen: SeenCall[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const call = `${init?.method ?? 'GET'} ${url as string}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    seen.push({ call, body });
    const answer = answers[call];
    const value: unknown = typeof answer === 'function' ? await (answer as AnswerTo)(body) : answer;
    if (value instanceof Response) return value.clone();
    return value === undefined ? refusing(500) : Response.json(value);
  });
  return seen;
}
