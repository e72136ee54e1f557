import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shellRelease } from '../../test/registry/fixtures.ts';
import { DiskCache } from './disk-cache.ts';
import type { RegistryState } from './registry-state.ts';

const { manifest } = shellRelease();
const state: RegistryState = {
  channels: [
    {
      name: 'shell',
      restriction: 'public',
      mounts: [],
      revision: 3,
      live: { manifest, files: { 'shell.js': 'ab'.repeat(32) } },
    },
  ],
  releases: ['shell@1.0.0'],
};

describe('DiskCache', () => {
  let folder: string;
  let disk: DiskCache;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-cache-'));
    disk = new DiskCache(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('gives the state back as it was, and leaves no drafts', async () => {
    await disk.writeState(state);
    await Promise.all([disk.writeState(state), disk.writeState(state)]);
    expect(await disk.readState()).toEqual(state);
    expect(await readdir(folder)).toEqual(['state.json']);
  });

  it('is empty at first', async () => {
    expect(await disk.readState()).toBeUndefined();
    expect(await disk.readBlob('ab'.repeat(32))).toBeUndefined();
    expect(await disk.readRelease('shell@1.0.0')).toBeUndefined();
  });

  it.each(['', '{"channels":[', '{"channels":[{"name":"shell"}],"releases":[]}'])(
    'reads a damaged state as absent: %j',
    async (text) => {
      await writeFile(join(folder, 'state.json'), text);
      expect(await disk.readState()).toBeUndefined();
    },
  );
});
