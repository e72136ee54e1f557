import { delimiter, resolve } from 'node:path';
import { BOT_TOKEN, CLIENT_ID, CLIENT_SECRET } from 'sandbox/testing/discord';
import type { TestStripe } from 'sandbox/testing/stripe';
import { checkOpenDatabase } from '../../src/admin/doctor/database.check.ts';
import { examine } from '../../src/admin/doctor/examine.ts';
import type { Finding, Report } from '../../src/core/doctor/finding.ts';
import { thisMachine, type Surroundings } from '../../src/admin/doctor/surroundings.ts';
import { loadConfig, type Config } from '../../src/core/config/config.ts';
import { ingestKeys } from '../../src/identity/keys/ingest/ingest-key.table.ts';
import { DatabaseService } from '../../src/core/db/database.service.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { newPglite } from '../support/database.ts';
import { startDiscord, type TestDiscord } from '../support/discord.ts';
import { SECRET_KEY, startStripe, WEBHOOK_SECRET } from '../support/stripe.ts';
import { openStore } from '../support/site-pack.ts';
import { NAMED } from '../support/site-settings.ts';

/** A machine with space, whatever the one of the test has. */
export const machine: Surroundings = { ...thisMachine, freeBytes: async () => 10_000_000_000 };

/** No program listens here. */
export const CLOSED = 'http://127.0.0.1:2';

export const read = (env: Record<string, string>): Config =>
  loadConfig({ ...NAMED, ...env }, { toPath: (path) => resolve(path), delimiter });

/** A site with stand-ins for Discord and Stripe, without a problem. */
export interface Installation {
  api: TestApi;
  discord: TestDiscord;
  stripe: TestStripe;
  /** Address of the webhook endpoint. */
  webhook: string;
  configOf(changes?: Record<string, string>): Config;
  /** Runs the doctor with changed settings and surroundings. */
  run(changes?: Record<string, string>, surroundings?: Partial<Surroundings>): Promise<Report>;
  /** Clears all faults of the stand-ins. */
  mend(): Promise<void>;
}

export async function startInstallation(): Promise<Installation> {
  // The documented installation of one process.
  const api = await startApi(await newPglite());
  // A bot with this key has been here.
  await api
    .db()
    .insert(ingestKeys)
    .values({
      ...{ id: 'bot', hash: 'none', label: 'bot', scopes: [] },
      lastUsedAt: new Date(),
    });
  const webhook = `${api.url}/api/stripe/webhook`;
  const discord = await startDiscord(
    {},
    { redirectUris: [`${api.url}/api/auth/discord/callback`] },
  );
  const stripe = await startStripe({ endpoint: { url: webhook, secret: WEBHOOK_SECRET } });
  const store = openStore();
  const configOf = (changes: Record<string, string> = {}) =>
    read({
      ...store,
      PUBLIC_ORIGIN: api.url,
      DATA_DIR: api.dataDir,
      DISCORD_API_URL: `${discord.url}/api/v10`,
      DISCORD_CLIENT_ID: CLIENT_ID,
      DISCORD_CLIENT_SECRET: CLIENT_SECRET,
      DISCORD_BOT_TOKEN: BOT_TOKEN,
      STRIPE_API_URL: stripe.url,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      ...changes,
    });
  const database = () => checkOpenDatabase(api.app.get(DatabaseService));
  return {
    api,
    discord,
    stripe,
    webhook,
    configOf,
    run: (changes, surroundings) =>
      examine(configOf(changes), database, { ...machine, ...surroundings }),
    mend: async () => {
      await Promise.all([discord.clearFaults(), stripe.clearFaults(), stripe.setTax({})]);
      await stripe.setEndpoint(webhook);
    },
  };
}

/** The problems of a report as text: what is wrong, and how to solve it. */
export const problemsOf = ({ problems, findings }: Report): string[] => {
  const found = findings.filter(({ state }) => state === 'problem');
  expect(found).toHaveLength(problems);
  return found.map(({ check, message, fix }) => `${check}: ${message} ${fix}`);
};

export const statesOf = ({ findings }: Report, check: Finding['check']): string[] =>
  findings.filter((finding) => finding.check === check).map(({ state }) => state);

export const messagesOf = ({ findings }: Report, check: Finding['check']): string[] =>
  findings.filter((finding) => finding.check === check).map(({ message }) => message);
