import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteRelease, writeRelease } from '../../../../test/registry/fixtures.ts';
import { readReleaseFolder } from './read-release-folder.ts';
import { RELEASE_LIMITS, verifyRelease } from './verify-release.ts';

describe('readReleaseFolder', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-release-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('reads the files of a build, also in subfolders', async () => {
    const release = remoteRelease('1.0.0', {}, { 'js/chunk.js': 'chunk();' });
    await writeRelease(folder, release);
    const read = await verifyRelease(await readReleaseFolder(folder));
    expect(read.manifest).toEqual(release.manifest);
    expect(read.digest).toBe((await verifyRelease(release)).digest);
  });

  it('does not follow a link out of the folder', async () => {
    await writeRelease(folder, remoteRelease());
    await symlink('/etc/passwd', join(folder, 'passwd.js'));
    await expect(readReleaseFolder(folder)).rejects.toThrow(
      'passwd.js is neither a file nor a folder',
    );
  });

  it('rejects a release.json that is no JSON, and a file in place of a folder', async () => {
    await writeFile(join(folder, 'release.json'), '{');
    await expect(readReleaseFolder(folder)).rejects.toThrow('release.json is not valid JSON');
    await expect(readReleaseFolder(join(folder, 'release.json'))).rejects.toThrow(
      'is not a folder',
    );
  });

  it('reads as many files as a release may have, with release.json, and no more', async () => {
    await writeFile(join(folder, 'release.json'), '{}');
    for (let index = 0; index < RELEASE_LIMITS.files; index += 1)
      await writeFile(join(folder, `${index}.js`), '');
    const { files } = await readReleaseFolder(folder);
    expect(files.size).toBe(RELEASE_LIMITS.files);
    expect(files.has('release.json')).toBe(false);
    await writeFile(join(folder, 'more.js'), '');
    await expect(readReleaseFolder(folder)).rejects.toThrow(
      `more than ${RELEASE_LIMITS.files} files`,
    );
  });

  it('rejects a folder without release.json and a missing folder', async () => {
    await expect(readReleaseFolder(folder)).rejects.toThrow('release.json is missing');
    await expect(readReleaseFolder(join(folder, 'nowhere'))).rejects.toThrow('is not a folder');
  });
});
