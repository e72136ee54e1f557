import { LEGACY_SHARED_MODULES, SDK_DATA_MODULE, SHARED_MODULES } from '@portico/sdk/platform';
import type { ReleasePage } from '@portico/sdk/platform';
import { versionsOf } from './consumed-versions.ts';

interface ShellManifestParts {
  version: string;
  library: string;
  main: ReleasePage;
  /** Files of the query cache, which come apart. */
  data: ReleasePage;
}

/**
 * `mf-manifest.json` of the shell, in the form of the federation library: its plugin, which writes
 * that of a remote, does not build the shell. The shell exposes nothing and names no remote.
 */
export function shellManifest({ version, library, main, data }: ShellManifestParts) {
  const name = 'shell';
  return {
    ...{ id: name, name },
    metaData: {
      ...{ name, type: 'app', buildInfo: { buildVersion: version, buildName: name } },
      ...{ remoteEntry: { name: '', path: '', type: 'global' }, globalName: '' },
      ...{ pluginVersion: library, publicPath: 'auto' },
    },
    shared: provided().map(([provides, module]) => ({
      ...{ id: `${name}:${provides}`, name: provides, version: versionsOf(module).version },
      ...{ singleton: true, requiredVersion: versionsOf(module).range },
      assets: assetsOf(module === SDK_DATA_MODULE ? data : main),
    })),
    ...{ remotes: [], exposes: [] },
  };
}

/** Name under which the shell provides a module, and the module. */
const provided = (): [string, string][] => [
  ...SHARED_MODULES.map((module): [string, string] => [module, module]),
  ...Object.entries(LEGACY_SHARED_MODULES),
];

const assetsOf = ({ scripts, styles }: ReleasePage) => ({
  js: { sync: scripts, async: [] },
  css: { sync: styles, async: [] },
});
