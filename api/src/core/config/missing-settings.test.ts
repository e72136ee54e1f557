import { loadConfig } from './config.ts';
import { missingSettings } from './missing-settings.ts';

const missing = (env: Record<string, string>) =>
  missingSettings(loadConfig(env, { toPath: (path) => path, delimiter: ':' })).map(
    (sentence) => sentence.split(' ')[0],
  );

const COMPLETE = {
  DISCORD_CLIENT_ID: '100000000000000001',
  DISCORD_CLIENT_SECRET: 'a-client-secret',
  DISCORD_BOT_TOKEN: 'a-bot-token',
  TOKEN_KEY: `${'k'.repeat(43)}=`,
  STRIPE_SECRET_KEY: 'sk_test_12345678',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
};
const MAIL = { SMTP_URL: 'smtps://smtp.example', MAIL_FROM: 'billing@juno.example' };

test('a complete site misses nothing, nor does the sandbox', () => {
  expect(missing({ ...COMPLETE, ...MAIL })).toEqual([]);
  expect(missing(COMPLETE)).toEqual(['SMTP_URL']);
  expect(missing({ SANDBOX: '1' })).toEqual([]);
});

test.each(Object.keys(COMPLETE))('a site without %s says so', (name) => {
  const named = name === 'DISCORD_CLIENT_SECRET' ? 'DISCORD_CLIENT_ID' : name;
  expect(missing({ ...COMPLETE, ...MAIL, [name]: '' })).toEqual([named]);
});
