import { deprecatedModules, sharedModuleRefusals } from './shared-module-rule.ts';

const TABLE = {
  react: { singleton: true, allowFallback: false },
  charts: { singleton: false, allowFallback: true },
  router: { singleton: true, allowFallback: false, deprecated: 'use Link of @portico/sdk.' },
};
const fields = { sdk: '^1.0.0', sdkExports: [], globalName: 'x' };
const remote = (sharedModules?: string[]) => ({
  ...{ kind: 'remote' as const, name: 'mfe-tools', version: '1.2.0', ...fields },
  ...(sharedModules && { sharedModules }),
});
const shell = (sharedModules?: string[]) => ({
  ...{ kind: 'shell' as const, name: 'shell', version: '3.0.0', ...fields },
  ...(sharedModules && { sharedModules }),
});

describe('sharedModuleRefusals', () => {
  const refusals = (used?: string[], provided?: string[], blame: 'remote' | 'shell' = 'remote') =>
    sharedModuleRefusals(remote(used), shell(provided), blame, TABLE);

  it('refuses a remote that takes a module which the shell does not provide', () => {
    expect(refusals(['lodash', 'react'], ['react', 'router'])).toEqual([
      {
        rule: 'shared-modules',
        release: 'mfe-tools 1.2.0',
        detail:
          'mfe-tools 1.2.0 takes lodash from the shell, but shell 3.0.0 provides only react, router.',
        fix: 'Promote a shell that provides lodash first, or build mfe-tools with its own copy.',
      },
    ]);
  });

  it('refuses a shell that no longer provides a module of a remote', () => {
    expect(refusals(['react', 'router'], ['react'], 'shell')).toMatchObject([
      {
        release: 'shell 3.0.0',
        fix: 'Provide router again, with "deprecated" in the table of shared modules; or release mfe-tools without it and wait until the older version is no longer retained.',
      },
    ]);
  });

  it('accepts a missing module that remotes have a copy of', () => {
    expect(refusals(['charts', 'react'], ['react'])).toEqual([]);
  });

  it('compares with the table where a shell lists no modules, and accepts a remote that lists none', () => {
    expect(refusals(['react', 'router'])).toEqual([]);
    expect(refusals(['lodash'])).toHaveLength(1);
    expect(refusals(undefined, ['react'])).toEqual([]);
  });
});

describe('deprecatedModules', () => {
  it('names each deprecated module of a remote, with its replacement', () => {
    expect(deprecatedModules(remote(['react', 'router']), TABLE)).toEqual([
      'mfe-tools 1.2.0 uses the shared module router, which is deprecated: use Link of @portico/sdk.',
    ]);
  });

  it('accepts a shell that still provides a deprecated module', () => {
    expect(deprecatedModules(shell(['react', 'router']), TABLE)).toEqual([]);
  });
});
