import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from '../bootstrap/paths.mjs';
import { CliError, UsageError } from '../../shared/remote/terminal/cli-error.mjs';
import { writeSchemas } from './write-schemas.ts';

/** A valid pack whose comments explain every key. */
const TEMPLATE = `${ROOT}/shared/site/template`;

/**
 * Makes a pack for another bot.
 * @param name of its folder: `my-bot`, which is called My Bot
 * @returns the folder, absolute
 * @throws UsageError, and CliError if the folder exists
 */
export async function newPack(name: string, sites = `${ROOT}/sites`): Promise<string> {
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(name))
    throw new UsageError(
      `"${name}" must be lower-case letters, digits and hyphens, such as my-bot.`,
    );
  const folder = `${sites}/${name}`;
  if (existsSync(folder))
    throw new CliError(`${folder} exists: choose another name, or edit the pack there.`);
  cpSync(TEMPLATE, folder, { recursive: true });
  const facts = `${folder}/site.yaml`;
  writeFileSync(
    facts,
    readFileSync(facts, 'utf8').replace(/^name: .*$/m, `name: ${titleOf(name)}`),
  );
  await writeSchemas(folder);
  return folder;
}

/** `my-bot` -> `My Bot` */
const titleOf = (name: string) =>
  name
    .split('-')
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ');
