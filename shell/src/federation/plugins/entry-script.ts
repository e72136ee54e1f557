import type {
  ModuleFederationRuntimePlugin,
  RemoteEntryExports,
  RemoteInfo,
} from '@module-federation/runtime-core/types';

/** A remote in the shell's registration, with the hash of its entry script. */
export type CheckedRemote = RemoteInfo & { integrity: string };

/**
 * Runs entry scripts through the page's Trusted Types policy, with their hash and in CORS mode. The
 * library's own `createScript` hook is not suitable: it reuses elements of earlier attempts, wraps
 * errors and waits for 20 seconds (docs/decisions/0022).
 */
export const entryScript: ModuleFederationRuntimePlugin = {
  name: 'entry-script',
  loadEntry: ({ remoteInfo }) => {
    const remote = remoteInfo as CheckedRemote;
    return remote.type === 'module' ? importEntry(remote) : runEntry(remote);
  },
};

/**
 * The document's import map has the hashes of all modules of the remote; Trusted Types do not cover
 * `import()`, so the policy is called to check the address.
 * @throws if the module does not load (`request` is its address)
 */
async function importEntry({ name, entry }: CheckedRemote): Promise<RemoteEntryExports> {
  const url = new URL(String(globalThis.__mfe.u(entry)), location.href).href;
  try {
    return (await import(/* webpackIgnore: true */ url)) as RemoteEntryExports;
  } catch (cause) {
    throw Object.assign(new Error(`The entry of ${name} did not load`, { cause }), {
      request: url,
    });
  }
}

/** @throws if the script does not load (`request` is its address), or creates no container */
function runEntry(remote: CheckedRemote): Promise<RemoteEntryExports> {
  const { name, entry, integrity, entryGlobalName } = remote;
  const globals = globalThis as unknown as Record<string, RemoteEntryExports | undefined>;
  // The container of an earlier attempt must not be mistaken for this attempt's.
  globals[entryGlobalName] = undefined;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = globalThis.__mfe.u(entry);
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.onload = () => {
      const container = globals[entryGlobalName];
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
