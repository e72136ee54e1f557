import {
  CurrentGlobal,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  getRegisteredShare,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

declare global {
  /** Where remotes that are built with `externalRuntime` find the library. */
  var _FEDERATION_RUNTIME_CORE: unknown;
}

/**
 * Provides the library's core to the entries of remotes: the names that these use, and no others, so
 * that the rest is left out of the shell's bundle. Of `helpers` only Vite's entries use a function.
 */
export function provideRuntimeCore() {
  globalThis._FEDERATION_RUNTIME_CORE = {
    CurrentGlobal,
    ModuleFederation,
    assert,
    getGlobalFederationConstructor,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
    helpers: { share: { getRegisteredShare } },
  };
}
