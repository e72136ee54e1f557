import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildRemote } from '../build/release.ts';
import { CliError, messageOf } from '../terminal/cli-error.mjs';
import { readProject, versionOf } from './project.ts';
import type { Project } from './project.ts';

/**
 * Builds the release of a remote, unless it is up to date.
 * @returns its version, and whether it was built now
 * @throws CliError with the problems of the declaration
 */
export async function build(
  project: Project = readProject(),
): Promise<{ version: string; isNew: boolean }> {
  const { name, folder, output } = project;
  const version = versionOf(project);
  if (builtVersion(project) === version) return { version, isNew: false };
  // A killed build leaves the previous release in place.
  const unfinished = join(folder, '.cache/build');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  try {
    await buildRemote({ name, version, folder, output: unfinished });
  } catch (error) {
    throw new CliError(`${name}: ${messageOf(error)}`);
  }
  rmSync(output, { recursive: true, force: true });
  renameSync(unfinished, output);
  return { version, isNew: true };
}

function builtVersion({ output }: Project): string | undefined {
  const file = join(output, 'release.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
