import { demoTeam } from '../people/members.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { activityDays, activityOn } from './activity.ts';
import { activityFeed } from './day-feeds.ts';
import { seedOf } from '../noise/noise.ts';
import { DAY, HOUR } from './time.ts';

const NOON = Date.UTC(2026, 10, 21, 12) / 1000;
const seed = seedOf('juno');
const SERVER = '874331290551930931';

describe('the activity of the demo team', () => {
  const events = activityDays(NOON, 60).flatMap((day) => activityOn(seed, SERVER, day, NOON));
  const perDay = (id: string) =>
    events.reduce((sum, { user_id, messages }) => sum + (user_id === id ? messages : 0), 0) / 60;

  it('has tens to hundreds of messages a day, and no member without messages', () => {
    for (const { id } of demoTeam) {
      expect(perDay(id)).toBeGreaterThan(10);
      expect(perDay(id)).toBeLessThan(500);
    }
  });

  it('depends only on seed and time, and ends with the last whole hour', () => {
    const today = activityDays(NOON).at(-1) ?? 0;
    expect(activityOn(seed, SERVER, today, NOON)).toEqual(activityOn(seed, SERVER, today, NOON));
    const before = activityOn(seed, SERVER, today, NOON - HOUR);
    const after = activityOn(seed, SERVER, today, NOON);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length);
    expect(activityOn(seed, SERVER, today, today)).toEqual([]);
  });
});

describe('the activity feed', () => {
  const known = new Set<string>();
  let fresh = 0;
  const feedAt = (at: number | FakeClock) =>
    activityFeed(
      { seed, teamServerId: SERVER, clock: typeof at === 'number' ? new FakeClock(at) : at },
      async (call, body) => {
        const { events } = body as { events: { id: string }[] };
        const dryRun = call.path.endsWith('?dryRun=1');
        const duplicates = events.filter(({ id }) => known.has(id)).length;
        if (!dryRun) for (const { id } of events) known.add(id);
        if (!dryRun) fresh += events.length - duplicates;
        return { dryRun, accepted: events.length - duplicates, duplicates, rejected: [] };
      },
    );
  const everything = (now: number) =>
    activityDays(now).flatMap((day) => activityOn(seed, SERVER, day, now));

  it('fills an empty Portico, then sends what is missing, also after days offline', async () => {
    const start = NOON - 12 * DAY;
    await feedAt(start).catchUp();
    expect(fresh).toBe(everything(start).length);
    await feedAt(start).catchUp();
    expect(fresh).toBe(everything(start).length);
    const clock = new FakeClock(start);
    const feed = feedAt(clock);
    await feed.tick();
    const before = fresh;
    clock.seconds += HOUR - 1;
    await feed.tick();
    expect(fresh).toBe(before);
    clock.seconds += 1;
    await feed.tick();
    expect(fresh).toBe(everything(start + HOUR).length);
    await feedAt(NOON).catchUp();
    expect(everything(NOON).filter(({ id }) => !known.has(id))).toEqual([]);
  });
});
