import { SDK_DATA_MODULE, SHARED_MODULES } from '../platform/index.ts';
import type { ReleasePage } from '../platform/index.ts';
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
    shared: SHARED_MODULES.map((module) => ({
      ...{ id: `${name}:${module}`, name: module, version: versionsOf(module).version },
      ...{ singleton: true, requiredVersion: versionsOf(module).range },
      assets: assetsOf(module === SDK_DATA_MODULE ? data : main),
    })),
    ...{ remotes: [], exposes: [] },
  };
}

const assetsOf = ({ scripts, styles }: ReleasePage) => ({
  js: { sync: scripts, async: [] },
  css: { sync: styles, async: [] },
});
