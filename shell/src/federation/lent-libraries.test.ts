import { useState } from 'react';
import { LENT_MODULES } from 'shared/platform';
import { useSession } from 'shared/sdk';
import { SDK_VERSION } from 'shared/sdk/version';
import { lentLibraries } from './lent-libraries.ts';

describe('lentLibraries', () => {
  it('lends exactly the modules that remotes are built to borrow', () => {
    expect(Object.keys(lentLibraries).sort()).toEqual([...LENT_MODULES].sort());
  });

  it("lends the page's own copies, each once", () => {
    expect(lentLibraries.react.lib()).toHaveProperty('useState', useState);
    expect(lentLibraries['shared/sdk'].lib()).toHaveProperty('useSession', useSession);
    expect(lentLibraries['shared/sdk'].version).toBe(SDK_VERSION);
    for (const { shareConfig, version } of Object.values(lentLibraries)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+/);
      expect(shareConfig).toMatchObject({ singleton: true, requiredVersion: `^${version}` });
    }
  });
});
