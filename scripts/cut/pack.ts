import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { runChild } from '../bootstrap/child.mjs';
import { sectionOf } from './changelog.ts';
import { versionOf } from '../lib/version-files.ts';

/** What a build writes about the packages of an app or the API (docs/decisions/0045) -> its name in a release. */
const CONTENTS = { 'sbom.cdx.json': '.cdx.json', 'third-party-notices.txt': '-notices.txt' };

/**
 * Writes the files of a release: the section of the changelog (`NOTES`), one archive per built app,
 * bills of materials and notices of the apps and the API, and checksums (`SHA256SUMS`).
 * @param apps their folders below the root
 * @param tag of the release; absent: not checked
 * @returns names of the files
 * @throws CliError if an app is not built, or if tag, version and changelog differ
 */
export async function pack(
  root: string,
  apps: readonly string[],
  folder: string,
  tag?: string,
): Promise<string[]> {
  const version = versionOf(root);
  if (tag !== undefined && tag !== `v${version}`)
    throw new CliError(`The tag is ${tag}, but package.json names ${version}.`);
  const notes = sectionOf(readFileSync(`${root}/CHANGELOG.md`, 'utf8'), version);
  if (notes === undefined) throw new CliError(`CHANGELOG.md has no section of ${version}.`);
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const app of apps) {
    const dist = `${root}/${app}/dist`;
    const name = `${app}-${builtVersion(dist, app)}`;
    files.push(await archive(dist, name, folder), ...copyContents(dist, name, folder));
  }
  files.push(...copyContents(`${root}/api/dist`, `api-${version}`, folder));
  writeFileSync(`${folder}/NOTES`, `${notes}\n`);
  const sums = files.map((file) => `${sha256(`${folder}/${file}`)}  ${file}\n`);
  writeFileSync(`${folder}/SHA256SUMS`, sums.join(''));
  return ['NOTES', 'SHA256SUMS', ...files];
}

function builtVersion(dist: string, app: string): string {
  const manifest = `${dist}/release.json`;
  if (!existsSync(manifest)) throw notBuilt(app);
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

const notBuilt = (name: string) => new CliError(`${name} is not built: run "npm run build" first.`);

/** @returns the names of the copies */
function copyContents(dist: string, name: string, folder: string): string[] {
  return Object.entries(CONTENTS).map(([file, ending]) => {
    if (!existsSync(`${dist}/${file}`)) throw notBuilt(name);
    copyFileSync(`${dist}/${file}`, `${folder}/${name}${ending}`);
    return `${name}${ending}`;
  });
}

/** @returns the name of the archive */
async function archive(dist: string, name: string, folder: string): Promise<string> {
  const file = `${name}.tgz`;
  const { code, output } = await runChild('tar', ['-czf', `${folder}/${file}`, '-C', dist, '.']);
  if (code !== 0) throw new CliError(`${file} could not be written:\n${output}`);
  return file;
}

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
