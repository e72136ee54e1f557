import type { AnswerShape } from '../../contracts/call.ts';
import { API_ERROR_TEXT, httpError } from './api-error.ts';
import type { ApiError } from './api-error.ts';
import type { FetchResult, ResponseMeta } from './fetch-result.ts';
import { hearServerTime } from './server-time.ts';
import { forbidden } from './forbidden.ts';
import { isChange, sendChange } from './send-change.ts';
import { makeSound } from './sound-answer.ts';
import { unauthorized } from './unauthorized.ts';
import { wrongAnswers } from './wrong-answers.ts';
import type { RequestArgs } from './request.ts';

/** Timeout and retries of a call. */
export interface FetchPolicy {
  /** Timeout of one attempt in milliseconds. */
  timeoutMs?: number;
  /** Attempts in total. */
  attempts?: number;
  /** Pause before the second attempt, in milliseconds. */
  backoffMs?: number;
  /** Factor between a pause and the next one. */
  backoffFactor?: number;
  /** Called after a failed attempt that another one follows. */
  onRetry?: () => void;
}

type Attempt = FetchResult & { final?: boolean };

const DEFAULTS = { timeoutMs: 10_000, attempts: 1, backoffMs: 1000, backoffFactor: 2 };

/**
 * Fetches JSON from the own origin. Throws only in drafts and tests, if a response has the shape
 * that pages rely on but violates its contract. Timeouts, aborts and permanent errors (4xx) are not
 * retried (spec 0 §4, §9).
 *
 * GET requests have no headers of their own, so that they match the HTML's `<link rel=preload
 * as=fetch>`. Every other one names the user that the page shows, and waits for a sign-in where it
 * needs one (`sendChange`).
 * @param signal aborts the call
 */
export async function fetchJson(
  request: RequestArgs,
  policy: FetchPolicy = {},
  signal?: AbortSignal,
): Promise<FetchResult> {
  const send = (named: RequestArgs) => attempt(named, policy, signal);
  return isChange(request) ? sendChange(request, send) : send(request);
}

async function attempt(
  request: RequestArgs,
  policy: FetchPolicy,
  signal: AbortSignal | undefined,
): Promise<FetchResult> {
  const { attempts, backoffMs, backoffFactor, timeoutMs } = { ...DEFAULTS, ...policy };
  for (let count = 1; ; count += 1) {
    const { final, ...result } = await tryOnce(request, timeoutMs, signal);
    if ('data' in result) await request.check?.(result.data);
    if ('data' in result || final || count >= attempts) return result;
    policy.onRetry?.();
    await pause(backoffMs * backoffFactor ** (count - 1), signal);
    if (signal?.aborted) return result;
  }
}

async function tryOnce(
  { method, url, body, headers, answer }: RequestArgs,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<Attempt> {
  const controller = new AbortController();
  let timedOut = false;
  const abort = () => controller.abort();
  const timer = setTimeout(() => {
    timedOut = true;
    abort();
  }, timeoutMs);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const sent = inTrace(url, headers);
  try {
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      signal: controller.signal,
      ...(body === undefined
        ? sent && { headers: sent }
        : {
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json', ...sent },
          }),
    });
    hearServerTime(response.headers.get('date'));
    return checked(await read(response, method), answer);
  } catch {
    const error: ApiError = timedOut
      ? { kind: 'timeout', message: API_ERROR_TEXT.timeout }
      : { kind: 'network', message: API_ERROR_TEXT.network };
    return { error, final: controller.signal.aborted };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/**
 * Adds the trace of the document, where the site traces requests. A call that the document preloads stays the
 * same request: with a further header the browser would send it again.
 */
function inTrace(url: string, headers: RequestArgs['headers']): RequestArgs['headers'] {
  const traceparent = document.querySelector<HTMLMetaElement>('[name=traceparent]')?.content;
  if (!traceparent) return headers;
  const isPreloaded = [...document.querySelectorAll('[rel=preload]')].some(
    (link) => link.getAttribute('href') === url,
  );
  return isPreloaded ? headers : { ...headers, traceparent };
}

async function read(response: Response, method: RequestArgs['method']): Promise<Attempt> {
  if (!response.ok) {
    // A change asks who is signed in itself, before the page can be left.
    if (response.status === 401 && !isChange({ method })) unauthorized.notify();
    if (response.status === 403) forbidden.notify();
    const error = httpError(response, await response.text());
    return { error, final: isPermanent(response.status) };
  }
  if (response.status === 204) return { data: null };
  const format: Attempt = {
    error: { kind: 'format', status: response.status, message: API_ERROR_TEXT.format },
  };
  if (!/[/+]json\b/i.test(response.headers.get('content-type') ?? '')) return format;
  const text = await response.text();
  try {
    return { data: JSON.parse(text) as unknown, ...metaOf(response) };
  } catch {
    return format;
  }
}

function checked(attempt: Attempt, answer: AnswerShape | undefined): Attempt {
  if (!answer || !('data' in attempt)) return attempt;
  let leftOut = 0;
  const found = makeSound(attempt.data, answer, () => (leftOut += 1));
  if (found !== undefined || leftOut > 0) wrongAnswers.notify();
  if (found === undefined) {
    return leftOut === 0
      ? attempt
      : { ...attempt, meta: { headers: {}, ...attempt.meta, leftOut } };
  }
  const detail = `The answer${found}`;
  return { error: { kind: 'shape', message: API_ERROR_TEXT.shape, detail }, final: true };
}

function metaOf({ headers }: Response): { meta?: ResponseMeta } {
  const totals = [...headers].filter(([name]) => name.startsWith('x-total'));
  return totals.length === 0 ? {} : { meta: { headers: Object.fromEntries(totals) } };
}

/** Whether a retry would have the same response. */
const isPermanent = (status: number) =>
  status >= 400 && status < 500 && ![408, 425, 429].includes(status);

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
  });
}
