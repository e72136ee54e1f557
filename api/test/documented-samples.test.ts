import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { addCleanUp } from './support/clean-up.ts';
import { tempFolder } from './support/folders.ts';
import { GUILDS, startShop, type Shop } from './support/shop.ts';
import { waitFor } from './support/wait.ts';

/** Factor by which timers of a sample run faster. */
const SPEED = 600;

/** The sample for discord.js in a document. */
function sampleOf(document: string): string {
  const text = readFileSync(join(__dirname, '../../docs', document), 'utf8');
  const sample = /```js\n(.*?)```/s.exec(text)?.[1];
  if (!sample) throw new Error(`${document} contains no sample`);
  return sample;
}

/** A proxy in front of the API that can be unavailable. */
async function startSite(api: string) {
  const state = { mode: 'down' as 'down' | 'starting' | 'up', rejected: 0 };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (state.mode !== 'up') {
      state.rejected += 1;
      if (state.mode === 'down') request.socket.destroy();
      else response.writeHead(503, { 'retry-after': '1' }).end();
      return;
    }
    const chunks = (await request.toArray()) as Buffer[];
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const upstream = await fetch(api + request.url, {
      method: request.method,
      headers: { authorization, ...(type && { 'content-type': type }) },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks).toString() }),
    });
    response.writeHead(upstream.status).end(await upstream.text());
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  addCleanUp(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Rejects all requests from now on. Resolves after `times` requests of the bot. */
    async rejects(mode: 'down' | 'starting', times: number) {
      Object.assign(state, { mode, rejected: 0 });
      server.closeAllConnections();
      await waitFor(`${times} tries`, () => state.rejected >= times);
    },
    recover: () => void (state.mode = 'up'),
  };
}

/** Runs a sample in a process of its own, with a stand-in for the client of discord.js. */
function startBot(sample: string, env: Record<string, string>) {
  const folder = tempFolder();
  writeFileSync(
    join(folder, 'sample.mjs'),
    `const client = {
      once: (_event, run) => run(),
      guilds: { cache: { size: 3, reduce: (add, sum) => add(sum, { memberCount: 40 }) } },
      ws: { ping: 21 },
    };
    const setInterval = (run, ms) => globalThis.setInterval(run, ms / ${SPEED});
    const setTimeout = (run, ms) => {
      console.log('pause', ms);
      return globalThis.setTimeout(run, ms / ${SPEED});
    };
    ${sample}`,
  );
  writeFileSync(
    join(folder, 'bot.mjs'),
    `import * as sample from './sample.mjs';
    setInterval(() => console.log('licensed', ...(sample.licensed ?? [])), 20);`,
  );
  const bot = spawn(process.execPath, [join(folder, 'bot.mjs')], {
    env: { PATH: process.env.PATH, ...env },
  });
  let output = '';
  for (const stream of [bot.stdout, bot.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  addCleanUp(() => void bot.kill('SIGKILL'));
  return {
    output: () => output,
    pauses: () => [...output.matchAll(/^pause (\d+)$/gm)].map(([, ms]) => Number(ms)),
    isAlive: () => bot.exitCode === null && bot.signalCode === null,
  };
}

describe('the samples for discord.js', () => {
  let shop: Shop;
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(async () => {
    site = await startSite(shop.api.url);
  });

  test('keep the history while the site is unavailable, and send it afterwards', async () => {
    const bot = startBot(sampleOf('ingest.md'), {
      PORTICO_URL: site.url,
      PORTICO_INGEST_KEY: await shop.api.newKey('history'),
    });
    const records = async () =>
      (await (await shop.api.call('/api/history')).json()) as { guilds: number; users: number }[];
    await site.rejects('down', 3);
    await site.rejects('starting', 2);
    expect(await records()).toEqual([]);
    site.recover();
    await waitFor('the history', async () => (await records()).length > 0);
    // The bot has one record a minute; a minute may end during the test.
    for (const record of await records()) expect(record).toMatchObject({ guilds: 3, users: 40 });
    await site.rejects('down', 2);
    expect(bot.isAlive()).toBe(true);
    expect(bot.pauses().slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
  });

  test('keep the licences while the site is unavailable, and update them afterwards', async () => {
    const invoiceId = await shop.licence('Duo', 2);
    await shop.authorize(invoiceId, GUILDS[0]);
    const bot = startBot(sampleOf('bot-licences.md'), {
      PORTICO_URL: site.url,
      PORTICO_KEY: await shop.api.newKey('licences'),
    });
    await site.rejects('down', 3);
    await site.rejects('starting', 2);
    site.recover();
    await waitFor('the first licence', () => bot.output().includes(`licensed ${GUILDS[0]}\n`));
    await site.rejects('down', 2);
    await shop.authorize(invoiceId, GUILDS[1]);
    site.recover();
    await waitFor('both licences', () =>
      new RegExp(`licensed(?=.* ${GUILDS[0]})(?=.* ${GUILDS[1]})`).test(bot.output()),
    );
    expect(bot.isAlive()).toBe(true);
    expect(bot.pauses().slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
  });
});
