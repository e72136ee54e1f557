import {
  CurrentGlobal,
  registerGlobalPlugins,
  resetFederationGlobalInfo,
} from '@module-federation/runtime-core';
import { failedShares } from './plugins/failed-shares.ts';

/**
 * Prepares the library's global (`__FEDERATION__`) for this document, once. The library uses
 * plugins, a class and loaded containers that it finds there, as its browser extension for
 * developers requires. Everyone else gets an empty global that cannot be extended.
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

/** Assignments have no effect and do not throw, because the library itself assigns. */
const fixed = (value: unknown) => ({ get: () => value, set: () => undefined });
