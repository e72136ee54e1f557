import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { stringify } from 'yaml';
import { ROOT } from '../bootstrap/paths.mjs';
import { CliError, UsageError } from '../../shared/remote/terminal/cli-error.mjs';
import { writeSchemas } from './write-schemas.ts';

/** A valid pack whose comments explain every key. */
const TEMPLATE = `${ROOT}/shared/site/template`;

/** What a name of a bot can have at most. */
const MAX_TITLE = 60;

/**
 * Makes a pack for another bot.
 * @param given the name of its folder in `sites`, or the path of a folder anywhere, which has a slash. A relative
 *   path begins at the root of the repository, as in `SITE_DIR`. The bot of `my-bot` is called My Bot.
 * @returns the folder, absolute
 * @throws UsageError, and CliError if the folder exists
 */
export async function newPack(given: string): Promise<string> {
  const isPath = /[/\\]/.test(given);
  if (!isPath && !/^[a-z][a-z0-9-]{0,40}$/.test(given))
    throw new UsageError(
      `"${given}" must be lower-case letters, digits and hyphens, such as my-bot, or the path of a folder, such as ../my-bot.`,
    );
  const folder = resolve(ROOT, isPath ? given : `sites/${given}`);
  if (existsSync(folder))
    throw new CliError(`${folder} exists: choose another name, or edit the pack there.`);
  cpSync(TEMPLATE, folder, { recursive: true });
  const facts = `${folder}/site.yaml`;
  writeFileSync(
    facts,
    readFileSync(facts, 'utf8').replace(/^name: .*\n/m, () =>
      stringify({ name: titleOf(basename(folder)) }),
    ),
  );
  await writeSchemas(folder);
  return folder;
}

/** `my-bot` -> `My Bot`, as of a folder without letters and digits. */
const titleOf = (name: string) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ')
    .slice(0, MAX_TITLE)
    .trim() || 'My Bot';
