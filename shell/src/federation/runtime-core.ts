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
  /** The global through which remotes that are built with `externalRuntime` find the library. */
  var _FEDERATION_RUNTIME_CORE: unknown;
}

/**
 * Provides the library's core to the entries of remotes. It has only the names that they use, so
 * that the shell's bundle does not contain the rest. Of `helpers` only Vite's entries use a
 * function.
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
