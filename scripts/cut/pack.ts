import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { runChild } from '../bootstrap/child.mjs';
import { sectionOf } from './changelog.ts';
import { versionOf } from '../lib/version-files.ts';

/**
 * Writes the files of a release: the section of the changelog (`NOTES`), one archive per built
 * app, and checksums (`SHA256SUMS`).
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
  const archives: string[] = [];
  for (const app of apps) archives.push(await archive(`${root}/${app}/dist`, app, folder));
  writeFileSync(`${folder}/NOTES`, `${notes}\n`);
  const sums = archives.map((file) => `${sha256(`${folder}/${file}`)}  ${file}\n`);
  writeFileSync(`${folder}/SHA256SUMS`, sums.join(''));
  return ['NOTES', 'SHA256SUMS', ...archives];
}

/** @returns the name of the archive, with the version of the app */
async function archive(dist: string, app: string, folder: string): Promise<string> {
  const manifest = `${dist}/release.json`;
  if (!existsSync(manifest)) throw new CliError(`${app} is not built: run "npm run build" first.`);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const file = `${app}-${version}.tgz`;
  const { code, output } = await runChild('tar', ['-czf', `${folder}/${file}`, '-C', dist, '.']);
  if (code !== 0) throw new CliError(`${file} could not be written:\n${output}`);
  return file;
}

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
