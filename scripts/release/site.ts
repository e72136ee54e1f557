import { siteFolder } from '../site/site-folder.ts';
import type { Registry } from '../../shared/remote/release/client.mjs';
import { ReleaseError } from '../../shared/remote/release/release-error.mjs';
import { printSite, printSiteChange, printSitePublished } from './print-site.ts';
import type { SiteChanged, SitePublished, SiteReleases } from './site-answers.ts';
import type { Result } from '../../shared/remote/release/report.ts';

/** The site pack beside the names of apps. */
export const SITE = 'site';

export interface SiteChange {
  action: 'promote' | 'rollback';
  version: string | undefined;
  why: string | undefined;
  expect: string | undefined;
  dryRun: boolean | undefined;
}

/**
 * Uploads the files of a pack, which the site compiles.
 * @param dir its folder; default: that of `SITE_DIR`, or the demo's
 */
export async function publishSite(registry: Registry, dir: string | undefined): Promise<Result> {
  const { readSiteFolder } = await import('@portico/site');
  const { files, problems } = await readSiteFolder(siteFolder(dir));
  if (problems.length > 0)
    throw new ReleaseError({
      ...{ status: 422, detail: 'The site pack is invalid.' },
      issues: problems.map(({ file, message }) => ({ path: file, message })),
    });
  const form = new FormData();
  for (const [path, bytes] of files) form.append(path, new Blob([new Uint8Array(bytes)]), path);
  const response = await registry.call('POST', `/${SITE}`, form);
  const json = (await response.json()) as SitePublished;
  return { json, text: printSitePublished(json) };
}

/** Promotes, or rolls back. The site rejects the change if another version than the expected one is live by then. */
export async function changeSite(
  registry: Registry,
  { action, version, why, expect, dryRun }: SiteChange,
): Promise<Result> {
  const { live, versions } = await siteReleases(registry);
  const newest = versions.find(({ state }) => state !== 'retired')?.version;
  const target = action === 'promote' ? (version ?? newest) : version;
  if (action === 'promote' && target === undefined)
    throw new ReleaseError({
      ...{ status: 404, issues: [] },
      detail:
        'No version of the site pack is published. Publish it first: npm run release -- publish site',
    });
  const expected = expect ?? live ?? 'none';
  const json = await registry.json<SiteChanged>('POST', `/${SITE}/${action}`, {
    ...(target && { version: target }),
    expected: expected === 'none' ? null : expected,
    why: why ?? `${action} from the command line`,
    ...(dryRun && { dryRun }),
  });
  // Where a folder is set, it wins.
  const { source } = await siteReleases(registry);
  return { json: { ...json, source }, text: printSiteChange(json, source, dryRun ?? false) };
}

/** @param maxChanges of the history that are shown */
export async function listSite(registry: Registry, maxChanges: number): Promise<Result> {
  const json = await siteReleases(registry);
  return { json, text: printSite(json, maxChanges) };
}

/** The newest published version, for a preview without one. */
export async function newestSite(registry: Registry): Promise<string | undefined> {
  return (await siteReleases(registry)).versions[0]?.version;
}

const siteReleases = (registry: Registry) => registry.json<SiteReleases>('GET', `/${SITE}`);
