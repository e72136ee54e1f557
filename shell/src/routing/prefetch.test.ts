import { waitFor } from '@testing-library/react';
import { RemoteLoader } from '../federation/remote-loader.ts';
import { RegistryWatch } from '../releases/registry-watch.ts';
import { showMarkup } from '../testing/markup.ts';
import { testRemote, testRemotes } from '../testing/render-app.tsx';
import { prefetchTopLinksWhenIdle } from './idle-prefetch.ts';
import { prefetchOnIntent } from './intent-prefetch.ts';
import { RouteTable } from '../routes/route-table.ts';

const registry = {
  revision: '1',
  shellVersion: '1',
  remotes: [
    ...testRemotes.map((remote) => ({
      ...remote,
      pages: { store: { scripts: ['/mfe/mfe-two/2.3.4/store.js'], styles: [] } },
    })),
    testRemote({
      name: 'mfe-wide',
      routes: [
        { path: '/wide', page: 'wide', title: 'T', description: 'D', images: 'anywhere' as const },
      ],
      pages: { wide: { scripts: ['/mfe/mfe-wide/1.0.0/wide.js'], styles: [] } },
    }),
  ],
};
const routes = new RouteTable(registry);

const fetchFile = jest.fn<Promise<Response>, [string, RequestInit]>();
const prefetched = () => fetchFile.mock.calls.map(([href]) => href);
beforeEach(() => {
  fetchFile.mockReset().mockRejectedValue(new Error('Nobody waits for it.'));
  globalThis.fetch = fetchFile as typeof fetch;
});

describe('prefetchOnIntent', () => {
  const load = jest.fn(async () => Promise.resolve({ default: () => null }));
  const loader = new RemoteLoader({
    federation: { define: () => undefined, load, retriesOf: () => 0 },
    remotes: registry.remotes,
    fetchRegistry: async () => Promise.resolve(undefined),
  });

  // It listens to the document, which all tests share.
  beforeAll(() =>
    prefetchOnIntent({ routes, loader, watch: new RegistryWatch('1'), initialPath: '/' }),
  );
  beforeEach(() => load.mockClear());

  it('loads the page behind a link under the pointer or the focus, once', () => {
    showMarkup(
      '<a id="in" href="/store"><b>Store</b></a><a href="https://example.com/store">Out</a><a href="/nope">?</a>',
    );
    const [own, out, unknown] = document.querySelectorAll('a');
    out?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    unknown?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(load).not.toHaveBeenCalled();
    own?.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    own?.focus();
    expect(loader.open('mfe-two', 'store').status).toBe('loading');
    return waitFor(() => expect(load.mock.calls).toEqual([['mfe-two', 'store']]));
  });

  it('fetches the files of a page that needs another policy, once, and runs none', () => {
    showMarkup('<a href="/wide"><b>Wide</b></a>');
    for (const target of document.querySelectorAll('a, b'))
      target.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(prefetched()).toEqual([
      '/mfe/mfe-wide/1.0.0/remoteEntry.js',
      '/mfe/mfe-wide/1.0.0/wide.js',
    ]);
    expect(fetchFile.mock.calls[0]?.[1]).toEqual({ priority: 'low' });
    expect(load).not.toHaveBeenCalled();
  });

  it('discards a failure', async () => {
    load.mockRejectedValueOnce(new Error('down'));
    showMarkup('<a href="/status">Status</a>');
    document.querySelector('a')?.focus();
    const { settled } = loader.open('mfe-one', 'status');
    await settled;
    await waitFor(() => expect(loader.open('mfe-one', 'status').status).not.toBe('failed'));
  });
});

describe('prefetchTopLinksWhenIdle', () => {
  it('fetches nothing without interaction, and the top links after the first interaction', async () => {
    prefetchTopLinksWhenIdle(registry, routes);
    expect(prefetched()).toEqual([]);
    dispatchEvent(new Event('pointermove'));
    await waitFor(() =>
      expect(prefetched()).toEqual([
        '/mfe/mfe-one/1.0.0/remoteEntry.js',
        '/mfe/mfe-two/2.3.4/remoteEntry.js',
        '/mfe/mfe-two/2.3.4/store.js',
      ]),
    );
  });
});
