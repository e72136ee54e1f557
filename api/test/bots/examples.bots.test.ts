import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../support/folders.ts';
import { GUILDS, startShop, type Shop } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';
import { startFlakySite } from './flaky-site.ts';
import { GUILD, startGateway } from './gateway.ts';
import { findJava, findPython, startProgram } from './program.ts';
import { commandsOf, ROOT, snippetsIn, snippetsOf } from './snippet.ts';

jest.setTimeout(180_000);

const NPM = { HOME: process.env.HOME, npm_config_audit: 'false', npm_config_fund: 'false' };

/** `@portico/bot`, packed by `npm test -- bots`. */
function packedBot(): string {
  const file = process.env.BOT_PACKAGE ?? '';
  if (existsSync(file)) return file;
  throw new Error('Run this file by "npm test -- bots", which packs @portico/bot.');
}

let shop: Shop;
let env: Record<string, string>;
/** The example for discord.js, installed. */
let folder: string;
let gateway: string;
beforeAll(async () => {
  folder = join(tempFolder(), 'bot');
  cpSync(join(ROOT, 'examples/discord.js'), folder, { recursive: true });
  const install = ['install', '--no-save', '--ignore-scripts', packedBot()];
  await startProgram('npm', install, NPM, folder).succeeds();
  gateway = await startGateway(folder);
});
beforeEach(async () => {
  shop = await startShop();
  env = { PORTICO_URL: shop.api.url, PORTICO_INGEST_KEY: await shop.api.newKey('*') };
});
const read = async (path: string) => (await (await shop.api.call(path)).json()) as object[];

/** What every example of a bot sends: the one server of the gateway. */
async function expectReports(): Promise<void> {
  await waitFor('the shards', async () => (await read('/api/shards')).length > 0);
  expect(await read('/api/shards')).toMatchObject([
    { shard_id: 0, server_count: 1, member_count: 40, is_ready: true },
  ]);
  await waitFor('the history', async () => (await read('/api/history')).length > 0);
  expect(await read('/api/history')).toMatchObject([{ guilds: 1, users: 40 }]);
}

describe('the example for discord.js', () => {
  test('has valid types', async () => {
    // Types of Node come with discord.js.
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--allowJs', '--checkJs', '--skipLibCheck', '--strict'];
    options.push('--target', 'es2022', '--types', 'node');
    const args = [compiler, ...options, '--module', 'nodenext', 'bot.mjs'];
    expect(await startProgram(process.execPath, args, {}, folder).succeeds()).toBe('');
  });

  test('reports its shards and servers, and knows the licenses', async () => {
    const invoiceId = await shop.license();
    await shop.authorize(invoiceId, GUILD);
    const discord = { DISCORD_TOKEN: 'token', DISCORD_API_URL: gateway };
    const bot = startProgram('npm', ['start'], { ...NPM, ...env, ...discord }, folder);
    await waitFor('the license', () => bot.output().includes('Harbour: a license'));
    await expectReports();
    await shop.authorize(invoiceId, GUILDS[1]);
    await waitFor('the change', () => bot.output().includes(`${GUILDS[1]} is authorized`));
  });
});

describe('discord.py', () => {
  /** Runs Python beside the files of the example, with Discord's address replaced. */
  const python = (code: string, more: object = {}) =>
    startProgram(
      findPython(),
      [
        ...['-u', '-W', 'error::RuntimeWarning', '-c'],
        `import os, discord.http\ndiscord.http.Route.BASE = "${gateway}/v10"\n${code}`,
      ],
      {
        ...env,
        ...more,
        DISCORD_TOKEN: 'token',
        PYTHONPATH: join(ROOT, 'examples/discord.py'),
        PYTHONDONTWRITEBYTECODE: '1',
      },
    );

  test('the example reports its shards and servers', async () => {
    const bot = python('import bot\nbot.main()');
    await expectReports().catch((error: unknown) => {
      throw new Error(bot.output(), { cause: error });
    });
  });

  test('the samples of the documents run', async () => {
    const samples = Object.fromEntries(
      snippetsIn('python').map(({ document, text }) => [document, text]),
    );
    expect(Object.keys(samples)).toEqual(['docs/ingest.md', 'docs/bot-licenses.md']);
    const bot = python(`
${samples['docs/ingest.md']}
${samples['docs/bot-licenses.md']}
class Bot(commands.AutoShardedBot):
    async def setup_hook(self):
        await self.add_cog(Site(self))
        await self.add_cog(Licenses())
        print("followed")
Bot(command_prefix=";", intents=__import__("discord").Intents.default()).run("token")`);
    await waitFor('the licenses', () => bot.output().includes('followed'));
    await shop.authorize(await shop.license(), GUILDS[0]);
    await waitFor('the change', () => bot.output().includes(`'guildId': '${GUILDS[0]}'`));
    await waitFor('the shards', async () => (await read('/api/shards')).length > 0);
  });

  test('the client repeats what failed, splits what is too large, and explains errors', async () => {
    const site = await startFlakySite(shop.api.url);
    site.fail({ status: 503, headers: { 'retry-after': '1' } }, 'refuse', 'lose');
    const script = `
import asyncio, json
from portico import Portico, PorticoError, event_id
def readings(label, count):
    return [{"id": event_id(label, i), "timestamp": 1740000000 + i, "guilds": 1, "users": 1, "ping": 1} for i in range(count)]
async def error_of(call):
    try:
        await call
    except PorticoError as error:
        return str(error)
async def main():
    portico = Portico(on_retry=lambda error, seconds: None)
    lost = await portico.push("history", readings("lost", 3))
    many = readings("many", 5002)
    many[5001]["guilds"] = -1
    many = await portico.push("history", many)
    command = {"name": "ban", "description": "", "category": "a", "permissions": "", "arguments": "none"}
    sets = [await portico.replace("commands", [command]) for _ in range(2)]
    entry = {"user_id": "1" * 18, "moderator_id": "2" * 18, "duration": 0, "reason": "", "timestamp": 1}
    await portico.replace_blacklist("user/users", [entry])
    wrong = await error_of(Portico(key="nonsense").push("shards", [{"id": "x"}]))
    away = await error_of(Portico(url="http://127.0.0.1:1", retry_seconds=0).push("shards", [{}]))
    none = await portico.license("1" * 18)
    print(json.dumps([lost, many, sets, wrong, away, none]))
asyncio.run(main())`;
    const output = await python(script, { PORTICO_URL: site.url }).succeeds();
    const [lost, many, sets, wrong, away, none] = JSON.parse(output) as unknown[];
    expect(lost).toMatchObject({ accepted: 0, duplicates: 3 });
    expect(many).toMatchObject({ accepted: 5001, rejected: [{ index: 5001, id: 'many-5001' }] });
    expect(sets).toMatchObject([{ accepted: 1 }, { accepted: 1 }]);
    expect(wrong).toMatch(/^POST \/api\/ingest\/shards \(401\): .+ keys create bot shards$/);
    expect(away).toMatch(/127\.0\.0\.1:1 does not answer .+Check PORTICO_URL/);
    expect(none).toMatchObject({ authorized: false });
    expect(site.state.requests[0]?.headers['portico-version']).toBe('1');
    site.state.maxBytes = 300;
    const split = `
import asyncio, json
from portico import Portico
events = [{"id": f"split-{i}", "timestamp": 1750000000 + i, "guilds": 1, "users": 1, "ping": 1} for i in range(10)]
print(json.dumps(asyncio.run(Portico().push("history", events))))`;
    const receipt = await python(split, { PORTICO_URL: site.url }).succeeds();
    expect(JSON.parse(receipt)).toMatchObject({ accepted: 10, rejected: [] });
  });
});

test('the sample in Java sends a reading and reads the licenses, after a failure', async () => {
  const site = await startFlakySite(shop.api.url);
  site.fail({ status: 503, headers: { 'retry-after': '1' } }, 'refuse');
  const [command = ''] = snippetsOf('examples/java/README.md').flatMap(commandsOf);
  const [, ...args] = command.split(' ');
  const output = await startProgram(findJava(), args, {
    ...env,
    PORTICO_URL: site.url,
  }).succeeds();
  expect(output).toBe(
    '{"dryRun":false,"accepted":1,"duplicates":0,"rejected":[]}\n{"guildIds":[],"cursor":"0"}\n',
  );
  expect(site.state.requests).toHaveLength(4);
});

test('docs/connect-your-bot.md leads from an empty folder to the first push', async () => {
  const guide = snippetsOf('docs/connect-your-bot.md');
  const empty = tempFolder();
  const sample = guide.find(({ language }) => language === 'js')?.text ?? '';
  writeFileSync(join(empty, 'push.mjs'), sample);
  const commands = guide.filter(({ language }) => language === 'sh').flatMap(commandsOf);
  const outputs: string[] = [];
  for (const command of commands.filter((one) => !one.startsWith('npm run admin'))) {
    const line = command
      .replace('@portico/bot', packedBot())
      .replace('http://localhost:3000', shop.api.url)
      .replace('…', env.PORTICO_INGEST_KEY ?? '');
    outputs.push(await startProgram('sh', ['-c', line], NPM, empty).succeeds());
  }
  expect(outputs.at(-1)).toContain('accepted: 1');
  expect(await read('/api/history')).toMatchObject([{ guilds: 42, users: 1337 }]);
});

test('the curl of the machine understands the commands of the documents', async () => {
  const commands = snippetsIn('sh')
    .flatMap(commandsOf)
    .filter((one) => one.startsWith('curl '));
  for (const command of commands) {
    const limited = command.replace(/^curl /, 'curl --silent --fail --max-time 2 ');
    const program = startProgram('sh', ['-c', limited], env);
    await program.ended;
    expect([command, program.output()]).toEqual([command, expect.stringMatching(/^(\{|retry: )/)]);
  }
});
