import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const DRAWN = '.apexcharts-inner';
/** Milliseconds; the library waits for a pause of the resizing. */
const PAUSE = 200;

/**
 * Scrolls until all charts of the page are drawn: they wait until they are near the viewport. At the end of the page
 * from its top again, because it scrolls also before it is interactive.
 */
export async function drawCharts(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => {
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      scrollTo(0, isAtEnd ? 0 : scrollY + 500);
    });
    expect(await page.locator(DRAWN).count()).toBe(count);
  }).toPass();
}

/** Resizes the window and waits until all charts are drawn again. The page's clock is installed. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.locator(DRAWN).evaluateAll((all) => {
    for (const each of all) each.setAttribute('data-before', '');
  });
  await page.setViewportSize(size);
  await expect(async () => {
    await page.clock.runFor(PAUSE);
    expect(await page.locator(`${DRAWN}[data-before]`).count()).toBe(0);
  }).toPass({ intervals: [10] });
}

/** Number of objects that the charts of the page hold: counted, because a heap depends on chance. */
export const heldByCharts = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { Apex } = globalThis as unknown as { Apex: { _chartInstances: object[] } };
    const seen = new Set<object>();
    const open: object[] = [Apex._chartInstances];
    for (let next = open.pop(); next; next = open.pop()) {
      if (seen.has(next) || next instanceof Node || next === globalThis) continue;
      seen.add(next);
      for (const value of Object.values(next) as unknown[])
        if (typeof value === 'object' && value !== null) open.push(value);
    }
    return seen.size;
  });
