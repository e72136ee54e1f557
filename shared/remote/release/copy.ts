import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeLive } from './change.mjs';
import type { Changed } from './change.mjs';
import type { Registry } from './client.mjs';
import { publish } from './publish.mjs';
import { pullRelease } from './pull.ts';
import { ReleaseError, releaseError } from './release-error.mjs';
import type { Manifest } from './release-folder.mjs';

export interface Copied {
  name: string;
  version: string;
  /** Address of a site, and the SHA-256 of its `release.json`, hex; equal on both sites. */
  from: { url: string; sha256: string };
  to: { url: string; sha256: string };
  /** False if the target site already had the release. */
  added: boolean;
  /** null: the release was not promoted. */
  promoted: Changed | null;
}

interface CopyOptions {
  app: string;
  /** Default: the live version. */
  version?: string | undefined;
  /** The reason for a promote; undefined: publish only. */
  promoteWhy?: string | undefined;
}

/**
 * Publishes a release of one site on another, byte for byte and with source maps. Every file is
 * checked against its hash after the download, and by the other registry again.
 * @throws ReleaseError if the other site has the version with different contents
 */
export async function copy(
  sites: { from: Registry; to: Registry },
  { app, version: wanted, promoteWhy }: CopyOptions,
  onProgress: (text: string) => void,
): Promise<Copied> {
  const { from, to } = sites;
  const version = wanted ?? (await liveVersion(from, app));
  const address = `/${app}/${version}`;
  const sha256 = sha256Of(await from.json<Manifest>('GET', address));
  const present = await existing(to, address);
  if (present && sha256Of(present) !== sha256) {
    throw releaseError(
      `${to.url} has ${app} ${version} with different contents. A version never changes: build and copy a new one.`,
      409,
    );
  }
  if (!present) await upload(sites, { name: app, version }, onProgress);
  const stored = sha256Of(await to.json<Manifest>('GET', address));
  if (stored !== sha256)
    throw releaseError(`${to.url} stored a different release of ${app} ${version}: ${stored}.`);
  const promoted =
    promoteWhy === undefined
      ? null
      : await changeLive(to, { action: 'promote', app, version, why: promoteWhy });
  return {
    ...{ name: app, version },
    from: { url: from.url, sha256 },
    to: { url: to.url, sha256: stored },
    added: !present,
    promoted,
  };
}

async function upload(
  { from, to }: { from: Registry; to: Registry },
  release: { name: string; version: string },
  onProgress: (text: string) => void,
) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-copy-'));
  try {
    const dir = join(folder, release.name);
    await pullRelease(from, { ...release, folder: dir }, onProgress);
    await publish(to, { app: release.name, dir }, onProgress);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function liveVersion(registry: Registry, app: string): Promise<string> {
  const [found] = await registry.json<{ live: string | null }[]>('GET', `?name=${app}`);
  if (!found?.live) throw releaseError(`No version of ${app} is live at ${registry.url}.`, 404);
  return found.live;
}

/** The release with its files; undefined if the site never had it, or has deleted its files. */
async function existing(registry: Registry, address: string): Promise<Manifest | undefined> {
  try {
    return await registry.json<Manifest>('GET', address);
  } catch (error) {
    if (error instanceof ReleaseError && error.problem.status === 404) return undefined;
    throw error;
  }
}

/** Serializes a manifest with sorted keys, because databases store keys in different orders. */
function sha256Of(manifest: Manifest): string {
  const sorted = JSON.stringify(manifest, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest('hex');
}
