import { printApps, printOrdered } from './print.ts';
import type { ReleasedApp } from './print.ts';
import { releaseError } from './release-error.mjs';
import type { Registry } from './client.mjs';

interface SmokeRequest {
  app: string;
  version: string;
  /** Requests another run. */
  again?: boolean;
  /** The reason, one sentence. */
  why?: string;
}

/**
 * Shows the smoke run of a version, or requests another one.
 * @throws ReleaseError for a version that was never published
 */
export async function smokeRun(
  registry: Registry,
  { app, version, again, why = 'requested from the command line' }: SmokeRequest,
): Promise<{ json: object; text: string }> {
  if (again) {
    const json = await registry.json<{ run: number }>('POST', `/${app}/smoke`, { version, why });
    return { json, text: printOrdered({ name: app, version }, json.run) };
  }
  const [found] = await registry.json<ReleasedApp[]>('GET', `?name=${app}`);
  const versions = found?.versions.filter((candidate) => candidate.version === version) ?? [];
  if (!found || versions.length === 0)
    throw releaseError(`${app} ${version} has not been published.`, 404);
  const json = { name: app, version, smoke: versions[0]?.smoke ?? null };
  return { json, text: printApps([{ ...found, versions, changes: [] }], 0) };
}
