import { execFile } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { IngestReceipt } from '@portico/contracts/ingest/receipt';
import { LicenseEvent, LicenseMessage } from '@portico/contracts/licenses/schema';
import { tempFolder } from '../support/folders.ts';
import { GUILDS, startShop, type Shop } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';
import { runModule } from './run-module.ts';
import { BOT_DOCUMENTS, commandsOf, snippetsIn, snippetsOf } from './snippet.ts';

jest.setTimeout(60_000);

/** Answers and events that documents show, by the words after the fence. */
const SCHEMAS = { answer: IngestReceipt, LicenseEvent, LicenseMessage };

/** A client of discord.js, as far as samples use it. */
const CLIENT = `{
  uptime: 5000, options: { shardCount: 1 },
  guilds: { cache: Object.assign(new Map([['1', { shardId: 0, memberCount: 40 }]]), {
    reduce: (add, sum) => add(sum, { memberCount: 40 }) }) },
  ws: { ping: 21, shards: new Map([[0, { id: 0, ping: 21, status: 0 }]]) },
  users: { fetch: async (id) => ({ send: ({ content }) => console.log('to', id, content) }) },
}`;

let shop: Shop;
let env: Record<string, string>;
beforeAll(async () => {
  shop = await startShop({ env: { LICENSE_MESSAGES: 'on' } });
  env = { PORTICO_URL: shop.api.url, PORTICO_INGEST_KEY: await shop.api.newKey('*') };
});
const read = async (path: string): Promise<unknown> => (await shop.api.call(path)).json();
const withKey = { authorization: '' };
beforeAll(() => void (withKey.authorization = `Bearer ${env.PORTICO_INGEST_KEY}`));

test('every snippet is in a language that is run', () => {
  const languages = BOT_DOCUMENTS.flatMap(snippetsOf).map(({ language }) => language);
  // Python: python.bots.test.ts
  expect(new Set(languages)).toEqual(new Set(['json', 'http', 'sh', 'js', 'python']));
});

describe('JSON', () => {
  test.each(snippetsIn('json').map((one) => [one.about, one] as const))(
    'is accepted by the API or its schema: %s',
    async (about, one) => {
      const sent = JSON.parse(one.text) as object;
      if (about in SCHEMAS) {
        expect(SCHEMAS[about as keyof typeof SCHEMAS].parse(sent)).toEqual(sent);
        return;
      }
      const [method = '', path = ''] = about.split(' ');
      const body = 'revision' in sent ? sent : { events: [sent] };
      const answer = await shop.api.push(
        method as 'POST',
        path,
        env.PORTICO_INGEST_KEY ?? '',
        body,
      );
      expect(await answer.json()).toEqual({
        dryRun: false,
        accepted: 1,
        duplicates: 0,
        rejected: [],
      });
    },
  );
});

test('documented addresses answer', async () => {
  const lines = snippetsIn('http').flatMap(commandsOf);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    const path = line.replace('GET ', '').replace('wait=25', 'wait=0');
    const abort = new AbortController();
    const answer = await fetch(shop.api.url + path, { headers: withKey, signal: abort.signal });
    expect([line, answer.status]).toEqual([line, 200]);
    abort.abort();
  }
});

describe('shell', () => {
  /** Commands that documented-commands.test.ts and `npm test -- bots` run. */
  const ELSEWHERE =
    /^(npm (run admin -- keys|init|install|start)|(.* )?node push\.mjs|java|python3) ?/;
  const commands = snippetsIn('sh').flatMap((one) =>
    commandsOf(one).map((command) => [`${one.document}:${one.line}`, command] as const),
  );
  const run = commands.filter(([, command]) => !ELSEWHERE.test(command));

  /** A `curl` by Node, because this test needs nothing that a clone does not. */
  const curl = `#!${process.execPath}
    const { values, positionals: [url] } = require('node:util').parseArgs({
      allowPositionals: true,
      options: {
        request: { type: 'string', short: 'X' }, header: { type: 'string', short: 'H', multiple: true },
        data: { type: 'string', short: 'd' }, 'no-buffer': { type: 'boolean', short: 'N' },
      },
    });
    const headers = values.header.map((line) => line.split(': '));
    fetch(url, { method: values.request, body: values.data, headers }).then(async (answer) => {
      console.log(answer.status);
      const reader = answer.body.getReader();
      console.log(Buffer.from((await reader.read()).value).toString());
      process.exit(answer.ok ? 0 : 1);
    });`;

  test.each(run)('%s runs as written: %s', async (_place, command) => {
    const folder = tempFolder();
    const file = join(folder, 'curl');
    writeFileSync(file, curl);
    chmodSync(file, 0o755);
    const { stdout } = await promisify(execFile)('sh', ['-c', command], {
      env: { ...env, PATH: [folder, process.env.PATH].join(delimiter) },
    });
    expect(stdout).toMatch(/^200\n(\{|retry: )/);
  });

  test('at least four commands are run', () => expect(run.length).toBeGreaterThanOrEqual(4));
});

describe('JavaScript', () => {
  const programs: ReturnType<typeof runModule>[] = [];
  const start = (...args: Parameters<typeof runModule>) => {
    const program = runModule(...args);
    programs.push(program);
    return program;
  };
  // Several samples report the same shard.
  afterEach(() => Promise.all(programs.splice(0).map(({ stop }) => stop())));

  /** Timers of a minute run every tenth of a second. */
  const QUICK = `const setInterval = (run, ms) => globalThis.setInterval(run, ms / 600);\n`;
  const histories = async () => (await read('/api/history')) as { users: number }[];

  /** What each sample does with the modules that use it; by document and position. */
  const RUNS: Record<string, (sample: string) => Promise<void>> = {
    'docs/ingest.md 0': async (sample) => {
      start(QUICK + sample, env, `sample.reportTo(${CLIENT});`);
      await waitFor('the history', async () =>
        (await histories()).some(({ users }) => users === 40),
      );
      await waitFor('the shards', async () =>
        JSON.stringify(await read('/api/shards')).includes('"member_count":40'),
      );
    },
    'docs/bot-licenses.md 0': async (sample) => {
      const invoiceId = await shop.license('Duo', 2);
      await shop.authorize(invoiceId, GUILDS[0]);
      const { output } = start(sample, env, 'await sample.followLicenses();');
      await waitFor('the list', () => output().includes('1 servers have a license'));
      await shop.authorize(invoiceId, GUILDS[1]);
      await waitFor('the change', () => output().includes(`${GUILDS[1]} is authorized`));
    },
    'docs/bot-licenses.md 1': async (sample) => {
      const use = `await sample.followMessages(${CLIENT});`;
      const { output } = start(
        `import { writeFileSync } from 'node:fs';\nwriteFileSync('cursor.txt', '0');\n${sample}`,
        env,
        use,
      );
      await shop.license('Single', 1);
      await waitFor('the message', () => output().includes('We received your payment'));
    },
    'docs/connect-your-bot.md 0': async (sample) => {
      const { output, ended } = start(sample, env);
      expect(await ended).toBe(0);
      expect(output()).toContain('accepted: 1');
    },
    'docs/connect-your-bot.md 1': async (sample) => {
      const { output } = start(
        // A minute of which the site has no reading yet.
        `${QUICK}const Date = { now: () => 1_750_000_000_000 };\n${sample}`,
        env,
        `const { guilds, ...client } = ${CLIENT};
        guilds.cache.reduce = (add, sum) => add(sum, { memberCount: 41 });
        sample.reportTo({ guilds, ...client });`,
      );
      await waitFor('the history', async () =>
        (await histories()).some(({ users }) => users === 41),
      );
      expect(output()).toBe('');
    },
    'shared/bot/README.md 0': async (sample) => {
      const { output, ended } = start(sample, env);
      expect(await ended).toBe(0);
      expect(output()).toMatch(/^\d accepted\n$/);
    },
    'shared/bot/README.md 1': async (sample) => {
      const { output, ended } = start(
        sample,
        env,
        `sample.onTransaction({ number: 1, userId: '${'3'.repeat(18)}', amount: '1', cash: '2', card: '3' });
        await sample.beforeEnd();`,
      );
      expect([await ended, output()]).toEqual([0, '']);
      const rows = await shop.rows(
        `select 1 from economy_entries where user_id = '${'3'.repeat(18)}'`,
      );
      expect(rows).toHaveLength(1);
    },
    'shared/bot/README.md 2': async (sample) => {
      const { output, ended } = start(sample, env);
      expect([await ended, output()]).toEqual([0, '']);
      expect(await read('/api/commands')).toMatchObject([{ name: 'ban' }]);
    },
    'shared/bot/README.md 3': async (sample) => {
      start(sample, env);
      await waitFor('the shard', async () =>
        JSON.stringify(await read('/api/shards')).includes('"member_count":316341'),
      );
    },
    'shared/bot/README.md 4': async (sample) => {
      await shop.reset();
      await shop.authorize(await shop.license(), GUILDS[2]);
      const use = `console.log(['${GUILDS[2]}', '${GUILDS[3]}'].map(sample.mayPlay));`;
      const { output } = start(sample, env, use);
      await waitFor('the answers', () => output() !== '');
      expect(output()).toBe('[ true, false ]\n');
    },
  };

  const samples = BOT_DOCUMENTS.flatMap((document) =>
    snippetsOf(document)
      .filter(({ language }) => language === 'js')
      .map(({ text }, index) => [`${document} ${index}`, text] as const),
  );

  test.each(samples)('%s runs against the API', async (name, sample) => {
    const run = RUNS[name];
    if (!run) throw new Error('This test does not know how to run the sample.');
    await run(sample);
  });

  test('no run is without its sample', () => {
    expect(Object.keys(RUNS).sort()).toEqual(samples.map(([name]) => name).sort());
  });
});
