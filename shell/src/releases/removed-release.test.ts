import { testRemote } from '../testing/render-app.tsx';
import { reloadRemovedRelease } from './removed-release.ts';
import { RegistryWatch } from './registry-watch.ts';

const old = testRemote({ name: 'mfe-one', version: '1.0.0' });
const reload = jest.fn();
const loads = { assign: jest.fn(), replace: jest.fn(), reload };

function setLive(version: string | undefined) {
  const remotes = version ? [{ ...old, version }] : [];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(Response.json({ revision: '2', shellVersion: '1', remotes })),
    );
}

const reloadIfRemoved = (release = old as { name: string; version: string }) =>
  reloadRemovedRelease({ watch: new RegistryWatch('1'), loads }, release);

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => jest.restoreAllMocks());

describe('reloadRemovedRelease', () => {
  it('reloads the document once where another version is live', async () => {
    setLive('1.1.0');
    expect(await reloadIfRemoved()).toBe(true);
    expect(await reloadIfRemoved()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the version is still the live one', '1.0.0'],
    ['the remote is no longer live at all', undefined],
  ])('does not reload where %s', async (_, live) => {
    setLive(live);
    expect(await reloadIfRemoved()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads for a release of the shell as well', async () => {
    setLive('1.0.0');
    expect(await reloadIfRemoved({ name: 'shell', version: '1' })).toBe(false);
    expect(await reloadIfRemoved({ name: 'shell', version: '0.9' })).toBe(true);
  });

  it('does not reload without a registry', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await reloadIfRemoved()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload where the tab cannot store that it did: that might cause a loop', async () => {
    setLive('1.1.0');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(await reloadIfRemoved()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
