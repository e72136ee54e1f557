import type { BeaconEvent } from '@portico/sdk/contracts/reports/schema';
import { testRemote } from '../testing/render-app.tsx';
import { RemoteLoader } from './remote-loader.ts';

const old = testRemote({
  name: 'mfe-one',
  pages: { home: { scripts: ['/mfe/mfe-one/1.0.0/home.js'], styles: [] } },
});
const fresh = testRemote({ name: 'mfe-one', version: '1.1.0' });
const Page = () => null;

function makeLoader({ live }: { live: typeof fresh | undefined } = { live: fresh }) {
  const load = jest.fn<Promise<unknown>, [string, string]>(async () =>
    Promise.resolve({ default: Page }),
  );
  const define = jest.fn();
  const fetchRegistry = jest.fn(async () =>
    Promise.resolve(live && { revision: '2', shellVersion: '1', remotes: [live] }),
  );
  const report = jest.fn<void, [BeaconEvent]>();
  const retriesOf = jest.fn(() => 0);
  const federation = { define, load, retriesOf };
  const loader = new RemoteLoader({ federation, remotes: [old], fetchRegistry, report });
  return { loader, load, define, fetchRegistry, report, retriesOf };
}

const settle = async (loader: RemoteLoader, page = 'home') => {
  await loader.open('mfe-one', page).settled;
  return loader.open('mfe-one', page);
};

let refetched: jest.SpyInstance<Promise<Response>, [RequestInfo | URL, RequestInit?]>;
/** The files that were fetched without the cache. */
const pastTheCache = () =>
  refetched.mock.calls.flatMap(([url, init]) => (init?.cache === 'reload' ? [url] : []));
beforeEach(() => {
  refetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Promise.resolve(new Response('')));
});
afterEach(() => jest.restoreAllMocks());

describe('RemoteLoader', () => {
  it('loads a page once, and registers its remote first', async () => {
    const { loader, load, define } = makeLoader();
    expect(loader.open('mfe-one', 'home').status).toBe('loading');
    expect(await settle(loader)).toMatchObject({ status: 'ready', Page });
    await settle(loader, 'other');
    expect(define.mock.calls).toEqual([[old]]);
    expect(load.mock.calls).toEqual([
      ['mfe-one', 'home'],
      ['mfe-one', 'other'],
    ]);
  });

  it('keeps a failure until `forget`', async () => {
    const { loader, load } = makeLoader();
    load.mockRejectedValueOnce(new Error('down'));
    expect((await settle(loader)).status).toBe('failed');
    expect((await settle(loader)).status).toBe('failed');
    loader.forget('mfe-one', 'home');
    expect((await settle(loader)).status).toBe('ready');
    loader.forget('mfe-one', 'home');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('starts from scratch after a failure: registry, files without the cache, current definition', async () => {
    const { loader, load, define, fetchRegistry } = makeLoader();
    const chunk = 'https://juno.example/mfe/mfe-one/1.0.0/part.js';
    load.mockRejectedValueOnce(Object.assign(new Error('ChunkLoadError'), { request: chunk }));
    await settle(loader);
    loader.forget('mfe-one', 'home');
    await settle(loader);
    expect(fetchRegistry).toHaveBeenCalledTimes(1);
    expect(define.mock.calls).toEqual([[old], [fresh]]);
    expect(loader.versionOf('mfe-one')).toBe('1.1.0');
    expect(pastTheCache()).toEqual([fresh.entry, chunk]);
  });

  it('keeps the known definition if the live one is an ES module', async () => {
    const { loader, load, define } = makeLoader({ live: { ...fresh, globalName: '' } });
    load.mockRejectedValueOnce(new Error('down'));
    await settle(loader);
    loader.forget('mfe-one', 'home');
    expect((await settle(loader)).status).toBe('ready');
    expect(define.mock.calls).toEqual([[old], [old]]);
  });

  it('tries the previous definition if the registry does not respond', async () => {
    const { loader, load, define } = makeLoader({ live: undefined });
    load.mockRejectedValueOnce(new Error('down'));
    await settle(loader);
    loader.forget('mfe-one', 'home');
    expect((await settle(loader)).status).toBe('ready');
    expect(define.mock.calls).toEqual([[old], [old]]);
    expect(pastTheCache()).toEqual([old.entry, '/mfe/mfe-one/1.0.0/home.js']);
  });

  it('removes script elements of the failed remote, which would block the next attempt', async () => {
    for (const src of ['/mfe/mfe-one/1.0.0/a.js', '/mfe/mfe-one-b/a.js']) {
      document.body.append(Object.assign(document.createElement('script'), { type: 'x', src }));
    }
    const { loader, load } = makeLoader();
    load.mockRejectedValueOnce(new Error('down'));
    await settle(loader);
    loader.forget('mfe-one', 'home');
    await settle(loader);
    expect([...document.scripts].map((script) => new URL(script.src).pathname)).toEqual([
      '/mfe/mfe-one-b/a.js',
    ]);
    document.body.replaceChildren();
  });

  it('renews a remote once for pages that are opened at the same time', async () => {
    const { loader, load, fetchRegistry } = makeLoader();
    load.mockRejectedValueOnce(new Error('down'));
    await settle(loader);
    loader.forget('mfe-one', 'home');
    await Promise.all([settle(loader), settle(loader, 'other')]);
    expect(fetchRegistry).toHaveBeenCalledTimes(1);
  });

  it('reports the position of an error only if the code of the page caused it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const fetched = jest.spyOn(globalThis, 'fetch');
    const stack = ' at https://a.example/mfe/mfe-one/1.0.0/page.js:1:20';
    const { loader, load, report } = makeLoader();
    load.mockRejectedValue(Object.assign(new Error('broken'), { stack }));
    for (const status of [200, 500]) {
      fetched.mockImplementation(async () => Promise.resolve(new Response('', { status })));
      await loader.open('mfe-one', 'home').settled;
      loader.forget('mfe-one', 'home');
    }
    const frame = { remote: 'mfe-one', version: '1.0.0', file: 'page.js', line: 1, column: 20 };
    const [[broken], [unreachable]] = report.mock.calls as [[BeaconEvent], [BeaconEvent]];
    expect(broken).toMatchObject({ reason: 'broken', frame });
    expect(unreachable).toMatchObject({ reason: 'unreachable' });
    expect(unreachable).not.toHaveProperty('frame');
  });

  it('reports a load with the number of its silent retries', async () => {
    const { loader, report, retriesOf } = makeLoader();
    await settle(loader);
    retriesOf.mockReturnValue(2);
    await settle(loader, 'other');
    expect(report.mock.calls).toMatchObject([
      [expect.not.objectContaining({ retries: expect.anything() })],
      [{ kind: 'load', page: 'other', retries: 2 }],
    ]);
  });

  it('fails a remote that is not live', async () => {
    const { loader } = makeLoader();
    const entry = loader.open('mfe-none', 'home');
    await entry.settled;
    expect(loader.open('mfe-none', 'home').status).toBe('failed');
    expect(loader.versionOf('mfe-none')).toBe('unknown');
  });

  it('starts from scratch after a page that loaded but does not work', async () => {
    const { loader, define } = makeLoader();
    await settle(loader);
    loader.reject('mfe-one', 'home', new Error('render'));
    expect((await settle(loader)).status).toBe('ready');
    expect(define.mock.calls).toEqual([[old], [fresh]]);
  });
});
