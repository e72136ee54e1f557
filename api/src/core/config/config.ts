import { z } from 'zod';
import { REMOTE_NAME } from '@portico/sdk/platform';
import { DEMO_SERVER_ID } from '@portico/sdk/contracts/team/demo-server';
import { MAX_RIGHTS, type Rights } from '@portico/sdk/contracts/team/rights';
import { siteDirOf, siteDirShape } from './site-dir.ts';
import {
  commerceShape,
  sellerConfigOf,
  stripeConfigOf,
  type SellerConfig,
  type StripeConfig,
} from './commerce.ts';
import {
  DatabaseConfig,
  databaseConfigOf,
  databaseShape,
  findDatabaseProblem,
} from './database.ts';
import { discordConfigOf, discordShape, type DiscordConfig } from './discord.ts';
import { findPreloadProblem, hstsShape } from './hsts.ts';
import { findLiveKeyProblem } from './live-keys.ts';
import { findMailProblem, mailConfigOf, mailShape, type MailConfig } from './mail.ts';
import { origin } from './origin.ts';
import { proxies, PROXIES_EXPECTED } from './proxies.ts';
import { findRedirectProblem, redirectShape } from './redirect-hosts.ts';
import { removedSettings } from './removed-settings.ts';
import { retentionConfigOf, retentionShape, type RetentionConfig } from './retention.ts';
import { signalsConfigOf, signalsShape, type SignalsConfig } from './signals.ts';
import { staffRights } from './staff-rights.ts';
import { wholeNumber } from './whole-number.ts';
import { withoutTlsShape } from './without-tls.ts';
import { StartError } from '../process/start-error.ts';

/** The configuration of this process, from its environment. The class is the injection token. */
export abstract class Config extends DatabaseConfig {
  abstract readonly port: number;
  /** A sentence for each setting of an earlier version that is still set. */
  abstract readonly removed: readonly string[];
  abstract readonly host: string;
  /** Absolute path of the folder for all files of this process. */
  abstract readonly dataDir: string;
  /** Origin of the site for browsers, without a trailing slash. */
  abstract readonly publicOrigin: string;
  /** Other host names of the site, whose pages redirect to `publicOrigin`. */
  abstract readonly redirectHosts: readonly string[];
  /** Whether HSTS asks for the preload lists of browsers. */
  abstract readonly hstsPreload: boolean;
  /** The hops that may state the client address, as `@fastify/proxy-addr` takes them. */
  abstract readonly trustProxy: false | string[] | ((address: string, hop: number) => boolean);
  abstract readonly logLevel: string;
  /** Maximum requests per minute, client and route. */
  abstract readonly rateLimit: number;
  /** Maximum sign-ins that one client may begin, and finish, in ten minutes. */
  abstract readonly signInLimit: number;
  /** Remote -> origin of its files; a remote without an entry uses the origin of the site. */
  abstract readonly assetOrigins: ReadonlyMap<string, string>;
  /** Origins of images that the bot names, besides Discord's: every page may show them. */
  abstract readonly imageOrigins: readonly string[];
  /** Percentage of the documents whose load times are reported. Failures are always reported. */
  abstract readonly beaconSample: number;
  /** Bearer token for `/metrics`; without it the endpoint is closed. */
  abstract readonly metricsToken: string | undefined;
  /** Folders of built releases to publish at start. */
  abstract readonly bootReleases: string[];
  /** Whether a start also promotes its releases; for working copies. */
  abstract readonly bootPromotes: boolean;
  /** How many old releases keep their files, and for how long. */
  abstract readonly retention: { count: number; days: number };
  /** Size limits of a page and of a whole remote, in kB before compression. */
  abstract readonly budget: { pageKb: number; remoteKb: number };
  /** Uses the sandbox instead of real services; writes an ingest key for all scopes to `dataDir`. */
  abstract readonly sandbox: boolean;
  /** `npm run dev`: open pages apply new versions without a document load. */
  abstract readonly isDevelopment: boolean;
  /** Discord ids of the Owners that are added to a team without an Owner. */
  abstract readonly staffOwnerIds: readonly string[];
  /** The ranks of each right, besides reading. */
  abstract readonly staffRights: Rights;
  /** A member's session ends after this many hours without use. */
  abstract readonly staffSessionIdleHours: number;
  /** How long a stopping replica still serves, so that load balancers notice first. */
  abstract readonly shutdownDelayMs: number;
  /** Ingest, deploy and smoke keys end this many days after their creation; 0: never. */
  abstract readonly keyMaxDays: number;
  /** Whether members whose Discord account has no second factor lose their rights. */
  abstract readonly staffRequireMfa: boolean;
  /** Discord id of the team's server; the back-office shows its activity (spec 1 §7). */
  abstract readonly teamServerId: string;
  abstract readonly signals: SignalsConfig;
  /** Absolute path of the folder with the site pack; undefined: the site has a published one, or none. */
  abstract readonly siteDir: string | undefined;
  /** Whether `siteDir` is the sandbox's default, in place of which a promoted release is served. */
  abstract readonly isDemoSite: boolean;
  abstract readonly discord: DiscordConfig;
  abstract readonly stripe: StripeConfig;
  abstract readonly seller: SellerConfig;
  /** How long rows are kept. */
  abstract readonly keep: RetentionConfig;
  /** Without it customers get no emails. */
  abstract readonly mail: MailConfig | undefined;
  /** Whether the bot gets the messages to customers, for direct messages. */
  abstract readonly licenseMessages: boolean;
  /** Years after the year of a payment during which its invoice is kept with the email address. */
  abstract readonly invoiceRetentionYears: number;
  /** Time after a transfer before the same slot can move again, in seconds; 0: none. */
  abstract readonly transferCooldownSeconds: number;

  /** Whether the site uses https. Cookies and HSTS depend on it. */
  get secure(): boolean {
    return this.publicOrigin.startsWith('https://');
  }
}

/** An invalid variable. The message names the variable and never contains its value. */
export class ConfigError extends StartError {}

const snowflakes = z
  .string()
  .transform((value) => value.split(',').map((id) => id.trim()))
  .refine((ids) => ids.every((id) => /^\d{17,20}$/.test(id)));

/** `mfe-tools=https://tools.example`, separated by commas. */
const assetOrigins = z.string().transform((value, context) => {
  const pairs = value
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.trim().split('='));
  const parsed = pairs.map(
    ([name = '', address]) => [name, origin.safeParse(address).data] as const,
  );
  for (const [name, assetOrigin] of parsed) {
    if (!REMOTE_NAME.test(name) || !assetOrigin)
      context.addIssue({ code: 'custom', message: name });
  }
  return new Map(parsed.map(([name, assetOrigin]) => [name, assetOrigin ?? '']));
});

/** Discord's proxy of images that activities name, and the covers of Spotify. */
const ACTIVITY_IMAGES = ['https://media.discordapp.net', 'https://i.scdn.co'];

const imageOrigins = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .pipe(z.array(origin.refine((value) => /^https:[^*]+$/.test(value))).max(20));

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Of each remote; operators set another one of a remote (`npm run admin -- remotes budget`). */
const BUDGET = { pageKb: 1000, remoteKb: 5000 };

/** variable -> its schema, and the expected value in words */
const shape = {
  PORT: [wholeNumber(0, 65535).default(3000), 'a whole number from 0 to 65535'],
  HOST: [z.string().min(1).default('127.0.0.1'), 'a host name or address to listen on'],
  DATA_DIR: [z.string().min(1).default('.data'), 'the path of a folder'],
  PUBLIC_ORIGIN: [origin.optional(), 'an http or https origin without a path'],
  TRUST_PROXY: [proxies.default(false), PROXIES_EXPECTED],
  LOG_LEVEL: [z.enum(LEVELS).default('info'), `one of ${LEVELS.join(', ')}`],
  RATE_LIMIT: [wholeNumber(1, 1_000_000).default(600), '1 to 1000000 requests per minute'],
  SIGN_IN_LIMIT: [wholeNumber(1, 1_000_000).optional(), '1 to 1000000 sign-ins per ten minutes'],
  BEACON_SAMPLE: [wholeNumber(0, 100).optional(), 'a percentage from 0 to 100, without decimals'],
  ASSET_ORIGINS: [
    assetOrigins.default(new Map()),
    'pairs like mfe-tools=https://files.example, separated by commas',
  ],
  IMAGE_ORIGINS: [
    imageOrigins.default(ACTIVITY_IMAGES),
    'at most 20 https origins without a path, separated by commas',
  ],
  METRICS_TOKEN: [z.string().min(16).optional(), 'a secret of at least 16 characters'],
  BOOT_RELEASES: [z.string().default(''), 'folders separated as in PATH'],
  BOOT_PROMOTE: [z.enum(['0', '1']).default('0'), '0 or 1'],
  RETAIN_RELEASES: [wholeNumber(1, 1000).default(10), 'a whole number from 1 to 1000'],
  RETAIN_DAYS: [wholeNumber(0, 3650).default(14), 'a whole number of days from 0 to 3650'],
  SANDBOX: [z.enum(['0', '1']).default('0'), '0 or 1'],
  DEVELOPMENT: [z.enum(['0', '1']).default('0'), '0 or 1'],
  STAFF_OWNER_IDS: [snowflakes.default([]), 'Discord ids of 17 to 20 digits, separated by commas'],
  STAFF_RIGHTS: [
    staffRights.optional(),
    'a list of rights with ranks that may have them (export=Owner+Administrator,incidents=Owner)',
  ],
  SHUTDOWN_DELAY_SECONDS: [wholeNumber(0, 60).default(0), 'a whole number of seconds from 0 to 60'],
  STAFF_SESSION_IDLE_HOURS: [
    wholeNumber(1, 168).default(12),
    'a whole number of hours from 1 to 168',
  ],
  STAFF_REQUIRE_MFA: [z.enum(['0', '1']).default('0'), '0 or 1'],
  KEY_MAX_DAYS: [wholeNumber(0, 3650).default(0), 'a whole number of days from 0 to 3650'],
  TEAM_SERVER_ID: [
    z
      .string()
      .regex(/^\d{17,20}$/)
      .default(DEMO_SERVER_ID),
    'a Discord id of 17 to 20 digits',
  ],
  ...siteDirShape,
  ...databaseShape,
  ...hstsShape,
  ...commerceShape,
  ...discordShape,
  ...mailShape,
  ...redirectShape,
  ...retentionShape,
  ...signalsShape,
  ...withoutTlsShape,
} as const satisfies Record<string, readonly [z.ZodType, string]>;

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(shape);

type Values = { [K in keyof typeof shape]: z.output<(typeof shape)[K][0]> };

function read(env: NodeJS.ProcessEnv): Values {
  const values: Record<string, unknown> = {};
  for (const [name, [schema, expected]] of Object.entries(shape)) {
    // `.env` files and CI leave unset variables empty.
    const parsed = schema.safeParse(env[name] === '' ? undefined : env[name]);
    if (!parsed.success) throw new ConfigError(`${name} must be ${expected}.`);
    values[name] = parsed.data;
  }
  return values as Values;
}

/**
 * Parses the configuration.
 * @param env the process's environment
 * @param toPath makes a path absolute (`path.resolve`)
 * @throws ConfigError with the name of the first invalid variable
 */
export function loadConfig(
  env: NodeJS.ProcessEnv,
  { toPath, delimiter }: { toPath: (path: string) => string; delimiter: string },
): Config {
  const values = read(env);
  const stripe = stripeConfigOf(values);
  const publicOrigin = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`;
  const hstsPreload = values.HSTS_PRELOAD === '1';
  const problem =
    findDatabaseProblem(values) ??
    findMailProblem(values) ??
    findPreloadProblem(hstsPreload, publicOrigin) ??
    findRedirectProblem(values.REDIRECT_HOSTS, publicOrigin) ??
    (stripe.isLive ? findLiveKeyProblem(values) : undefined);
  if (problem) throw new ConfigError(problem);
  if (values.BOOT_PROMOTE === '1' && publicOrigin.startsWith('https://')) {
    throw new ConfigError(
      'BOOT_PROMOTE must be 0 when PUBLIC_ORIGIN begins with https: such a site only publishes at startup, and teams promote (npm run release -- promote).',
    );
  }
  return Object.assign(Object.create(Config.prototype) as Config, {
    port: values.PORT,
    removed: removedSettings(env),
    host: values.HOST,
    dataDir: toPath(values.DATA_DIR),
    ...databaseConfigOf(values),
    publicOrigin,
    redirectHosts: values.REDIRECT_HOSTS,
    hstsPreload,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    rateLimit: values.RATE_LIMIT,
    // Demo accounts have no passwords, and all visitors share one address.
    signInLimit: values.SIGN_IN_LIMIT ?? (values.SANDBOX === '1' ? 100_000 : 60),
    // A demo has too few visitors for a sample.
    beaconSample: values.BEACON_SAMPLE ?? (values.SANDBOX === '1' ? 100 : 20),
    metricsToken: values.METRICS_TOKEN,
    assetOrigins: values.ASSET_ORIGINS,
    imageOrigins: values.IMAGE_ORIGINS,
    bootReleases: values.BOOT_RELEASES.split(delimiter).filter(Boolean).map(toPath),
    bootPromotes: values.BOOT_PROMOTE === '1',
    retention: { count: values.RETAIN_RELEASES, days: values.RETAIN_DAYS },
    budget: BUDGET,
    sandbox: values.SANDBOX === '1',
    isDevelopment: values.DEVELOPMENT === '1',
    staffOwnerIds: values.STAFF_OWNER_IDS,
    staffRights: values.STAFF_RIGHTS ?? MAX_RIGHTS,
    shutdownDelayMs: values.SHUTDOWN_DELAY_SECONDS * 1000,
    staffSessionIdleHours: values.STAFF_SESSION_IDLE_HOURS,
    keyMaxDays: values.KEY_MAX_DAYS,
    staffRequireMfa: values.STAFF_REQUIRE_MFA === '1',
    teamServerId: values.TEAM_SERVER_ID,
    signals: signalsConfigOf(values),
    siteDir: siteDirOf(values, toPath),
    isDemoSite: values.SITE_DIR === undefined && values.SANDBOX === '1',
    discord: discordConfigOf(values),
    stripe,
    seller: sellerConfigOf(values),
    mail: mailConfigOf(values),
    keep: retentionConfigOf(values),
    licenseMessages: values.LICENSE_MESSAGES === 'on',
    invoiceRetentionYears: values.INVOICE_RETENTION_YEARS,
    transferCooldownSeconds: Math.round(values.TRANSFER_COOLDOWN_HOURS * 3600),
  });
}
