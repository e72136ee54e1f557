import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core/types';
import { failedFileOf } from '../diagnosis.ts';
import { checkScriptUrl } from '../script-url.ts';
import { entryScript } from './entry-script.ts';
import type { CheckedRemote } from './entry-script.ts';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;

const ENTRY = `${location.origin}/mfe/mfe-one/1.0.0/remoteEntry.js`;
const FOREIGN = 'https://evil.example/mfe/mfe-one/1.0.0/remoteEntry.js';
const container = { init: () => undefined, get: () => undefined };
const evaluated = jest.fn();

// Responses of these addresses, because Jest cannot import modules from a server.
jest.mock('http://localhost/mfe/mfe-one/1.0.0/remoteEntry.js', () => container, { virtual: true });
jest.mock('https://evil.example/mfe/mfe-one/1.0.0/remoteEntry.js', () => evaluated(), {
  virtual: true,
});

/** Loads an entry that is an ES module, with the plugin alone. */
async function load(entry: string) {
  const remoteInfo: CheckedRemote = {
    ...{ name: 'mfe-one', entry, type: 'module', integrity: '' },
    ...{ entryGlobalName: '', shareScope: 'default' },
  };
  return entryScript.loadEntry?.({ remoteInfo } as unknown as Parameters<LoadEntry>[0]);
}

beforeAll(() => {
  // The page's policy for scripts.
  Object.assign(globalThis, { __mfe: { u: (url: string) => checkScriptUrl(url) } });
});

describe('an entry that is an ES module', () => {
  it('is imported from the address that the policy returns', async () => {
    expect(await load('/mfe/mfe-one/1.0.0/remoteEntry.js')).toMatchObject(container);
    expect(await load(ENTRY)).toMatchObject(container);
    expect(document.querySelectorAll('script')).toHaveLength(0);
  });

  it('is not imported from an address that is not a release file', async () => {
    await expect(load(FOREIGN)).rejects.toThrow('Script address refused');
    await expect(load('/api/releases/remoteEntry.js')).rejects.toThrow('Script address refused');
    expect(evaluated).not.toHaveBeenCalled();
  });

  it('reports its address if it does not load, so that it is fetched again', async () => {
    const path = '/mfe/mfe-one/1.0.0/missing.js';
    const failed = load(path);
    await expect(failed).rejects.toThrow('The entry of mfe-one did not load');
    const error: unknown = await failed.catch((thrown: unknown) => thrown);
    expect(failedFileOf(error)).toEqual([location.origin + path]);
    expect(error).toHaveProperty('cause');
  });
});
