import { Bot } from './bot.ts';
import { allCommands } from './commands/all.ts';
import { allTemplates } from './templates/all.ts';
import { historySpan } from './history.ts';
import { seedOf } from '../noise/noise.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { demoTeam } from '../people/members.ts';
import { FakeIngestApi } from '../testing/fake-ingest-api.ts';

const NOON = Date.UTC(2026, 10, 21, 12) / 1000;

describe('the simulated bot', () => {
  let api: FakeIngestApi;
  let clock: FakeClock;
  let stop: AbortController;
  let warnings: string[];

  beforeEach(async () => {
    api = await FakeIngestApi.start('right-key');
    clock = new FakeClock(NOON);
    stop = new AbortController();
    warnings = [];
  });
  afterEach(() => api.close());

  const botWith = (
    more: { readKey?: () => Promise<string>; wholeHistory?: boolean; days?: number } = {},
  ) =>
    new Bot({
      url: api.url,
      seed: seedOf('juno'),
      readKey: () => Promise.resolve('right-key'),
      teamServerId: '874331290551930931',
      cdnUrl: 'http://localhost:4001',
      shardCount: () => Promise.resolve(16),
      history: { days: 3, minuteDays: 1 },
      clock,
      signal: stop.signal,
      progress: () => undefined,
      warn: (message) => warnings.push(message),
      ...more,
    });

  it('sends commands, templates, shards and the whole history to an empty Portico', async () => {
    await botWith().catchUp();
    expect(api.commands).toHaveLength(allCommands.length);
    expect(api.templates).toHaveLength(allTemplates.length);
    expect(api.profiles).toHaveLength(demoTeam.length);
    expect(api.presence.size).toBe(demoTeam.length);
    expect(api.shards.size).toBe(16);
    expect(api.history.size).toBe(2 * 96 + 24 * 60 + 1);
    expect(api.activity.size).toBeGreaterThan(10_000);
    expect(api.economy.size).toBeGreaterThan(3000);
    expect([...api.blacklists.values()].map(({ length }) => length)).toEqual([
      142, 63, 48, 39, 41, 27,
    ]);
    expect(api.duplicates).toBe(0);
    expect(warnings).toEqual([]);
  });

  it('sends days before those that it has sent, as the command for years does', async () => {
    await botWith({ days: 30 }).catchUp();
    const { size } = api.activity;
    await botWith({ days: 60, wholeHistory: true }).catchUp();
    expect(api.activity.size).toBeGreaterThan(1.8 * size);
    expect(api.economy.size).toBeGreaterThan(5000);
  });

  it('sends only what is missing on the next start', async () => {
    await botWith().catchUp();
    const before = api.history.size;
    clock.seconds += 10 * 60;
    api.requests = 0;
    await botWith().catchUp();
    expect(api.history.size).toBe(before + 10);
    expect(api.duplicates).toBeLessThanOrEqual(60);
    // Commands, templates, profiles, presence, shards, history, uptime, six blacklists, and a dry run
    // and the last days of activity and economy each.
    expect(api.requests).toBe(17);
  });

  it('neither loses nor duplicates events when responses are lost, late or errors', async () => {
    const [commands, shards] = [['cut', '429', 'none'] as const, ['lost', 'none'] as const];
    api.faults = [...commands, 'none', ...shards, '503', 'lost', 'lost', '500'];
    await botWith().catchUp();
    expect(api.faults).toEqual([]);
    expect(api.history.size).toBe(2 * 96 + 24 * 60 + 1);
    expect(api.conflicts).toEqual([]);
    expect(api.shardEvents.size).toBe(16);
    expect(clock.waits).toContain(7);
  });

  it('uses a key that is written later', async () => {
    const keys = ['', 'old-key'];
    await botWith({ readKey: () => Promise.resolve(keys.shift() ?? 'right-key') }).catchUp();
    expect(api.shards.size).toBe(16);
    expect(warnings).toEqual(['ingestCommands: HTTP 401, retrying']);
  });

  it('sends shards every 10 seconds and history every minute, until it is stopped', async () => {
    const bot = botWith();
    await bot.catchUp();
    const [shards, history] = [api.shardEvents.size, api.history.size];
    clock.stopAt(NOON + 180, stop);
    await expect(bot.run()).rejects.toThrow('stopped');
    expect(api.history.size).toBe(history + 2);
    expect(api.shardEvents.size).toBeGreaterThanOrEqual(shards + 16);
  });

  it('warns which item was rejected', async () => {
    api.rejectFirst = true;
    await botWith().catchUp();
    expect(warnings[0]).toMatch(/^ingestCommands: 1 rejected, the first \(0\) because name /);
  });

  it('does not retry a batch that the API rejects as invalid', async () => {
    api.faults = ['422'];
    await expect(botWith().catchUp()).rejects.toThrow('ingestCommands: HTTP 422');
  });
});

it('historySpan(1) is 400 days, the last two by the minute', () => {
  expect(historySpan(1)).toEqual({ days: 400, minuteDays: 2 });
});
