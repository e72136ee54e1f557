import { useState, version } from 'react';
import { SHARED_MODULES } from 'shared/platform';
import { useSession } from 'shared/sdk';
import { remoteApi } from 'shared/sdk/data';
import { SDK_VERSION } from 'shared/sdk/version';
import { sharedModules } from './shared-modules.ts';

const provided = async (name: keyof typeof sharedModules) => {
  const { lib, get } = sharedModules[name] as {
    lib?: () => unknown;
    get?: () => Promise<() => unknown>;
  };
  return lib ? lib() : (await get?.())?.();
};

describe('sharedModules', () => {
  it('provides exactly the modules that remotes are built to consume', () => {
    expect(Object.keys(sharedModules).sort()).toEqual([...SHARED_MODULES].sort());
  });

  it("provides the shell's own copies, as singletons with a version", async () => {
    expect(await provided('react')).toHaveProperty('useState', useState);
    expect(await provided('shared/sdk')).toHaveProperty('useSession', useSession);
    expect(await provided('shared/sdk/data')).toHaveProperty('remoteApi', remoteApi);
    expect(sharedModules.react.version).toBe(version);
    expect(sharedModules['shared/sdk'].version).toBe(SDK_VERSION);
    for (const { version: provides, shareConfig } of Object.values(sharedModules)) {
      expect(provides).toMatch(/^\d+\.\d+\.\d+/);
      expect(shareConfig?.singleton).toBe(true);
    }
  });
});
