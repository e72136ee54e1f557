/** The platform package that the shell provides to remotes at run time. */
export const SDK_MODULE = '@portico/sdk';

/** Its module for pages that fetch data: a file of its own, which no other page loads. */
export const SDK_DATA_MODULE = '@portico/sdk/data';

/** How the shell provides a module to remotes, and what a remote may do with it. */
export interface SharedModule {
  /** A page contains one copy, which all apps use. */
  singleton: boolean;
  /** A remote also contains its own copy, for a shell that does not provide the module or its version. */
  allowFallback: boolean;
  /** Why releases should no longer use it, and what replaces it. Publishing such a release warns with this sentence. */
  deprecated?: string;
}

const TABLE = {
  react: { singleton: true, allowFallback: false },
  'react/jsx-runtime': { singleton: true, allowFallback: false },
  'react-dom': { singleton: true, allowFallback: false },
  'react-dom/client': { singleton: true, allowFallback: false },
  'styled-components': { singleton: true, allowFallback: false },
  [SDK_MODULE]: { singleton: true, allowFallback: false },
  [SDK_DATA_MODULE]: { singleton: true, allowFallback: false },
} satisfies Record<string, SharedModule>;

export type SharedModuleName = keyof typeof TABLE;

/**
 * The share keys of the federation; everything else is compiled into each remote. Builds, the shell, the gate and the
 * table of docs/remote-guide.md follow this table.
 */
export const SHARED_MODULES: Readonly<Record<SharedModuleName, SharedModule>> = TABLE;

export const SHARED_MODULE_NAMES = Object.keys(TABLE) as SharedModuleName[];
