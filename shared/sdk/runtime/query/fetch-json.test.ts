import { fetchJson } from './fetch-json.ts';

const url = { method: 'GET', url: '/api/shards' } as const;
const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });

/** Returns one response per call; the last one repeats. */
function answer(...answers: (() => Response | Promise<Response>)[]) {
  let call = 0;
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const next = answers[Math.min(call, answers.length - 1)];
    call += 1;
    if (!next) throw new Error('no answer given');
    return next();
  });
}

const hang: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('fetchJson', () => {
  it('returns the parsed response', async () => {
    answer(() => json([1]));
    expect(await fetchJson(url)).toEqual({ data: [1] });
  });

  it('[spec1 §6.5] sends the same request as a preload in the HTML, without headers of its own', async () => {
    const spy = answer(() => json([]));
    await fetchJson(url);
    expect(spy).toHaveBeenCalledWith('/api/shards', {
      method: 'GET',
      credentials: 'same-origin',
      signal: expect.any(AbortSignal),
    });
  });

  it('sends the trace of the document, but not with a call that the document preloads', async () => {
    const meta = Object.assign(document.createElement('meta'), { name: 'traceparent' });
    meta.content = '00-a-b-01';
    document.head.append(meta);
    const spy = answer(() => json([]));
    await fetchJson(url);
    expect(spy.mock.lastCall?.[1]?.headers).toEqual({ traceparent: '00-a-b-01' });
    const preload = Object.assign(document.createElement('link'), { rel: 'preload' });
    preload.href = url.url;
    document.head.append(preload);
    await fetchJson(url);
    expect(spy.mock.lastCall?.[1]?.headers).toBeUndefined();
    document.head.replaceChildren();
  });

  it('sends a body as JSON', async () => {
    const spy = answer(() => new Response(null, { status: 204 }));
    expect(await fetchJson({ method: 'POST', url: '/api/x', body: { a: 1 } })).toEqual({
      data: null,
    });
    expect(spy.mock.calls[0]?.[1]).toMatchObject({
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it("[spec0 §8.13] reports a failed request with the server's status text", async () => {
    answer(() => new Response('down', { status: 503, statusText: 'Service Unavailable' }));
    expect(await fetchJson(url)).toEqual({
      error: {
        kind: 'http',
        status: 503,
        statusText: 'Service Unavailable',
        body: 'down',
        message: 'API request failed: Service Unavailable',
      },
    });
  });

  it('reports the status number over HTTP/2, which has no status text', async () => {
    answer(() => new Response('down', { status: 503 }));
    expect(await fetchJson(url)).toMatchObject({
      error: { message: 'API request failed: 503' },
    });
  });

  it('[spec1 §7.14, §7.18] returns the error field of a failed response', async () => {
    answer(() => json({ error: 'Not yours' }, { status: 403 }));
    expect(await fetchJson(url)).toMatchObject({ error: { serverError: 'Not yours' } });
  });

  it.each([
    [
      'another content type',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['no content type', () => new Response(new Blob(['[]']))],
    [
      'a cut-off body',
      () => new Response('[1,', { headers: { 'content-type': 'application/json' } }),
    ],
  ])('[spec0 §5.16] rejects %s', async (_, response) => {
    answer(response);
    expect(await fetchJson(url)).toMatchObject({
      error: { kind: 'format', message: 'Invalid response format: expected JSON' },
    });
  });

  it('[spec0 §5.17] rejects a response whose shape does not match the call, without a retry', async () => {
    const spy = answer(() => json({}));
    const result = await fetchJson({ ...url, answer: [{ shard_id: 'number' }] }, { attempts: 3 });
    expect(result).toEqual({
      error: {
        kind: 'shape',
        message: 'Invalid data format received from server',
        detail: 'The answer is not of type list',
      },
    });
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it('[spec0 §8.5] returns a fixed text for a failure without a response', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await fetchJson(url)).toEqual({
      error: { kind: 'network', message: 'Failed to fetch data. Please try again later.' },
    });
  });

  it('[spec0 §9.1] times out after 10 seconds, without a retry', async () => {
    const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(hang);
    const result = fetchJson(url, { attempts: 3 });
    await jest.advanceTimersByTimeAsync(9_999);
    expect(spy.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await result).toEqual({
      error: {
        kind: 'timeout',
        message: 'Request timed out. Please check your connection and try again.',
      },
    });
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it('[spec0 §7.10, §9.1] tries up to three times, one and two seconds apart', async () => {
    const spy = answer(() => new Response('', { status: 500 }));
    const result = fetchJson(url, { attempts: 3, backoffMs: 1000 });
    await jest.advanceTimersByTimeAsync(999);
    expect(spy).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(spy).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1999);
    expect(spy).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(spy).toHaveBeenCalledTimes(3);
    expect(await result).toMatchObject({ error: { status: 500 } });
  });

  it('stops trying once an attempt succeeds', async () => {
    const spy = answer(
      () => new Response('', { status: 502 }),
      () => json('up'),
    );
    const result = fetchJson(url, { attempts: 3 });
    await jest.runAllTimersAsync();
    expect(await result).toEqual({ data: 'up' });
    expect(spy).toHaveBeenCalledTimes(2);
  });

  it.each([
    [404, 1],
    [401, 1],
    [429, 3],
    [408, 3],
  ])('retries after %i only if a retry can succeed', async (status, calls) => {
    const spy = answer(() => new Response('', { status }));
    const result = fetchJson(url, { attempts: 3 });
    await jest.runAllTimersAsync();
    await result;
    expect(spy).toHaveBeenCalledTimes(calls);
  });

  it('does not retry an aborted call', async () => {
    const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(hang);
    const caller = new AbortController();
    const result = fetchJson(url, { attempts: 3 }, caller.signal);
    caller.abort();
    expect(await result).toMatchObject({ error: { kind: 'network' } });
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it('does not retry when the caller aborts during the pause', async () => {
    const spy = answer(() => new Response('', { status: 500 }));
    const caller = new AbortController();
    const result = fetchJson(url, { attempts: 3 }, caller.signal);
    await jest.advanceTimersByTimeAsync(10);
    caller.abort();
    await result;
    expect(spy).toHaveBeenCalledTimes(1);
  });
});
