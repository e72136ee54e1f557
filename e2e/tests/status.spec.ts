import { expect, test } from '../support/test.ts';

test('[spec0 §2] the status page shows the bot as the API knows it', async ({ page, request }) => {
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

test('[spec0 §4] each range button draws its own range', async ({ page }) => {
  await page.goto('/status');
  await expect(page.locator('.apexcharts-series path').first()).toBeVisible();
  const ticks = () => page.locator('.apexcharts-xaxis').first().textContent();
  await expect.poll(ticks).toMatch(/\d\d:\d\d/);
  for (const range of ['7d', '30d', 'All']) {
    const button = page.getByRole('button', { name: range, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toBeEnabled();
    await expect.poll(ticks).toMatch(/[A-Z][a-z]{2} \d/);
  }
  await page.getByRole('button', { name: '24h', exact: true }).click();
  await expect.poll(ticks).toMatch(/\d\d:\d\d/);
});
