import type { Page, Request } from '@playwright/test';
import { expect } from './test.ts';

/** Stay open as long as the page, or end without an event. */
const ENDLESS = ['eventsource', 'ping', 'websocket'];

const twoFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/**
 * Follows the requests of a page. Call before opening it.
 * @returns waits until the page shows all that it loads: React's page without placeholders, no request
 *   under way, and two frames to draw it. Playwright's `networkidle` waits half a second more for each page.
 */
export function watchLoading(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (!ENDLESS.includes(request.resourceType())) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return () =>
    expect(async () => {
      await page.evaluate(twoFrames);
      expect(await page.locator('#portico-static, [aria-busy=true]').count()).toBe(0);
      expect([...underWay].map((request) => request.url())).toEqual([]);
    }).toPass({ intervals: [0] });
}
