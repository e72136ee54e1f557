import { readFileSync } from 'node:fs';
import { ConfigError, loadConfig } from './config.ts';
import { NAMED } from '../../../test/support/site-settings.ts';

const PATHS = { toPath: (path: string) => `/at/${path}`, delimiter: ':' };
const load = (env: Record<string, string>) => loadConfig({ ...NAMED, ...env }, PATHS);

describe('configuration', () => {
  test('every variable has a default', () => {
    expect(loadConfig({}, PATHS)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/at/.data',
      publicOrigin: 'http://localhost:3000',
      trustProxy: false,
      sandbox: false,
      secure: false,
      bootReleases: [],
      siteDir: undefined,
      isDemoSite: false,
    });
  });

  test('sessions of members end after 1 to 168 hours without use, by default 12', () => {
    expect(load({}).staffSessionIdleHours).toBe(12);
    expect(load({ STAFF_SESSION_IDLE_HOURS: '168' }).staffSessionIdleHours).toBe(168);
    for (const wrong of ['0', '169', '1.5', 'never']) {
      expect(() => load({ STAFF_SESSION_IDLE_HOURS: wrong })).toThrow(
        'STAFF_SESSION_IDLE_HOURS must be a whole number of hours from 1 to 168.',
      );
    }
  });

  test('members need a second factor only with STAFF_REQUIRE_MFA', () => {
    expect(load({}).staffRequireMfa).toBe(false);
    expect(load({ STAFF_REQUIRE_MFA: '1' }).staffRequireMfa).toBe(true);
    expect(() => load({ STAFF_REQUIRE_MFA: 'yes' })).toThrow('STAFF_REQUIRE_MFA must be 0 or 1.');
  });

  test('an empty variable counts as unset', () => {
    expect(load({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 });
  });

  test('folders, origins and addresses are normalized', () => {
    const config = load({
      BOOT_RELEASES: 'a:b',
      PUBLIC_ORIGIN: 'https://Juno.example/',
      SITE_DIR: 'sites/own',
    });
    expect(config.bootReleases).toEqual(['/at/a', '/at/b']);
    expect(config.publicOrigin).toBe('https://juno.example');
    expect(config.secure).toBe(true);
    expect(config.siteDir).toBe('/at/sites/own');
  });

  test('IMAGE_ORIGINS accepts https origins and nothing else', () => {
    expect(load({}).imageOrigins).toEqual(['https://media.discordapp.net', 'https://i.scdn.co']);
    const two = 'https://Covers.example/, https://proxy.example:8443';
    expect(load({ IMAGE_ORIGINS: two }).imageOrigins).toEqual([
      'https://covers.example',
      'https://proxy.example:8443',
    ]);
    const wrong = [
      'http://a.example',
      'https:',
      'https://*.example',
      'https://a.example; script-src *',
    ];
    for (const value of [...wrong, 'https://a.example/path', 'https://a.example,,', '*'])
      expect(() => load({ IMAGE_ORIGINS: value })).toThrow(ConfigError);
  });

  test('ASSET_ORIGINS accepts an origin per remote and nothing else', () => {
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

  test('a start promotes releases only with BOOT_PROMOTE, which https rejects', () => {
    expect(load({}).bootPromotes).toBe(false);
    expect(load({ SANDBOX: '1' }).bootPromotes).toBe(false);
    expect(load({ BOOT_PROMOTE: '1' }).bootPromotes).toBe(true);
    expect(() => load({ BOOT_PROMOTE: '1', PUBLIC_ORIGIN: 'https://juno.example' })).toThrow(
      'BOOT_PROMOTE must be 0 when PUBLIC_ORIGIN begins with https',
    );
  });

  test('REDIRECT_HOSTS names hosts, and not that of PUBLIC_ORIGIN', () => {
    const at = (hosts: string) =>
      load({ REDIRECT_HOSTS: hosts, PUBLIC_ORIGIN: 'https://juno.example' }).redirectHosts;
    expect(at('')).toEqual([]);
    expect(at('www.juno.example, 127.0.0.1:3000')).toEqual(['www.juno.example', '127.0.0.1:3000']);
    for (const wrong of ['https://www.juno.example', 'a/b', 'a b', 'a,,b', '*.juno.example', 'u@a'])
      expect(() => at(wrong)).toThrow('REDIRECT_HOSTS must be at most 20 host names');
    for (const own of ['JUNO.example', 'www.juno.example,juno.example:443'])
      expect(() => at(own)).toThrow('REDIRECT_HOSTS must not contain the host of PUBLIC_ORIGIN');
  });

  test('HSTS asks for preloading only with HSTS_PRELOAD, which needs https and a domain', () => {
    const at = (origin: string) => load({ HSTS_PRELOAD: '1', PUBLIC_ORIGIN: origin });
    expect(load({ PUBLIC_ORIGIN: 'https://juno.example' }).hstsPreload).toBe(false);
    expect(at('https://juno.example').hstsPreload).toBe(true);
    for (const wrong of [
      ...['http://juno.example', 'https://juno.example:8443', 'https://localhost'],
      ...['https://192.0.2.1', 'https://[2001:db8::1]'],
    ]) {
      expect(() => at(wrong)).toThrow(
        'HSTS_PRELOAD must be 0 unless PUBLIC_ORIGIN is an https origin with a domain and without a port',
      );
    }
    expect(() => load({ HSTS_PRELOAD: 'yes' })).toThrow('HSTS_PRELOAD must be 0 or 1.');
  });

  test('the sandbox samples every load time, other sites one of five', () => {
    expect(load({}).beaconSample).toBe(20);
    expect(load({ SANDBOX: '1' }).beaconSample).toBe(100);
    expect(load({ SANDBOX: '1', BEACON_SAMPLE: '0' }).beaconSample).toBe(0);
  });

  test('TRUST_PROXY accepts a number of hops or a list of networks', () => {
    const { trustProxy } = load({ TRUST_PROXY: '2' });
    expect([0, 1, 2].map((hop) => typeof trustProxy === 'function' && trustProxy('', hop))).toEqual(
      [true, true, false],
    );
    expect(load({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });

  test('Discord defaults to the real API without sign-in', () => {
    expect(load({}).discord).toEqual({
      apiUrl: 'https://discord.com/api/v10',
      cdnUrl: 'https://cdn.discordapp.com',
      clientId: undefined,
      clientSecret: undefined,
      readsEmail: false,
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
    DATABASE_URL: 'postgres://a@b/c?sslmode=verify-full',
  };

  test('live keys are rejected on the embedded database', () => {
    const embedded = { ...live, DATABASE_URL: '' };
    expect(() => load(embedded)).toThrow(/^DATABASE_URL must be set/);
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
  ])('a live key is rejected with %s=%s', (name, value) => {
    for (const key of ['sk_live_0123456789', 'rk_live_0123456789']) {
      const attempt = () => load({ ...live, STRIPE_SECRET_KEY: key, [name]: value });
      expect(attempt).toThrow(ConfigError);
      expect(attempt).toThrow(new RegExp(`^${name} must be (?!.*(canary|_live_))`));
      expect(() => load({ ...live, STRIPE_SECRET_KEY: 'sk_test_0123456789' })).not.toThrow();
    }
  });

  test.each(['STRIPE_API_URL', 'DISCORD_API_URL'])(
    '%s accepts http on this machine only',
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

  test('the owner of the tables is another user of the same database', () => {
    const databases = { DATABASE_URL: 'postgres://app:canary@localhost/a' };
    for (const owner of [
      'postgres://app:canary@localhost/a',
      'postgres://owner:canary@localhost/b',
      'postgres://owner:canary@other/a',
    ]) {
      expect(() => load({ ...databases, DATABASE_OWNER_URL: owner })).toThrow(
        /^DATABASE_OWNER_URL must (?!.*canary)/,
      );
    }
    const owner = 'postgres://owner:canary@localhost/a';
    expect(() => load({ DATABASE_OWNER_URL: owner })).toThrow(/^DATABASE_OWNER_URL must/);
    expect(load({ ...databases, DATABASE_OWNER_URL: owner }).databaseOwnerUrl).toBe(owner);
  });

  test('a TOKEN_KEY of zero bytes is rejected in every position', () => {
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
  ])('TRUST_PROXY=%s is rejected because it would trust clients', (value) => {
    const attempt = () => load({ TRUST_PROXY: value });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(/^TRUST_PROXY must be the number of proxies/);
  });

  test('TRUST_PROXY accepts private networks and networks of providers', () => {
    for (const networks of [
      '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16',
      'fc00::/7',
      '104.16.0.0/13',
    ]) {
      expect(load({ TRUST_PROXY: networks }).trustProxy).toEqual(networks.split(','));
    }
  });

  test('only the sandbox has a pack by default, which is in this repository', () => {
    const { siteDir } = loadConfig({ SANDBOX: '1' }, PATHS);
    expect(readFileSync(`${siteDir}/site.yaml`, 'utf8')).toContain('name: Juno');
    expect(load({ SANDBOX: '1', SITE_DIR: 'own' }).siteDir).toBe('/at/own');
  });

  /** Every name that the configuration reads. */
  const variables = () => {
    const names = new Set<string>();
    const get = (env: Record<string, string>, name: string) => {
      names.add(name);
      return env[name];
    };
    loadConfig(new Proxy<Record<string, string>>(NAMED, { get }), PATHS);
    return [...names];
  };
  /** Any long text is a secret; mistakes in names of hosts and folders show when they are used. */
  const FREE = new Set(['METRICS_TOKEN', 'HOST', 'DATA_DIR', 'SITE_DIR', 'BOOT_RELEASES']);

  test.each(variables().filter((name) => !FREE.has(name)))(
    'the error for an invalid %s names the variable, not its value',
    (name) => {
      const attempt = () => load({ [name]: `javascript:canary${' of text'.repeat(50)}` });
      expect(attempt).toThrow(ConfigError);
      expect(attempt).toThrow(new RegExp(`^${name} must be (?!.*canary)`));
    },
  );
});
