import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core/types';

/**
 * Allows a shared module that failed to load to be fetched again: the library would keep the failed
 * promise, so that every later attempt of any remote would fail. Global, because remotes load
 * shared modules through their own instances.
 */
export const failedShares: ModuleFederationRuntimePlugin = {
  name: 'failed-shares',
  errorLoadShare: ({ pkgName, shareScopeMap, error }) => {
    if (error === undefined) return;
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) {
        if (!shared.loaded) shared.loading = null;
      }
    }
  },
};
