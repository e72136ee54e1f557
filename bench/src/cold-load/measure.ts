import type { Browser, CDPSession, Page } from '@playwright/test';
import { PROFILE, throttle } from '../profile.ts';
import { watchNetwork } from './network.ts';
import type { NetworkUse } from './network.ts';

/** A cold load of a page. Times are in milliseconds since navigation start. */
export interface ColdLoad extends NetworkUse {
  largestPaint: number;
  /** The interactive page has replaced the static one; 0 for a page without scripts. */
  interactive: number;
  /** Cumulative layout shift until the page is idle. */
  layoutShift: number;
}

/**
 * Loads a page in a new browser context under {@link PROFILE} until it is rendered and the network
 * has been idle for half a second, then reads the browser's paint and layout shift entries.
 */
export async function measureColdLoad(browser: Browser, url: string): Promise<ColdLoad> {
  return (await measureVisits(browser, url, 1))[0]!;
}

/** A cold load, and further visits of the same page with what the browser has kept of the earlier ones. */
export async function measureVisits(
  browser: Browser,
  url: string,
  visits: number,
): Promise<ColdLoad[]> {
  const context = await browser.newContext({ viewport: PROFILE.viewport });
  try {
    const page = await context.newPage();
    await page.addInitScript(recordVitals, INTERACTIVE_MARK);
    const cdp: CDPSession = await context.newCDPSession(page);
    await throttle(cdp);
    const loads: ColdLoad[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      if (visit > 0) await page.goto('about:blank');
      const network = watchNetwork(cdp);
      await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
      await waitUntilRendered(page);
      await waitUntilQuiet(page);
      const vitals = await page.evaluate(() => window.__vitals);
      loads.push({ ...vitals, ...network.use(vitals.largestPaint) });
    }
    return loads;
  } finally {
    await context.close();
  }
}

/** The entry of the User Timing API that {@link recordVitals} makes when the page is interactive. */
export const INTERACTIVE_MARK = 'bench-interactive';

/** Waits until scripts are done, because a slow CPU renders long after the last byte. */
export async function waitUntilRendered(page: Page) {
  await page.waitForFunction(
    () =>
      document.querySelector('script[src]') === null ||
      (document.getElementById('portico-static') === null &&
        document.querySelector('#portico-root h1') !== null &&
        document.querySelector('#portico-root [aria-busy=true]') === null),
    undefined,
    { timeout: 30_000 },
  );
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(undefined))));
}

/** A page may ask for more when it is idle; a slower one would be compared without that. */
const QUIET_MS = 1_000;
const MAX_CHECKS = 10;

async function waitUntilQuiet(page: Page) {
  let known = -1;
  for (let check = 0; check < MAX_CHECKS; check += 1) {
    const requests = await page.evaluate(() => performance.getEntriesByType('resource').length);
    if (requests === known) return;
    known = requests;
    await page.waitForTimeout(QUIET_MS);
  }
}

declare global {
  interface Window {
    __vitals: { largestPaint: number; interactive: number; layoutShift: number };
  }
}

/** Runs in the page before its own scripts. */
export function recordVitals(interactiveMark: string) {
  const vitals = { largestPaint: 0, interactive: 0, layoutShift: 0 };
  window.__vitals = vitals;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      vitals.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_, observer) => {
    if (document.getElementById('portico-static') !== null) return;
    if (document.querySelector('#portico-root h1') === null) return;
    vitals.interactive = performance.now();
    performance.mark(interactiveMark);
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
