import { useState, version } from 'react';
import { LENT_MODULES } from 'shared/platform';
import { useSession } from 'shared/sdk';
import { SDK_VERSION } from 'shared/sdk/version';
import { lentLibraries } from './lent-libraries.ts';

describe('lentLibraries', () => {
  it('lends exactly the modules that remotes are built to borrow', () => {
    expect(Object.keys(lentLibraries).sort()).toEqual([...LENT_MODULES].sort());
  });

  it("lends the page's own copies, each once", () => {
    expect(lentLibraries.react[version]?.get()()).toHaveProperty('useState', useState);
    expect(lentLibraries['shared/sdk'][SDK_VERSION]?.get()()).toHaveProperty(
      'useSession',
      useSession,
    );
    for (const versions of Object.values(lentLibraries)) {
      expect(Object.keys(versions)).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+/)]);
    }
  });
});
