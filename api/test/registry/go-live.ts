import type { AuditActor } from '../../src/core/audit/audit-writer.repository.ts';
import { ChannelRepository } from '../../src/platform/registry/database/channel.repository.ts';
import { RegistryService } from '../../src/platform/registry/publishing/registry.service.ts';
import type { TestApi } from '../support/api.ts';
import type { TestRelease } from './fixtures.ts';

export const TESTER: AuditActor = { actor: 'tester' };

/** Publishes a release and promotes it. */
export async function goLive(api: TestApi, release: TestRelease): Promise<void> {
  const registry = api.app.get(RegistryService);
  const { manifest } = await registry.publish(release, TESTER);
  const { name, version } = manifest;
  const channel = await api.app.get(ChannelRepository).channel(name);
  const expected = channel?.liveVersion ?? null;
  await registry.promote([{ name, version, expected }], { by: TESTER, why: 'a test' });
}
