import { Bot } from './bot.ts';
import { allCommands } from './commands/all.ts';
import { allTemplates } from './templates/all.ts';
import { historySpan } from './history.ts';
import { seedOf } from '../noise/noise.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { demoTeam } from '../people/members.ts';
import { FakeDoor } from '../testing/fake-door.ts';

const NOON = Date.UTC(2026, 10, 21, 12) / 1000;

describe('the simulated bot at the ingest door', () => {
  let door: FakeDoor;
  let clock: FakeClock;
  let stop: AbortController;
  let warnings: string[];

  beforeEach(async () => {
    door = await FakeDoor.open('right-key');
    clock = new FakeClock(NOON);
    stop = new AbortController();
    warnings = [];
  });
  afterEach(() => door.close());

  const botWith = (more: { readKey?: () => Promise<string>; wholeHistory?: boolean } = {}) =>
    new Bot({
      url: door.url,
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

  it('sends commands, templates, shards and the whole history of a fresh Portico', async () => {
    await botWith().catchUp();
    expect(door.commands).toHaveLength(allCommands.length);
    expect(door.templates).toHaveLength(allTemplates.length);
    expect(door.profiles).toHaveLength(demoTeam.length);
    expect(door.presence.size).toBe(demoTeam.length);
    expect(door.shards.size).toBe(16);
    expect(door.history.size).toBe(2 * 96 + 24 * 60 + 1);
    expect(door.activity.size).toBeGreaterThan(10_000);
    expect(door.economy.size).toBeGreaterThan(3000);
    expect([...door.blacklists.values()].map(({ length }) => length)).toEqual([
      142, 63, 48, 39, 41, 27,
    ]);
    expect(door.duplicates).toBe(0);
    expect(warnings).toEqual([]);
  });

  it('sends only what is missing on its next start', async () => {
    await botWith().catchUp();
    const before = door.history.size;
    clock.seconds += 10 * 60;
    door.requests = 0;
    await botWith().catchUp();
    expect(door.history.size).toBe(before + 10);
    expect(door.duplicates).toBeLessThanOrEqual(60);
    // Commands, templates, profiles, presence, shards, history, six blacklists, and of activity and
    // economy a rehearsal and the last days each.
    expect(door.requests).toBe(16);
  });

  it('loses and doubles nothing when answers are lost, late or refused for a while', async () => {
    const [commands, shards] = [['cut', '429', 'none'] as const, ['lost', 'none'] as const];
    door.faults = [...commands, 'none', ...shards, '503', 'lost', 'lost', '500'];
    await botWith().catchUp();
    expect(door.faults).toEqual([]);
    expect(door.history.size).toBe(2 * 96 + 24 * 60 + 1);
    expect(door.conflicts).toEqual([]);
    expect(door.shardBeats.size).toBe(16);
    expect(clock.waits).toContain(7);
  });

  it('takes up a key that is written later', async () => {
    const keys = ['', 'old-key'];
    await botWith({ readKey: () => Promise.resolve(keys.shift() ?? 'right-key') }).catchUp();
    expect(door.shards.size).toBe(16);
    expect(warnings).toEqual(['ingestCommands: HTTP 401, trying again']);
  });

  it('beats: shards every 10 seconds, history every minute, until it is stopped', async () => {
    const bot = botWith();
    await bot.catchUp();
    const [shards, history] = [door.shardBeats.size, door.history.size];
    clock.stopAt(NOON + 180, stop);
    await expect(bot.run()).rejects.toThrow('stopped');
    expect(door.history.size).toBe(history + 2);
    expect(door.shardBeats.size).toBeGreaterThanOrEqual(shards + 16);
  });

  it('says which item was rejected', async () => {
    door.rejectFirst = true;
    await botWith().catchUp();
    expect(warnings[0]).toMatch(/^ingestCommands: 1 rejected, the first \(0\) because name /);
  });

  it('gives up on a batch that the door calls wrong', async () => {
    door.faults = ['422'];
    await expect(botWith().catchUp()).rejects.toThrow('ingestCommands: HTTP 422');
  });
});

it('the span of the history is the one of the specification at scale 1', () => {
  expect(historySpan(1)).toEqual({ days: 400, minuteDays: 2 });
});
