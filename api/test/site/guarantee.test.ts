import { readdirSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { guaranteeRule } from '@portico/contracts/rules/guarantee';
import { loadConfig } from '../../src/core/config/config.ts';
import { LiveSite } from '../../src/core/site/live-site.ts';
import { readSite } from '../../src/core/site/read-site.ts';
import { DEMO_SITE, NAMED } from '../support/site-settings.ts';

/** Every text in a value, in order, without line breaks. */
function wordsOf(value: unknown): string {
  const texts: string[] = [];
  JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'string') texts.push(inner);
    return inner;
  });
  return texts.join(' ').replaceAll(/\s+/g, ' ');
}

test.each([
  ['juno', ['store', 'landing', 'refund']],
  ['nova', ['store', 'landing', 'refund', 'mails']],
])(
  'each text of %s that says how long money is paid back says the condition',
  async (name, all) => {
    const live = new LiveSite(loadConfig(NAMED, { toPath: (path) => resolve(path), delimiter }));
    expect(await readSite(join(DEMO_SITE, '..', name), live)).toEqual([]);
    const { refund } = live.catalog!;
    const { store, landing, legal, features, mails } = live.texts!;
    const places = Object.entries({ store, landing, features, mails, ...legal });
    const stated = new RegExp(String.raw`\b${refund.days}[ -]days?\b`);
    const stating = places.filter(
      ([, text]) =>
        stated.test(wordsOf(text)) && /refund|money[- ]back|money back/i.test(wordsOf(text)),
    );
    expect(stating.map(([place]) => place)).toEqual(expect.arrayContaining(all));
    const without = stating.filter(([, text]) => !wordsOf(text).includes(guaranteeRule(refund)));
    expect(without.map(([place]) => place)).toEqual([]);
  },
);

const ROOT = resolve(__dirname, '../../..');
/** What words the guarantee without saying how long it lasts, or in a text that never changes. */
const OTHERS = [
  // A version of the consent is what its buyer saw.
  'shared/contracts/rules/consent.ts',
];

test('each page and answer that words the guarantee has it from the one rule', () => {
  const sources = [
    'api/src',
    'mfe-commerce/src',
    'mfe-public/src',
    'mfe-staff/src',
    'shared/contracts',
  ]
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/\/(?:testing|dist)\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
  /** In a template: with a number or a date. */
  const words = sources.filter(({ text }) =>
    /`[^`\n]*(?:money[- ]back|[Rr]efundable)[^`\n]*`/.test(
      text.replaceAll(/^\s*(?:\*|\/\/|\/\*).*$/gm, ''),
    ),
  );
  expect(words.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      'api/src/commerce/checkout/shown-terms.ts',
      'api/src/commerce/refunds/refund-problems.ts',
      'mfe-commerce/src/invoice/refund-note.tsx',
      'mfe-commerce/src/licenses/license-card.tsx',
      'shared/contracts/rules/plan-view.ts',
    ]),
  );
  const without = words.filter(({ text }) => !/\bguarantee(?:Rule|Condition)\b/.test(text));
  expect(without.map(({ file }) => file)).toEqual(OTHERS);
});
