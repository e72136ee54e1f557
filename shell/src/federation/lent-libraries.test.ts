import { useState, version } from 'react';
import { LENT_MODULES } from 'shared/platform';
import { useSession } from 'shared/sdk';
import { remoteApi } from 'shared/sdk/data';
import { SDK_VERSION } from 'shared/sdk/version';
import { lentLibraries } from './lent-libraries.ts';

describe('lentLibraries', () => {
  it('lends exactly the modules that remotes are built to borrow', () => {
    expect(Object.keys(lentLibraries).sort()).toEqual([...LENT_MODULES].sort());
  });

  it("lends the page's own copies, each once", async () => {
    const lent = async (name: keyof typeof lentLibraries, of: string) =>
      (await lentLibraries[name][of]?.get())?.();
    expect(await lent('react', version)).toHaveProperty('useState', useState);
    expect(await lent('shared/sdk', SDK_VERSION)).toHaveProperty('useSession', useSession);
    expect(await lent('shared/sdk/data', SDK_VERSION)).toHaveProperty('remoteApi', remoteApi);
    for (const versions of Object.values(lentLibraries)) {
      expect(Object.keys(versions)).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+/)]);
    }
  });
});
