import type { LiveRegistry } from '../live/live-registry.service.ts';
import type { Channel, RegistryState, StoredRelease } from '../state/registry-state.ts';
import type { RegistryRepository } from '../database/registry.repository.ts';
import type { ReleaseContents } from '../disk/release-contents.service.ts';
import { ReleaseFiles } from './release-files.service.ts';

const FILES = { 'remoteEntry.js': 'aa', 'chunk.js': 'bb' };
const release = { manifest: { version: '3.0.0' }, files: FILES } as unknown as StoredRelease;
const channel: Channel = {
  name: 'mfe-public',
  restriction: 'public',
  mounts: [],
  revision: 1,
  live: release,
};
const NOTHING: RegistryState = { channels: [], releases: [] };
const PUBLISHED: RegistryState = {
  channels: [{ ...channel, live: null }],
  releases: ['mfe-public@3.0.0'],
};
const LIVE: RegistryState = { channels: [channel], releases: ['mfe-public@3.0.0'] };

/** A replica with one state in memory and another one in the database. */
function replica(memory: RegistryState, database: RegistryState) {
  const live = { state: memory, refreshes: 0, database };
  const registry = {
    get state() {
      return live.state;
    },
    refresh: async () => {
      live.refreshes += 1;
      const read = live.database;
      await new Promise(setImmediate);
      live.state = read;
    },
  } as unknown as LiveRegistry;
  const disk = {
    readRelease: () => Promise.resolve(undefined),
    writeRelease: () => Promise.resolve(),
  };
  const contents = { disk } as unknown as ReleaseContents;
  const repository = { release: () => Promise.resolve(release) } as unknown as RegistryRepository;
  return { live, files: new ReleaseFiles(registry, contents, repository) };
}

const address = (path: string, version = '3.0.0') => ({ name: 'mfe-public', version, path });

describe('ReleaseFiles', () => {
  it('finds a file of a live release without a refresh', async () => {
    const { files, live } = replica(LIVE, LIVE);
    await expect(files.find(address('chunk.js'))).resolves.toMatchObject({ hash: 'bb' });
    expect(live.refreshes).toBe(0);
  });

  it('refreshes the registry for an unknown release', async () => {
    const { files } = replica(NOTHING, LIVE);
    await expect(files.find(address('remoteEntry.js'))).resolves.toMatchObject({ hash: 'aa' });
  });

  it('shares one refresh among concurrent requests', async () => {
    const { files, live } = replica(NOTHING, LIVE);
    const found = await Promise.all([
      files.find(address('remoteEntry.js')),
      files.find(address('chunk.js')),
    ]);
    expect(found.map((file) => file?.hash)).toEqual(['aa', 'bb']);
    expect(live.refreshes).toBe(1);
  });

  it('finds a release that became live after an unsuccessful refresh', async () => {
    const { files, live } = replica(NOTHING, NOTHING);
    await expect(files.find(address('chunk.js'))).resolves.toBeUndefined();
    live.database = LIVE;
    await expect(files.find(address('chunk.js'))).resolves.toMatchObject({ hash: 'bb' });
    expect(live.refreshes).toBe(2);
  });

  it('refreshes once for many made-up versions', async () => {
    const { files, live } = replica(LIVE, LIVE);
    const found = Array.from({ length: 500 }, (_, at) => files.find(address('x.js', `9.9.${at}`)));
    await expect(Promise.all(found)).resolves.toEqual(found.map(() => undefined));
    expect(live.refreshes).toBe(1);
  });

  it('finds the files of a release that was never live, for previews', async () => {
    const { files } = replica(PUBLISHED, PUBLISHED);
    await expect(files.find(address('chunk.js'))).resolves.toMatchObject({ hash: 'bb' });
  });

  it('finds no file named like an Object method', async () => {
    const served = replica(LIVE, LIVE);
    await expect(served.files.find(address('toString'))).resolves.toBeUndefined();
  });
});
