import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve, sep } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { failure } from './failure.mjs';

/**
 * Fetches live releases, each into a folder of its own that is exactly what a build would have
 * left: `BOOT_RELEASES` takes it, and so does `npm run dev`.
 * @param {import('./client.mjs').Registry} registry
 * @param {{ part?: string, to?: string }} order
 * @param {(text: string) => void} say progress
 * @returns {Promise<{ name: string, version: string, folder: string, files: number }[]>}
 */
export async function pull(registry, { part, to }, say) {
  const target = resolve(to ?? `${ROOT}/.cache/pulled`);
  const parts = await registry.json('GET', part ? `?name=${part}` : '');
  const live = parts.filter((/** @type {{ live: string | null }} */ one) => one.live !== null);
  if (live.length === 0)
    throw failure(`Nothing is live${part ? ` of ${part}` : ''} that this key may see.`, 404);
  const pulled = [];
  for (const { name, live: version } of live) {
    say(`fetching ${name} ${version}`);
    pulled.push(await pullOne(registry, { name, version, folder: join(target, name) }, say));
  }
  return pulled;
}

/** @param {{ folder: string }[]} pulled */
export const bootReleases = (pulled) => pulled.map(({ folder }) => folder).join(delimiter);

/**
 * @param {import('./client.mjs').Registry} registry
 * @param {{ name: string, version: string, folder: string }} release
 * @param {(text: string) => void} say
 */
async function pullOne(registry, { name, version, folder }, say) {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const address = `/${name}/${version}`;
  const manifest = /** @type {import('./release-folder.mjs').Manifest} */ (
    await registry.json('GET', address)
  );
  for (const [index, { path, integrity }] of manifest.files.entries()) {
    say(`fetching ${name} ${version}  ${index + 1} of ${manifest.files.length} files`);
    const file = join(draft, path);
    if (!file.startsWith(draft + sep)) throw failure(`${name} names a path outside: ${path}`);
    const bytes = Buffer.from(
      await (await registry.call('GET', `${address}/files/${path}`)).arrayBuffer(),
    );
    const found = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    if (found !== integrity)
      throw failure(`${path} of ${name} ${version} is not what its release says; try again.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  writeFileSync(join(draft, 'release.json'), JSON.stringify(manifest));
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return { name, version, folder, files: manifest.files.length };
}
