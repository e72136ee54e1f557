import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { SMOKE_OBSERVER } from '@portico/sdk/platform';
import { lookAtPage, watchPage } from './in-page.ts';
import { withLimit } from './limit.ts';
import { answerRequest } from './network.ts';
import type { Observation, Screen } from './observation.ts';
import type { SmokeTask } from '@portico/sdk/contracts/smoke/schema';

/** Widths of pictures, in pixels; pages are judged at the first one. */
const WIDTHS = [1280, 390];
const HEIGHT = 900;
/** Time limit for rendering a page. */
const RENDER_MS = 15_000;
/** Further time limit for its requests to end. */
const QUIET_MS = 5_000;
/** A script that a working page answers immediately. */
const ANSWER_MS = 5_000;
const POLL_MS = 100;
/** Limit of a verdict. */
const MAX_PICTURE_BYTES = 300_000;

interface Target {
  origin: string;
  path: string;
  header: string;
  /** Path prefix of the files whose bytes count. */
  files: string;
  /** Texts that differ between versions, which are removed from errors. */
  versions: readonly string[];
  examples?: SmokeTask['answers'];
}

/** A loaded page, still open for pictures. */
export interface Visit {
  observation: Observation;
  pictures: () => Promise<{ width: number; jpeg: string }[]>;
  close: () => Promise<void>;
}

/** Loads a page once and inspects it. Every step has a time limit. */
export async function visit(browser: Browser, target: Target): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: WIDTHS[0]!, height: HEIGHT },
    serviceWorkers: 'block',
  });
  await context.addInitScript(`(${watchPage.toString()})('${SMOKE_OBSERVER}')`);
  const page = await context.newPage();
  const seen: Observation = {
    ...{ errors: [], violations: [], changedGlobals: [], sdkNames: [], requests: [], bytes: 0 },
  };
  const arrived = record(page, target, seen);
  await context.route('**/*', (route) =>
    answerRequest(route, {
      ...target,
      onLeave: (address) => (seen.leadsTo = address),
      // A closed page needs no response.
    }).catch(() => undefined),
  );
  await load(page, await openSession(context, page), target, seen);
  await arrived();
  return {
    observation: seen,
    pictures: () => (seen.screen ? picturesOf(page) : Promise.resolve([])),
    close: () => withLimit(context.close(), ANSWER_MS).then(() => undefined),
  };
}

async function openSession(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  // Pages also send reports when they are left, by requests that outlive them and that routes do
  // not see.
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/api/reports/*'] });
  return session;
}

async function load(page: Page, session: CDPSession, target: Target, seen: Observation) {
  const answer = await page
    .goto(target.origin + target.path, { waitUntil: 'commit', timeout: RENDER_MS })
    .catch(() => null);
  if (answer) seen.status = answer.status();
  if (seen.status !== 200) return;
  const screen = await untilRendered(session, page, seen);
  if (!screen || seen.leadsTo !== undefined) return;
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
  seen.screen = await look(session, page);
  const watched = await evaluate<{
    changes: string[];
    violations: string[];
    sdkNames: string[];
  }>(session, {
    expression: `({ changes: ${SMOKE_OBSERVER}.changes(), violations: ${SMOKE_OBSERVER}.violations(), sdkNames: ${SMOKE_OBSERVER}.sdkNames() })`,
  });
  // The page hangs after it has rendered.
  if (!watched) seen.screen = undefined;
  seen.changedGlobals = watched?.changes ?? [];
  seen.sdkNames = watched?.sdkNames ?? [];
  seen.violations = (watched?.violations ?? []).map((text) => plain(text, target.versions));
}

/** @returns undefined if the page hangs */
async function untilRendered(session: CDPSession, page: Page, seen: Observation) {
  const end = Date.now() + RENDER_MS;
  let screen: Screen | undefined;
  do {
    screen = await look(session, page);
    if (!screen || screen.errorCard !== undefined || seen.leadsTo !== undefined) return screen;
    if (screen.isActive && !screen.isLoading) return screen;
    await page.waitForTimeout(POLL_MS);
  } while (Date.now() < end);
  return screen;
}

/** Inspects a page from an isolated world, because the page's scripts may have changed its globals. */
async function look(session: CDPSession, page: Page): Promise<Screen | undefined> {
  const frames = await withLimit(session.send('Page.getFrameTree'), ANSWER_MS);
  const frameId = frames?.frameTree.frame.id;
  if (frameId === undefined || page.isClosed()) return undefined;
  const world = await withLimit(
    session.send('Page.createIsolatedWorld', { frameId, worldName: 'smoke' }),
    ANSWER_MS,
  );
  return (
    world &&
    evaluate<Screen>(session, {
      expression: `(${lookAtPage.toString()})()`,
      contextId: world.executionContextId,
    })
  );
}

async function evaluate<Value>(
  session: CDPSession,
  call: { expression: string; contextId?: number },
): Promise<Value | undefined> {
  const answer = await withLimit(
    session.send('Runtime.evaluate', { ...call, returnByValue: true }),
    ANSWER_MS,
  );
  return answer?.result.value as Value | undefined;
}

/**
 * Records errors, requests and bytes. @returns a function that waits until the bytes of all requested files
 * are counted
 */
function record(
  page: Page,
  { origin, files, versions }: Target,
  seen: Observation,
): () => Promise<unknown> {
  const bodies: Promise<void>[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    seen.errors.push(plain(`${message.text()}${url && ` (${url})`}`, versions));
  });
  page.on('pageerror', (error) => seen.errors.push(plain(error.message, versions)));
  page.on('crash', () => seen.errors.push('The page crashed.'));
  page.on('request', (request) => {
    const { origin: to, pathname } = new URL(request.url());
    // Images and documents are no calls.
    if (to === origin && ['fetch', 'xhr'].includes(request.resourceType()))
      seen.requests.push(`${request.method()} ${pathname}`);
  });
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith(files)) return;
    const count = response.body().then(({ length }) => void (seen.bytes += length));
    // A closed page and a redirect have no body.
    bodies.push(count.catch(() => undefined));
  });
  return () => withLimit(Promise.all(bodies), ANSWER_MS);
}

/**
 * Removes from the text of an error what differs between versions: version numbers, hashes and
 * positions in scripts.
 */
export function plain(text: string, versions: readonly string[]): string {
  let words = text.split('\n', 1)[0] ?? '';
  for (const version of versions) words = words.replaceAll(version, '<version>');
  return words.replace(/\.[0-9a-f]{8,}\.(m?js|css)/g, '.$1').replace(/(\.m?js):\d+:\d+/g, '$1');
}

async function picturesOf(page: Page) {
  const pictures: { width: number; jpeg: string }[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const options = { type: 'jpeg', quality: 60, timeout: ANSWER_MS } as const;
    const bytes = await page.screenshot(options).catch(() => undefined);
    if (bytes && bytes.length <= MAX_PICTURE_BYTES)
      pictures.push({ width, jpeg: bytes.toString('base64') });
  }
  return pictures;
}
