import type { Browser, Page } from '@playwright/test';
import { throttle } from '../profile.ts';

/** Time between pointing at a link and the click, in milliseconds. */
const POINTING = 150;
/** Idle time after the first load, in milliseconds. */
const LOOKING = 1500;

interface RouteChange {
  from: string;
  to: string;
  /** Selector of the page's content; must not match on the previous page. */
  ready: string;
}

/**
 * Measures the first route change after a cold load: a visitor reads a page, points at a link and
 * clicks. At desktop width, where the navigation is visible.
 * @returns milliseconds from the click until the new page's content is visible
 * @throws if the previous page already has the content
 */
export async function measureRouteChange(
  browser: Browser,
  origin: string,
  { from, to, ready }: RouteChange,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 823 } });
  try {
    const page = await context.newPage();
    await throttle(await context.newCDPSession(page));
    await page.goto(origin + from, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.mouse.move(600, 500);
    await page.waitForTimeout(LOOKING);
    await page.waitForLoadState('networkidle');
    const link = page.locator(`header a[href="${to}"]:visible`).first();
    await link.hover();
    await page.waitForTimeout(POINTING);
    if (await page.locator(ready).count()) throw new Error(`${from} has "${ready}" of ${to}`);
    await watchFor(page, to, ready);
    await link.click();
    return await page.evaluate(() => window.__routeChange);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    __routeChange: Promise<number>;
  }
}

/** Time from the click to the first frame with the content. */
function watchFor(page: Page, to: string, ready: string): Promise<void> {
  return page.evaluate(
    ({ path, selector }) => {
      let clicked = 0;
      addEventListener('click', (event) => (clicked = event.timeStamp), {
        capture: true,
        once: true,
      });
      window.__routeChange = new Promise((resolve) => {
        const look = () => {
          const isThere = location.pathname === path && document.querySelector(selector);
          if (clicked && isThere) resolve(performance.now() - clicked);
          else requestAnimationFrame(look);
        };
        look();
      });
    },
    { path: to, selector: ready },
  );
}
