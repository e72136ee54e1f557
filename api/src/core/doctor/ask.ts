import { chainOf } from '../db/database-unavailable.ts';

const TIMEOUT_MS = 8_000;

/** An answer of an outside service; `failure` instead of a status where there was none. */
export interface Answer {
  status: number;
  /** Parsed JSON; undefined for any other body. */
  body: unknown;
  /** The service's clock minus the clock of this machine, in milliseconds. */
  clockDifferenceMs: number | undefined;
}
export interface NoAnswer {
  /** The code of the error, such as `ECONNREFUSED`. */
  failure: string;
}

/** Sends one request without retries. Never throws. @param now epoch milliseconds */
export async function ask(
  url: string,
  init: RequestInit,
  now: () => number,
): Promise<Answer | NoAnswer> {
  const sentAt = now();
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // A redirect would pass a key to another address.
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const text = await response.text();
    // `Date` is in whole seconds.
    const date = Date.parse(response.headers.get('date') ?? '') + 500;
    const here = (sentAt + now()) / 2;
    return {
      status: response.status,
      body: parse(text),
      clockDifferenceMs: Number.isNaN(date) ? undefined : date - here,
    };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

export const isAnswer = (result: Answer | NoAnswer): result is Answer => 'status' in result;

function failureOf(error: unknown): string {
  const chain = [...chainOf(error)];
  const code = chain.map(({ code }) => code).find((code) => typeof code === 'string');
  const isTimeout = chain.some((at) => (at as { name?: unknown }).name === 'TimeoutError');
  return code ?? (isTimeout ? `no answer within ${TIMEOUT_MS / 1000} seconds` : 'no connection');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
