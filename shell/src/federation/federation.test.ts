import { waitFor } from '@testing-library/react';
import { testRemote } from '../testing/render-app.tsx';
import { createFederation } from './federation.ts';

const remote = testRemote({ name: 'mfe-one', integrity: 'sha384-abc' });
const shared = { react: { version: '19.0.0', lib: () => () => 'React' } };
const globals = globalThis as unknown as Record<string, unknown>;

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
/** Waits for the script of an attempt, then lets it run, or fail. */
async function settle(attempt: number, event: 'load' | 'error', container?: unknown) {
  await waitFor(() => expect(scripts()).toHaveLength(attempt));
  if (container) globals[remote.globalName] = container;
  scripts().at(-1)?.dispatchEvent(new Event(event));
}

function makeContainer(init = jest.fn<unknown, [Record<string, unknown>]>()) {
  return {
    init,
    get: jest.fn((page: string) => Promise.resolve(() => ({ default: page }))),
  };
}

beforeAll(() => {
  globals.__mfe = { u: (url: string) => url };
});
beforeEach(() => {
  document.head.replaceChildren();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('')));
});
afterEach(() => jest.restoreAllMocks());

describe('createFederation', () => {
  it('runs the entry once, with its hash, provides the shared modules, and requests pages', async () => {
    const federation = createFederation({ shared, isOpen: true });
    federation.define(remote);
    const pages = Promise.all([
      federation.load('mfe-one', 'home'),
      federation.load('mfe-one', 'other'),
    ]);
    const container = makeContainer();
    await settle(1, 'load', container);
    expect(scripts()[0]).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
    expect(await pages).toEqual([{ default: './home' }, { default: './other' }]);
    expect(scripts()).toHaveLength(1);
    expect(container.init).toHaveBeenCalledTimes(1);
    const [scope] = container.init.mock.calls[0]!;
    expect(scope).toMatchObject({ react: { '19.0.0': { from: 'shell', loaded: true } } });
  });

  it('fails for an entry that creates no container, and can be retried', async () => {
    const federation = createFederation({ shared, isOpen: true });
    federation.define(remote);
    const failed = expect(federation.load('mfe-one', 'home')).rejects.toThrow(/makes no container/);
    await settle(1, 'load');
    await failed;
    const again = federation.load('mfe-one', 'home');
    await settle(2, 'load', makeContainer());
    expect(await again).toEqual({ default: './home' });
    expect(federation.retriesOf('mfe-one', 'home')).toBe(0);
  });

  it('reloads an entry whose connection was reset, and counts the retry', async () => {
    const federation = createFederation({ shared, isOpen: true });
    federation.define(remote);
    const page = federation.load('mfe-one', 'home');
    await settle(1, 'error');
    await settle(2, 'load', makeContainer());
    expect(await page).toEqual({ default: './home' });
    expect(federation.retriesOf('mfe-one', 'home')).toBe(1);
  });

  it('reports the file that fails repeatedly', async () => {
    const federation = createFederation({ shared, isOpen: true });
    federation.define(remote);
    const request = new URL(remote.entry, location.href).href;
    const failed = expect(federation.load('mfe-one', 'home')).rejects.toMatchObject({ request });
    for (const attempt of [1, 2, 3]) await settle(attempt, 'error');
    await failed;
  });

  it('fails if a container rejects the shared modules', async () => {
    const federation = createFederation({ shared, isOpen: true });
    federation.define(remote);
    const failed = expect(federation.load('mfe-one', 'home')).rejects.toThrow('No sdk');
    await settle(1, 'load', makeContainer(jest.fn().mockRejectedValue(new Error('No sdk'))));
    await failed;
  });

  it('does not use the container of an earlier attempt', async () => {
    globals[remote.globalName] = makeContainer();
    const federation = createFederation({ shared, isOpen: true });
    federation.define(remote);
    const failed = expect(federation.load('mfe-one', 'home')).rejects.toThrow('no container');
    await settle(1, 'load');
    await failed;
  });

  it('reloads a remote that is registered again, and keeps the shared modules', async () => {
    const federation = createFederation({ shared, isOpen: true });
    federation.define(remote);
    const first = federation.load('mfe-one', 'home');
    await settle(1, 'load', makeContainer());
    await first;
    const { globalName } = remote;
    federation.define(testRemote({ name: 'mfe-one', version: '2.0.0', globalName }));
    const second = federation.load('mfe-one', 'home');
    const container = makeContainer();
    await settle(2, 'load', container);
    await second;
    expect(scripts().at(-1)?.src).toContain('/2.0.0/');
    expect(container.init.mock.calls[0]?.[0]).toHaveProperty(['react', '19.0.0']);
  });

  it('rejects a remote that is not registered', async () => {
    await expect(
      createFederation({ shared, isOpen: true }).load('mfe-none', 'home'),
    ).rejects.toThrow('mfe-none/home');
  });
});
