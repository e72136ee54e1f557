import { measureLayoutShift, MAX_SHIFT } from '../support/layout-shift.ts';
import { shardRecord } from '../support/shard-record.ts';
import { expect, test } from '../support/test.ts';
import { withoutData } from '../support/without-data.ts';

test('[spec0 §1.4, §2.27, §2.29, §2.33, §4.6, §4.7] the status page shows the data of the API', async ({
  page,
  request,
}) => {
  const shards = (await (await request.get('/api/shards')).json()) as {
    shard_id: number;
    server_count: number;
    is_ready: boolean;
  }[];
  expect(shards.length).toBeGreaterThan(0);
  await page.goto('/status');
  const ready = shards.filter((shard) => shard.is_ready).length;
  const overall =
    ready === shards.length
      ? 'All Systems Operational'
      : `${ready}/${shards.length} Shards Operational`;
  await expect(page.getByText(overall)).toBeVisible();
  for (const tile of ['Avg. Latency', 'Total Servers', 'Total Users'])
    await expect(page.getByText(tile).first()).toBeVisible();
  for (const chart of ['Server Growth', 'User Growth']) {
    await expect(page.getByRole('heading', { name: chart })).toBeVisible();
  }
  await expect(page.locator('.apexcharts-series path')).not.toHaveCount(0);
  const cards = page.getByRole('heading', { name: /^Shard \d+$/ });
  await expect(cards).toHaveCount(shards.length);
  await expect(cards).toHaveText(shards.map(({ shard_id }) => `Shard ${shard_id}`));
});

test('[spec0 §2.30, §4.4] each range button shows its range', async ({ page }) => {
  await page.goto('/status');
  await expect(page.locator('.apexcharts-series path').first()).toBeVisible();
  const ticks = () => page.locator('.apexcharts-xaxis').first().textContent();
  await expect.poll(ticks).toMatch(/^(\d\d:00)+$/);
  for (const range of ['7d', '30d', 'All']) {
    const button = page.getByRole('button', { name: range, exact: true });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toBeEnabled();
    await expect(button).toBeFocused();
    await expect.poll(ticks).toMatch(/[A-Z][a-z]{2} \d/);
  }
  await page.getByRole('button', { name: '24h', exact: true }).click();
  await expect.poll(ticks).toMatch(/^(\d\d:00)+$/);
});

test('[spec0 §7.9] the search finds the shard of a server, and shows errors for an invalid id and a shard that is down', async ({
  page,
}) => {
  const shards = [0, 1, 2].map((id) => shardRecord(id, { is_ready: id !== 2 }));
  await page.route(/\/api\/shards$/, (route) => route.fulfill({ json: shards }));
  // Discord's formula: (id >> 22) % number of shards.
  const serverOn = (shard: bigint) => String((30_000_000_000n + shard) << 22n);
  await page.goto('/status?view=shards');
  const search = page.getByRole('textbox', { name: 'Server ID' });
  await search.fill('my server');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('alert')).toContainText("That isn't a server ID.");

  for (const [shard, words] of [
    [1n, 'operational'],
    [2n, 'down'],
  ] as const) {
    await search.fill(serverOn(shard));
    await search.press('Enter');
    await expect(page).toHaveURL(`/status?view=shards&server=${serverOn(shard)}`);
    const found = page.getByRole('region', { name: 'Your server’s shard' });
    await expect(found.getByRole('status')).toHaveText(
      `Server ${serverOn(shard)} is on shard ${shard}, which is ${words}.`,
    );
    await expect(found.getByRole('heading')).toHaveText(`Shard ${shard}`);
  }
  await page.goBack();
  await expect(page.getByText('which is operational.')).toBeVisible();
});

test('[spec0 §9.2] the status page refreshes after a minute, and shows an error without data', async ({
  page,
}) => {
  const shard = (server_count: number) => [shardRecord(0, { server_count })];
  let answer: { status?: number; json: unknown } = { json: shard(1234) };
  await withoutData(page);
  await page.route(/\/api\/shards$/, (route) => route.fulfill(answer));
  await page.clock.install();
  await page.goto('/status');
  const servers = page.locator('main').getByText('Total Servers').first().locator('..');
  await expect(servers).toContainText('1,234');

  answer = { json: shard(5678) };
  await page.clock.fastForward(61_000);
  await expect(servers).toContainText('5,678');

  answer = { status: 404, json: 'gone' };
  await page.clock.fastForward(61_000);
  await expect(page.getByText('Could not refresh: HTTP error 404: "gone"')).toBeVisible();
  await expect(page.getByText('Status unknown')).toBeVisible();
  await expect(servers).toContainText('5,678');
  answer = { json: shard(9012) };
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(servers).toContainText('9,012');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the status page shows its last state, and nothing that needs scripts', async ({ page }) => {
    await page.goto('/status');
    await expect(page.getByText(/^All Systems Operational|Shards Operational$/)).toBeVisible();
    await expect(page.getByText(/^Updated .+ UTC$/)).toBeVisible();
    const uptime = page.getByRole('region', { name: 'Uptime' });
    await expect(uptime.getByText(/^\d+(\.\d+)?% uptime over the last 90 days/)).not.toHaveCount(0);
    for (const name of ['Website and API', 'Bot', 'Shards', 'Payments', 'Sign-in']) {
      const strip = uptime.getByRole('img', { name: `${name}: uptime by day` });
      await expect(strip.locator('> span')).toHaveCount(90);
    }
    // The demo has announced maintenance.
    await expect(page.getByRole('article', { name: /Shards moving/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Shard \d+$/ })).not.toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Server Growth' })).toBeHidden();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  });
});

test('the page continues with the data of its document, without a gap or a shift', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const shift = await measureLayoutShift(page);
  await page.goto('/status');
  await expect(page.getByText('Updated just now')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Bot: day' })).toBeVisible();
  await expect(page.locator('.apexcharts-series path')).not.toHaveCount(0);
  for (const call of ['shards', 'components', 'incidents'])
    expect(asked).not.toContain(`/api/${call}`);
  expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
});
