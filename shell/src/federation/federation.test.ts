import { testRemote } from '../testing/render-app.tsx';
import { createFederation } from './federation.ts';

const remote = testRemote({ name: 'mfe-one', integrity: 'sha384-abc' });
const scope = { react: { '19.0.0': { get: () => () => 'React', from: 'shell', eager: true } } };
const globals = globalThis as unknown as Record<string, unknown>;

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
/** Lets the newest script run, or fail. */
const settle = (event: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(event));

function makeContainer(init = jest.fn()) {
  return {
    init,
    get: jest.fn((page: string) => Promise.resolve(() => ({ default: page }))),
  };
}

beforeAll(() => {
  globals.__mfe = { u: (url: string) => url };
});
beforeEach(() => document.head.replaceChildren());

describe('createFederation', () => {
  it('runs the entry once, checked, gives it what the shell lends, and asks for pages', async () => {
    const federation = createFederation(scope);
    federation.define(remote);
    const pages = Promise.all([
      federation.load('mfe-one', 'home'),
      federation.load('mfe-one', 'other'),
    ]);
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
    const container = makeContainer();
    globals[remote.globalName] = container;
    settle('load');
    expect(await pages).toEqual([{ default: './home' }, { default: './other' }]);
    expect(container.init.mock.calls).toEqual([[scope]]);
  });

  it.each<[string, 'load' | 'error', RegExp]>([
    ['does not load', 'error', /did not load/],
    ['makes no container', 'load', /makes no container/],
  ])('fails for an entry that %s, and begins anew after that', async (_, event, message) => {
    const federation = createFederation(scope);
    federation.define(remote);
    const failed = federation.load('mfe-one', 'home');
    settle(event);
    await expect(failed).rejects.toThrow(message);
    const again = federation.load('mfe-one', 'home');
    expect(scripts()).toHaveLength(2);
    globals[remote.globalName] = makeContainer();
    settle('load');
    expect(await again).toEqual({ default: './home' });
  });

  it('names the file that did not load', async () => {
    const federation = createFederation(scope);
    federation.define(remote);
    const failed = federation.load('mfe-one', 'home');
    settle('error');
    await expect(failed).rejects.toMatchObject({ request: scripts()[0]?.src });
  });

  it('fails where the remote needs what the shell does not lend', async () => {
    const federation = createFederation(scope);
    federation.define(remote);
    const failed = federation.load('mfe-one', 'home');
    globals[remote.globalName] = makeContainer(jest.fn().mockRejectedValue(new Error('No sdk')));
    settle('load');
    await expect(failed).rejects.toThrow('No sdk');
  });

  it('does not take the container of an earlier attempt', async () => {
    globals[remote.globalName] = makeContainer();
    const federation = createFederation(scope);
    federation.define(remote);
    const failed = federation.load('mfe-one', 'home');
    settle('load');
    await expect(failed).rejects.toThrow('makes no container');
  });

  it('forgets a remote that is defined again', async () => {
    const federation = createFederation(scope);
    federation.define(remote);
    const first = federation.load('mfe-one', 'home');
    globals[remote.globalName] = makeContainer();
    settle('load');
    await first;
    const next = testRemote({ name: 'mfe-one', version: '2.0.0', globalName: 'mfe_one_2' });
    federation.define(next);
    const second = federation.load('mfe-one', 'home');
    expect(scripts().at(-1)?.src).toContain('/2.0.0/');
    globals.mfe_one_2 = makeContainer();
    settle('load');
    await second;
  });

  it('knows no remote that nobody defined', async () => {
    await expect(createFederation(scope).load('mfe-none', 'home')).rejects.toThrow('not known');
  });
});
