import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ROOT } from '../bootstrap/paths.mjs';

/** Commands of `npm run release` -> their options. */
function optionsOfCommands(): Record<string, string[]> {
  const code = `
    const { default: release } = await import('./scripts/release.ts');
    const listed = (commands, before) => commands.flatMap((command) => [
      [before + command.name(), command.options.map(({ long }) => long)],
      ...listed(command.commands, before + command.name() + ' '),
    ]);
    console.log(JSON.stringify(Object.fromEntries(listed(release.commands, ''))));`;
  const args = ['--import', './scripts/bootstrap/typescript.mjs', '--input-type=module', '-e'];
  const out = execFileSync(process.execPath, [...args, code], { cwd: ROOT, encoding: 'utf8' });
  return JSON.parse(out) as Record<string, string[]>;
}

/** `--json` of `all but describe`, by the table of docs/releases.md. */
function optionsOfDocument(commands: readonly string[]): Record<string, string[]> {
  const options: Record<string, string[]> = Object.fromEntries(commands.map((name) => [name, []]));
  const text = readFileSync(`${ROOT}/docs/releases.md`, 'utf8');
  for (const [, names = '', of = ''] of text.matchAll(/^\| (`--[^|]+) +\| ([^|]+) \|/gm)) {
    const named = Array.from(of.matchAll(/`([a-z]+(?: [a-z]+)?)/g), ([, name = '']) => name);
    const all = of.startsWith('all but') ? commands.filter((name) => !named.includes(name)) : named;
    for (const name of all)
      options[name]!.push(...Array.from(names.matchAll(/--[a-z\d-]+/g), ([option]) => option));
  }
  return options;
}

test('docs/releases.md says which command takes which option', () => {
  const commands = optionsOfCommands();
  const sorted = (options: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(options).map(([name, own]) => [name, own.toSorted()]));
  expect(sorted(optionsOfDocument(Object.keys(commands)))).toEqual(sorted(commands));
});
