import {
  CurrentGlobal,
  registerGlobalPlugins,
  resetFederationGlobalInfo,
} from '@module-federation/runtime-core';
import { failedShares } from './plugins/failed-shares.ts';

/**
 * Prepares the library's global (`__FEDERATION__`) for this document, once. The library takes plugins, a
 * class and loaded containers from it that were there before: a browser extension for developers works
 * in this way. Everyone else gets an empty global, to which nothing can be added.
 * @param isOpen in development and for the team
 */
export function prepareLibraryGlobal(isOpen: boolean) {
  if (!isOpen) resetFederationGlobalInfo();
  const global = CurrentGlobal.__FEDERATION__;
  if (!global.__GLOBAL_PLUGIN__.includes(failedShares)) registerGlobalPlugins([failedShares]);
  if (isOpen) return;
  const plugins = Object.freeze([...global.__GLOBAL_PLUGIN__]);
  Object.defineProperties(global, {
    __GLOBAL_PLUGIN__: fixed(plugins),
    __DEBUG_CONSTRUCTOR__: fixed(undefined),
  });
}

/** Assignments have no effect. They do not throw either: the library itself assigns. */
const fixed = (value: unknown) => ({ get: () => value, set: () => undefined });
