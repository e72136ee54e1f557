import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linesOf, templateFiles, textOf, withFiles } from '../test/template-files.ts';
import { VARIABLES } from '../variables.ts';
import { WRONG_TEXTS } from '../test/wrong-texts.ts';
import { compileSite } from './compile-site.ts';
import { readSiteFolder, type SiteFiles } from './site-folder.ts';

let files: SiteFiles;
beforeAll(async () => {
  files = await templateFiles();
});

test('the template of new packs is valid, and compiles to texts with the links of its features', () => {
  const { site, problems } = compileSite(files);
  expect(problems).toEqual([]);
  const { features, landing, legal } = site!.texts['en']!;
  expect(features.list.order).toEqual(['example']);
  expect(landing.sections.flatMap(({ points = [] }) => points[0]?.features ?? [])).toEqual([
    { name: 'example', label: 'Example' },
  ]);
  expect(Object.keys(legal).toSorted()).toEqual(['economy', 'privacy', 'refund', 'terms']);
  expect(legal['terms']!.sections.map(({ id }) => id)).toEqual(['use', 'changes']);
});

test("the demo's pack is valid", async () => {
  const { files: demo, problems } = await readSiteFolder(join(__dirname, '../../../sites/juno'));
  expect(problems).toEqual([]);
  expect(linesOf(demo)).toEqual([]);
});

test.each(WRONG_TEXTS)(
  '%s is refused with its file and line',
  (_title, file, from, to, problem, below = 0) => {
    const text = textOf(file);
    expect(text).toContain(from);
    const changed = text.replace(from, () => to).split('\n');
    const line = text.split('\n').findIndex((each, index) => each !== changed[index]) + 1 + below;
    const lines = linesOf(withFiles(files, { [file]: changed.join('\n') }));
    expect(lines).toContainEqual(expect.stringContaining(`${file}:${line}: ${problem}`));
  },
);

test('pages that are absent have no links in texts of the pack', () => {
  const facts = textOf('site.yaml').replace('absent: []', 'absent: [/commands, /legal]');
  expect(linesOf(withFiles(files, { 'site.yaml': facts }))).toEqual(
    Array.from({ length: 3 }, () =>
      expect.stringMatching(
        /^en\/landing\.yaml:\d+: sections\..*: links to \/commands, which is absent by pages\.absent of site\.yaml$/,
      ),
    ),
  );
});

test('all problems are told at once', () => {
  const lines = linesOf(
    withFiles(files, {
      'site.yaml': textOf('site.yaml').replace('absent: []', 'absent: [/store]'),
      'en/brand.yaml': 'tagline: ""',
      'en/legal/terms.md': '# Use',
    }),
  );
  for (const file of ['en/brand.yaml:1: tagline: ', 'en/legal/terms.md:1: '])
    expect(lines.join('\n')).toContain(file);
});

test('docs/your-bot.md lists the variables of texts, and no other', () => {
  const guide = readFileSync(join(__dirname, '../../../docs/your-bot.md'), 'utf8');
  const listed = Array.from(guide.matchAll(/^\| `\{\{([\w.]+)\}\}`/gm), ([, name]) => name);
  expect(listed.toSorted()).toEqual(Object.keys(VARIABLES).toSorted());
});
