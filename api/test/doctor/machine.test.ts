import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AdminServer } from '../../src/admin/admin.server.ts';
import { settingsReport } from '../../src/admin/doctor/settings-report.ts';
import type { Surroundings } from '../../src/admin/doctor/surroundings.ts';
import { parseCommand, UsageError } from '../../src/admin/parse-command.ts';
import { printResult } from '../../src/admin/print-result.ts';
import { runCommand } from '../../src/admin/run-command.ts';
import { runFromEnvironment } from '../../src/admin/run-from-environment.ts';
import type { ConfigError } from '../../src/core/config/config.ts';
import { tempFolder } from '../support/folders.ts';
import { changeFile, openStore, sitePack } from '../support/site-pack.ts';
import {
  CLOSED,
  problemsOf,
  read,
  startInstallation,
  messagesOf,
  statesOf,
  type Installation,
} from './installation.ts';
import { ingestKeys } from '../../src/identity/keys/ingest/ingest-key.table.ts';

let site: Installation;
beforeAll(async () => {
  site = await startInstallation();
});
test('a right installation has no problem, and Discord and Stripe are only read from', async () => {
  const [toStripe, toDiscord] = [await site.stripe.calls(), await site.discord.calls()];
  const report = await site.run();
  // What laws decide is said, and is no problem.
  expect(
    report.findings.flatMap(({ state, message }) => (state === 'ok' ? [] : [message])),
  ).toEqual([expect.stringMatching(/^Your choice as the seller: buyers can withdraw for 14 days/)]);
  expect(report.problems).toBe(0);
  expect(new Set(report.findings.map(({ check }) => check))).toEqual(
    new Set([
      ...['node', 'data-folder', 'origin', 'database', 'migrations', 'bot'],
      ...['site', 'seller', 'discord', 'stripe', 'webhook', 'clock'],
    ]),
  );
  const stripeCalls = (await site.stripe.calls()).slice(toStripe.length);
  expect(stripeCalls.map(({ route }) => route)).toEqual(['GET /events', 'GET /webhook_endpoints']);
  const discordCalls = (await site.discord.calls()).slice(toDiscord.length);
  expect(discordCalls.map(({ route, status }) => `${route} ${status}`).sort()).toEqual([
    'GET /applications/@me 200',
    // An invalid code: nothing is exchanged.
    'POST /oauth2/token 400',
  ]);
});

test('settings that are not used are skipped', async () => {
  const report = await site.run({
    DISCORD_BOT_TOKEN: '',
    DISCORD_CLIENT_SECRET: '',
    STRIPE_SECRET_KEY: '',
  });
  expect(report.problems).toBe(0);
  expect(statesOf(report, 'discord')).toEqual(['skipped', 'skipped']);
  expect(statesOf(report, 'stripe')).toEqual(['skipped']);
  expect(statesOf(report, 'clock')).toEqual(['skipped']);
});

test('a site without parts of a brand, seller and bot is told so', async () => {
  const few = sitePack((facts) => Object.assign(facts, { links: {}, pictures: {} }));
  const report = await site.run({ SITE_DIR: few, STORE_OPEN: '' });
  // The invite is that of the application.
  const absent = ['links.support', 'links.email', 'pictures.icon', 'pictures.preview'];
  expect(messagesOf(report, 'site')).toEqual([
    'The site is that of Juno.',
    ...absent.map((key) => expect.stringContaining(`site.yaml has no ${key}`) as string),
  ]);
  expect(problemsOf(report)).toEqual([
    expect.stringMatching(
      /^seller: The store is closed and sells nothing: STORE_OPEN is 0, site\.yaml has no seller\.name, .* Write seller\.name/,
    ),
  ]);
  await site.api.db().update(ingestKeys).set({ lastUsedAt: null });
  expect(problemsOf(await site.run())).toEqual([
    expect.stringMatching(/^bot: No bot has ever connected: .*\(npm run admin -- keys create/),
  ]);
  await site.api.db().update(ingestKeys).set({ lastUsedAt: new Date() });
});

test('a site without a valid pack is told what is wrong with it, by file and line', async () => {
  // A published pack was checked by its publish.
  expect(problemsOf(await site.run({ SITE_DIR: '' }))).toEqual([]);
  const nowhere = await site.run({ SITE_DIR: '/no/such/folder' });
  expect(problemsOf(nowhere)).toEqual([
    'site: /no/such/folder: the folder cannot be read (ENOENT) Correct it; npm run site -- check says the same.',
  ]);
  const wrong = sitePack((facts) => Object.assign(facts, { accent: 'blue', prefx: '!' }));
  expect(problemsOf(await site.run({ SITE_DIR: wrong }))).toEqual([
    expect.stringMatching(/^site: .*: site\.yaml:\d+: prefx: .* did you mean "prefix"\?/),
    expect.stringMatching(/^site: .*: site\.yaml:3: accent: must be a color/),
  ]);
});

test('a legal text that states a number of its own where a setting decides is named, with file and line', async () => {
  const { SITE_DIR: folder } = openStore();
  changeFile(folder, 'en/legal/privacy.md', (text) =>
    text.replace(
      '\n## Cookies\n',
      '\n- The activity of servers is kept for 30 days.\n\n## Cookies\n',
    ),
  );
  changeFile(folder, 'en/legal/refund.md', (text) =>
    text.replace('{{refund.rule}}', 'within 7 days'),
  );
  const report = await site.run({ SITE_DIR: folder, KEEP_ACTIVITY_DAYS: '90' });
  expect(problemsOf(report)).toEqual([
    expect.stringMatching(
      /^site: en\/legal\/privacy\.md:\d+ states "30 days" where \{\{keep\.activity\}\} is 90 days\. Use the variable/,
    ),
  ]);
  expect(messagesOf(report, 'site')).toContainEqual(
    expect.stringMatching(
      /^en\/legal\/refund\.md:\d+ states "7 days" where \{\{refund\.days\}\} is 7 days\. Use the variable/,
    ),
  );
});

describe('each problem has the sentence that solves it', () => {
  test.each<[string, Record<string, string>, Partial<Surroundings>, string[]]>([
    [
      'Node is too old',
      {},
      { nodeVersion: '20.9.0' },
      [
        'node: This is Node 20.9.0, and Portico needs 20.19 or newer. Install Node 20.19 or newer, and start again.',
      ],
    ],
    [
      'the disk is nearly full',
      {},
      { freeBytes: async () => 120_000_000 },
      [
        'data-folder: The disk of DATA_DIR has 120 MB left. Free at least 500 MB, or set DATA_DIR to a folder on a larger disk.',
      ],
    ],
    [
      'the clock is ahead',
      {},
      { now: () => Date.now() + 95_000 },
      [
        expect.stringMatching(
          /^clock: The clock of this machine is 9[4-6] seconds ahead of (Discord|Stripe)\. Synchronize it/,
        ) as string,
      ],
    ],
    [
      'the clock is behind',
      {},
      { now: () => Date.now() - 95_000 },
      [expect.stringMatching(/^clock: .* is 9[4-6] seconds behind (Discord|Stripe)\./) as string],
    ],
  ])('%s', async (_name, changes, surroundings, expected) => {
    const found = problemsOf(await site.run(changes, surroundings));
    const texts = found.map((text) =>
      text
        .replace(`disk of ${site.api.dataDir} `, 'disk of DATA_DIR ')
        .replace(site.webhook, 'WEBHOOK'),
    );
    expect(texts).toEqual(expected);
  });

  test('the site does not answer at its address, or something else does', async () => {
    const redirect =
      /does not allow the redirect http\S+: users cannot sign in\. Add this redirect/;
    expect(problemsOf(await site.run({ PUBLIC_ORIGIN: CLOSED }))).toEqual([
      `origin: ${CLOSED} does not answer (ECONNREFUSED). Start the site, or correct its DNS entry, the certificate and the proxy, or PUBLIC_ORIGIN.`,
      expect.stringMatching(redirect),
    ]);
    expect(problemsOf(await site.run({ PUBLIC_ORIGIN: site.stripe.url }))).toEqual([
      `origin: ${site.stripe.url}/api/health/live answers 404, which is not an answer of Portico. Let the proxy pass all paths of this host to Portico, or correct PUBLIC_ORIGIN.`,
      expect.stringMatching(redirect),
    ]);
  });

  test('the data folder cannot be written', async () => {
    const file = join(tempFolder(), 'folder');
    mkdirSync(file);
    chmodSync(file, 0o500);
    // The superuser may write everywhere but below the files of the system.
    const folder = process.getuid?.() === 0 ? '/proc/1/nowhere' : join(file, 'data');
    const [text] = problemsOf(await site.run({ DATA_DIR: folder }));
    expect(text).toMatch(
      /^data-folder: The data folder \S+ cannot be written \(E\w+\)\. Give the user of this process the right to write \S+, or set DATA_DIR to another folder\.$/,
    );
  });

  test.each([
    [
      { HOST: '0.0.0.0' },
      /^origin: PUBLIC_ORIGIN is http\S+, an address of this machine only, and HOST is 0\.0\.0\.0\. Set PUBLIC_ORIGIN to the address that browsers use/,
    ],
    [
      { PUBLIC_ORIGIN: 'http://juno.example.com' },
      /^origin: PUBLIC_ORIGIN is \S+: browsers send sessions without encryption\. Terminate TLS in a proxy/,
    ],
    [
      { PUBLIC_ORIGIN: 'https://juno.example.com' },
      /^origin: PUBLIC_ORIGIN is \S+ and TRUST_PROXY is 0: all visitors count as one client of the rate limits\. Set TRUST_PROXY/,
    ],
  ])('the address does not fit other settings: %o', async (changes, expected) => {
    expect(problemsOf(await site.run(changes))[0]).toMatch(expected);
  });

  test('a setting is invalid', () => {
    let error: unknown;
    try {
      read({ PORT: 'moon' });
    } catch (thrown) {
      error = thrown;
    }
    expect(problemsOf(settingsReport(error as ConfigError))).toEqual([
      'settings: PORT must be a whole number from 0 to 65535. Correct the variable: .env.example describes each one. Then run the doctor again.',
    ]);
  });
});

describe('the command', () => {
  beforeAll(() => site.api.app.get(AdminServer).listen());

  test('runs in the server that holds the database, and prints each finding', async () => {
    const { command, json } = parseCommand(['doctor', '--json']);
    expect(json).toBe(true);
    const text = printResult(command, await runCommand(site.configOf(), command));
    expect(text).toMatch(/^ok {7}node {9}Node \d/);
    // The server of this test has neither an address nor keys.
    expect(text).toMatch(
      /^skipped {2}stripe {7}STRIPE_SECRET_KEY is not set: the store sells nothing\.$/m,
    );
    expect(text).toMatch(/^PROBLEM {2}origin {7}http:\/\/localhost:0 does not answer/m);
    expect(text).toMatch(/^ {22}Start the site, or correct/m);
    expect(text).toMatch(/\n\n(One problem|\d problems)\.$/);
    expect(() => parseCommand(['doctor', 'now'])).toThrow(UsageError);
  });

  test('needs none of the settings of the site that runs, and all of them where none runs', async () => {
    const { command } = parseCommand(['doctor']);
    // As `npm run doctor` beside `npm start`, which has a fictional bot.
    const beside = await runFromEnvironment(command, { DATA_DIR: site.api.dataDir });
    expect(printResult(command, beside.result)).toMatch(/^ok {7}database {5}/m);
    const nowhere = await runFromEnvironment(command, { DATA_DIR: tempFolder() });
    expect(printResult(command, nowhere.result)).toMatch(
      /^skipped {2}site {9}SITE_DIR is not set: the site shows the promoted version/m,
    );
  });
});
