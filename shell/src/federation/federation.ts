import type { RemoteInSnapshot } from 'shared/platform';
import { lentLibraries } from './lent-libraries.ts';
import type { ShareScope } from './lent-libraries.ts';

/** What a remote's entry puts under its global name (webpack's ModuleFederationPlugin). */
interface Container {
  /** Gives it what the shell lends. Once. @throws where it needs what is not there */
  init: (scope: ShareScope) => unknown;
  /** @returns makes the exposed module */
  get: (page: string) => Promise<() => unknown>;
}

/** The two things that the shell asks of module federation. */
export interface Federation {
  /** Makes a remote's entry known; a known one is forgotten with all that it loaded. */
  define: (remote: RemoteInSnapshot) => void;
  /** Enters the remote if need be. @returns the exposed page's module */
  load: (remote: string, page: string) => Promise<unknown>;
}

/**
 * Enters remotes: runs their entry script, hands it the shell's libraries, asks it for pages. The
 * protocol is webpack's own; a library around it would cost every visitor 19 kB
 * (docs/decisions/0010).
 */
export function createFederation(scope: ShareScope = lentLibraries): Federation {
  globalThis.__mfe.scope = scope;
  const remotes = new Map<string, RemoteInSnapshot>();
  const containers = new Map<string, Promise<Container>>();

  const enter = (name: string): Promise<Container> => {
    const known = containers.get(name);
    if (known) return known;
    const remote = remotes.get(name);
    if (!remote) return Promise.reject(new Error(`${name} is not known`));
    const entering = runEntry(remote).then(async (container) => {
      await container.init(scope);
      return container;
    });
    containers.set(name, entering);
    entering.catch(() => containers.get(name) === entering && containers.delete(name));
    return entering;
  };

  return {
    define: (remote) => {
      remotes.set(remote.name, remote);
      containers.delete(remote.name);
    },
    load: async (name, page) => {
      const container = await enter(name);
      const make = await container.get(`./${page}`);
      return make();
    },
  };
}

/** @throws where the script does not load (`request` is its address), or makes no container */
function runEntry({ name, entry, integrity, globalName }: RemoteInSnapshot): Promise<Container> {
  const globals = globalThis as unknown as Record<string, Container | undefined>;
  // One of an earlier attempt must not pass for this one's.
  globals[globalName] = undefined;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = globalThis.__mfe.u(entry);
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.onload = () => {
      const container = globals[globalName];
      if (container) resolve(container);
      else reject(new Error(`The entry of ${name} makes no container`));
    };
    script.onerror = () => {
      reject(
        Object.assign(new Error(`The entry of ${name} did not load`), { request: script.src }),
      );
    };
    document.head.append(script);
  });
}
