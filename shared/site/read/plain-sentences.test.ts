import { linesOf, templateFiles, textOf, withFiles } from '../test/template-files.ts';
import type { SiteFiles } from './site-folder.ts';

let files: SiteFiles;
beforeAll(async () => {
  files = await templateFiles();
});

const LONG = 'a'.repeat(62);

/** A wrong value, and all that is said of it, without the number of its line. */
const SENTENCES: [
  title: string,
  file: string,
  from: string | RegExp,
  to: string,
  lines: string[],
][] = [
  ...numbersAndLengths(),
  [
    'a color without quotes',
    'site.yaml',
    /accent: .*/,
    'accent: #ffff00',
    ["accent: is empty, because # begins a comment: put it in quotes, '#ffff00'"],
  ],
  [
    'a key without a value',
    'site.yaml',
    /accent: .*/,
    'accent: # later',
    ['accent: is empty: write a text, or remove the key'],
  ],
  [
    'a text that a # cuts',
    'en/brand.yaml',
    /tagline: .*/,
    'tagline: We are #1',
    [
      '"We are" ends before #1, because # begins a comment: put it in quotes; a comment has a space behind its #',
    ],
  ],
  ['a comment behind a text', 'en/brand.yaml', /tagline: .*/, 'tagline: We are # the best', []],
  [
    'two keys that stand twice',
    'en/staff.yaml',
    /[^]*/,
    'group: {}\ngroup: {}\nother: {}\nother: {}',
    [
      'the key is written twice: remove one of them',
      'the key is written twice: remove one of them',
    ],
  ],
  [
    'a tab',
    'en/staff.yaml',
    /[^]*/,
    'group:\n\tname: A',
    ['tabs are not allowed at the beginning of a line: write spaces'],
  ],
  ['an open quote', 'en/brand.yaml', /tagline: .*/, "tagline: 'It", ['a quote is not closed']],
  [
    'a line without a colon',
    'en/staff.yaml',
    /[^]*/,
    'group: {}\nname\nother: {}',
    ['a key needs a colon behind it, and a text of several lines a | before it'],
  ],
  [
    'an option that is mistyped',
    'en/team.yaml',
    /[^]*/,
    'ranks: [{ rank: Admin, title: A, look: plane }]',
    [
      expect.stringMatching(/^ranks\.0\.rank: must be one of /),
      'ranks.0.look: must be one of plain, accent, success, danger, warning: did you mean "plain"?',
    ],
  ],
  [
    'a kind that is mistyped',
    'en/landing.yaml',
    'kind: closing',
    'kind: closin',
    [
      'sections.4.kind: must be one of hero, points, cards, economy, questions, closing: did you mean "closing"?',
    ],
  ],
  [
    'a number as a text',
    'en/brand.yaml',
    /tagline: .*/,
    'tagline: 24',
    ['tagline: must be a text, and is a number: put it in quotes'],
  ],
  [
    'a text instead of a list',
    'site.yaml',
    'languages: [en]',
    'languages: en',
    ['support.languages: must be a list, and is a text'],
  ],
  [
    'the name of a language instead of its code',
    'site.yaml',
    'languages: [en]',
    'languages: [German]',
    ['support.languages.0: must be the code of a language, such as en'],
  ],
  [
    'a key that is called otherwise here',
    'site.yaml',
    /^accent: .*$/m,
    "color: '#ffff00'",
    [expect.stringMatching(/^color: unknown key\. did you mean "accent"\? Keys here: /)],
  ],
  [
    'an unknown key of the seller, once',
    'site.yaml',
    /^pages:$/m,
    'seller: { vatId: X }\npages:',
    ['seller.vatId: unknown key. did you mean "taxId"? Keys here: name, address, taxId, tax'],
  ],
  [
    'a price in yen with a point',
    'catalog.yaml',
    /price: .*/,
    'price: 4.80',
    [
      'plans.0.price: must be a whole number in the smallest unit of the currency: 499 for €4.99, 500 for ¥500',
    ],
  ],
  [
    'a price without a value',
    'catalog.yaml',
    /price: .*/,
    'price:',
    ['plans.0.price: is empty: write a number, or remove the key'],
  ],
  [
    'HTML with its end in one line',
    'en/legal/terms.md',
    'We announce',
    '<b>We</b> announce',
    ['HTML is not allowed: write Markdown'],
  ],
];

function numbersAndLengths(): typeof SENTENCES {
  return [
    [
      'a number that is too large',
      'site.yaml',
      'dataDeletionDays: 30',
      'dataDeletionDays: 90',
      ['support.dataDeletionDays: must be at most 60'],
    ],
    [
      'a number that is too small',
      'site.yaml',
      'answerHours: 24',
      'answerHours: 0',
      ['support.answerHours: must be above 0'],
    ],
    [
      'a number with a fraction',
      'site.yaml',
      'answerHours: 24',
      'answerHours: 1.5',
      ['support.answerHours: must be a whole number, and is a number with a fraction'],
    ],
    [
      'a name that is too long',
      'site.yaml',
      /^name: .*$/m,
      `name: ${LONG}`,
      ['name: has 62 characters, and may have at most 60'],
    ],
    [
      'an empty text',
      'en/brand.yaml',
      /tagline: .*/,
      "tagline: ''",
      ['tagline: is empty, and needs at least 1 character'],
    ],
    [
      'an empty list',
      'en/landing.yaml',
      /sections:[^]*/,
      'sections: []',
      ['sections: is empty, and needs at least 1 entry'],
    ],
    [
      'a list that is too long',
      'en/catalog.yaml',
      /promises:[^]*?\n\n/,
      `promises: [${Array.from({ length: 7 }, () => '{ icon: star, text: x }').join()}]\n\n`,
      ['promises: has 7 entries, and may have at most 6'],
    ],
  ];
}

test.each(SENTENCES)('%s is told in plain words', (_title, file, from, to, lines) => {
  const text = textOf(file);
  const changed = text.replace(from, () => to);
  expect(changed).not.toBe(text);
  const said = linesOf(withFiles(files, { [file]: changed }));
  expect(said.map((line) => line.replace(/^[^:]+:\d+: /, ''))).toEqual(lines);
});

test('a name of a feature that is too long is a problem of its file alone', () => {
  const example = textOf('en/features/example.md');
  const named = {
    [`en/features/${LONG}.md`]: example,
    'en/features/example.md': undefined,
    'en/features.yaml': textOf('en/features.yaml').replaceAll('example', LONG),
    'en/landing.yaml': textOf('en/landing.yaml')
      .replaceAll('[example]', `[${LONG}]`)
      .replaceAll('/features/example', `/features/${LONG}`),
  };
  expect(linesOf(withFiles(files, named))).toEqual([
    `en/features/${LONG}.md: its name has 62 characters, and may have at most 60`,
  ]);
  const unnamed = { [`en/features/${LONG}.md`]: example };
  expect(linesOf(withFiles(files, unnamed))).toEqual(linesOf(withFiles(files, named)));
});
