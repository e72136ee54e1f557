import { RegistryService } from '../../src/platform/registry/publishing/registry.service.ts';
import { RetentionService } from '../../src/platform/registry/publishing/retention.service.ts';
import { Deployer } from '../releases/deployer.ts';
import { startApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';
import { remoteRelease, shellRelease } from './fixtures.ts';
import { goLive, TESTER } from './go-live.ts';

onBothDatabases((newDatabase) => {
  it('the other versions can be listed, promoted and rolled back to after one is retired', async () => {
    const api = await startApi({
      ...(await newDatabase()),
      env: { RETAIN_RELEASES: '2', RETAIN_DAYS: '1' },
    });
    const registry = api.app.get(RegistryService);
    await goLive(api, shellRelease());
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await goLive(api, remoteRelease(version));
    await registry.publish(remoteRelease('1.3.0'), TESTER);
    const later = Date.now() + 30 * 86_400_000;
    expect(await api.app.get(RetentionService).sweep(later)).toEqual([
      { name: 'mfe-public', version: '1.0.0' },
    ]);
    const team = await Deployer.of(api, 'mfe-public');
    const [app] = (await team.list('mfe-public')).body;
    expect(app?.versions.map(({ version, state }) => [version, state])).toEqual([
      ['1.3.0', 'retained'],
      ['1.2.0', 'live'],
      ['1.1.0', 'retained'],
      ['1.0.0', 'retired'],
    ]);
    expect(app?.rollback_to).toBe('1.1.0');
    expect((await team.call('GET', '/mfe-public/1.3.0')).status).toBe(200);
    expect((await team.call('GET', '/mfe-public/1.0.0')).status).toBe(404);
    expect((await team.promote('mfe-public', '1.0.0', '1.2.0')).status).toBe(409);
    expect((await team.promote('mfe-public', '1.3.0', '1.2.0')).status).toBe(200);
    expect((await team.rollback('mfe-public', '1.3.0')).status).toBe(200);
  });
});
