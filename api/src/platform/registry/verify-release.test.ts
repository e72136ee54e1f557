import { globalNameOf } from 'shared/platform';
import type { ReleaseManifest } from 'shared/platform';
import { remoteRelease, shellRelease } from '../../../test/registry/fixtures.ts';
import type { TestRelease } from '../../../test/registry/fixtures.ts';
import { ReleaseRefused } from './errors.ts';
import { verifyRelease } from './verify-release.ts';

const issuesOf = async (release: TestRelease): Promise<string[]> => {
  try {
    await verifyRelease(release);
  } catch (error) {
    if (error instanceof ReleaseRefused) return error.issues;
    throw error;
  }
  return [];
};

const changed = (change: Partial<ReleaseManifest>) => issuesOf(remoteRelease('1.0.0', change));

describe('verifyRelease', () => {
  it('takes a complete remote and a complete shell', async () => {
    expect(await issuesOf(remoteRelease())).toEqual([]);
    expect(await issuesOf(shellRelease())).toEqual([]);
  });

  it('gives equal releases equal digests, whatever the order of keys', async () => {
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

  it('refuses a tampered file of the same length', async () => {
    const release = remoteRelease();
    release.files.set('home.js', Buffer.from('evil();'));
    expect(await issuesOf(release)).toEqual([
      'home.js does not have the hash that release.json names',
    ]);
  });

  it('refuses a file of another length, a missing one and one too many', async () => {
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
    'refuses the path %s',
    async (path) => {
      const release = remoteRelease('1.0.0', {}, { [path]: 'x' });
      expect((await issuesOf(release)).join()).toMatch(/release\.json, files\.\d+\.path/);
    },
  );

  it('refuses a file listed twice', async () => {
    const { files } = remoteRelease().manifest;
    expect(await changed({ files: [...files, ...files.slice(0, 1)] })).toEqual([
      'release.json lists a file twice',
    ]);
  });

  it('refuses an entry or a page whose files are not there', async () => {
    expect(await changed({ entry: 'nowhere.js' })).toContain(
      'the entry nowhere.js is not among the files',
    );
    const pages = { home: { scripts: ['gone.js'], styles: [] } };
    expect(await changed({ pages })).toContain(
      'page "home" needs gone.js, which is not among the files',
    );
  });

  it.each([
    '(',
    '(a+)+b',
    '[a]{0,200}[a]{0,200}[a]{0,200}b',
    '[a]{1,200}[a]{1,200}b',
    '[a]{1,201}',
  ])('refuses the pattern %s, which is not linear to match, and says so', async (pattern) => {
    const route = { path: '/x/:id', page: 'home', title: 'X', description: 'X' };
    expect(await changed({ routes: [{ ...route, params: { id: { pattern } } }], nav: [] })).toEqual(
      [
        expect.stringMatching(
          /^release\.json, routes\.0\.params\.id\.pattern: the pattern does not fit: /,
        ),
      ],
    );
  });

  it('refuses a route without a page, and a preload of another site', async () => {
    const route = { path: '/x/:id', page: 'home', title: 'X', description: 'X' };
    expect(await changed({ routes: [{ ...route, page: 'lost' }], nav: [] })).toEqual([
      '/x/:id has no page "lost"',
    ]);
    expect(await changed({ routes: [{ ...route, preload: ['//evil.example'] }], nav: [] })).toEqual(
      ['/x/:id preloads //evil.example, not a call'],
    );
  });

  it('refuses navigation to a path that the remote does not answer', async () => {
    const nav = [{ slot: 'top' as const, path: '//evil.example', label: 'X', weight: 1 }];
    expect(await changed({ nav })).toEqual([
      'the navigation names //evil.example, which no route of mfe-public answers',
    ]);
  });

  it("refuses another version's global name, a shell without a frame, and false kinds", async () => {
    expect(await changed({ globalName: globalNameOf('mfe-public', '0.9.0') })).toEqual([
      'the global name must be mfe_public_1_0_0',
    ]);
    expect(await issuesOf(shellRelease('1.0.0', { frame: undefined }))).toEqual([
      'a shell release carries a frame',
    ]);
    expect(await issuesOf(shellRelease('1.0.0', { name: 'mfe-tools' }))).toEqual([
      'a shell release is named "shell"',
    ]);
  });

  it('names the fields of a release.json that has another shape', async () => {
    await expect(verifyRelease({ manifest: { schema: 1 }, files: new Map() })).rejects.toThrow(
      /release\.json, kind: .*release\.json, version: /,
    );
  });
});
