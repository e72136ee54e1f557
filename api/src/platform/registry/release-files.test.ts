import type { LiveRegistry } from './live-registry.service.ts';
import type { Channel, RegistryState, StoredRelease } from './registry-state.ts';
import type { RegistryRepository } from './registry.repository.ts';
import type { ReleaseContents } from './release-contents.service.ts';
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
const PUBLISHED: RegistryState = { channels: [], releases: ['mfe-public@3.0.0'] };
const LIVE: RegistryState = { channels: [channel], releases: ['mfe-public@3.0.0'] };

/** A replica that knows one state, and reads another from the database when it looks. */
function replica(known: RegistryState, database: RegistryState) {
  const live = { state: known, looks: 0, database };
  const registry = {
    get state() {
      return live.state;
    },
    refresh: async () => {
      live.looks += 1;
      const read = live.database;
      await new Promise(setImmediate);
      live.state = read;
    },
  } as unknown as LiveRegistry;
  const nothing = {} as unknown;
  return {
    live,
    files: new ReleaseFiles(registry, nothing as ReleaseContents, nothing as RegistryRepository),
  };
}

const address = (path: string, version = '3.0.0') => ({ name: 'mfe-public', version, path });

describe('ReleaseFiles', () => {
  it('finds a live file without looking', async () => {
    const { files, live } = replica(LIVE, LIVE);
    await expect(files.find(address('chunk.js'))).resolves.toMatchObject({ hash: 'bb' });
    expect(live.looks).toBe(0);
  });

  it('looks for a release that it has not heard of', async () => {
    const { files } = replica(NOTHING, LIVE);
    await expect(files.find(address('remoteEntry.js'))).resolves.toMatchObject({ hash: 'aa' });
  });

  it('looks for a release that it knows as published, and not yet as live', async () => {
    const { files } = replica(PUBLISHED, LIVE);
    await expect(files.find(address('remoteEntry.js'))).resolves.toMatchObject({ hash: 'aa' });
  });

  it('gives all who ask at the same time the one look', async () => {
    const { files, live } = replica(NOTHING, LIVE);
    const found = await Promise.all([
      files.find(address('remoteEntry.js')),
      files.find(address('chunk.js')),
    ]);
    expect(found.map((file) => file?.hash)).toEqual(['aa', 'bb']);
    expect(live.looks).toBe(1);
  });

  it('sees what went live after a look that found nothing', async () => {
    const { files, live } = replica(NOTHING, NOTHING);
    await expect(files.find(address('chunk.js'))).resolves.toBeUndefined();
    live.database = LIVE;
    await expect(files.find(address('chunk.js'))).resolves.toMatchObject({ hash: 'bb' });
    expect(live.looks).toBe(2);
  });

  it('looks once for many made-up versions', async () => {
    const { files, live } = replica(LIVE, LIVE);
    const made = Array.from({ length: 500 }, (_, at) => files.find(address('x.js', `9.9.${at}`)));
    await expect(Promise.all(made)).resolves.toEqual(made.map(() => undefined));
    expect(live.looks).toBe(1);
  });

  it('serves no release that never went live, nor a name from the prototype', async () => {
    const { files } = replica(PUBLISHED, PUBLISHED);
    await expect(files.find(address('chunk.js'))).resolves.toBeUndefined();
    const served = replica(LIVE, LIVE);
    await expect(served.files.find(address('toString'))).resolves.toBeUndefined();
  });
});
