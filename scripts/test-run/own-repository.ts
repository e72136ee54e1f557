import { npm } from '../bootstrap/install.mjs';
import { startRegistry } from '../packages/registry.ts';
import { packPackages } from '../packages/stage.ts';

/**
 * Packs the packages and serves them from a local registry.
 * @returns the address of the registry
 */
export async function offerPackages(): Promise<string> {
  const { output } = await npm(['config', 'get', 'registry', '--loglevel=silent']);
  const { url } = await startRegistry(await packPackages(), output.trim().split('\n').at(-1) ?? '');
  return url;
}
