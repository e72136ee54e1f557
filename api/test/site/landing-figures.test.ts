import { sql } from 'drizzle-orm';
import type { LandingFigures } from '@portico/contracts/landing/schema';
import { ComponentSampler } from '../../src/bot/components/component-sampler.service.ts';
import { JobsService } from '../../src/core/jobs/jobs.service.ts';
import { GUILDS, startShop, type Shop } from '../support/shop.ts';

const MINUTE = 60;

let shop: Shop;
beforeAll(async () => {
  // The sampler measures at the times of the test alone.
  jest.spyOn(JobsService.prototype, 'onEveryReplica').mockReturnValue();
  shop = await startShop();
});
afterAll(() => jest.restoreAllMocks());

const figures = async (): Promise<LandingFigures> =>
  (await (await shop.api.call('/api/landing/figures')).json()) as LandingFigures;

test('the landing page claims in numbers what was measured, and nothing else', async () => {
  expect(await figures()).toEqual({ entries: [], about: [] });

  const id = await shop.license('Duo', 2);
  await shop.authorize(id, GUILDS[0]);
  // Answers are kept for a minute.
  const now = Math.ceil(Date.now() / 1000 / MINUTE) * MINUTE + MINUTE;
  jest.spyOn(Date, 'now').mockReturnValue(now * 1000);
  await shop.api.db().execute(sql`insert into shards
    (shard_id, server_count, member_count, latency, uptime, is_ready, at, shard_count)
    select n, 620, 24000, 40, 60, true, ${now}::bigint, 2 from generate_series(0, 1) as n`);
  const sampler = shop.api.app.get(ComponentSampler);
  for (const at of [now - MINUTE, now]) await sampler.sample(at);

  expect(await figures()).toEqual({
    entries: [
      { label: 'Servers', value: '1,240' },
      { label: 'Users', value: '48,000' },
      { label: 'Licenses in use', value: '1' },
      { label: 'Uptime in 90 days', value: '100%' },
    ],
    about: [
      expect.stringMatching(
        /^Bot: 100% uptime over the last 90 days\. Measured \d+% of the time\.$/,
      ),
    ],
  });
});
