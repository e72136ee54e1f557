import { fittingValues } from '@portico/sdk/platform/check-configuration';
import type { ConfigurationKeys, RegistrySnapshot, RemoteInSnapshot } from '@portico/sdk/platform';
import { CliError } from '../terminal/cli-error.mjs';
import type { LiveSite } from './site.ts';

/**
 * The registry of a site with a draft in place of the live version of its remote, or added as a new
 * remote.
 * @param keys that the draft lets the site set: it gets the site's values of these, as far as they fit
 */
export function withDraft(
  registry: RegistrySnapshot,
  draft: RemoteInSnapshot,
  keys: ConfigurationKeys = {},
): RegistrySnapshot {
  const live = registry.remotes.find(({ name }) => name === draft.name);
  const configuration = live?.configuration && fittingValues(keys, live.configuration);
  const own = {
    ...draft,
    ...(live?.restriction && { restriction: live.restriction }),
    ...(configuration && { configuration }),
  };
  const others = registry.remotes.filter(({ name }) => name !== draft.name);
  return {
    ...registry,
    revision: `${registry.revision}-${draft.version}`,
    remotes: [...others, own].sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

/**
 * The registry of a site.
 * @param cookie of the visitor, as the browser sent it
 * @throws CliError
 */
export async function readRegistry(site: LiveSite, cookie?: string): Promise<RegistrySnapshot> {
  const { answer, body } = await site.read('/api/registry', { cookie });
  if (answer.statusCode !== 200)
    throw new CliError(
      `${site.origin}/api/registry returned ${answer.statusCode}: it is not a Portico site, or no shell is live there.`,
    );
  return JSON.parse(body) as RegistrySnapshot;
}
