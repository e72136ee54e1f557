import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime-core';
import type { RemoteInSnapshot } from 'shared/platform';
import { lentLibraries } from './lent-libraries.ts';

declare global {
  /** Remotes are built without the federation runtime and take it from here. */
  var _FEDERATION_RUNTIME_CORE: typeof core;
}

/** The two things that the shell asks of module federation. */
export interface Federation {
  /** Makes a remote's entry known; a known one is forgotten with all that it loaded. */
  define: (remote: RemoteInSnapshot) => void;
  /** Enters the remote if need be. @returns the exposed page's module */
  load: (remote: string, page: string) => Promise<unknown>;
}

/** @param entryTimeoutMs after which an entry that does not load counts as failed */
export function createFederation(entryTimeoutMs: number): Federation {
  globalThis._FEDERATION_RUNTIME_CORE = core;
  const integrity = new Map<string, string>();
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: lentLibraries,
    plugins: [
      {
        name: 'checked-scripts',
        createScript: ({ url }) => {
          const script = document.createElement('script');
          script.src = globalThis.__mfe.u(url);
          const hash = integrity.get(script.src);
          if (hash) script.integrity = hash;
          script.crossOrigin = 'anonymous';
          return { script, timeout: entryTimeoutMs };
        },
      },
    ],
  });
  return {
    define: ({ name, entry, globalName, integrity: hash }) => {
      integrity.set(new URL(entry, location.href).href, hash);
      const remote = { name, entry, entryGlobalName: globalName, type: 'global' as const };
      instance.registerRemotes([remote], { force: true });
    },
    load: (remote, page) => instance.loadRemote(`${remote}/${page}`),
  };
}
