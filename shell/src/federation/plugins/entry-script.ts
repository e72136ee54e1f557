import type {
  ModuleFederationRuntimePlugin,
  RemoteEntryExports,
  RemoteInfo,
} from '@module-federation/runtime-core/types';

/** A remote as the shell registers it: with the hash of its entry script. */
export type CheckedRemote = RemoteInfo & { integrity: string };

/**
 * Runs entry scripts through the page's Trusted Types policy, with their hash and in CORS mode. The
 * library's own `createScript` hook would not do: it adopts elements of earlier attempts, wraps
 * errors and waits for 20 seconds (docs/decisions/0022).
 */
export const entryScript: ModuleFederationRuntimePlugin = {
  name: 'entry-script',
  loadEntry: ({ remoteInfo }) => runEntry(remoteInfo as CheckedRemote),
};

/** @throws where the script does not load (`request` is its address), or makes no container */
function runEntry(remote: CheckedRemote): Promise<RemoteEntryExports> {
  const { name, entry, integrity, entryGlobalName } = remote;
  const globals = globalThis as unknown as Record<string, RemoteEntryExports | undefined>;
  // The container of an earlier attempt must not pass for this attempt's.
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
