import { changeLive } from '../../shared/remote/release/change.mjs';
import type { Registry } from '../../shared/remote/release/client.mjs';
import { publish } from '../../shared/remote/release/publish.mjs';

/**
 * Publishes a built release and makes it live through the same API as teams.
 * @param dir of the release
 * @returns its version
 * @throws ReleaseError with what the gate reports
 */
export async function goLive(registry: Registry, app: string, dir: string): Promise<string> {
  const { version } = await publish(registry, { app, dir }, () => undefined);
  await changeLive(registry, { action: 'promote', app, version, why: 'npm run dev' });
  return version;
}
