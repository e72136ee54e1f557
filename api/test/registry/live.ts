import { RegistryRepository } from '../../src/registry/registry.repository.ts';
import { RegistryService } from '../../src/registry/registry.service.ts';
import type { TestApi } from '../support/api.ts';
import type { TestRelease } from './fixtures.ts';

/** Publishes a release and makes it live, as an operator would. */
export async function goLive(api: TestApi, release: TestRelease): Promise<void> {
  const registry = api.app.get(RegistryService);
  const { manifest } = await registry.publish(release, 'tester');
  const channel = await api.app.get(RegistryRepository).channel(manifest.name);
  await registry.promote({
    name: manifest.name,
    version: manifest.version,
    expectedRevision: channel?.revision ?? 0,
    actor: 'tester',
    why: 'a test',
  });
}
