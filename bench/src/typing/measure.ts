import type { Browser, CDPSession } from '@playwright/test';
import { PROFILE } from '../profile.ts';
import { fullEmbedFragment } from './full-embed.ts';

const KEYS = 40;
const WORK = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];

/**
 * Types into the description of a full embed on a slowed-down CPU.
 * @returns milliseconds of script, style and layout work per key press
 */
export async function measureTyping(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(url + fullEmbedFragment(), { waitUntil: 'networkidle' });
    const description = page.getByRole('textbox', { name: 'Description' });
    await description.click();
    await page.keyboard.press('Control+End');
    const cdp: CDPSession = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown });
    await type(page.keyboard, 10);
    await settle(page);
    const before = await workSoFar(cdp);
    await type(page.keyboard, KEYS);
    await settle(page);
    return ((await workSoFar(cdp)) - before) / KEYS;
  } finally {
    await context.close();
  }
}

async function type(keyboard: { press: (key: string) => Promise<void> }, keys: number) {
  for (let key = 0; key < keys; key += 1) await keyboard.press('abcde'.charAt(key % 5));
}

/** Waits until the browser is idle and the draft is saved. */
async function settle(page: { evaluate: (work: () => Promise<void>) => Promise<void> }) {
  await page.evaluate(
    () => new Promise<void>((done) => setTimeout(() => requestIdleCallback(() => done()), 600)),
  );
}

/** Milliseconds. */
async function workSoFar(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics
    .filter(({ name }) => WORK.includes(name))
    .reduce((sum, { value }) => sum + value * 1000, 0);
}
