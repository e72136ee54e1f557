import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';
import type { ShareArgs } from '@module-federation/runtime-core/types';
import type { RemoteInSnapshot } from 'shared/platform';
import { entryScript } from './plugins/entry-script.ts';
import type { CheckedRemote } from './plugins/entry-script.ts';
import { provideRuntimeCore } from './runtime-core.ts';
import { sharedModules } from './shared-modules.ts';

/** The two things that the shell asks of module federation. */
export interface Federation {
  /** Registers a remote's entry; a registered one is forgotten with all that it loaded. */
  define: (remote: RemoteInSnapshot) => void;
  /** Enters the remote if need be. @returns the exposed page's module */
  load: (remote: string, page: string) => Promise<unknown>;
}

/** Makes the names of all registrations of this document different. */
let registrations = 0;

/**
 * Creates the host of the federation library: it runs the entry scripts of remotes, gives them the
 * shared modules and requests pages of them (docs/decisions/0022).
 */
export function createFederation(shared: Record<string, ShareArgs> = sharedModules): Federation {
  provideRuntimeCore();
  const host = new ModuleFederation({
    name: 'shell',
    remotes: [],
    shared,
    shareStrategy: 'loaded-first',
    plugins: [entryScript],
  });
  setGlobalFederationInstance(host);
  /** Remote -> the name under which its latest definition is registered. */
  const registered = new Map<string, string>();

  return {
    define: ({ name, version, entry, integrity, globalName }) => {
      registrations += 1;
      // `registerRemotes({ force: true })` would remove the shell's shared modules with the remote.
      const key = `${name}@${registrations}`;
      registered.set(name, key);
      const remote: Partial<CheckedRemote> & { name: string; entry: string } = {
        ...{ name: key, version, entry, integrity, entryGlobalName: globalName, type: 'var' },
      };
      host.registerRemotes([remote]);
    },
    load: (name, page) => {
      const key = registered.get(name);
      if (key === undefined) return Promise.reject(new Error(`${name} is not registered`));
      return host.loadRemote(`${key}/${page}`);
    },
  };
}
