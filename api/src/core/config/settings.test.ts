import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig, SETTINGS } from './config.ts';
import { removedSettings } from './removed-settings.ts';

const ROOT = join(__dirname, '../../../..');
const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
/** Of the sandbox, which reads it itself. */
const OTHERS = ['SANDBOX_SETTLE_SECONDS'];
const described = Array.from(example.matchAll(/^([A-Z_\d]+)=/gm), ([, name]) => name);

test('a site has at most 60 settings, and .env.example describes each', () => {
  expect(described.toSorted()).toEqual([...SETTINGS, ...OTHERS].toSorted());
  expect(described.length).toBeLessThanOrEqual(60);
});

test('the settings that every site needs come first in .env.example', () => {
  const [, every = ''] = /# --- Every site ---\n([^]*?)# ---/.exec(example) ?? [];
  const first = Array.from(every.matchAll(/^([A-Z_\d]+)=/gm), ([, name]) => name);
  expect(described.slice(0, first.length)).toEqual(first);
  const guide = readFileSync(join(ROOT, 'docs/deployment.md'), 'utf8');
  const [, file = ''] = /```\n(# portico\.env[^`]*)```/.exec(guide) ?? [];
  const needed = Array.from(file.matchAll(/^([A-Z_\d]+)=/gm), ([, name]) => name);
  expect(first.toSorted()).toEqual(expect.arrayContaining(needed));
});

test('the values of .env.example are the defaults', () => {
  const paths = { toPath: (path: string) => path, delimiter: ':' };
  const values = Object.fromEntries(
    Array.from(example.matchAll(/^([A-Z_\d]+)=(.*)$/gm), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const config = (env: Record<string, string>) => JSON.stringify(loadConfig(env, paths));
  expect(config(values)).toBe(config({}));
});

const REMOVED: [name: string, replacement: string][] = [
  ['BRAND_NAME', 'site.yaml of the site pack'],
  ['SELLER_IMPRINT_URL', 'links.imprint'],
  ['SELLER_NAME', 'seller.name in site.yaml'],
  ['SELLER_ADDRESS', 'seller.address in site.yaml'],
  ['SELLER_TAX_ID', 'seller.taxId in site.yaml'],
  ['TAX_NOTICE', 'seller.tax in site.yaml'],
  ['TAX_MODE', 'seller.tax in site.yaml'],
  ['SELLER_TAX_PERCENT', 'seller.tax in site.yaml'],
  ['STRIPE_PROMOTION_CODES', 'promotionCodes in catalog.yaml'],
  ['ALLOW_DATABASE_WITHOUT_TLS', 'ALLOW_WITHOUT_TLS'],
  ['ALLOW_SMTP_WITHOUT_TLS', 'ALLOW_WITHOUT_TLS'],
  ['DISCORD_CDN_URL', 'DISCORD_API_URL'],
  ['PAGE_BUDGET_KB', 'remotes budget'],
  ['KEEP_VITALS_DAYS', '30 days'],
  ['SANDBOX_MAIL_PORT', 'free ports'],
];

test.each(REMOVED)(
  '%s, which is still set, is named with what replaces it',
  (name, replacement) => {
    const [sentence, ...more] = removedSettings({ PORT: '1', [name]: 'canary' });
    expect(more).toEqual([]);
    expect(sentence).toMatch(new RegExp(`^${name} is no setting any more: .*\\. Unset it\\.$`));
    expect(sentence).toContain(replacement);
    expect(sentence).not.toContain('canary');
  },
);

test('settings of this version, empty ones and those of other programs are not named', () => {
  const settings = Object.fromEntries(SETTINGS.map((name) => [name, '1']));
  const others = { PATH: '/bin', BRANDY: '1', MY_SELLER_NAME: 'x' };
  expect(removedSettings({ ...settings, ...others, SELLER_NAME: '' })).toEqual([]);
});
