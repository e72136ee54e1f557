import { POLL_MS, RegistryWatch } from './registry-watch.ts';

const snapshot = (revision: string) => ({ revision, shellVersion: '1.0.0', remotes: [] });
const asked: (string | null)[] = [];
let live: string | undefined;

function server(_: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const tag = new Headers(init?.headers).get('if-none-match');
  asked.push(tag);
  if (live === undefined) return Promise.reject(new TypeError('Failed to fetch'));
  if (tag === `W/"${live}"`) return Promise.resolve(new Response(null, { status: 304 }));
  const headers = { etag: `W/"${live}"` };
  return Promise.resolve(Response.json(snapshot(live), { headers }));
}

const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * POLL_MS);

function look(state: 'visible' | 'hidden') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  live = '1';
  jest.spyOn(globalThis, 'fetch').mockImplementation(server);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function watching() {
  const watch = new RegistryWatch('1');
  const heard: boolean[] = [];
  watch.onRegistryChange(() => heard.push(watch.isOutdated()));
  stop = watch.start();
  return { watch, heard };
}

describe('RegistryWatch', () => {
  it('asks every minute, by the entity tag of the last answer', async () => {
    const { watch } = watching();
    expect(asked).toEqual([]);
    await minutes(3);
    expect(asked).toEqual([null, 'W/"1"', 'W/"1"']);
    expect(watch.isOutdated()).toBe(false);
  });

  it('knows of a promote within a minute, and of its rollback', async () => {
    const { watch, heard } = watching();
    await minutes(1);
    live = '2';
    await minutes(1);
    expect(watch.isOutdated()).toBe(true);
    live = '1';
    await minutes(1);
    expect(watch.isOutdated()).toBe(false);
    expect(heard).toEqual([true, false]);
  });

  it('asks nothing while nobody sees the page, and at once when somebody does', async () => {
    const { watch } = watching();
    look('hidden');
    live = '2';
    await minutes(5);
    expect(asked).toEqual([]);
    look('visible');
    await minutes(0);
    expect(asked).toHaveLength(1);
    expect(watch.isOutdated()).toBe(true);
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer is a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['the answer is something else', () => Promise.resolve(Response.json({ ok: true }))],
    [
      'the server is in trouble',
      () => Promise.resolve(Response.json(snapshot('2'), { status: 500 })),
    ],
  ])('stays with what it knows where %s, and goes on asking', async (_, broken) => {
    const { watch } = watching();
    await minutes(1);
    jest.mocked(fetch).mockImplementation(broken);
    expect(await watch.fetchRegistry()).toBeUndefined();
    expect(watch.isOutdated()).toBe(false);
    jest.mocked(fetch).mockImplementation(server);
    live = '2';
    await minutes(1);
    expect(watch.isOutdated()).toBe(true);
  });

  it('gives the last snapshot again where the server says that it is still good', async () => {
    const { watch } = watching();
    expect(await watch.fetchRegistry()).toEqual(snapshot('1'));
    expect(await watch.fetchRegistry()).toEqual(snapshot('1'));
    expect(asked).toEqual([null, 'W/"1"']);
  });

  it('asks once for callers at the same time', async () => {
    const { watch } = watching();
    await Promise.all([watch.fetchRegistry(), watch.fetchRegistry()]);
    expect(asked).toHaveLength(1);
  });
});
