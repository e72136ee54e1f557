import { linesOf, templateFiles, withFiles } from '../test/template-files.ts';
import { compileSite } from './compile-site.ts';
import type { SiteFiles } from './site-folder.ts';

let files: SiteFiles;
beforeAll(async () => {
  files = await templateFiles();
});
const check = (text: string) => linesOf(withFiles(files, { 'en/builder.yaml': text }));

const variables = (...lines: string[]) =>
  `variables:\n  - title: User\n    variables:\n${lines.map((line) => `      - ${line}\n`).join('')}`;
const example = (message: string) => `examples:\n  - name: A\n    message: ${message}`;

test('a pack without the file, or with an empty list of everything, has a builder without variables', () => {
  const empty = 'variables: []\ncategories: []\nexamples: []';
  for (const text of [undefined, empty]) {
    const { site } = compileSite(withFiles(files, { 'en/builder.yaml': text }));
    expect(site?.texts['en']?.builder).toEqual({
      ...{ color: '#5865f2', separator: { ampersands: [true] } },
      ...{ variables: [], categories: [], examples: [] },
    });
  }
});

test('names of a list that are not the same are accepted, as is every part of a message', () => {
  expect(
    check(`categories: [Ban, Unban]
${variables(
  '{ name: a.b_1, sample: x, about: y, aliases: [a_b] }',
  "{ name: pic, sample: x, about: y, kind: picture, color: '#123456' }",
  '{ name: page, sample: https://example.com, about: y, kind: address }',
)}
examples:
  - name: All
    message:
      content: Hello {A_B} of {{product}}
      url: '{page}'
      image: https://example.com/a.png
      author: { name: '{a.b_1}', icon: '{pic}' }
      fields: [{ name: One, value: '1', inline: true }]
      buttons: [{ label: Go, style: danger, url: https://example.com }]
      timestamp: true
`),
  ).toEqual([]);
});

test.each<[title: string, text: string, line: RegExp]>([
  ['an unknown key', 'colr: x', /^en\/builder\.yaml:1: colr: unknown key\. .*"color"/],
  [
    'an unknown key of a variable',
    variables('{ name: a, sample: x, abuot: y }'),
    /builder\.yaml:4: variables\.0\.variables\.0\.abuot: unknown key\. did you mean "about"/,
  ],
  ['a bad color', 'color: blue', /builder\.yaml:1: color: must be a color such as #5865f2$/],
  ['another separator', "separator: '||'", /builder\.yaml:1: separator: /],
  ['a list of another type', 'categories: Ban', /:1: categories: must be a list, and is a text$/],
  [
    'a number as a sample',
    variables('{ name: a, sample: 1, about: y }'),
    /:4: .*must be a text, and is a number: put it in quotes/,
  ],
  ['braces in a name', variables("{ name: '{a}', sample: x, about: y }"), /:4: .*without braces$/],
  ['upper case in a name', variables('{ name: User, sample: x, about: y }'), /:4: .*lower-case/],
  ['braces in a sample', variables("{ name: a, sample: 'x{b}', about: y }"), /must have no braces/],
  [
    'an address that is none',
    variables("{ name: a, sample: 'javascript:alert(1)', about: y, kind: address }"),
    /:4: variables\.0\.variables\.0\.sample: must be an http or https address/,
  ],
  [
    'the color of a text',
    variables("{ name: a, sample: x, about: y, color: '#123456' }"),
    /:4: variables\.0\.variables\.0\.color: is of pictures/,
  ],
  [
    'a variable twice',
    variables('{ name: a, sample: x, about: y }', '{ name: a, sample: x, about: y }'),
    /:5: variables\.0\.variables\.1\.name: "a" is named twice$/,
  ],
  [
    'an alias that is a name',
    variables('{ name: a, sample: x, about: y }', '{ name: b, sample: x, about: y, aliases: [a] }'),
    /:5: variables\.0\.variables\.1\.aliases\.0: "a" is named twice$/,
  ],
  ['a category twice', 'categories:\n  - Ban\n  - ban', /:3: categories\.1: "ban" is named twice$/],
  [
    'an example twice',
    'examples:\n  - { name: A, message: { title: x } }\n  - { name: a, message: { title: x } }',
    /:3: examples\.1\.name: "a" is named twice$/,
  ],
  [
    'a variable that the bot does not have',
    example("{ title: 'Hello {user.nmae}' }"),
    /:3: examples\.0\.message\.title: names \{user\.nmae\}, which is no variable of this file$/,
  ],
  ['a script as an address', example("{ title: x, url: 'javascript:alert(1)' }"), /message\.url: /],
  [
    'a title that Discord refuses',
    example(`{ title: ${'x'.repeat(257)} }`),
    /message\.title: has 257 characters, and may have at most 256$/,
  ],
  ['an author without a name', example('{ author: {} }'), /message\.author\.name: is missing$/],
])('%s is refused with its place', (_title, text, line) => {
  expect(check(text)).toContainEqual(expect.stringMatching(line));
});
