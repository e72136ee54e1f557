import { ConfigError, loadConfig } from './config.ts';

const load = (env: Record<string, string>) =>
  loadConfig(env, { toPath: (path) => `/at/${path}`, delimiter: ':' });

describe('configuration', () => {
  test('has a default for everything', () => {
    expect(load({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/at/.data',
      publicOrigin: 'http://localhost:3000',
      trustProxy: false,
      sandbox: false,
      secure: false,
      bootReleases: [],
      brand: { name: 'Juno', prefix: ';', cdn: 'http://localhost:3000/cdn' },
    });
  });

  test('an empty variable is one that is not set', () => {
    expect(load({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 });
  });

  test('folders, origins and addresses are brought into form', () => {
    const config = load({
      BOOT_RELEASES: 'a:b',
      PUBLIC_ORIGIN: 'https://Juno.example/',
      BRAND_CDN: 'https://cdn.example/',
    });
    expect(config.bootReleases).toEqual(['/at/a', '/at/b']);
    expect(config.publicOrigin).toBe('https://juno.example');
    expect(config.secure).toBe(true);
    expect(config.brand.icon).toBe('https://cdn.example/icon.png');
  });

  test('files of a remote may come from an origin of their own, and nothing else may be said of it', () => {
    const { assetOrigins } = load({
      ASSET_ORIGINS: 'mfe-tools=https://Tools.example/,mfe-public=http://localhost:4000',
    });
    expect([...assetOrigins]).toEqual([
      ['mfe-tools', 'https://tools.example'],
      ['mfe-public', 'http://localhost:4000'],
    ]);
    expect([...load({}).assetOrigins]).toEqual([]);
    for (const wrong of ['mfe-tools', 'shell=https://a.example', 'mfe-tools=https://a.example/b']) {
      expect(() => load({ ASSET_ORIGINS: wrong })).toThrow(ConfigError);
    }
  });

  test('a start promotes its own releases only where that is asked for, and never in production', () => {
    expect(load({}).bootPromotes).toBe(false);
    expect(load({ SANDBOX: '1' }).bootPromotes).toBe(false);
    expect(load({ BOOT_PROMOTE: '1' }).bootPromotes).toBe(true);
    expect(() => load({ BOOT_PROMOTE: '1', PUBLIC_ORIGIN: 'https://juno.example' })).toThrow(
      'BOOT_PROMOTE must be 0 where PUBLIC_ORIGIN begins with https',
    );
  });

  test('a demo reports every load time, other sites one of five', () => {
    expect(load({}).beaconSample).toBe(20);
    expect(load({ SANDBOX: '1' }).beaconSample).toBe(100);
    expect(load({ SANDBOX: '1', BEACON_SAMPLE: '0' }).beaconSample).toBe(0);
  });

  test('a number of proxies trusts that many hops', () => {
    const { trustProxy } = load({ TRUST_PROXY: '2' });
    expect([0, 1, 2].map((hop) => typeof trustProxy === 'function' && trustProxy('', hop))).toEqual(
      [true, true, false],
    );
    expect(load({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });

  test('Discord is the real one and nobody can sign in, unless told otherwise', () => {
    expect(load({}).discord).toEqual({
      apiUrl: 'https://discord.com/api/v10',
      cdnUrl: 'https://cdn.discordapp.com',
      clientId: undefined,
      clientSecret: undefined,
      botToken: undefined,
      tokenKeys: [],
    });
    const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const { discord } = load({
      DISCORD_API_URL: 'http://127.0.0.1:4000/api/v10/',
      TOKEN_KEY: `${one.toString('base64')}, ${two.toString('base64')}`,
    });
    expect(discord.apiUrl).toBe('http://127.0.0.1:4000/api/v10');
    expect(discord.tokenKeys).toEqual([one, two]);
  });

  const live = {
    STRIPE_SECRET_KEY: 'sk_live_0123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
    PUBLIC_ORIGIN: 'https://juno.example',
    DATABASE_URL: 'postgres://a@b/c',
  };

  test('live keys are refused on the embedded database unless forced', () => {
    const embedded = { ...live, DATABASE_URL: '' };
    expect(() => load(embedded)).toThrow(/^DATABASE_URL must be set/);
    const forced = load({ ...embedded, ALLOW_LIVE_KEYS_ON_EMBEDDED_DATABASE: '1' });
    expect(forced.stripe.isLive).toBe(true);
    expect(load(live).stripe.isLive).toBe(true);
  });

  test.each([
    ['PUBLIC_ORIGIN', 'http://canary.example'],
    ['PUBLIC_ORIGIN', 'http://localhost:3000'],
    ['PUBLIC_ORIGIN', ''],
    ['SANDBOX', '1'],
    ['STRIPE_WEBHOOK_SECRET', ''],
    ['STRIPE_API_URL', 'http://127.0.0.1:4001'],
    ['DISCORD_API_URL', 'http://127.0.0.1:4000/canary'],
    ['DISCORD_CDN_URL', 'http://localhost:4000'],
  ])('a live key is refused with %s=%s', (name, value) => {
    for (const key of ['sk_live_0123456789', 'rk_live_0123456789']) {
      const attempt = () => load({ ...live, STRIPE_SECRET_KEY: key, [name]: value });
      expect(attempt).toThrow(ConfigError);
      expect(attempt).toThrow(new RegExp(`^${name} must be (?!.*(canary|_live_))`));
      expect(() => load({ ...live, STRIPE_SECRET_KEY: 'sk_test_0123456789' })).not.toThrow();
    }
  });

  test.each(['STRIPE_API_URL', 'DISCORD_API_URL', 'DISCORD_CDN_URL'])(
    '%s takes http for a stand-in on this machine alone',
    (name) => {
      for (const open of [
        'http://canary.example',
        'http://10.0.0.7:80',
        'http://127.0.0.1.nip.io',
      ]) {
        expect(() => load({ [name]: open })).toThrow(
          new RegExp(`^${name} must be an https address(?!.*canary)`),
        );
      }
      for (const fine of ['http://127.0.0.1:4000', 'http://[::1]:4000', 'https://a.example']) {
        expect(() => load({ [name]: fine })).not.toThrow();
      }
    },
  );

  test('a TOKEN_KEY of nothing but zeros is refused, as the older key too', () => {
    const zero = Buffer.alloc(32).toString('base64');
    const good = Buffer.alloc(32, 1).toString('base64');
    for (const keys of [zero, `${good},${zero}`]) {
      expect(() => load({ TOKEN_KEY: keys })).toThrow(/^TOKEN_KEY must be 32 random bytes/);
    }
  });

  test.each([
    '0.0.0.0/0',
    '::/0',
    '::0/0',
    '0.0.0.0/1,128.0.0.0/1',
    '0.0.0.0/0.0.0.0',
    '10.0.0.1, 0.0.0.0/0',
    '::ffff:0:0/96',
    '::ffff:0.0.0.0/96',
    '2000::/3',
    '64.0.0.0/7',
    Array.from({ length: 8 }, (_, index) => `${index + 1}.0.0.0/8`).join(','),
    'true',
    '99',
    '6',
    '300.0.0.1',
    '10.0.0.0/33',
    '10.0.0.1/8/8',
    '10.0.0.1,',
  ])('TRUST_PROXY=%s, which trusts clients, is refused', (value) => {
    const attempt = () => load({ TRUST_PROXY: value });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(/^TRUST_PROXY must be the number of proxies/);
  });

  test('TRUST_PROXY takes private networks and those of providers', () => {
    for (const networks of [
      '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16',
      'fc00::/7',
      '104.16.0.0/13',
    ]) {
      expect(load({ TRUST_PROXY: networks }).trustProxy).toEqual(networks.split(','));
    }
  });

  test('[spec0 §9] embed codes have && between their parts unless the bot wants $v', () => {
    expect(load({}).brand.embedSeparator).toBe('&&');
    expect(load({ BRAND_EMBED_SEPARATOR: '$v' }).brand.embedSeparator).toBe('$v');
  });

  test.each([
    'PORT',
    'TRUST_PROXY',
    'BRAND_ICON',
    'BRAND_SUPPORT_URL',
    'BRAND_CONTACT_EMAIL',
    'BRAND_EMBED_SEPARATOR',
    'DISCORD_API_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'SELLER_TAX_PERCENT',
    'TRANSFER_COOLDOWN_HOURS',
    'DISCORD_CLIENT_ID',
    'TOKEN_KEY',
  ])('a wrong %s is named, its value is not', (name) => {
    const attempt = () => load({ [name]: 'javascript:canary' });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(new RegExp(`^${name} must be (?!.*canary)`));
  });
});
