import type { Browser } from '@playwright/test';
import { PROFILE } from './profile.ts';

/** A CSS class that only the chart library uses. */
const MARK = 'apexcharts-canvas';

/** Number of scripts with chart code in a cold load of a page. */
export async function countChartScripts(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: PROFILE.viewport });
  try {
    const page = await context.newPage();
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/\.js(\?|$)/.test(response.url())) bodies.push(response.text());
    });
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    return (await Promise.all(bodies)).filter((body) => body.includes(MARK)).length;
  } finally {
    await context.close();
  }
}
