import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';
import type { ShareArgs } from '@module-federation/runtime-core/types';
import type { RemoteInSnapshot } from '@portico/sdk/platform';
import { prepareLibraryGlobal } from './library-global.ts';
import { describeForTools } from './module-info.ts';
import { entryScript } from './plugins/entry-script.ts';
import { Registrations } from './plugins/registrations.ts';
import { SilentRetry } from './plugins/silent-retry.ts';
import { provideRuntimeCore } from './runtime-core.ts';
import { sharedModules } from './shared-modules.ts';

/** The shell's interface to module federation. */
export interface Federation {
  /** Registers a remote's entry; a registered one is dropped with everything that it loaded. */
  define: (remote: RemoteInSnapshot) => void;
  /** Loads the remote if necessary. @returns the exposed page's module */
  load: (remote: string, page: string) => Promise<unknown>;
  /** Number of silent retries of the latest load of a page. */
  retriesOf: (remote: string, page: string) => number;
}

interface FederationOptions {
  shared?: Record<string, ShareArgs>;
  /** Whether developer tools may change what is loaded. */
  isOpen: boolean;
}

/**
 * Creates the host of the federation library: it runs the entry scripts of remotes, provides the
 * shared modules and requests their pages (docs/decisions/0022).
 */
export function createFederation({
  shared = sharedModules,
  isOpen,
}: FederationOptions): Federation {
  prepareLibraryGlobal(isOpen);
  provideRuntimeCore();
  const registrations = new Registrations();
  const retry = new SilentRetry((host, failed) => registrations.renew(host, failed));
  const host = new ModuleFederation({
    name: 'shell',
    remotes: [],
    shared,
    shareStrategy: 'loaded-first',
    plugins: [entryScript, registrations.plugin, retry.plugin],
  });
  setGlobalFederationInstance(host);

  return {
    define: (remote) => {
      registrations.add(host, remote);
      if (isOpen) describeForTools(remote);
    },
    load: (remote, page) => {
      const id = `${remote}/${page}`;
      retry.begin(id);
      return host.loadRemote(id);
    },
    retriesOf: (remote, page) => retry.retriesOf(`${remote}/${page}`),
  };
}
