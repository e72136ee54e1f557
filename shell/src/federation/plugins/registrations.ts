import type { ModuleFederation } from '@module-federation/runtime-core';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core/types';
import type { RemoteInSnapshot } from '@portico/sdk/platform';
import type { CheckedRemote } from './entry-script.ts';

/** Makes the names of all registrations in this document unique. */
let count = 0;

/**
 * Registers each definition of a remote under a unique name, and resolves requests to the latest
 * one. Retry, silent retries and drafts in development reload a remote in this way. The library's
 * `registerRemotes({ force: true })` would remove the shell's shared modules with the remote.
 */
export class Registrations {
  private readonly latest = new Map<string, { name: string; definition: RemoteInSnapshot }>();

  readonly plugin: ModuleFederationRuntimePlugin = {
    name: 'registrations',
    beforeRequest: (request) => ({ ...request, id: this.resolve(request.id) }),
  };

  add(host: ModuleFederation, definition: RemoteInSnapshot) {
    count += 1;
    const { version, entry, integrity, globalName } = definition;
    const name = `${definition.name}@${count}`;
    const remote: Partial<CheckedRemote> & { name: string; entry: string } = {
      ...{ name, version, entry, integrity, entryGlobalName: globalName },
      type: globalName === '' ? 'module' : 'var',
    };
    host.registerRemotes([remote]);
    this.latest.set(definition.name, { name, definition });
  }

  /** Adds a definition again whose registration failed, unless another one has replaced it. */
  renew(host: ModuleFederation, failedName: string) {
    for (const { name, definition } of this.latest.values()) {
      if (name === failedName) return this.add(host, definition);
    }
  }

  /** `remote/page` -> `remote@3/page` */
  private resolve(id: string): string {
    const [remote = '', page = ''] = id.split('/');
    const name = this.latest.get(remote)?.name;
    return name === undefined ? id : `${name}/${page}`;
  }
}
