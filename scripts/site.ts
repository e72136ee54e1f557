import { relative } from 'node:path';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import './lib/packages-from-source.ts';
import { checkPack } from './site/check-pack.ts';
import { newPack } from './site/new-pack.ts';
import { siteFolder } from './site/site-folder.ts';
import { writeSchemas } from './site/write-schemas.ts';

const shown = (folder: string) => (folder.startsWith(`${ROOT}/`) ? relative(ROOT, folder) : folder);

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

async function check(given?: string): Promise<void> {
  const folder = siteFolder(given);
  const { lines, hints, files } = await checkPack(folder);
  for (const line of lines) console.log(line);
  for (const hint of hints) console.log(`hint: ${hint}`);
  if (lines.length > 0)
    throw new CliError(`${shown(folder)}: ${countOf(lines.length, 'problem')}.`);
  console.log(`${shown(folder)} is valid (${countOf(files, 'file')}).`);
}

/** As a shell takes it. */
const typed = (folder: string) =>
  /^[\w./-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", String.raw`'\''`)}'`;

async function create(given: string): Promise<void> {
  const folder = shown(await newPack(given));
  console.log(
    [
      `${folder} is a valid pack; comments in its files explain each key. Then:`,
      `  npm run site -- check ${typed(folder)}`,
      `  SITE_DIR=${typed(folder)} npm start`,
      'docs/your-bot.md leads to a live site.',
    ].join('\n'),
  );
}

async function schema(given?: string): Promise<void> {
  const folder = siteFolder(given);
  await writeSchemas(folder);
  console.log(`Wrote ${shown(folder)}/.schema/*.json`);
}

const command = createCommand('npm run site --', {
  description: 'Makes and checks site packs: the texts, pictures and values of a bot.',
  environment: { SITE_DIR: 'the folder of the pack (default sites/juno)' },
  examples: [
    ['npm run site -- new nova', 'makes sites/nova, with every key explained'],
    ['npm run site -- new ../my-bot', 'makes it in a folder outside of this repository'],
    ['npm run site -- check sites/nova', 'says what is wrong, with file and line; exit code 1'],
    ['npm run site -- schema sites/nova', 'writes its JSON Schemas for editors, after an upgrade'],
  ],
});
command.command('check').argument('[folder]', 'of the pack').action(check);
command
  .command('new')
  .argument('<name>', 'of its folder in sites, or the path of a folder')
  .action(create);
command.command('schema').argument('[folder]', 'of the pack').action(schema);
export default command;
