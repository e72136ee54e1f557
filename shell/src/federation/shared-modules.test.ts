import { useState, version } from 'react';
import { LEGACY_SHARED_MODULES, SHARED_MODULES } from '@portico/sdk/platform';
import { useSession } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';
import { SDK_VERSION } from '@portico/sdk/version';
import { sharedModules } from './shared-modules.ts';

const provided = async (name: keyof typeof sharedModules) => {
  const { lib, get } = sharedModules[name] as {
    lib?: () => unknown;
    get?: () => Promise<() => unknown>;
  };
  return lib ? lib() : (await get?.())?.();
};

describe('sharedModules', () => {
  it('provides exactly the modules that current and earlier remotes consume', () => {
    const legacy = Object.keys(LEGACY_SHARED_MODULES);
    expect(Object.keys(sharedModules).sort()).toEqual([...SHARED_MODULES, ...legacy].sort());
  });

  it('provides the same sdk under the names that releases before sdk 2.2 consume', () => {
    expect(sharedModules['shared/sdk']).toBe(sharedModules['@portico/sdk']);
    expect(sharedModules['shared/sdk/data']).toBe(sharedModules['@portico/sdk/data']);
  });

  it("provides the shell's own copies, as singletons with a version", async () => {
    expect(await provided('react')).toHaveProperty('useState', useState);
    expect(await provided('@portico/sdk')).toHaveProperty('useSession', useSession);
    expect(await provided('@portico/sdk/data')).toHaveProperty('remoteApi', remoteApi);
    expect(sharedModules.react.version).toBe(version);
    expect(sharedModules['@portico/sdk'].version).toBe(SDK_VERSION);
    for (const { version: provides, shareConfig } of Object.values(sharedModules)) {
      expect(provides).toMatch(/^\d+\.\d+\.\d+/);
      expect(shareConfig?.singleton).toBe(true);
    }
  });
});
