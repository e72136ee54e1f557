import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { newPack } from './new-pack.ts';

const sites = mkdtempSync(join(tmpdir(), 'portico-sites-'));
afterAll(() => rmSync(sites, { recursive: true }));

/** `npm run site -- …` */
function site(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/bootstrap/run.mjs', 'site', ...args],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return { status, lines: stdout.trim().split('\n'), stderr };
}

const nova = join(sites, 'nova-two');
beforeAll(() => {
  expect(site('new', nova)).toMatchObject({ status: 0, stderr: '' });
});

test.each([
  ["The 1st bot's folder", 'name: The 1st Bot S Folder\n'],
  ['null', 'name: "Null"\n'],
  ['x'.repeat(80), `name: X${'x'.repeat(59)}\n`],
])('a pack can be in any folder, such as %s, and is valid there', (name, line) => {
  const folder = join(sites, name);
  const { status, lines } = site('new', folder);
  expect(status).toBe(0);
  expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toContain(line);
  const [, command = ''] = lines;
  const args = spawnSync('sh', ['-c', `printf '%s\n' ${command.split(' -- check ')[1]}`]);
  expect(args.stdout.toString()).toBe(`${folder}\n`);
  expect(site('check', folder)).toMatchObject({ status: 0 });
});

test('a new pack is valid at once, has its name and its schemas, and says nothing of the demo', () => {
  expect(site('check', nova)).toMatchObject({
    status: 0,
    lines: [expect.stringMatching(/ is valid \(\d+ files\)\.$/)],
  });
  expect(readFileSync(join(nova, 'site.yaml'), 'utf8')).toMatch(/^name: Nova Two$/m);
  const files = readdirSync(nova, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name } of files) {
    const text = readFileSync(join(parentPath, name), 'utf8');
    expect([name, /juno/i.test(text)]).toEqual([name, false]);
    const [, schema] = /^# yaml-language-server: \$schema=(.+)$/m.exec(text) ?? [];
    if (name.endsWith('.yaml'))
      expect(JSON.parse(readFileSync(join(parentPath, schema!), 'utf8'))).toMatchObject({
        type: 'object',
      });
  }
  // An editor completes what the schema describes.
  const { properties } = JSON.parse(readFileSync(join(nova, '.schema/site.json'), 'utf8')) as {
    properties: Record<string, object>;
  };
  expect(properties.accent).toMatchObject({
    description: expect.stringContaining('Of buttons, links') as string,
  });
});

test('each key that a pack may have is explained in the template', () => {
  const kinds = readdirSync(join(nova, '.schema')).map((file) => file.replace('.json', ''));
  expect(kinds).toEqual(expect.arrayContaining(['site', 'commands', 'team', 'status', 'mails']));
  for (const schema of kinds) {
    const text = readFileSync(join(nova, FILES[schema] ?? `en/${schema}.yaml`), 'utf8');
    const known = keysOf(JSON.parse(readFileSync(join(nova, `.schema/${schema}.json`), 'utf8')));
    const missing = [...known].filter(
      (key) => !new RegExp(String.raw`^[#\s-]*${key}:`, 'm').test(text),
    );
    expect([schema, missing]).toEqual([schema, []]);
  }
});

/** Where the files of a kind are not those of its name in `en/`. */
const FILES: Record<string, string> = {
  ...{ site: 'site.yaml', catalog: 'catalog.yaml', store: 'en/catalog.yaml' },
  ...{ feature: 'en/features/example.md', legal: 'en/legal/terms.md' },
};

/** The names of all keys of a JSON Schema. */
function keysOf(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  const { properties, ...others } = schema as { properties?: Record<string, unknown> };
  for (const [key, inner] of Object.entries(properties ?? {})) {
    found.add(key);
    keysOf(inner, found);
  }
  for (const inner of Object.values(others)) keysOf(inner, found);
  return found;
}

test('check says what is wrong with file, line, key and fix, and ends with 1', () => {
  const folder = join(sites, 'wrong');
  cpSync(nova, folder, { recursive: true });
  const facts = join(folder, 'site.yaml');
  writeFileSync(facts, readFileSync(facts, 'utf8').replace("accent: '#4f7cff'", 'acent: blue'));
  const { status, lines, stderr } = site('check', folder);
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(
      /^site\.yaml:\d+: acent: unknown key\. did you mean "accent"\? Keys here: name, /,
    ),
  ]);
  expect(stderr).toContain(`${folder}: 1 problem.`);
  const nowhere = site('check', join(sites, 'nowhere'));
  expect(nowhere.status).toBe(1);
  expect(nowhere.lines).toEqual([expect.stringMatching(/^the folder cannot be read: ENOENT/)]);
});

test('check hints at paths and names that are nearly those of this repository, and at a guarantee of own days', () => {
  const folder = join(sites, 'mistyped');
  cpSync(nova, folder, { recursive: true });
  const change = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(from, () => to),
    );
  };
  change('site.yaml', 'absent: []', 'absent: [/avatar, /of-another-app]');
  change('site.yaml', '\npages:', '\nremotes: { mfe-staf: { rowsPerPage: 20 } }\npages:');
  change('en/legal/terms.md', 'We announce', '[We](/stroe) [announce](/features/example)');
  change('en/catalog.yaml', 'Ask {{refund.rule}}', 'Ask for a refund within 30 days');
  const { status, lines } = site('check', folder);
  expect([status, lines]).toEqual([
    0,
    [
      /^hint: site\.yaml:\d+: remotes\.mfe-staf: is no app: did you mean mfe-staff\?$/,
      /^hint: site\.yaml:\d+: pages\.absent\.0: names \/avatar, which no app has: did you mean \/avatars\?$/,
      /^hint: en\/legal\/terms\.md:\d+: links to \/stroe, which no app has: did you mean \/store\?$/,
      /^hint: en\/catalog\.yaml:\d+: states "30 days", which catalog\.yaml decides: write \{\{refund\.rule\}\}/,
      / is valid /,
    ].map((line) => expect.stringMatching(line) as unknown),
  ]);
});

test('a folder that exists stays as it is, and a name is one of a folder', async () => {
  await expect(newPack('juno')).rejects.toThrow(/sites\/juno exists: choose another name/);
  for (const path of ['sites/juno', './sites/juno/', ROOT, '/'])
    await expect(newPack(path)).rejects.toThrow(/ exists: choose another name/);
  for (const name of ['..', 'My Bot', '', '-a', 'x'.repeat(60)])
    await expect(newPack(name)).rejects.toThrow('must be lower-case letters, digits and hyphens');
});
