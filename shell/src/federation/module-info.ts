import { CurrentGlobal } from '@module-federation/runtime-core';
import type { RemoteInSnapshot } from '@portico/sdk/platform';

const HOST = 'shell';

/** Fields that the library's tools read and this build does not have. */
const NOTHING = { remoteTypes: '', remoteTypesZip: '', shared: [] };

/**
 * Describes a remote in the library's global (`__FEDERATION__.moduleInfo`), which the panels of the
 * library's browser extension show. The library derives it from its snapshots, which the shell
 * excludes (docs/decisions/0022).
 */
export function describeForTools({ name, version, entry, globalName, pages }: RemoteInSnapshot) {
  const { moduleInfo } = CurrentGlobal.__FEDERATION__;
  const host = moduleInfo[HOST];
  moduleInfo[HOST] = {
    ...{ ...NOTHING, version: '', buildVersion: '', consumerList: [] },
    remotesInfo: {
      ...(host && 'remotesInfo' in host && host.remotesInfo),
      [name]: { matchedVersion: version },
    },
  };
  moduleInfo[`${name}:${version}`] = {
    ...{ ...NOTHING, version, buildVersion: version, remotesInfo: {} },
    ...{ remoteEntry: entry, globalName, publicPath: 'auto' },
    remoteEntryType: globalName === '' ? 'module' : 'var',
    modules: Object.entries(pages).map(([page, { scripts, styles }]) => ({
      moduleName: page,
      modulePath: `./${page}`,
      assets: { js: { sync: scripts, async: [] }, css: { sync: styles, async: [] } },
    })),
  };
}
