import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { checkRules, Scrapes } from '../support/scrapes.ts';
import { FAULTS, MINUTES, onlyFirst, type Fault } from './faults.ts';
import { readMetrics, startSite, work, type Site } from './site.ts';

jest.setTimeout(300_000);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});

/**
 * Some healthy minutes, then a fault, as Prometheus sees them.
 * @returns the alerts that fire before the fault and in its last minute
 */
async function firing(site: Site, fault: Fault, isWorking = true) {
  const scrapes = new Scrapes();
  for (let minute = 0; minute < 3; minute += 1) {
    await work(site);
    scrapes.add({ one: await readMetrics(site) });
  }
  const before = scrapes.firing();
  for (let minute = 0; minute < MINUTES; minute += 1) {
    if (isWorking) await work(site);
    await fault(site, minute);
    scrapes.add({ one: await readMetrics(site) });
  }
  return { before, during: scrapes.firing() };
}

test('promtool accepts the rules', () => {
  expect(checkRules()).toMatchObject({ ok: true });
});

test.each(Object.entries(FAULTS))(
  'alerts fire for the fault “%s” and not before it',
  async (_name, [fault, alerts, isWorking]) => {
    const site = await startSite(postgres);
    const { before, during } = await firing(site, fault, isWorking);
    expect(before).toEqual([]);
    expect(during).toEqual(alerts);
    await site.shop.api.stop();
  },
);

test('an alert fires while the database is away', async () => {
  const own = await startPostgres();
  const site = await startSite(own);
  const down = onlyFirst(() => own.down());
  const { before, during } = await firing(site, down, false);
  expect({ before, during }).toEqual({ before: [], during: ['PorticoDatabaseAway'] });
  await own.up();
});

test('an alert fires while replicas have different live versions', async () => {
  const [one, two] = [await startSite(postgres), await startSite(postgres)];
  await goLive(two.shop.api, remoteRelease('9.0.0'));
  const scrapes = new Scrapes();
  for (let minute = 0; minute < MINUTES; minute += 1) {
    await Promise.all([work(one), work(two)]);
    scrapes.add({ one: await readMetrics(one), two: await readMetrics(two) });
  }
  expect(scrapes.firing()).toEqual(['PorticoVersionsDiffer']);
});

test('each alert has a fault that lets it fire', () => {
  const rules = readFileSync(
    join(__dirname, '../../../deploy/prometheus/portico.rules.yml'),
    'utf8',
  );
  const all = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const tested = Object.values(FAULTS).flatMap(([, alerts]) => alerts);
  expect(new Set([...tested, 'PorticoVersionsDiffer'])).toEqual(new Set(all));
});
