import {
  SDK_DATA_MODULE,
  SDK_MODULE,
  SHARED_MODULES,
  SHARED_MODULE_NAMES,
} from '@portico/sdk/platform';
import type { ReleasePage } from '@portico/sdk/platform';
import { versionsOf } from './consumed-versions.ts';

interface ShellManifestParts {
  version: string;
  library: string;
  main: ReleasePage;
  /** The files of the query cache, which are built separately. */
  data: ReleasePage;
  /** Names of the sdk. */
  sdkExports: readonly string[];
}

/**
 * `mf-manifest.json` of the shell, in the form of the federation library: its plugin, which writes
 * that of a remote, does not build the shell. The shell exposes nothing and names no remote.
 * `exports` is our addition: `npm run dev -- --against` compares a draft with it.
 */
export function shellManifest({ version, library, main, data, sdkExports }: ShellManifestParts) {
  const name = 'shell';
  return {
    ...{ id: name, name },
    metaData: {
      ...{ name, type: 'app', buildInfo: { buildVersion: version, buildName: name } },
      ...{ remoteEntry: { name: '', path: '', type: 'global' }, globalName: '' },
      ...{ pluginVersion: library, publicPath: 'auto' },
    },
    shared: SHARED_MODULE_NAMES.map((module) => ({
      ...{ id: `${name}:${module}`, name: module, version: versionsOf(module).version },
      ...{ singleton: SHARED_MODULES[module].singleton, requiredVersion: versionsOf(module).range },
      ...(module === SDK_MODULE && { exports: sdkExports }),
      assets: assetsOf(module === SDK_DATA_MODULE ? data : main),
    })),
    ...{ remotes: [], exposes: [] },
  };
}

const assetsOf = ({ scripts, styles }: ReleasePage) => ({
  js: { sync: scripts, async: [] },
  css: { sync: styles, async: [] },
});
