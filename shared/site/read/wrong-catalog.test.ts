import { linesOf, templateFiles, textOf, withFiles } from '../test/template-files.ts';
import type { SiteFiles } from './site-folder.ts';

let files: SiteFiles;
beforeAll(async () => {
  files = await templateFiles();
});

const catalog = (...plans: string[]) =>
  ['currency: EUR', 'plans:', ...plans, 'refund: { days: 14, activeHours: 24 }', ''].join('\n');
const ONE = '  - { id: One, price: 500, servers: 1 }';

/** A catalog, and what is wrong with it. */
const WRONG: [title: string, text: string, lines: (string | RegExp)[]][] = [
  [
    'a plan without a price',
    catalog('  - { id: One, servers: 1 }'),
    ['catalog.yaml:3: plans.0.price: is missing'],
  ],
  [
    'a price of nothing',
    catalog('  - { id: One, price: 0, servers: 1 }'),
    ['catalog.yaml:3: plans.0.price: must be above 0'],
  ],
  [
    'a price below nothing',
    catalog('  - { id: One, price: -5, servers: 1 }'),
    ['catalog.yaml:3: plans.0.price: must be above 0'],
  ],
  [
    'a price with a point',
    catalog('  - { id: One, price: 4.99, servers: 1 }'),
    [/^catalog\.yaml:3: plans\.0\.price: must be a whole number in the smallest unit/],
  ],
  [
    'a price as text',
    catalog('  - { id: One, price: 4.99 €, servers: 1 }'),
    [/^catalog\.yaml:3: plans\.0\.price: must be a whole number in the smallest unit/],
  ],
  [
    'two plans with one id',
    catalog(ONE, '  - { id: one, price: 700, servers: 2 }'),
    ['catalog.yaml:4: plans.1.id: another plan has the id one'],
  ],
  [
    'a SKU as a number, which would lose digits',
    catalog('  - { id: One, price: 500, servers: 1, discordSku: 1088510058284990888 }'),
    ['catalog.yaml:3: plans.0.discordSku: must be the ID of a SKU at Discord in quotes'],
  ],
  [
    'a SKU that is none',
    catalog("  - { id: One, price: 500, servers: 1, discordSku: 'gold' }"),
    [
      'catalog.yaml:3: plans.0.discordSku: must be the ID of a SKU at Discord in quotes: 17 to 20 digits',
    ],
  ],
  [
    'two plans with one SKU',
    catalog(
      "  - { id: One, price: 500, servers: 1, discordSku: '1088510058284990888' }",
      "  - { id: Two, price: 700, servers: 2, discordSku: '1088510058284990888' }",
    ),
    ['catalog.yaml:4: plans.1.discordSku: another plan has the SKU 1088510058284990888'],
  ],
  [
    'two most popular plans',
    catalog(
      '  - { id: One, price: 500, servers: 1, popular: true }',
      '  - { id: Two, price: 700, servers: 2, popular: true }',
    ),
    ['catalog.yaml:4: plans.1.popular: only one plan can be the most popular one'],
  ],
  [
    'a purchase that is too large for Stripe',
    catalog('  - { id: One, price: 50000000, servers: { min: 1, max: 2 } }'),
    [
      'catalog.yaml:3: plans.0.price: 2 servers would cost more than Stripe takes at once: at this price, 1 at most',
    ],
  ],
  [
    'a range from many to few',
    catalog('  - { id: One, price: 500, servers: { min: 9, max: 3 } }'),
    [/^catalog\.yaml:3: plans\.0\.servers: min must be below max/],
  ],
  [
    'no servers',
    catalog('  - { id: One, price: 500, servers: 0 }'),
    [/^catalog\.yaml:3: plans\.0\.servers/],
  ],
  [
    'an id that no address or invoice should show',
    catalog('  - { id: "<b>One</b>", price: 500, servers: 1 }'),
    [/^catalog\.yaml:3: plans\.0\.id: must be up to 40 letters/],
  ],
  ['no plans', catalog().replace('plans:', 'plans: []'), [/^catalog\.yaml:2: plans: /]],
  [
    'an unknown currency',
    catalog(ONE).replace('EUR', 'EURO'),
    ['catalog.yaml:1: currency: must be the ISO code of a currency, such as EUR or USD'],
  ],
  [
    'a currency in small letters',
    catalog(ONE).replace('EUR', 'usd'),
    ['catalog.yaml:1: currency: must be the ISO code of a currency, such as EUR or USD'],
  ],
  [
    'a currency that Stripe does not take',
    catalog(ONE).replace('EUR', 'IQD'),
    ['catalog.yaml:1: currency: is a currency that Stripe does not take: choose another one'],
  ],
  [
    'a price below what Stripe charges',
    catalog('  - { id: One, price: 49, servers: 1 }'),
    ['catalog.yaml:3: plans.0.price: Stripe charges at least €0.50, which is 50 here'],
  ],
  [
    'a price for each of the fewest servers below what Stripe charges',
    catalog('  - { id: One, price: 20, servers: { min: 2, max: 9 } }'),
    ['catalog.yaml:3: plans.0.price: Stripe charges at least €0.50, which is 50 here'],
  ],
  [
    'a price with a part that a currency does not have',
    catalog('  - { id: One, price: 5125, servers: 1 }').replace('EUR', 'KWD'),
    [
      'catalog.yaml:3: plans.0.price: must be a multiple of 10: Stripe takes no smaller part of KWD',
    ],
  ],
  [
    'a price of less than the smallest coin',
    catalog('  - { id: One, price: 550, servers: 1 }').replace('EUR', 'ISK'),
    [
      'catalog.yaml:3: plans.0.price: must be a multiple of 100: Stripe takes no smaller part of ISK',
    ],
  ],
  ['no guarantee', catalog(ONE).replace(/refund.*/, ''), ['catalog.yaml:1: refund: is missing']],
  [
    'a mistyped key',
    catalog('  - { id: One, prise: 500, price: 500, servers: 1 }'),
    [/^catalog\.yaml:3: plans\.0\.prise: unknown key\. did you mean "price"\?/],
  ],
];

test.each(WRONG)('%s is refused with its place', (_title, text, lines) => {
  const found = linesOf(withFiles(files, { 'catalog.yaml': text }));
  expect(found).toEqual(
    lines.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))),
  );
});

test('each plan of the catalog has words, and no other one', () => {
  const words = textOf('en/catalog.yaml').replace('  One:', '  Two:');
  expect(linesOf(withFiles(files, { 'en/catalog.yaml': words }))).toEqual([
    expect.stringMatching(/^en\/catalog\.yaml:\d+: plans\.Two: unknown key/),
    expect.stringMatching(/^en\/catalog\.yaml:\d+: plans\.One: is missing/),
  ]);
  expect(linesOf(withFiles(files, { 'en/catalog.yaml': undefined }))).toEqual([
    'en/catalog.yaml: is missing',
  ]);
});

test('a pack that sells nothing has no words of a store, and states no guarantee', () => {
  const found = linesOf(
    withFiles(files, { 'catalog.yaml': undefined, 'en/catalog.yaml': undefined }),
  );
  expect(found.length).toBeGreaterThan(0);
  for (const line of found)
    expect(line).toMatch(
      /^en\/legal\/refund\.md:\d+: \{\{refund\.\w+\}\} is a rule of catalog\.yaml, which this pack does not have$/,
    );
  const without = withFiles(files, {
    ...{ 'catalog.yaml': undefined, 'en/catalog.yaml': undefined },
    'en/legal/refund.md': undefined,
    'site.yaml': textOf('site.yaml').replace('absent: []', 'absent: [/refund]'),
  });
  expect(linesOf(without)).toEqual([]);
});

test.each(['USD', 'JPY', 'GBP', 'CHF', 'PLN', 'KWD', 'ISK', 'IDR', 'VND'])(
  'a catalog in %s is valid',
  (currency) => {
    const text = catalog(ONE).replace('EUR', currency);
    expect(linesOf(withFiles(files, { 'catalog.yaml': text }))).toEqual([]);
  },
);
