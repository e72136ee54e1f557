import { loadConfig } from './config.ts';
import { NAMED } from '../../../test/support/site-settings.ts';

const load = (env: Record<string, string>) =>
  loadConfig({ ...NAMED, ...env }, { toPath: (path) => path, delimiter: ':' });

test('a site outside the sandbox needs the name of its bot', () => {
  expect(() => load({ BRAND_NAME: '' })).toThrow(/^BRAND_NAME must be set: the name of your bot/);
  expect(load({ BRAND_NAME: '', SANDBOX: '1' }).brand.name).toBe('Juno');
});

test('a command of the operator needs no name of the bot, as it shows no page', () => {
  const paths = { toPath: (path: string) => path, delimiter: ':' };
  expect(loadConfig({}, { ...paths, showsPages: false }).brand.name).toBe('');
});

test('a site outside the sandbox has no part of a brand that nobody has set', () => {
  expect(load({}).brand).toMatchObject({
    tagline: '',
    previewImage: '',
    inviteUrl: '',
    supportUrl: '',
    docsUrl: '',
    contactEmail: '',
    imprintUrl: '',
  });
  expect(Object.values(load({ SANDBOX: '1' }).brand)).toEqual(
    expect.arrayContaining(['https://discord.gg/juno-demo', 'support@juno.example']),
  );
});

test('the invite is that of the application, unless there is another one', () => {
  const id = '100000000000000001';
  const derived = `https://discord.com/oauth2/authorize?client_id=${id}`;
  expect(load({ DISCORD_CLIENT_ID: id }).brand.inviteUrl).toBe(derived);
  const own = 'https://top.gg/bot/1/invite';
  const both = { DISCORD_CLIENT_ID: id, BRAND_INVITE_URL: own };
  expect(load(both).brand.inviteUrl).toBe(own);
});
