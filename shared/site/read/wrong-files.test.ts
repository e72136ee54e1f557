import { linesOf, templateFiles, textOf, withFiles } from '../test/template-files.ts';
import { compileSite } from './compile-site.ts';
import { SITE_LIMITS, type SiteFiles } from './site-folder.ts';

let files: SiteFiles;
beforeAll(async () => {
  files = await templateFiles();
});

const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
const picture = (name: string, content: string | Buffer) => ({ [`pictures/${name}`]: content });

/** What is wrong with a file as a whole. */
const WRONG_FILES: [
  title: string,
  changed: () => Record<string, string | Buffer | undefined>,
  lines: string[],
][] = [
  ['no site.yaml', () => ({ 'site.yaml': undefined }), ['site.yaml: is missing']],
  ['an empty site.yaml', () => ({ 'site.yaml': '' }), ['site.yaml: name: is missing']],
  [
    'site.yaml that is a list',
    () => ({ 'site.yaml': '- a' }),
    ['site.yaml:1: must be keys with values, and is a list'],
  ],
  ['no landing page', () => ({ 'en/landing.yaml': undefined }), ['en/landing.yaml: is missing']],
  [
    'a language without texts',
    () => ({ 'site.yaml': 'name: A\nlanguage: de' }),
    ['de: must be a folder with the texts of the pack'],
  ],
  [
    'a language that lacks a file',
    () => ({ 'de/brand.yaml': 'tagline: Alles' }),
    ['de/landing.yaml: is missing', 'de/features.yaml: is missing'],
  ],
  [
    'a file that no page shows',
    () => ({ 'en/about.md': 'About' }),
    ['en/about.md: is no file of a pack: correct its name, or remove it'],
  ],
  [
    'a legal text without a page',
    () => ({ 'en/legal/imprint.md': textOf('en/legal/terms.md') }),
    ['en/legal/imprint.md: is no legal text: names are terms, privacy, refund, economy'],
  ],
  [
    'a file beside the languages',
    () => ({ 'notes.txt': 'x' }),
    ['notes.txt: is no file of a pack: correct its name, or remove it'],
  ],
  [
    'a legal text without front matter',
    () => ({ 'en/legal/terms.md': '## Use\n\nFairly.' }),
    ['en/legal/terms.md:1: must begin with front matter: ---, YAML, and --- again'],
  ],
  [
    'front matter without an end',
    () => ({ 'en/legal/terms.md': '---\ntitle: A\n' }),
    ['en/legal/terms.md:1: must begin with front matter: ---, YAML, and --- again'],
  ],
  [
    'a feature with text below',
    () => ({ 'en/features/example.md': `${textOf('en/features/example.md')}\nMore.\n` }),
    [
      `en/features/example.md:${textOf('en/features/example.md').split('\n').length}: a feature has no text below its front matter`,
    ],
  ],
  [
    'a feature whose name is no address',
    () => ({ 'en/features/My Feature.md': textOf('en/features/example.md') }),
    ['en/features/My Feature.md: its name must be lower-case letters, digits and hyphens'],
  ],
  [
    'a picture that is none',
    () => picture('icon.png', '<html>'),
    ['pictures/icon.png: is no PNG picture: save it as SVG, PNG or WebP with that ending'],
  ],
  [
    'a picture of another type',
    () => picture('icon.webp', PNG),
    ['pictures/icon.webp: is no WEBP picture: save it as SVG, PNG or WebP with that ending'],
  ],
  [
    'a picture of an unknown type',
    () => picture('icon.gif', 'GIF89a'),
    ['pictures/icon.gif: must be an SVG, PNG or WebP picture: convert it'],
  ],
  [
    'HTML as SVG',
    () => picture('icon.svg', '<html><svg></svg></html>'),
    ['pictures/icon.svg: is no SVG picture: save it as SVG, PNG or WebP with that ending'],
  ],
  [
    'a file that is too large',
    () => picture('icon.png', Buffer.concat([PNG, Buffer.alloc(4_290_000)])),
    ['pictures/icon.png: has 4.3 MB of at most 2 MB: make it smaller, or remove it'],
  ],
  [
    'an uploaded file that was cut behind the limit',
    () => picture('icon.png', Buffer.alloc(SITE_LIMITS.fileBytes + 1)),
    ['pictures/icon.png: has more than 2 MB: make it smaller, or remove it'],
  ],
  [
    'too many files',
    () => Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`pictures/${at}.png`, PNG])),
    ['.: must have at most 500 files and 20 MB'],
  ],
];

test.each(WRONG_FILES)('%s is refused with its file', (_title, changed, lines) => {
  expect(linesOf(withFiles(files, changed()))).toEqual(expect.arrayContaining(lines));
});

test('a picture that is too large hides no other problem, and says which key names it', () => {
  const facts = textOf('site.yaml')
    .replace('pictures: {}', 'pictures: { icon: pictures/icon.png }')
    .replace("'#4f7cff'", 'blue');
  const wrong = {
    ...picture('icon.png', Buffer.concat([PNG, Buffer.alloc(4_290_000)])),
    ...{ 'site.yaml': facts, 'en/brand.yaml': 'tagline: ""', 'notes.txt': 'x' },
  };
  expect(linesOf(withFiles(files, wrong)).toSorted()).toEqual([
    expect.stringMatching(/^en\/brand\.yaml:1: tagline: /),
    'notes.txt: is no file of a pack: correct its name, or remove it',
    expect.stringMatching(
      /^pictures\/icon\.png: has 4\.3 MB of at most 2 MB: .* \(named by pictures\.icon, site\.yaml:\d+\)$/,
    ),
    expect.stringMatching(/^site\.yaml:\d+: accent: /),
  ]);
});

test('what is no file is a problem beside the others, and is not missing', () => {
  const link = { file: 'en/brand.yaml', message: 'must be a file, not a link or a device' };
  const found = compileSite(withFiles(files, { 'en/brand.yaml': undefined, 'notes.txt': 'x' }), [
    link,
  ]);
  expect(found.problems.map(({ file }) => file)).toEqual(['en/brand.yaml', 'notes.txt']);
});

test.each([
  '<script>alert(1)</script>',
  '<g onload="alert(1)"/>',
  '<g\nonload = "alert(1)"/>',
  '<g/onload="alert(1)"/>',
  '<foreignObject><p/></foreignObject>',
  '<image href="https://a.example/x.png"/>',
  '<use xlink:href="https://a.example/x.svg#a"/>',
  '<a href="javascript:alert(1)"><path/></a>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<set attributeName="onload" to="alert(1)"/>',
  '<style>@import "https://a.example/x.css";</style>',
  '<rect fill="url(https://a.example/x.svg#a)"/>',
  '<rect style="background: url(\'https://a.example/x.png\')"/>',
  '<svg:script>alert(1)</svg:script>',
  '<?xml-stylesheet href="https://a.example/x.css"?>',
])('an SVG picture with %s is refused', (content) => {
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">${content}</svg>`;
  expect(linesOf(withFiles(files, picture('icon.svg', icon)))).toEqual([
    expect.stringMatching(
      /^pictures\/icon\.svg: contains ".+", which a picture of a pack may not$/,
    ),
  ]);
});

test('drawings of usual programs are pictures of a pack', () => {
  const drawn = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>The sun, set on fire</title><style>.a{fill:red}</style>
<defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs><rect class="a" fill="url(#g)"/></svg>`;
  const parts = {
    ...picture('icon.svg', drawn),
    ...picture('other.svg', SVG),
    ...picture('a.png', PNG),
  };
  expect(linesOf(withFiles(files, parts))).toEqual([]);
});
