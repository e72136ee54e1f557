import { useState, version } from 'react';
import { SHARED_MODULES, SHARED_MODULE_NAMES } from '@portico/sdk/platform';
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
  it('provides exactly the modules of the table', () => {
    expect(Object.keys(sharedModules).sort()).toEqual(SHARED_MODULE_NAMES.toSorted());
  });

  it("provides the shell's own copies, as singletons with a version", async () => {
    expect(await provided('react')).toHaveProperty('useState', useState);
    expect(await provided('@portico/sdk')).toHaveProperty('useSession', useSession);
    expect(await provided('@portico/sdk/data')).toHaveProperty('remoteApi', remoteApi);
    expect(sharedModules.react.version).toBe(version);
    expect(sharedModules['@portico/sdk'].version).toBe(SDK_VERSION);
    for (const name of SHARED_MODULE_NAMES) {
      expect(sharedModules[name].version).toMatch(/^\d+\.\d+\.\d+/);
      expect(sharedModules[name].shareConfig?.singleton).toBe(SHARED_MODULES[name].singleton);
    }
  });
});
