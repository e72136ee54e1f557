import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core/types';

/**
 * Lets a shared module that failed to load be fetched again: the library would keep the failed
 * promise, and no later attempt of any remote could heal. Global, because remotes load shared modules
 * through instances of their own.
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
