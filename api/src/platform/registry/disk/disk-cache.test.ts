import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteRelease, shellRelease } from '../../../../test/registry/fixtures.ts';
import { DiskCache } from './disk-cache.ts';
import type { RegistryState } from '../state/registry-state.ts';
import { contentHash } from '../release/content-hash.ts';

const { manifest } = shellRelease();
const state: RegistryState = {
  channels: [
    {
      name: 'shell',
      restriction: 'public',
      mounts: [],
      revision: 3,
      live: { manifest, files: { 'shell.js': 'ab'.repeat(32) } },
      canary: {
        id: 4,
        share: 10,
        secret: 's',
        release: { manifest, files: { 'shell.js': 'cd'.repeat(32) } },
      },
    },
    {
      name: 'mfe-off',
      restriction: 'public',
      mounts: ['/off'],
      revision: 1,
      isOff: true,
      live: null,
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

  it('returns the written state and leaves no drafts', async () => {
    await disk.writeState(state);
    await Promise.all([disk.writeState(state), disk.writeState(state)]);
    expect(await disk.readState()).toEqual(state);
    expect(await readdir(folder)).toEqual(['state.json']);
  });

  it('keeps a release with a route pattern that the current grammar rejects', async () => {
    const params = { id: { pattern: '(a+)+b' } };
    const route = { path: '/x/:id', page: 'home', params, title: 'X', description: 'X' };
    const live = { manifest: remoteRelease('1.0.0', { routes: [route] }).manifest, files: {} };
    const old = { ...state, channels: [...state.channels, { ...state.channels[0]!, live }] };
    await disk.writeState(old);
    expect(await disk.readState()).toEqual(old);
  });

  it('reads missing entries as undefined', async () => {
    expect(await disk.readState()).toBeUndefined();
    expect(await disk.readBlob('ab'.repeat(32))).toBeUndefined();
    expect(await disk.readRelease('shell@1.0.0')).toBeUndefined();
  });

  it('prune deletes contents and releases that are not kept, and old drafts, only', async () => {
    const [kept, deleted] = ['one', 'two'].map((text) => Buffer.from(text)) as [Buffer, Buffer];
    for (const bytes of [kept, deleted]) {
      await disk.writeBlob(contentHash(bytes), bytes);
      await disk.writeBrotli(contentHash(bytes), bytes);
    }
    const release = { manifest, files: {} };
    await disk.writeRelease('shell@1.0.0', release);
    await disk.writeRelease('shell@0.9.0', release);
    await disk.writeState(state);
    const [young, old] = [randomUUID(), randomUUID()].map((id) => join(folder, `releases/x.${id}`));
    await writeFile(young!, '');
    await writeFile(old!, '');
    await utimes(old!, 0, 0);

    const keep = { releases: new Set(['shell@1.0.0']), blobs: new Set([contentHash(kept)]) };
    expect(await disk.prune(keep)).toBe(4);
    expect(await disk.readBlob(contentHash(kept))).toEqual(kept);
    expect(await disk.readBrotli(contentHash(kept))).toEqual(kept);
    expect(await disk.readBlob(contentHash(deleted))).toBeUndefined();
    expect(await disk.readRelease('shell@1.0.0')).toEqual(release);
    expect(await disk.readRelease('shell@0.9.0')).toBeUndefined();
    expect(await disk.readState()).toEqual(state);
    expect(await readdir(join(folder, 'releases'))).toHaveLength(2);
    expect(await disk.prune(keep)).toBe(0);
  });

  it('prune deletes nothing from an empty cache', async () => {
    expect(await disk.prune({ releases: new Set(), blobs: new Set() })).toBe(0);
  });

  it.each(['', '{"channels":[', '{"channels":[{"name":"shell"}],"releases":[]}'])(
    'reads a damaged state as absent: %j',
    async (text) => {
      await writeFile(join(folder, 'state.json'), text);
      expect(await disk.readState()).toBeUndefined();
    },
  );
});
