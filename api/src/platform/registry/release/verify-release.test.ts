import { globalNameOf } from '@portico/sdk/platform';
import type { ReleaseManifest } from '@portico/sdk/platform';
import { remoteRelease, shellRelease } from '../../../../test/registry/fixtures.ts';
import type { TestRelease } from '../../../../test/registry/fixtures.ts';
import { ReleaseRefused } from './errors.ts';
import { contentHash } from './content-hash.ts';
import { RELEASE_LIMITS, verifyRelease } from './verify-release.ts';

const issuesOf = async (release: TestRelease): Promise<string[]> => {
  try {
    await verifyRelease(release);
  } catch (error) {
    if (error instanceof ReleaseRefused) return error.issues;
    throw error;
  }
  return [];
};

const NAV = { slot: 'top' as const, path: '/', label: 'X', weight: 1 };

const changed = (change: Partial<ReleaseManifest>) => issuesOf(remoteRelease('1.0.0', change));

describe('verifyRelease', () => {
  it('accepts a complete remote and a complete shell', async () => {
    expect(await issuesOf(remoteRelease())).toEqual([]);
    expect(await issuesOf(shellRelease())).toEqual([]);
  });

  it('returns equal digests for equal releases, regardless of the order of keys', async () => {
    const one = remoteRelease();
    const other = {
      ...one,
      manifest: Object.fromEntries(Object.entries(one.manifest).reverse()),
    };
    expect((await verifyRelease(other)).digest).toBe((await verifyRelease(one)).digest);
    expect((await verifyRelease(remoteRelease('1.0.0', { sdk: '^1.1.0' }))).digest).not.toBe(
      (await verifyRelease(one)).digest,
    );
  });

  it('rejects a tampered file of the same length', async () => {
    const release = remoteRelease();
    release.files.set('home.js', Buffer.from('evil();'));
    expect(await issuesOf(release)).toEqual([
      'home.js does not have the hash listed in release.json',
    ]);
  });

  it('rejects a file of another length, a missing file and an unlisted file', async () => {
    const release = remoteRelease();
    release.files.set('home.js', Buffer.from('longer than before();'));
    release.files.delete('status.js');
    release.files.set('extra.js', Buffer.from('extra();'));
    expect(await issuesOf(release)).toEqual([
      'home.js has 21 bytes instead of 7',
      'extra.js is not listed in release.json',
      'status.js is missing',
    ]);
  });

  it.each(['../outside.js', 'a/../../b.js', '/etc/passwd', 'a//b.js', 'a\\b.js', './a.js/..'])(
    'rejects the path %s',
    async (path) => {
      const release = remoteRelease('1.0.0', {}, { [path]: 'x' });
      expect((await issuesOf(release)).join()).toMatch(/release\.json, files\.\d+\.path/);
    },
  );

  it('rejects a file that is listed twice', async () => {
    const { files } = remoteRelease().manifest;
    expect(await changed({ files: [...files, ...files.slice(0, 1)] })).toEqual([
      'release.json lists a file twice',
    ]);
  });

  it('rejects an entry or a page whose files are not listed', async () => {
    expect(await changed({ entry: 'nowhere.js' })).toContain(
      'the entry nowhere.js is not listed in its files',
    );
    const pages = { home: { scripts: ['gone.js'], styles: [] } };
    expect(await changed({ pages })).toContain(
      'page "home" needs gone.js, which is not listed in its files',
    );
  });

  it.each([
    '(',
    '(a+)+b',
    '[a]{0,200}[a]{0,200}[a]{0,200}b',
    '[a]{1,200}[a]{1,200}b',
    '[a]{1,201}',
  ])('rejects the pattern %s, which does not match in linear time', async (pattern) => {
    const route = { path: '/x/:id', page: 'home', title: 'X', description: 'X' };
    expect(await changed({ routes: [{ ...route, params: { id: { pattern } } }], nav: [] })).toEqual(
      [expect.stringMatching(/^release\.json, routes\.0\.params\.id\.pattern: invalid pattern: /)],
    );
  });

  it('rejects a route without a page, and a preload of another site', async () => {
    const route = { path: '/x/:id', page: 'home', title: 'X', description: 'X' };
    expect(await changed({ routes: [{ ...route, page: 'lost' }], nav: [] })).toEqual([
      '/x/:id has no page "lost"',
    ]);
    expect(await changed({ routes: [{ ...route, preload: ['//evil.example'] }], nav: [] })).toEqual(
      ['/x/:id preloads //evil.example, which is not an API call'],
    );
  });

  it('rejects a navigation entry whose path no route matches', async () => {
    const nav = [{ slot: 'top' as const, path: '//evil.example', label: 'X', weight: 1 }];
    expect(await changed({ nav })).toEqual([
      'the navigation links to //evil.example, which no route of mfe-public matches',
    ]);
  });

  it("rejects an extension with another remote's name, or without its module", async () => {
    const pages = { ...remoteRelease().manifest.pages, 'ext-x': { scripts: [], styles: [] } };
    expect(await changed({ offers: { 'public/x': 1 }, pages })).toEqual([]);
    expect(await changed({ offers: { 'tools/x': 1 }, pages })).toEqual([
      'mfe-public offers the extension tools/x, which belongs to mfe-tools',
    ]);
    expect(await changed({ offers: { 'public/y': 1 } })).toEqual([
      'the extension public/y has no module "ext-y"',
    ]);
    expect(await changed({ offers: { 'public/../x': 1 } })).toEqual([
      expect.stringMatching(/^release\.json, offers/),
    ]);
    expect(await issuesOf(shellRelease('1.0.0', { offers: {} }))).toEqual([
      'a shell release must not offer or need extensions',
    ]);
  });

  it("rejects another version's global name, a shell without a frame, and a wrong kind", async () => {
    expect(await changed({ globalName: globalNameOf('mfe-public', '0.9.0') })).toEqual([
      'the global name must be mfe_public_1_0_0',
    ]);
    expect(await issuesOf(shellRelease('1.0.0', { frame: undefined }))).toEqual([
      'a shell release must have a frame',
    ]);
    expect(await issuesOf(shellRelease('1.0.0', { name: 'mfe-tools' }))).toEqual([
      'a shell release must be named "shell"',
    ]);
  });

  it('rejects release.json among its files, and a NUL in it', async () => {
    const { files } = remoteRelease().manifest;
    const own = { ...files[0]!, path: 'release.json' };
    expect(await changed({ files: [...files, own] })).toEqual([
      'release.json cannot list itself',
      'release.json is missing',
    ]);
    expect(await changed({ nav: [{ ...NAV, label: 'a\0b' }] })).toContain(
      'release.json contains a NUL character',
    );
  });

  it('rejects a shell with routes or navigation entries, and a remote named "shell"', async () => {
    const { routes } = remoteRelease().manifest;
    const message = 'a shell release must not have routes or navigation entries';
    expect(await issuesOf(shellRelease('1.0.0', { routes: routes.slice(0, 1) }))).toEqual([
      message,
    ]);
    expect(await issuesOf(shellRelease('1.0.0', { nav: [NAV] }))).toEqual([message]);
    expect(await issuesOf(shellRelease('1.0.0', { needs: {} }))).toEqual([
      'a shell release must not offer or need extensions',
    ]);
    expect((await changed({ name: 'shell' })).join()).toContain(
      'a remote must not be named "shell"',
    );
  });

  it('accepts a remote whose entry is a module, and so has no global name', async () => {
    expect(await changed({ globalName: '' })).toEqual([]);
  });

  it('rejects a param whose unknown values are not redirected to a page without params', async () => {
    const route = { path: '/x/:id', page: 'home', title: 'X', description: 'X' };
    const params = { id: { known: ['a'], fallback: '/x/b' } };
    expect(await changed({ routes: [{ ...route, params }], nav: [] })).toEqual([
      '/x/:id: unknown values of id are not redirected to a page without params',
    ]);
  });

  it('rejects a release of too many files or bytes, and accepts as many as allowed', async () => {
    const rest = RELEASE_LIMITS.files - remoteRelease().files.size;
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}.js`, 'x']));
    expect(await issuesOf(remoteRelease('1.0.0', {}, many(rest)))).toEqual([]);
    expect(await issuesOf(remoteRelease('1.0.0', {}, many(rest + 1)))).toEqual([
      `more than ${RELEASE_LIMITS.files} files`,
    ]);
    const huge = { 'huge.wasm': Buffer.alloc(RELEASE_LIMITS.bytes) };
    expect(await issuesOf(remoteRelease('1.0.0', {}, huge))).toEqual([
      `more than ${RELEASE_LIMITS.bytes} bytes`,
    ]);
  });

  it('returns every file with its bytes and their hash', async () => {
    const { files } = await verifyRelease(remoteRelease());
    expect(files.find(({ path }) => path === 'home.js')).toEqual({
      path: 'home.js',
      bytes: Buffer.from('home();'),
      sha256: contentHash(Buffer.from('home();')),
    });
  });

  it('reports the fields of a release.json that have the wrong shape', async () => {
    await expect(verifyRelease({ manifest: { schema: 1 }, files: new Map() })).rejects.toThrow(
      /release\.json, kind: .*release\.json, version: /,
    );
  });
});
