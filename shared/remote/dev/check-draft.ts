import {
  SDK_MODULE,
  federationRefusals,
  sdkRefusals,
  sharedModuleRefusals,
} from '@portico/sdk/platform';
import type { ReleaseManifest, ShellNeeds } from '@portico/sdk/platform';
import { CliError } from '../terminal/cli-error.mjs';
import { readRegistry } from './registry.ts';
import type { LiveSite } from './site.ts';

/** The fields of a shell's `mf-manifest.json` that state what it provides (`../build/shell-manifest.ts`). */
interface ShellManifest {
  metaData: { pluginVersion: string };
  shared: { name: string; version: string; exports?: string[] }[];
}

/**
 * Checks whether a draft runs in the live shell, by the rules of the release gate.
 * @returns a sentence about what could not be checked, if anything
 * @throws CliError with each reason and its fix
 */
export async function checkDraft(
  site: LiveSite,
  draft: ReleaseManifest,
): Promise<string | undefined> {
  const { shellVersion } = await readRegistry(site);
  const { answer, body } = await site.read(`/shell/${shellVersion}/mf-manifest.json`);
  if (answer.statusCode !== 200) return `shell ${shellVersion} does not declare what it provides.`;
  const { metaData, shared } = JSON.parse(body) as ShellManifest;
  const sdk = shared.find(({ name }) => name === SDK_MODULE);
  const shell: ShellNeeds = {
    ...{ name: 'shell', version: shellVersion, globalName: '' },
    sdk: sdk?.version ?? '',
    // A shell that does not list its names: the gate checks them when the version is promoted.
    sdkExports: sdk?.exports ?? draft.sdkExports,
    sharedModules: shared.map(({ name }) => name),
    federation: { library: metaData.pluginVersion, modules: true },
  };
  const refusals = [
    ...sdkRefusals(draft, shell, 'remote'),
    ...sharedModuleRefusals(draft, shell, 'remote'),
    ...federationRefusals(draft, shell, 'remote'),
  ];
  if (refusals.length > 0) {
    const reasons = refusals.map(({ detail, fix }) => `- ${detail} ${fix}`);
    throw new CliError(`${site.origin} would reject this version:\n${reasons.join('\n')}`);
  }
  return sdk?.exports
    ? undefined
    : `shell ${shellVersion} does not list the names of its sdk; a promote checks them.`;
}
