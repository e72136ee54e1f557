import { testRemote } from '../testing/render-app.tsx';
import { reloadRemovedRelease } from './removed-release.ts';
import { RegistryWatch } from './registry-watch.ts';

const old = testRemote({ name: 'mfe-one', version: '1.0.0' });
const reload = jest.fn();
const loads = { assign: jest.fn(), replace: jest.fn(), reload };

function liveIs(version: string | undefined) {
  const remotes = version ? [{ ...old, version }] : [];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(Response.json({ revision: '2', shellVersion: '1', remotes })),
    );
}

const leave = (release = old as { name: string; version: string }) =>
  reloadRemovedRelease({ watch: new RegistryWatch('1'), loads }, release);

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => jest.restoreAllMocks());

describe('reloadRemovedRelease', () => {
  it('loads the document anew where another version is live, once', async () => {
    liveIs('1.1.0');
    expect(await leave()).toBe(true);
    expect(await leave()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the version is still the live one', '1.0.0'],
    ['the remote is no longer live at all', undefined],
  ])('does not where %s', async (_, live) => {
    liveIs(live);
    expect(await leave()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('knows the shell as well', async () => {
    liveIs('1.0.0');
    expect(await leave({ name: 'shell', version: '1' })).toBe(false);
    expect(await leave({ name: 'shell', version: '0.9' })).toBe(true);
  });

  it('does not where nobody says what is live', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await leave()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not where nothing can be remembered: that might be a loop', async () => {
    liveIs('1.1.0');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(await leave()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
