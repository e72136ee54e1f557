import type { Browser, Page } from '@playwright/test';
import { throttle } from '../profile.ts';

/** A person points at a link for so long before the click. Milliseconds. */
const POINTING = 150;
/** After the first load the page is left alone for so long. Milliseconds. */
const LOOKING = 1500;

interface RouteChange {
  from: string;
  to: string;
  /** Selector of what the page is there for, and that the page before has not. */
  ready: string;
}

/**
 * The first route change after a cold load: somebody looks at a page, points at a link and clicks.
 * On a desktop's width, where the navigation is in sight.
 * @returns milliseconds from the click until the new page's content is on screen
 * @throws where the page before has the content already: the time would be that of one frame
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

/** Counts from the click to the frame in which the content stands. */
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
