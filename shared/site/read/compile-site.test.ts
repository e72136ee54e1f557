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

test('each file of the template with texts says which of them are Markdown', () => {
  const silent = [...files].filter(
    ([file, content]) => file !== 'catalog.yaml' && !/^# .*Markdown/m.test(content.toString()),
  );
  expect(silent.map(([file]) => file)).toEqual([]);
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

const siteWith = (from: string, to: string) => textOf('site.yaml').replace(from, () => to);

test('pages that cannot exist have no links in texts, buttons and lists of features', () => {
  const landing = textOf('en/landing.yaml').replace('to: /commands', 'to: /contact');
  const site = siteWith('absent: []', 'absent: [/features]');
  const found = linesOf(withFiles(files, { 'site.yaml': site, 'en/landing.yaml': landing }));
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^en\/landing\.yaml:\d+: sections\.0\.buttons\.0\.to: links to \/contact, which is no page, because site\.yaml has no links\.email$/,
      ),
      expect.stringMatching(
        /^en\/landing\.yaml:\d+: sections\.1\.features\.0: links to \/features\/example, which is absent by pages\.absent of site\.yaml$/,
      ),
    ]),
  );
});

test('a legal text is there, or its page is absent', () => {
  const without = { 'en/legal/economy.md': undefined };
  expect(linesOf(withFiles(files, without))).toEqual([
    'en/legal/economy.md: is missing: write it, or add /economy to pages.absent of site.yaml',
  ]);
  const site = siteWith('absent: []', 'absent: [/economy]');
  expect(linesOf(withFiles(files, { ...without, 'site.yaml': site }))).toEqual([]);
  // A wrong site.yaml, which leaves it out, says nothing against others.
  const wrong = site.replace(/^accent: .*$/m, 'accent: blue');
  expect(linesOf(withFiles(files, { ...without, 'site.yaml': wrong }))).toEqual([
    expect.stringMatching(/^site\.yaml:\d+: accent: /),
  ]);
});

test.each([
  ['{{email}}', 'links.email'],
  ['{{ support.hours }}', 'support.hours'],
])('%s in a pack without it is a problem in texts and in words of messages', (mark, key) => {
  const text = `Use ${mark} fairly`;
  const lines = linesOf(
    withFiles(files, {
      'en/legal/terms.md': textOf('en/legal/terms.md').replace('Use {{product}} fairly', text),
      'en/mails.yaml': `order.received:\n  heading: '${text}'\n`,
    }),
  );
  expect(lines).toEqual(
    [/^en\/legal\/terms\.md:\d+: /, /^en\/mails\.yaml:2: /].map((start) =>
      expect.stringMatching(
        new RegExp(`${start.source}\\{\\{\\S+\\}\\} is ${key} of site\\.yaml, which is absent$`),
      ),
    ),
  );
});

test.each<[title: string, changed: () => Record<string, string>]>([
  ['a wrong value of site.yaml', () => ({ 'site.yaml': siteWith("'#4f7cff'", 'blue') })],
  ['a broken site.yaml', () => ({ 'site.yaml': 'name: [' })],
  ['an unknown key of site.yaml', () => ({ 'site.yaml': siteWith('accent:', 'acent:') })],
  ['a wrong catalog', () => ({ 'catalog.yaml': 'currency: X' })],
  [
    'an absent page',
    () => ({ 'site.yaml': siteWith('absent: []', 'absent: [/features/example]') }),
  ],
])('%s hides no problem of another file, and makes none there', (_title, changed) => {
  const wrong = {
    'en/brand.yaml': 'tagline: ""',
    'en/legal/terms.md': '# Use',
    'pictures/icon.png': 'x',
    'notes.txt': 'x',
  };
  const linesBy = (change: Record<string, string>) => {
    const lines = linesOf(withFiles(files, change));
    return lines.filter((line) => !/^(site|catalog)\.yaml/.test(line)).toSorted();
  };
  expect(linesBy({ ...wrong, ...changed() })).toEqual(linesBy(wrong));
  expect(linesBy(wrong)).toHaveLength(4);
  expect(linesBy(changed())).toEqual([]);
});

test('docs/your-bot.md lists the variables of texts, and no other', () => {
  const guide = readFileSync(join(__dirname, '../../../docs/your-bot.md'), 'utf8');
  const listed = Array.from(guide.matchAll(/^\| `\{\{([\w.]+)\}\}`/gm), ([, name]) => name);
  expect(listed.toSorted()).toEqual(Object.keys(VARIABLES).toSorted());
});
