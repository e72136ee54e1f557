import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { measureLayoutShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

const DAY = 86_400;
const now = () => Math.floor(Date.now() / 1000);
const shards = (count: number) =>
  Array.from({ length: count }, (_, shard_id) => ({
    shard_id,
    server_count: 1000 + (shard_id % 7),
    member_count: 50_000,
    latency: 40,
    uptime: 7500,
    is_ready: shard_id % 5000 !== 4999,
    seen_at: now(),
  }));
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    timestamp: now() - (count - index) * DAY,
    guilds: 1000 + index,
    users: 50_000 + index,
    ping: 40,
  }));

const hours = (ago: number[]) =>
  ago.map((hour, index) => ({
    ...days(1)[0],
    timestamp: now() - hour * 3600,
    guilds: 1000 + index,
  }));

/** Lets a test say what the three calls of the page answer. */
async function answersOf(page: Page) {
  const answers: Record<string, { status?: number; body: unknown } | 'hang'> = {
    history: { body: days(2) },
    shards: { body: shards(2) },
    incidents: { body: [] },
  };
  for (const call of Object.keys(answers)) {
    await page.route(new RegExp(`/api/${call}(\\?|$)`), (route) => {
      const answer = answers[call];
      if (answer === 'hang' || !answer) return;
      return route.fulfill({ status: answer.status ?? 200, json: answer.body });
    });
  }
  return answers;
}

test('[spec0 §4] loading, empty, failing, retried, one record: the same page, without a shift', async ({
  page,
}) => {
  const shift = await measureLayoutShift(page);
  const answers = await answersOf(page);
  Object.assign(answers, { shards: 'hang', history: 'hang', incidents: 'hang' });
  // What is preloaded holds up the load event.
  await page.goto('/status', { waitUntil: 'commit' });
  const list = page.getByRole('region', { name: 'Shard Status' }).getByRole('listitem');
  await expect(list).toHaveCount(8);
  await expect(page.getByRole('heading', { name: 'Server Growth' })).toBeVisible();

  answers.history = { body: [] };
  answers.shards = { body: shards(1) };
  answers.incidents = { body: [] };
  await page.reload();
  await expect(page.getByText('No history data available. Please try again later.')).toBeVisible();
  await expect(page.getByText('Below is the part that did answer.')).toBeVisible();
  await expect(page.getByText('All Systems Operational')).toBeVisible();
  await expect(list).toHaveCount(1);

  answers.shards = { body: [] };
  answers.history = { body: days(1) };
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No shard data available. Please try again later.')).toBeVisible();

  // One reading of the present hour: a point that one can see.
  answers.shards = { body: shards(1) };
  answers.history = { body: [{ timestamp: now(), guilds: 7, users: 70, ping: 9 }] };
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden();
  const widest = () =>
    page
      .locator('.apexcharts-marker')
      .evaluateAll((marks) => Math.max(...marks.map((mark) => mark.getBoundingClientRect().width)));
  await expect.poll(widest).toBeGreaterThan(3);
  await expect(page.getByText(/^Data from/)).toBeVisible();

  answers.history = { status: 404, body: 'gone' };
  await page.reload();
  await expect(page.getByText('HTTP error 404: "gone"')).toBeVisible();
  await expectNoAxeViolations(page, { theme: 'light' });
  await expectNoAxeViolations(page, { theme: 'dark' });
  answers.history = { body: hours([5, 4, 1]) };
  await page.reload();
  await expect(page.locator('.apexcharts-series path').first()).toBeVisible();
  expect(await shift()).toBeLessThanOrEqual(0.01);
});

test('ten thousand shards and ten thousand days: the page answers at once, and all is there', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const answers = await answersOf(page);
  answers.shards = { body: shards(10_000) };
  answers.history = { body: days(10_000) };
  await page.goto('/status');
  await expect(page.getByText('9998/10000 Shards Operational')).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.locator('.apexcharts-series path').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /Server Growth: from 1,000/ })).toBeVisible();
  // The cards grow while the browser is idle; meanwhile it answers.
  const typed = page.getByLabel('Server ID');
  await typed.fill(String((9999n << 22n) + 1n).padStart(17, '1'));
  const cards = page.getByRole('region', { name: 'Shard Status' }).locator('li');
  await expect(cards).toHaveCount(10_000, { timeout: 60_000 });
  await expect(cards.last()).toContainText('Shard 9999');
});

test("a server's id leads to its shard, in an address of its own", async ({ page }) => {
  const answers = await answersOf(page);
  answers.shards = { body: shards(16) };
  await page.goto('/status');
  await page.getByLabel('Server ID').fill('874331290551930931');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/status?view=shards&server=874331290551930931');
  const found = page.getByRole('region', { name: 'The shard of your server' });
  await expect(found.getByRole('heading', { name: 'Shard 5' })).toBeVisible();
  answers.history = { status: 500, body: {} };
  await page.reload();
  await expect(found.getByText('Operational', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page, { theme: 'light' });
  await page.getByRole('link', { name: 'Back to the whole status' }).click();
  await expect(page).toHaveURL('/status');
});

test('refreshes itself while somebody looks, and rests while nobody does', async ({ page }) => {
  await page.clock.install();
  const answers = await answersOf(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/shards')) asked += 1;
  });
  const sum = page.getByText('Total Servers').locator('xpath=following-sibling::dd');
  await page.goto('/status');
  await expect(sum).toContainText('2,001');
  answers.shards = { body: shards(3) };
  await page.clock.runFor(61_000);
  await expect(sum).toContainText('3,003');
  const setVisibility = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  const before = asked;
  await page.clock.runFor(600_000);
  expect(asked).toBe(before);
  answers.shards = { body: shards(4) };
  await setVisibility('visible');
  await page.clock.runFor(1000);
  await expect(sum).toContainText('4,006');
});

test('[spec0 §7] a day of 23 or 25 hours is one day of the chart, in each zone', async ({
  browser,
  baseURL,
}) => {
  for (const [timezoneId, noon] of [
    ['Europe/Berlin', '2026-10-28T12:00:00Z'],
    ['America/New_York', '2026-03-11T12:00:00Z'],
    ['Australia/Adelaide', '2026-04-08T12:00:00Z'],
    ['Asia/Kathmandu', '2026-10-28T12:00:00Z'],
  ] as const) {
    const page = await browser.newPage({
      baseURL,
      timezoneId,
      viewport: { width: 1440, height: 900 },
    });
    await page.clock.setFixedTime(noon);
    const last = Date.parse(noon) / 1000;
    const times = [7, 6, 5, 4, 3, 2, 1, 0].map((ago) => last - ago * DAY);
    const answers = await answersOf(page);
    answers.history = {
      body: times.map((timestamp, index) => ({ ...days(1)[0], timestamp, guilds: 1000 + index })),
    };
    await page.goto('/status');
    await page.getByRole('button', { name: '7d', exact: true }).click();
    await expect(
      page.getByRole('img', { name: 'Server Growth: from 1,000 to 1,007 in 8 readings' }),
    ).toBeVisible();
    const day = new Intl.DateTimeFormat('en-US', {
      timeZone: timezoneId,
      month: 'short',
      day: 'numeric',
    });
    const ticks = page.locator('.apexcharts-xaxis').first().locator('tspan');
    await expect(ticks).toHaveText(times.map((time) => day.format(time * 1000)));
    await page.close();
  }
});
