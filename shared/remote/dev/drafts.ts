import { readFileSync } from 'node:fs';
import { remoteInSnapshot } from '@portico/sdk/platform';
import type { RegistrySnapshot, ReleaseManifest, RemoteInSnapshot } from '@portico/sdk/platform';
import { listsOf } from './lists.ts';

/** Number of versions whose files are kept, because open pages load files of their version later. */
const KEPT = 5;

/** The drafts of one remote, in memory, because the next build replaces the folder. */
export class Drafts {
  readonly #files = new Map<string, Map<string, Buffer>>();
  #manifest: ReleaseManifest | undefined;

  /** @param folder of a built release */
  static read(folder: string): ReleaseManifest {
    return JSON.parse(readFileSync(`${folder}/release.json`, 'utf8')) as ReleaseManifest;
  }

  /** Makes a built release the current draft. */
  adopt(manifest: ReleaseManifest, folder: string): void {
    const files = manifest.files.map(
      ({ path }) => [path, readFileSync(`${folder}/${path}`)] as const,
    );
    this.#files.set(manifest.version, new Map(files));
    this.#manifest = manifest;
    for (const version of [...this.#files.keys()].slice(0, -KEPT)) this.#files.delete(version);
  }

  /** @throws before the first draft */
  get manifest(): ReleaseManifest {
    if (!this.#manifest) throw new Error('There is no draft');
    return this.#manifest;
  }

  /** The current draft in the form of the registry snapshot. @param registry of the site, whose lists it shows */
  remoteIn(registry: Pick<RegistrySnapshot, 'remotes'>): RemoteInSnapshot {
    const { manifest } = this;
    const has = () => true;
    return remoteInSnapshot(manifest, '', has, has, listsOf(registry, manifest.nav));
  }

  /** @param address path of a request */
  file(address: string): Buffer | undefined {
    const [, name, version = '', path = ''] = /^\/mfe\/([^/]+)\/([^/]+)\/(.+)$/.exec(address) ?? [];
    return name === this.manifest.name ? this.#files.get(version)?.get(path) : undefined;
  }
}
