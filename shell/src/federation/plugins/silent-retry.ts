import type { ModuleFederation } from '@module-federation/runtime-core';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core/types';
import { refetch } from '../clean-up.ts';
import { failedFileOf } from '../diagnosis.ts';

/**
 * Milliseconds before each further load. A preload that failed with the first load answers the next
 * script request for its file from memory, once: only the load after that reaches the server.
 */
const WAITS_MS = [300, 0] as const;

/** Registers a remote again. @param failedName the registered name of the remote that failed */
type Renew = (host: ModuleFederation, failedName: string) => void;

/**
 * Silently reloads a page if one of its files could not be loaded. Other failures (an error of the
 * remote's code, a missing shared module) are not retried.
 */
export class SilentRetry {
  private readonly retries = new Map<string, number>();

  constructor(private readonly renew: Renew) {}

  readonly plugin: ModuleFederationRuntimePlugin = {
    name: 'silent-retry',
    errorLoadRemote: async ({ id, error, lifecycle, remote, origin }) => {
      const files = failedFileOf(error);
      const done = this.retriesOf(id);
      const wait = WAITS_MS[done];
      if (lifecycle !== 'onLoad' || files.length === 0 || wait === undefined) return undefined;
      this.retries.set(id, done + 1);
      await new Promise((resolve) => setTimeout(resolve, wait));
      await refetch(files);
      if (remote) this.renew(origin, remote.name);
      return origin.loadRemote(id);
    },
  };

  /** Resets the count. @param id `remote/page` */
  begin(id: string) {
    this.retries.delete(id);
  }

  /** The number of further loads of the latest load of a page. */
  retriesOf(id: string): number {
    return this.retries.get(id) ?? 0;
  }
}
