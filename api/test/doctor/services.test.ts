import { CLIENT_ID } from 'sandbox/testing/discord';
import { printReport } from '../../src/admin/doctor/print-report.ts';
import { checkStripe } from '../../src/commerce/stripe/stripe.check.ts';
import { LiveSite } from '../../src/core/site/live-site.ts';
import { EVENT_TYPES } from '../../src/commerce/stripe/event-types.ts';
import { WEBHOOK_SECRET } from '../support/stripe.ts';
import { openStore } from '../support/site-pack.ts';
import {
  CLOSED,
  problemsOf,
  startInstallation,
  statesOf,
  type Installation,
} from './installation.ts';

let site: Installation;
beforeAll(async () => {
  site = await startInstallation();
});
afterEach(() => site.mend());

describe('each problem has the sentence that solves it', () => {
  test.each<[string, Record<string, string>, string[]]>([
    [
      'the bot token is wrong',
      { DISCORD_BOT_TOKEN: 'another-token' },
      [
        'discord: Discord rejects DISCORD_BOT_TOKEN (401). Reset the token of the bot at https://discord.com/developers/applications, and set DISCORD_BOT_TOKEN to the new one.',
      ],
    ],
    [
      'the client secret is wrong',
      { DISCORD_CLIENT_SECRET: 'another-secret' },
      [
        `discord: Discord rejects DISCORD_CLIENT_ID with DISCORD_CLIENT_SECRET (401): users cannot sign in. Reset the secret at https://discord.com/developers/applications/${CLIENT_ID}/oauth2, and set DISCORD_CLIENT_SECRET to the new one.`,
      ],
    ],
    [
      'token and client id are of two applications',
      { DISCORD_CLIENT_ID: '111111111111111111', DISCORD_CLIENT_SECRET: '' },
      [
        `discord: DISCORD_BOT_TOKEN belongs to the application ${CLIENT_ID}, and DISCORD_CLIENT_ID is 111111111111111111. Set both to values of the same application.`,
      ],
    ],
    [
      'Discord does not answer',
      { DISCORD_API_URL: `${CLOSED}/api/v10`, DISCORD_CLIENT_SECRET: '' },
      [
        'discord: Discord at 127.0.0.1:2 does not answer (ECONNREFUSED). Allow this machine to connect to 127.0.0.1:2, or correct DISCORD_API_URL.',
      ],
    ],
    [
      'the key of Stripe is wrong',
      { STRIPE_SECRET_KEY: 'sk_test_another-key' },
      [
        'stripe: Stripe rejects STRIPE_SECRET_KEY (401). Copy the key from the dashboard of Stripe (Developers, API keys), or create a new one.',
      ],
    ],
    [
      'Stripe does not answer',
      { STRIPE_API_URL: CLOSED },
      [
        'stripe: Stripe at 127.0.0.1:2 does not answer (ECONNREFUSED). Allow this machine to connect to 127.0.0.1:2, or correct STRIPE_API_URL.',
      ],
    ],
    [
      'the signing secret is missing',
      { STRIPE_WEBHOOK_SECRET: '' },
      [
        'webhook: STRIPE_WEBHOOK_SECRET is not set: payments are noticed a minute late, by the sweeper. Set it to the signing secret of the webhook endpoint WEBHOOK, which is shown in the dashboard of Stripe (Developers, Webhooks).',
      ],
    ],
  ])('%s', async (_name, changes, expected) => {
    const found = problemsOf(await site.run(changes));
    const texts = found.map((text) =>
      text
        .replace(`disk of ${site.api.dataDir} `, 'disk of DATA_DIR ')
        .replace(site.webhook, 'WEBHOOK'),
    );
    expect(texts).toEqual(expected);
  });

  test('Discord and Stripe have outages', async () => {
    await site.discord.arm({ kind: 'error', status: 503, route: 'GET /applications/@me' });
    await site.stripe.arm({ kind: 'error', status: 503, route: 'GET /events' });
    expect(problemsOf(await site.run())).toEqual([
      `discord: Discord at ${new URL(site.discord.url).host} answers 503. Try again later: https://discordstatus.com reports outages.`,
      `stripe: Stripe at ${new URL(site.stripe.url).host} answers 503. Try again later: https://status.stripe.com reports outages.`,
    ]);
  });

  test('Discord does not answer two questions, which is one problem', async () => {
    const report = await site.run({ DISCORD_API_URL: `${CLOSED}/api/v10` });
    expect(problemsOf(report)).toEqual([
      'discord: Discord at 127.0.0.1:2 does not answer (ECONNREFUSED). Allow this machine to connect to 127.0.0.1:2, or correct DISCORD_API_URL.',
    ]);
    const lines = printReport(report).split('\n').filter(Boolean);
    expect(lines).toEqual([...new Set(lines)]);
  });

  test('a restricted key may not read events', async () => {
    await site.stripe.arm({ kind: 'forbidden', route: 'GET /events' });
    expect(problemsOf(await site.run())).toEqual([
      'stripe: The restricted key in STRIPE_SECRET_KEY may not read events (403). Give the key the rights that docs/deployment.md lists under "Stripe".',
    ]);
  });

  test('a restricted key that may not read webhook endpoints is no problem', async () => {
    await site.stripe.arm({ kind: 'forbidden', route: 'GET /webhook_endpoints' });
    const report = await site.run();
    expect(report.problems).toBe(0);
    expect(statesOf(report, 'webhook')).toEqual(['skipped']);
  });

  test('the webhook endpoint is missing, elsewhere, disabled, incomplete or of another version', async () => {
    const none = `webhook: Stripe has no webhook endpoint ${site.webhook}. Add it in the dashboard of Stripe (Developers, Webhooks) with the events that docs/deployment.md lists, and set STRIPE_WEBHOOK_SECRET to its signing secret.`;
    await site.stripe.removeEndpoint();
    expect(problemsOf(await site.run())).toEqual([none]);
    await site.stripe.setEndpoint(`${site.api.url}/webhook`);
    expect(problemsOf(await site.run())).toEqual([none]);
    await site.stripe.setEndpoint(site.webhook, WEBHOOK_SECRET, { isDisabled: true });
    expect(problemsOf(await site.run())).toEqual([
      `webhook: The webhook endpoint ${site.webhook} is disabled. Enable it in the dashboard of Stripe (Developers, Webhooks).`,
    ]);
    const events = EVENT_TYPES.filter((type) => !type.startsWith('charge.dispute.'));
    await site.stripe.setEndpoint(site.webhook, WEBHOOK_SECRET, { events });
    expect(problemsOf(await site.run())).toEqual([
      `webhook: The webhook endpoint ${site.webhook} does not send charge.dispute.created, charge.dispute.updated, charge.dispute.funds_withdrawn, charge.dispute.funds_reinstated, charge.dispute.closed. Add these events to the endpoint in the dashboard of Stripe (Developers, Webhooks).`,
    ]);
    await site.stripe.setEndpoint(site.webhook, WEBHOOK_SECRET, { events: [...EVENT_TYPES] });
    expect(problemsOf(await site.run())).toEqual([]);
    await site.stripe.setEndpoint(site.webhook, WEBHOOK_SECRET, { apiVersion: '2020-01-01' });
    expect(problemsOf(await site.run())).toEqual([
      expect.stringMatching(/sends events of the API version 2020-01-01 instead of .* Create it/),
    ]);
  });

  describe('prices are taxed by Stripe Tax', () => {
    let taxed: Record<string, string>;
    beforeAll(() => {
      const { SITE_DIR } = openStore((facts) =>
        Object.assign(facts.seller ?? {}, { tax: { mode: 'stripe', prices: 'inclusive' } }),
      );
      taxed = { SITE_DIR };
    });

    test.each([
      [
        'without a head office',
        { hasHeadOffice: false },
        'Stripe Tax calculates nothing: its settings lack head_office.',
      ],
      [
        'without a registration',
        { countries: [] },
        'Stripe Tax collects nothing: the account is registered in no country.',
      ],
    ])('%s', async (_, setup, sentence) => {
      await site.stripe.setTax(setup);
      expect(problemsOf(await site.run(taxed))).toEqual([expect.stringContaining(sentence)]);
    });

    test('by a key that may not read it, which is no problem', async () => {
      expect(statesOf(await site.run(taxed), 'tax')).toEqual(['ok']);
      await site.stripe.arm({ kind: 'forbidden', route: 'GET /tax/settings' });
      expect(statesOf(await site.run(taxed), 'tax')).toEqual(['skipped']);
      await site.mend();
      await site.stripe.arm({ kind: 'error', status: 503, route: 'GET /tax/registrations' });
      expect(statesOf(await site.run(taxed), 'tax')).toEqual(['problem']);
      expect(statesOf(await site.run(), 'tax')).toEqual([]);
    });
  });

  test.each(['http://localhost:3000', 'http://192.168.1.7', 'https://juno.test'])(
    'the real Stripe cannot reach %s',
    async (origin) => {
      const config = site.configOf({ PUBLIC_ORIGIN: origin, STRIPE_API_URL: '' });
      const answer = { status: 200, body: { data: [] }, clockDifferenceMs: 0 };
      const [, finding] = await checkStripe(config, async () => answer, new LiveSite(config));
      expect(finding?.message).toBe(
        `Stripe cannot reach ${origin}/api/stripe/webhook, an address of this machine or of a private network.`,
      );
    },
  );
});
