import { asc } from 'drizzle-orm';
import { auditEvents } from '../../src/core/audit/audit.table.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi } from '../support/api.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { waitFor } from '../support/wait.ts';
import { APP, MINUTE, NEW, OLD, Visitors } from './canary-visitors.ts';
import { Deployer } from './deployer.ts';

describe('two replicas with a canary', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });

  async function startBoth() {
    const databaseUrl = await postgres.newDatabase();
    const env = { TRUST_PROXY: '1' };
    const one = await startApi({ databaseUrl, env });
    const two = await startApi({ databaseUrl, env });
    await goLive(one, shellRelease());
    await goLive(one, remoteRelease(OLD));
    const team = await Deployer.of(one, '*');
    await team.publish(remoteRelease(NEW));
    const start = { version: NEW, expected: OLD, why: 'a test', steps: [50, 80] };
    expect((await team.call('POST', `/${APP}/canary`, start)).status).toBe(200);
    const sides = [new Visitors(one, team), new Visitors(two, team.at(two))] as const;
    await waitFor('the other replica', async () => {
      return (await sides[1].open('/', 1)).canaries.length === 1;
    });
    return { one, two, team, sides };
  }

  test('add up their counts, and one of them decides', async () => {
    const { one, team, sides } = await startBoth();
    for (let bucket = 0; bucket < 260; bucket += 1) {
      await sides[bucket % 2]!.visit({ path: '/', page: 'home' }, bucket);
    }
    for (const later of [10, 10, 21, 21]) {
      await Promise.all(sides.map((side) => side.judge(later * MINUTE)));
      if (later === 10) continue;
      for (let bucket = 0; bucket < 100; bucket += 1) {
        await sides[bucket % 2]!.visit({ path: '/', page: 'home' }, bucket);
      }
    }
    expect(await team.live(APP)).toBe(NEW);
    const actions = (
      await one.db().select().from(auditEvents).orderBy(asc(auditEvents.id))
    ).flatMap(({ action }) => (/^canary|promote/.test(action) ? [action] : []));
    expect(actions.slice(2)).toEqual([
      'canary.start',
      'canary.grow',
      'release.promote',
      'canary.finish',
    ]);
  });

  test('continue after one ends, and while the database is down', async () => {
    const { one, sides } = await startBoth();
    const { version, revision } = await sides[1].open('/', 5);
    await one.stop();
    await postgres.down();
    expect(await sides[1].open('/', 5)).toMatchObject({
      version,
      revision,
      canaries: [expect.any(String)],
    });
    await sides[1].judge();
    await postgres.up();
    await waitFor('the counts', async () => {
      await sides[1].judge();
      const { running } = await sides[1].read();
      // Two documents before the end of the first replica, one while the database was down.
      return (running?.old.documents ?? 0) + (running?.new.documents ?? 0) >= 3;
    });
  });
});
