import { POLL_MS, RegistryWatch } from './registry-watch.ts';

const snapshot = (revision: string) => ({ revision, shellVersion: '1.0.0', remotes: [] });
const requests: (string | null)[] = [];
let live: string | undefined;

function server(_: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const tag = new Headers(init?.headers).get('if-none-match');
  requests.push(tag);
  if (live === undefined) return Promise.reject(new TypeError('Failed to fetch'));
  if (tag === `W/"${live}"`) return Promise.resolve(new Response(null, { status: 304 }));
  const headers = { etag: `W/"${live}"` };
  return Promise.resolve(Response.json(snapshot(live), { headers }));
}

const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * POLL_MS);

function setVisibility(state: 'visible' | 'hidden') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  requests.length = 0;
  live = '1';
  jest.spyOn(globalThis, 'fetch').mockImplementation(server);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function startWatch() {
  const watch = new RegistryWatch('1');
  const changes: boolean[] = [];
  watch.onRegistryChange(() => changes.push(watch.isOutdated()));
  stop = watch.start();
  return { watch, changes };
}

describe('RegistryWatch', () => {
  it('fetches every minute, by the entity tag of the last response', async () => {
    const { watch } = startWatch();
    expect(requests).toEqual([]);
    await minutes(3);
    expect(requests).toEqual([null, 'W/"1"', 'W/"1"']);
    expect(watch.isOutdated()).toBe(false);
  });

  it('detects a promote within a minute, and its rollback', async () => {
    const { watch, changes } = startWatch();
    await minutes(1);
    live = '2';
    await minutes(1);
    expect(watch.isOutdated()).toBe(true);
    live = '1';
    await minutes(1);
    expect(watch.isOutdated()).toBe(false);
    expect(changes).toEqual([true, false]);
  });

  it('fetches nothing while the page is hidden, and at once when it becomes visible', async () => {
    const { watch } = startWatch();
    setVisibility('hidden');
    live = '2';
    await minutes(5);
    expect(requests).toEqual([]);
    setVisibility('visible');
    await minutes(0);
    expect(requests).toHaveLength(1);
    expect(watch.isOutdated()).toBe(true);
  });

  it.each([
    ['the request fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the response is a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['the response is another object', () => Promise.resolve(Response.json({ ok: true }))],
    [
      'the server has an error',
      () => Promise.resolve(Response.json(snapshot('2'), { status: 500 })),
    ],
  ])('keeps its state where %s, and continues to poll', async (_, broken) => {
    const { watch } = startWatch();
    await minutes(1);
    jest.mocked(fetch).mockImplementation(broken);
    expect(await watch.fetchRegistry()).toBeUndefined();
    expect(watch.isOutdated()).toBe(false);
    jest.mocked(fetch).mockImplementation(server);
    live = '2';
    await minutes(1);
    expect(watch.isOutdated()).toBe(true);
  });

  it('returns the last snapshot on 304', async () => {
    const { watch } = startWatch();
    expect(await watch.fetchRegistry()).toEqual(snapshot('1'));
    expect(await watch.fetchRegistry()).toEqual(snapshot('1'));
    expect(requests).toEqual([null, 'W/"1"']);
  });

  it('shares one request between concurrent calls', async () => {
    const { watch } = startWatch();
    await Promise.all([watch.fetchRegistry(), watch.fetchRegistry()]);
    expect(requests).toHaveLength(1);
  });
});
