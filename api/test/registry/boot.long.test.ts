import { delimiter, join } from 'node:path';
import type { RegistrySnapshot } from '@portico/sdk/platform';
import { RemotesService } from '../../src/platform/remotes/remotes.service.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { dataFolder, tempFolder } from '../support/folders.ts';
import { remoteRelease, shellRelease, smallRelease, writeRelease } from './fixtures.ts';
import type { TestRelease } from './fixtures.ts';
import { TESTER, goLive } from './go-live.ts';

// Each test starts the API several times, on a database of its own.
jest.setTimeout(90_000);

const bootReleases = async (...releases: TestRelease[]) => {
  const folders = releases.map((release) => writeRelease(join(tempFolder(), 'dist'), release));
  return (await Promise.all(folders)).join(delimiter);
};
const liveOn = async (api: TestApi) => {
  const { remotes } = (await (await api.call('/api/registry')).json()) as RegistrySnapshot;
  return remotes[0]?.version;
};

describe('boot releases in a working copy', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await dataFolder();
  });

  /** Starts the API in the same way as `npm start`. */
  const start = async (...releases: TestRelease[]) => {
    const env = { BOOT_RELEASES: await bootReleases(...releases), BOOT_PROMOTE: '1' };
    return startApi({ dataDir, env });
  };

  it('boot releases become live at every start, also those of an older build', async () => {
    const first = await start(shellRelease(), remoteRelease('1.0.0'));
    expect(await liveOn(first)).toBe('1.0.0');
    await first.stop();
    const again = await start(shellRelease(), remoteRelease('1.0.0'));
    expect(await liveOn(again)).toBe('1.0.0');
    await again.stop();
    const built = await start(shellRelease(), remoteRelease('1.1.0'));
    expect(await liveOn(built)).toBe('1.1.0');
    await built.stop();
    const back = await start(shellRelease(), remoteRelease('1.0.0'));
    expect(await liveOn(back)).toBe('1.0.0');
    await back.stop();
  });

  it('boot releases do not replace a version that was made live manually', async () => {
    const first = await start(shellRelease(), remoteRelease('1.0.0'));
    await goLive(first, remoteRelease('2.0.0'));
    await first.stop();
    const again = await start(shellRelease(), remoteRelease('1.0.0'));
    expect(await liveOn(again)).toBe('2.0.0');
    await again.stop();
  });

  it('boot releases do not replace a published version that was built differently', async () => {
    const first = await start(shellRelease(), remoteRelease('1.0.0'));
    await first.stop();
    const other = remoteRelease('1.0.0', {}, { 'home.js': 'other();' });
    const again = await start(shellRelease(), other);
    expect(await (await again.call('/mfe/mfe-public/1.0.0/home.js')).text()).toBe('home();');
    expect(again.logs()).toContain('already exists with different contents');
    await again.stop();
  });

  it('boot releases fail the start if they are of a remote that the installation does not have', async () => {
    await expect(start(shellRelease(), smallRelease('mfe-moon'))).rejects.toThrow(
      'Remote mfe-moon does not exist on this site; an operator can add it with `npm run admin -- remotes add mfe-moon --mount /moon`.',
    );
  });

  it('boot releases keep what an operator has set for a remote', async () => {
    const first = await start(shellRelease(), remoteRelease('1.0.0'));
    const remotes = first.app.get(RemotesService);
    await remotes.restrict('mfe-staff', 'public', TESTER);
    await remotes.mount('mfe-staff', ['/desk'], TESTER);
    await remotes.switchOff('mfe-public', 'a test', TESTER);
    const set = await remotes.list();
    await first.stop();
    const again = await start(shellRelease(), remoteRelease('1.0.0'));
    expect(await again.app.get(RemotesService).list()).toEqual(set);
    expect((await again.call('/status')).status).toBe(503);
    await again.stop();
  });

  it('boot releases fail the start if they are damaged', async () => {
    const damaged = shellRelease();
    damaged.files.set('shell.js', Buffer.from('evil();'));
    await expect(start(damaged)).rejects.toThrow(/shell\.js has 7 bytes/);
  });
});
