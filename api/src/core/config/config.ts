import { z } from 'zod';
import type { Brand } from 'shared/platform';
import { DEMO_SERVER_ID } from 'shared/contracts/activity/demo-server';
import { MAX_RIGHTS, type Rights } from 'shared/contracts/team/rights';
import { brandOf, brandShape } from './brand.ts';
import {
  commerceShape,
  sellerConfigOf,
  stripeConfigOf,
  type SellerConfig,
  type StripeConfig,
} from './commerce.ts';
import { discordConfigOf, discordShape, type DiscordConfig } from './discord.ts';
import { findLiveKeyProblem } from './live-keys.ts';
import { proxies, PROXIES_EXPECTED } from './proxies.ts';
import { staffRights } from './staff-rights.ts';
import { StartError } from '../process/start-error.ts';

/** What this process was told by its environment. Injectable: the class is the token. */
export abstract class Config {
  abstract readonly port: number;
  abstract readonly host: string;
  /** Absolute path of the folder for everything that this process keeps on disk. */
  abstract readonly dataDir: string;
  /** PostgreSQL address; absent: PGlite in `dataDir`. */
  abstract readonly databaseUrl: string | undefined;
  /** PGlite may be made in `dataDir` where there is none: the first start of a site. */
  abstract readonly newDatabase: boolean;
  /** Scheme, host and port under which browsers reach the site; no trailing slash. */
  abstract readonly publicOrigin: string;
  /** Fastify's `trustProxy`: which hops may say who the client is. */
  abstract readonly trustProxy: false | string[] | ((address: string, hop: number) => boolean);
  abstract readonly logLevel: string;
  /** Requests per minute, client and route before 429. */
  abstract readonly rateLimit: number;
  /** Sign-ins that one client may begin, and come back from, in ten minutes. */
  abstract readonly signInLimit: number;
  /** Remote -> origin that browsers fetch its files from; others: this one. */
  abstract readonly assetOrigins: ReadonlyMap<string, string>;
  /** Per cent of the documents whose load times are reported; failures are always (0: none). */
  abstract readonly beaconSample: number;
  /** Bearer token for `/metrics`; absent: nobody reads it. */
  abstract readonly metricsToken: string | undefined;
  /** Folders with built releases that a start publishes. */
  abstract readonly bootReleases: string[];
  /** In a working copy: a start makes its releases live over what is live. */
  abstract readonly bootPromotes: boolean;
  /** Which old releases keep their files, beyond what must be kept. */
  abstract readonly retention: { count: number; days: number };
  /** Stand-ins instead of real keys; an all-scopes ingest key is written to `dataDir`. */
  abstract readonly sandbox: boolean;
  /** `npm run dev`: open pages take new versions in without a document load. */
  abstract readonly isDevelopment: boolean;
  /** Discord ids of the first Owners of a team that has none yet. */
  abstract readonly staffOwnerIds: readonly string[];
  /** Which ranks may do what, besides reading. */
  abstract readonly staffRights: Rights;
  /** Discord id of the team's own server, whose activity the back-office shows (spec 1 §7). */
  abstract readonly teamServerId: string;
  abstract readonly brand: Brand;
  abstract readonly discord: DiscordConfig;
  abstract readonly stripe: StripeConfig;
  abstract readonly seller: SellerConfig;
  /** How long after a transfer its slot stays where it is; 0: not at all. */
  abstract readonly transferCooldownSeconds: number;

  /** Cookies and HSTS depend on it. */
  get secure(): boolean {
    return this.publicOrigin.startsWith('https://');
  }
}

/** A variable with a wrong value. The message names it and never repeats the value. */
export class ConfigError extends StartError {}

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most);

const origin = z
  .string()
  .refine(
    (value) =>
      /^https?:\/\//.test(value) &&
      URL.canParse(value) &&
      new URL(value).origin === value.replace(/\/$/, '').toLowerCase(),
  )
  .transform((value) => new URL(value).origin);

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
  for (const [name, found] of parsed) {
    if (!/^mfe-[a-z]+$/.test(name) || !found) context.addIssue({ code: 'custom', message: name });
  }
  return new Map(parsed.map(([name, found]) => [name, found ?? '']));
});

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** variable -> its schema and what it must be, in words */
const shape = {
  PORT: [wholeNumber(0, 65535).default(3000), 'a whole number from 0 to 65535'],
  HOST: [z.string().min(1).default('127.0.0.1'), 'a host name or address to listen on'],
  DATA_DIR: [z.string().min(1).default('.data'), 'the path of a folder'],
  DATABASE_URL: [
    z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .refine((value) => URL.canParse(value))
      .optional(),
    'a PostgreSQL address (postgres://user:password@host:port/database)',
  ],
  NEW_DATABASE: [z.enum(['0', '1']).default('0'), '0 or 1'],
  PUBLIC_ORIGIN: [origin.optional(), 'an http or https origin without a path'],
  TRUST_PROXY: [proxies.default(false), PROXIES_EXPECTED],
  LOG_LEVEL: [z.enum(LEVELS).default('info'), `one of ${LEVELS.join(', ')}`],
  RATE_LIMIT: [wholeNumber(1, 1_000_000).default(600), 'a whole number of requests per minute'],
  SIGN_IN_LIMIT: [
    wholeNumber(1, 1_000_000).optional(),
    'a whole number of sign-ins per ten minutes',
  ],
  BEACON_SAMPLE: [wholeNumber(0, 100).optional(), 'a whole number of per cent, 0 to 100'],
  ASSET_ORIGINS: [
    assetOrigins.default(new Map()),
    'pairs like mfe-tools=https://files.example, separated by commas',
  ],
  METRICS_TOKEN: [z.string().min(16).optional(), 'a secret of at least 16 characters'],
  BOOT_RELEASES: [z.string().default(''), 'folders separated as in PATH'],
  BOOT_PROMOTE: [z.enum(['0', '1']).default('0'), '0 or 1'],
  RETAIN_RELEASES: [wholeNumber(1, 1000).default(10), 'a whole number from 1 to 1000'],
  RETAIN_DAYS: [wholeNumber(0, 3650).default(14), 'a whole number of days'],
  SANDBOX: [z.enum(['0', '1']).default('0'), '0 or 1'],
  DEVELOPMENT: [z.enum(['0', '1']).default('0'), '0 or 1'],
  STAFF_OWNER_IDS: [snowflakes.default([]), 'Discord ids of 17 to 20 digits, separated by commas'],
  STAFF_RIGHTS: [
    staffRights.optional(),
    'a list of rights with ranks that may have them (export=Owner+Administrator,incidents=Owner)',
  ],
  TEAM_SERVER_ID: [
    z
      .string()
      .regex(/^\d{17,20}$/)
      .default(DEMO_SERVER_ID),
    'a Discord id of 17 to 20 digits',
  ],
  ...brandShape,
  ...commerceShape,
  ...discordShape,
} as const satisfies Record<string, readonly [z.ZodType, string]>;

type Values = { [K in keyof typeof shape]: z.output<(typeof shape)[K][0]> };

function read(env: NodeJS.ProcessEnv): Values {
  const values: Record<string, unknown> = {};
  for (const [name, [schema, expected]] of Object.entries(shape)) {
    // An empty variable is one that is not set: `.env` files and CI write it so.
    const parsed = schema.safeParse(env[name] === '' ? undefined : env[name]);
    if (!parsed.success) throw new ConfigError(`${name} must be ${expected}.`);
    values[name] = parsed.data;
  }
  return values as Values;
}

/**
 * Reads the configuration once.
 * @param env the process's environment
 * @param toPath makes a path absolute (`path.resolve`)
 * @throws ConfigError naming the first variable that does not fit
 */
export function loadConfig(
  env: NodeJS.ProcessEnv,
  { toPath, delimiter }: { toPath: (path: string) => string; delimiter: string },
): Config {
  const values = read(env);
  const stripe = stripeConfigOf(values);
  const lack = stripe.isLive ? findLiveKeyProblem(values) : undefined;
  if (lack) throw new ConfigError(lack);
  const publicOrigin = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`;
  if (values.BOOT_PROMOTE === '1' && publicOrigin.startsWith('https://')) {
    throw new ConfigError(
      'BOOT_PROMOTE must be 0 where PUBLIC_ORIGIN begins with https: there a start publishes, and teams decide what is live (npm run release -- promote).',
    );
  }
  return Object.assign(Object.create(Config.prototype) as Config, {
    port: values.PORT,
    host: values.HOST,
    dataDir: toPath(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    newDatabase: values.NEW_DATABASE === '1',
    publicOrigin,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    rateLimit: values.RATE_LIMIT,
    // Demo accounts have no passwords to guess, and everybody shares one address.
    signInLimit: values.SIGN_IN_LIMIT ?? (values.SANDBOX === '1' ? 100_000 : 60),
    // A demo has few visitors.
    beaconSample: values.BEACON_SAMPLE ?? (values.SANDBOX === '1' ? 100 : 20),
    metricsToken: values.METRICS_TOKEN,
    assetOrigins: values.ASSET_ORIGINS,
    bootReleases: values.BOOT_RELEASES.split(delimiter).filter(Boolean).map(toPath),
    bootPromotes: values.BOOT_PROMOTE === '1',
    retention: { count: values.RETAIN_RELEASES, days: values.RETAIN_DAYS },
    sandbox: values.SANDBOX === '1',
    isDevelopment: values.DEVELOPMENT === '1',
    staffOwnerIds: values.STAFF_OWNER_IDS,
    staffRights: values.STAFF_RIGHTS ?? MAX_RIGHTS,
    teamServerId: values.TEAM_SERVER_ID,
    brand: brandOf(values, publicOrigin),
    discord: discordConfigOf(values),
    stripe,
    seller: sellerConfigOf(values, values.BRAND_NAME),
    transferCooldownSeconds: Math.round(values.TRANSFER_COOLDOWN_HOURS * 3600),
  });
}
