import { waitFor } from '@testing-library/react';
import { testRemote } from '../testing/render-app.tsx';
import { createFederation } from './federation.ts';

const FOREIGN = 'https://evil.example/mfe/mfe-one/1.0.0/remoteEntry.js';
const remote = testRemote({ name: 'mfe-one' });
const globals = globalThis as unknown as Record<string, unknown>;
const library = globals.__FEDERATION__ as { __GLOBAL_PLUGIN__: object[] } & Record<string, unknown>;

/** What somebody could leave behind who runs a script in the page, or changes what it stores. */
function leaveOverrides() {
  const override = jest.fn(() => undefined);
  localStorage.setItem('FEDERATION_DEBUG', '*');
  localStorage.setItem('mfe-overrides', JSON.stringify({ 'mfe-one': FOREIGN }));
  localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ 'mfe-one': FOREIGN }));
  library.__DEBUG_CONSTRUCTOR__ = override;
  library.moduleInfo = { 'mfe-one': { remoteEntry: FOREIGN, version: '9.9.9' } };
  library.__GLOBAL_PLUGIN__.push({
    ...{ name: 'override', beforeRegisterRemote: override, beforeRequest: override },
    ...{ loadEntry: override, onLoad: override },
  });
  return override;
}

/** Loads a page. @returns the address of the script that was added for it */
async function entryOf(isOpen: boolean): Promise<string> {
  document.head.replaceChildren();
  const federation = createFederation({ shared: {}, isOpen });
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
  it('shows developers the instance, and takes their plugins', async () => {
    const override = leaveOverrides();
    await entryOf(true);
    expect(library.__INSTANCES__).toMatchObject([{ name: 'shell' }]);
    expect(override).toHaveBeenCalled();
  });

  it('lets a visitor override nothing, before or after the shell starts', async () => {
    const before = leaveOverrides();
    const entry = new URL(remote.entry, location.href).href;
    expect(await entryOf(false)).toBe(entry);
    expect(before).not.toHaveBeenCalled();

    expect(() => library.__GLOBAL_PLUGIN__.push({ name: 'later' })).toThrow(TypeError);
    library.__GLOBAL_PLUGIN__ = [{ name: 'later' }];
    library.__DEBUG_CONSTRUCTOR__ = before;
    expect(library.__GLOBAL_PLUGIN__).toEqual([expect.objectContaining({ name: 'failed-shares' })]);
    expect(library.__DEBUG_CONSTRUCTOR__).toBeUndefined();
  });
});
