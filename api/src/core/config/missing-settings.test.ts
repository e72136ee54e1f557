import { readFileSync } from 'node:fs';
import { loadConfig } from './config.ts';
import { missingSettings } from './missing-settings.ts';
import { NAMED } from '../../../test/support/site-settings.ts';
import { closedStore } from '../site/closed-store.ts';
import type { LiveSite } from '../site/live-site.ts';

const COMPANY = { name: 'A Company', address: 'Street 1, 12345 Town' };

/** @param seller of the site pack */
const missing = (env: Record<string, string>, seller: object = COMPANY) => {
  const config = loadConfig({ ...NAMED, ...env }, { toPath: (path) => path, delimiter: ':' });
  const site = { facts: { seller } } as unknown as LiveSite['site'];
  return missingSettings(config, closedStore(config, { site }));
};

const ACCESS = {
  DISCORD_CLIENT_ID: '100000000000000001',
  DISCORD_CLIENT_SECRET: 'a-client-secret',
  DISCORD_BOT_TOKEN: 'a-bot-token',
  TOKEN_KEY: `${'k'.repeat(43)}=`,
  STRIPE_SECRET_KEY: 'sk_test_12345678',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
};
const MAIL = { SMTP_URL: 'smtps://smtp.example', MAIL_FROM: 'billing@juno.example' };
const COMPLETE = { STORE_OPEN: '1', ...ACCESS, ...MAIL };
const CLOSED = 'The store is closed and sells nothing:';

test('the file at the beginning of docs/deployment.md starts a site', () => {
  const text = readFileSync(`${__dirname}/../../../../docs/deployment.md`, 'utf8');
  const [, file = ''] = /```\n(# portico\.env[^`]*)```/.exec(text) ?? [];
  const lines = file.split('\n').filter((line) => /^[A-Z]/.test(line));
  const env = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s, 2)));
  const secrets = { ...ACCESS, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' };
  expect(Object.keys(env)).toEqual(expect.arrayContaining(['PUBLIC_ORIGIN', 'SITE_DIR']));
  for (const name of Object.keys(secrets)) expect([name, env[name] ?? '']).toEqual([name, '']);
  expect(missing({ ...env, ...secrets }).map((sentence) => sentence.split(':')[0])).toEqual([
    'The store is closed and sells nothing',
    'SMTP_URL and MAIL_FROM are not set',
  ]);
});

test('a complete site misses nothing, nor does the sandbox', () => {
  expect(missing(COMPLETE)).toEqual([]);
  expect(missing({ SANDBOX: '1' })).toEqual([]);
});

test.each([
  ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET are not set:'],
  ['DISCORD_CLIENT_SECRET', 'DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET are not set:'],
  ['DISCORD_BOT_TOKEN', 'DISCORD_BOT_TOKEN is not set:'],
  ['TOKEN_KEY', 'TOKEN_KEY is not set:'],
  ['STRIPE_SECRET_KEY', `${CLOSED} STRIPE_SECRET_KEY is not set.`],
  ['STORE_OPEN', `${CLOSED} STORE_OPEN is 0.`],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_WEBHOOK_SECRET is not set:'],
])('a site without %s says so', (name, sentence) => {
  expect(missing({ ...COMPLETE, [name]: '' })).toEqual([expect.stringContaining(sentence)]);
});

test.each(['name', 'address'] as const)('a pack without seller.%s has a closed store', (key) => {
  const { [key]: _, ...others } = COMPANY;
  expect(missing(COMPLETE, others)).toEqual([`${CLOSED} site.yaml has no seller.${key}.`]);
  expect(missing({ SANDBOX: '1' }, {})).toEqual([]);
});
