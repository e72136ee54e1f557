import type { Browser, Page } from '@playwright/test';
import { INTERACTIVE_MARK, recordVitals, waitUntilRendered } from '../cold-load/measure.ts';
import { PROFILE } from '../profile.ts';

const TASK = 'ThreadControllerImpl::RunTask';
const CATEGORIES = ['toplevel', 'blink.user_timing'];

/** An event of Chromium's trace. Times are in microseconds, `tts` and `tdur` those of the thread's processor. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tts?: number;
  tdur?: number;
}

/**
 * Loads a page in a new browser context, with neither network nor processor slowed down. Other processes of the
 * machine change the result little, because the time in which they run does not count.
 * @returns processor time of the page's main thread until the page is interactive, in milliseconds
 */
export async function measureMainThread(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: PROFILE.viewport });
  try {
    const page = await context.newPage();
    await page.addInitScript(recordVitals, INTERACTIVE_MARK);
    return timeUntilInteractive(await traceOf(browser, page, url));
  } finally {
    await context.close();
  }
}

async function traceOf(browser: Browser, page: Page, url: string): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  let trace: Buffer;
  try {
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    await waitUntilRendered(page);
  } finally {
    // Another load could not start a trace.
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return traceEvents;
}

function timeUntilInteractive(events: readonly TraceEvent[]): number {
  const end = events.find(({ name }) => name === INTERACTIVE_MARK);
  if (end?.tts === undefined)
    throw new Error('The trace does not tell when the page is interactive');
  let busy = 0;
  for (const { name, ph, pid, tid, ts, dur = 0, tts = 0, tdur = 0 } of events) {
    if (name !== TASK || ph !== 'X' || pid !== end.pid || tid !== end.tid || ts > end.ts) continue;
    busy += ts + dur > end.ts ? end.tts - tts : tdur;
  }
  return busy / 1000;
}
