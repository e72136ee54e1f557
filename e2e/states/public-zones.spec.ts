import { shardRecord } from '../support/shard-record.ts';
import { expect, test } from '../support/test.ts';

const HOUR = 3600;

/** Time zones, each with a day in a week with a clock change, if there is one. */
const WEEKS = [
  ['Europe/Berlin', '2026-03-31T12:00:00Z'],
  ['America/New_York', '2026-11-03T12:00:00Z'],
  // Summer time shifts by half an hour.
  ['Australia/Lord_Howe', '2026-04-07T02:00:00Z'],
  // UTC+08:45.
  ['Australia/Eucla', '2026-03-31T12:00:00Z'],
] as const;

for (const [timezoneId, moment] of WEEKS) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`[spec0 §7.16] days of the status charts start at midnight in ${timezoneId}`, async ({
      page,
    }) => {
      const now = Date.parse(moment) / 1000;
      // One record per hour; its server count identifies it.
      const readings = Array.from({ length: 10 * 24 }, (_, back) => ({
        timestamp: now - back * HOUR,
        guilds: 1000 - back,
        users: 50_000,
        ping: 40,
      }));
      const day = new Intl.DateTimeFormat('en-CA', { timeZone: timezoneId });
      const firsts = new Map<string, number>();
      for (const { timestamp, guilds } of readings)
        firsts.set(day.format(timestamp * 1000), guilds);
      const days = [...firsts.keys()].sort().slice(-8);
      const [first, last] = [days[0], days.at(-1)].map((name) => firsts.get(name ?? ''));

      const requests: string[] = [];
      await page.clock.setFixedTime(moment);
      // The charts end at the server's time: every answer names it.
      const headers = { date: new Date(moment).toUTCString() };
      await page.route(/\/api\//, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
      });
      await page.route(/\/api\/shards$/, (route) =>
        route.fulfill({ headers, json: [shardRecord(0, { seen_at: now })] }),
      );
      await page.route(/\/api\/history/, (route) => {
        requests.push(new URL(route.request().url()).search);
        return route.fulfill({ headers, json: readings });
      });
      await page.goto('/status');
      await expect(page.getByRole('img', { name: /^Server Growth: from/ })).toBeVisible();
      await page.getByRole('button', { name: '7d', exact: true }).click();
      await expect(
        page.getByRole('img', {
          name: `Server Growth: from ${first?.toLocaleString('en-US')} to ${last?.toLocaleString('en-US')} in 8 readings`,
          exact: true,
        }),
      ).toBeVisible();
      expect(requests.at(-1)).toBe(`?${new URLSearchParams({ range: '7d', tz: timezoneId })}`);
    });
  });
}
