import { drawCharts, heldByCharts, resize } from '../support/chart-memory.ts';
import { runningCanary } from '../support/running-canary.ts';
import { expect, test } from '../support/test.ts';

test.use({ as: 'owner' });

/** Every page with charts, and how many it has. */
const PAGES = [
  { path: '/status', charts: 3 },
  { path: '/staff/overview', charts: 4 },
  { path: '/staff/sales', charts: 2 },
  { path: '/staff/platform', charts: 1 },
];

/** Widths of all kinds of windows; some steps change the height alone. */
const WIDTHS = [1280, 1280, 1280, 1440, 800, 800, 390, 1440, 640, 1200];
/** All widths twice: a leaked chart is a third of what they hold, and what multiplies shows at once. */
const RESIZES = 20;

for (const { path, charts } of PAGES) {
  test(`the charts of ${path} hold as much after ${RESIZES} resizes of the window as before`, async ({
    page,
  }) => {
    await page.route('**/mfe-commerce/canary', (route) => route.fulfill({ json: runningCanary() }));
    await page.clock.install();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await drawCharts(page, charts);
    await resize(page, { width: 1280, height: 899 });
    const before = await heldByCharts(page);
    for (let step = 0; step < RESIZES; step += 1) {
      const width = WIDTHS[step % WIDTHS.length] ?? 1280;
      await resize(page, { width, height: 700 + step });
      // Exponential growth would end the tab before the last step.
      expect(await heldByCharts(page)).toBeLessThan(1.5 * before);
    }
    await resize(page, { width: 1280, height: 900 });
    expect(await heldByCharts(page)).toBeLessThan(1.1 * before);
  });
}
