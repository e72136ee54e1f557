import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve, sep } from 'node:path';
import type { Registry } from './client.mjs';
import { releaseError } from './release-error.mjs';
import type { Manifest } from './release-folder.mjs';

export interface Pulled {
  name: string;
  version: string;
  folder: string;
  /** Number of files. */
  files: number;
}

/**
 * Fetches live releases, each into a folder of its own with exactly the files of its build: the
 * format that `BOOT_RELEASES` and `npm run dev` read.
 * @param options `app`: default all; `to`: a folder
 */
export async function pull(
  registry: Registry,
  { app, to }: { app?: string; to: string },
  onProgress: (text: string) => void,
): Promise<Pulled[]> {
  const target = resolve(to);
  const query = app ? `?name=${app}` : '';
  const apps = await registry.json<{ name: string; live: string | null }[]>('GET', query);
  const pulled: Pulled[] = [];
  for (const { name, live: version } of apps) {
    if (version === null) continue;
    onProgress(`fetching ${name} ${version}`);
    const release = { name, version, folder: join(target, name) };
    pulled.push(await pullRelease(registry, release, onProgress));
  }
  if (pulled.length === 0)
    throw releaseError(`This key has access to no live release${app ? ` of ${app}` : ''}.`, 404);
  return pulled;
}

/** The value of `BOOT_RELEASES` that starts a site with the pulled releases. */
export const bootReleases = (pulled: readonly Pulled[]): string =>
  pulled.map(({ folder }) => folder).join(delimiter);

/** Fetches one release and replaces the folder with it. */
export async function pullRelease(
  registry: Registry,
  { name, version, folder }: { name: string; version: string; folder: string },
  onProgress: (text: string) => void,
): Promise<Pulled> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const address = `/${name}/${version}`;
  const manifest = await registry.json<Manifest>('GET', address);
  for (const [index, { path, integrity }] of manifest.files.entries()) {
    onProgress(`fetching ${name} ${version}  ${index + 1} of ${manifest.files.length} files`);
    const file = join(draft, path);
    if (!file.startsWith(draft + sep))
      throw releaseError(`release.json of ${name} lists a path outside the release: ${path}`);
    const response = await registry.call('GET', `${address}/files/${path}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    const found = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    if (found !== integrity)
      throw releaseError(`${path} of ${name} ${version} does not have the hash of its release.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  writeFileSync(join(draft, 'release.json'), JSON.stringify(manifest));
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return { name, version, folder, files: manifest.files.length };
}
