import { CLIENT_ID } from 'sandbox/testing/discord';
import { EVENTS_ENV } from '../support/premium-apps.ts';
import { changeFile, openStore } from '../support/site-pack.ts';
import {
  CLOSED,
  messagesOf,
  problemsOf,
  startInstallation,
  type Installation,
} from './installation.ts';

const SKU = '1088510058284990001';
const PORTAL = 'https://discord.com/developers/applications';

let site: Installation;
const store = openStore();
beforeAll(async () => {
  site = await startInstallation();
  changeFile(store.SITE_DIR, 'catalog.yaml', (text) =>
    text.replace('  - id: Duo\n', `  - id: Duo\n    discordSku: '${SKU}'\n`),
  );
});
afterEach(() => site.mend());

const run = (changes: Record<string, string> = {}) =>
  site.run({ ...store, ...EVENTS_ENV, ...changes });
const addSku = (id: string, type: number) =>
  fetch(`${site.discord.url}/__skus`, { method: 'POST', body: JSON.stringify({ id, type }) });
const problems = async (changes?: Record<string, string>) =>
  problemsOf(await run(changes)).filter((text) => text.startsWith('premium-apps: '));

test('a site without a SKU hears nothing of Premium Apps', async () => {
  expect(messagesOf(await site.run(), 'premium-apps')).toEqual([]);
});

test('each problem of purchases in Discord has the sentence that solves it', async () => {
  expect(await problems()).toEqual([
    `premium-apps: The application has no SKU ${SKU}, which the plan Duo names. Name a durable or a consumable SKU of ${PORTAL}/${CLIENT_ID}/skus in catalog.yaml.`,
  ]);
  await addSku(SKU, 5);
  expect(await problems()).toEqual([
    `premium-apps: The SKU of the plan Duo is a subscription, which is ignored: its buyers get no license. Name a durable or a consumable SKU of ${PORTAL}/${CLIENT_ID}/skus in catalog.yaml.`,
  ]);
  await addSku(SKU, 2);
  expect(await problems()).toEqual([]);
  expect(await problems({ DISCORD_PUBLIC_KEY: 'ab'.repeat(32) })).toEqual([
    `premium-apps: DISCORD_PUBLIC_KEY is the key of another application: every event of Discord is refused. Set it to the public key of the application at ${PORTAL}/${CLIENT_ID}.`,
  ]);
  expect(await problems({ DISCORD_PUBLIC_KEY: '', DISCORD_BOT_TOKEN: '' })).toEqual([
    `premium-apps: DISCORD_CLIENT_ID and DISCORD_BOT_TOKEN are not both set, and a plan names a SKU: purchases in Discord that no event tells are never found, and consumables are not marked as used. Set both to the values of the application at ${PORTAL}.`,
    `premium-apps: DISCORD_PUBLIC_KEY is not set, and a plan names a SKU: purchases in Discord are noticed a minute late, by the sweep. Set it to the public key of the application at ${PORTAL}/${CLIENT_ID}, and its webhook events to PUBLIC_ORIGIN/api/discord/events.`,
  ]);
  expect(await problems({ DISCORD_API_URL: `${CLOSED}/api/v10` })).toEqual([
    'premium-apps: Discord does not list the SKUs of the application. Solve the problems of discord first, or try again later: https://discordstatus.com reports outages.',
  ]);
});

test('prices are named for the operator to compare, promotion codes included', async () => {
  await addSku(SKU, 3);
  const rule =
    'Discord tells no prices of SKUs, so they cannot be compared. It asks for a price there, before tax, that is no higher than here: Duo €8.49.';
  expect(messagesOf(await run(), 'premium-apps')).toEqual([
    'Discord sells each SKU that a plan of catalog.yaml names.',
    `${rule} Compare them at its portal.`,
  ]);
  changeFile(store.SITE_DIR, 'catalog.yaml', (text) => `${text}promotionCodes: true\n`);
  expect(messagesOf(await run(), 'premium-apps')[1]).toBe(
    `${rule} Promotion codes are on: they lower the price here, and Discord counts them. Compare them at its portal.`,
  );
});
