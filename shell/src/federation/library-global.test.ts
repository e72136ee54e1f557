import { resetFederationGlobalInfo } from '@module-federation/runtime-core';
import { waitFor } from '@testing-library/react';
import { testRemote } from '../testing/render-app.tsx';
import { createFederation } from './federation.ts';

const FOREIGN = 'https://evil.example/mfe/mfe-one/1.0.0/remoteEntry.js';
const remote = testRemote({ name: 'mfe-one' });
const shared = { react: { version: '19.0.0', lib: () => () => 'React' } };
const globals = globalThis as unknown as Record<string, unknown>;
const library = globals.__FEDERATION__ as { __GLOBAL_PLUGIN__: object[] } & Record<string, unknown>;

/**
 * What an attacker could leave behind by running a script in the page or changing its storage. The
 * keys and hooks are those of the library's browser extension.
 */
function leaveOverrides() {
  const override = jest.fn(() => undefined);
  localStorage.setItem('FEDERATION_DEBUG', '*');
  localStorage.setItem('MF_ENV', 'development');
  localStorage.setItem('mfe-overrides', JSON.stringify({ 'mfe-one': FOREIGN }));
  const overrides = { 'mfe-one': FOREIGN, [remote.name]: FOREIGN };
  const flags = { enableFastRefresh: true, enableInspector: true, eagerShare: ['react', '0.0.1'] };
  localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ ...flags, overrides }));
  const snapshot = {
    shell: { remotesInfo: { 'mfe-one': { matchedVersion: FOREIGN } } },
    'mfe-one': { remoteEntry: FOREIGN, version: FOREIGN },
  };
  localStorage.setItem('__MF_DEVTOOLS_MODULE_INFO__', JSON.stringify(snapshot));
  library.__DEBUG_CONSTRUCTOR__ = override;
  library.moduleInfo = snapshot;
  library.__GLOBAL_PLUGIN__.push({
    ...{ name: 'override', beforeRequest: override, beforeInit: override },
    ...{ loadEntry: override, onLoad: override, loadShare: override },
    beforeRegisterRemote: (args: { remote: { entry: string } }) => {
      override();
      args.remote.entry = FOREIGN;
      return args;
    },
  });
  return override;
}

/** Loads a page. @returns the address of the script that was added for it */
async function entryOf(isOpen: boolean): Promise<string> {
  document.head.replaceChildren();
  const federation = createFederation({ shared, isOpen });
  federation.define(remote);
  const page = federation.load('mfe-one', 'home');
  const script = await waitFor(() => {
    const [added] = document.head.querySelectorAll<HTMLScriptElement>('script[src]');
    if (!added) throw new Error('There is no script yet');
    return added;
  });
  globals[remote.globalName] = {
    init: () => undefined,
    get: () => Promise.resolve(() => ({ default: 'home' })),
  };
  script.dispatchEvent(new Event('load'));
  expect(await page).toEqual({ default: 'home' });
  return script.src;
}

beforeAll(() => {
  globals.__mfe = { u: (url: string) => url };
});

describe("the library's global", () => {
  it('exposes the instance to developers, and accepts their plugins', async () => {
    const override = leaveOverrides();
    // The page's policy for scripts rejects it.
    expect(await entryOf(true)).toBe(FOREIGN);
    expect(library.__INSTANCES__).toMatchObject([{ name: 'shell' }]);
    expect(override).toHaveBeenCalled();
  });

  it('exposes the remotes and the shared modules in the format of the browser extension', async () => {
    resetFederationGlobalInfo();
    await entryOf(true);
    expect(library.moduleInfo).toEqual({
      shell: expect.objectContaining({
        remotesInfo: { 'mfe-one': { matchedVersion: remote.version } },
      }) as unknown,
      [`mfe-one:${remote.version}`]: expect.objectContaining({
        ...{ version: remote.version, remoteEntry: remote.entry, globalName: remote.globalName },
        modules: Object.keys(remote.pages).map(
          (page) => expect.objectContaining({ moduleName: page }) as unknown,
        ),
      }) as unknown,
    });
    expect(library.__SHARE__).toMatchObject({
      shell: {
        default: { react: { '19.0.0': { from: 'shell', useIn: expect.any(Array) as unknown } } },
      },
    });
  });

  it('ignores overrides for visitors, before and after the shell starts', async () => {
    const before = leaveOverrides();
    const entry = new URL(remote.entry, location.href).href;
    expect(await entryOf(false)).toBe(entry);
    expect(before).not.toHaveBeenCalled();
    expect(library.moduleInfo).toEqual({});

    expect(() => library.__GLOBAL_PLUGIN__.push({ name: 'later' })).toThrow(TypeError);
    library.__GLOBAL_PLUGIN__ = [{ name: 'later' }];
    library.__DEBUG_CONSTRUCTOR__ = before;
    expect(library.__GLOBAL_PLUGIN__).toEqual([expect.objectContaining({ name: 'failed-shares' })]);
    expect(library.__DEBUG_CONSTRUCTOR__).toBeUndefined();
  });
});
