import type { BrowserContext, Page } from '@playwright/test';

/** Number of each that the demonstration shows. */
const CHANGES = 20;
const PAGES = 200;
const DOCUMENTS = 2000;
const TABS = 2;
const CALLERS = 4;
const TIMEOUT_MS = 15_000;

interface LoadOptions {
  /** Path of the page. */
  url: string;
  /** The remote of the page. */
  app: string;
  /** Version -> heading of its page. */
  headings: Record<string, string>;
  /** Makes the other version live. */
  change: (round: number) => Promise<unknown>;
}

interface LoadResult {
  changes: number;
  pages: number;
  documents: number;
  /** Versions that pages showed. */
  seen: Set<string>;
  /** Failed loads. */
  failed: string[];
  /** Pages with more than one version. */
  mixed: string[];
  /** Milliseconds of the slowest change. */
  slowest: number;
}

/** Promotes and rolls back one remote twenty times while browsers and HTTP clients load its page. */
export async function underLoad(
  context: BrowserContext,
  { url, app, headings, change }: LoadOptions,
  onProgress: (text: string) => void,
): Promise<LoadResult> {
  const seen = new Set<string>();
  const failed: string[] = [];
  const mixed: string[] = [];
  let slowest = 0;

  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  const loadPage = async (tab: Page) => {
    const { status, named, loaded, heading } = await open(tab, url, app, Object.values(headings));
    if (status !== 200) failed.push(`a page returned ${status}`);
    const isOne = loaded.length === 1 && loaded[0] === named && headings[named] === heading;
    if (!isOne)
      mixed.push(`a page of ${named} loaded ${loaded.join(' and ')} and shows "${heading}"`);
    seen.add(named);
  };
  const fetchDocument = async () => {
    const response = await fetch(url);
    const versions = versionsIn(await response.text(), app);
    if (response.status !== 200) failed.push(`a document returned ${response.status}`);
    if (versions.length !== 1) mixed.push(`a document names ${versions.join(' and ')}`);
  };
  const measureChange = async (round: number) => {
    const began = performance.now();
    await change(round);
    slowest = Math.max(slowest, performance.now() - began);
  };
  const note = (error: unknown) => void failed.push(String(error));

  for (let round = 0; round < CHANGES; round += 1) {
    onProgress(`${round} of ${CHANGES} changes`);
    await Promise.all([
      measureChange(round).catch(note),
      ...tabs.map((tab) => times(PAGES / CHANGES / TABS, () => loadPage(tab).catch(note))),
      ...Array.from({ length: CALLERS }, () =>
        times(DOCUMENTS / CHANGES / CALLERS, () => fetchDocument().catch(note)),
      ),
    ]);
  }
  await Promise.all(tabs.map((tab) => tab.close()));
  return { changes: CHANGES, pages: PAGES, documents: DOCUMENTS, seen, failed, mixed, slowest };
}

async function times(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += 1) await work();
}

/** The part of the page's data (`#portico-page`) with the live versions. */
interface PageData {
  registry: { remotes: { name: string; version: string }[] };
}

/**
 * Opens the page like a visitor.
 * @param headings of all versions
 * @returns `named`: the version in the page's data; `loaded`: the versions of its files
 */
async function open(tab: Page, url: string, app: string, headings: string[]) {
  const response = await tab.goto(url, { waitUntil: 'commit' });
  // The interactive page, not the prerendered body.
  const element = tab.locator('#portico-root h1');
  await element.filter({ hasText: anyOf(headings) }).waitFor({ timeout: TIMEOUT_MS });
  const heading = (await element.textContent()) ?? '';
  const json = (await tab.locator('#portico-page').textContent()) ?? '{}';
  const { registry } = JSON.parse(json) as PageData;
  const named = String(registry.remotes.find(({ name }) => name === app)?.version);
  const files = await tab.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.name),
  );
  return {
    status: response?.status(),
    named,
    loaded: versionsIn(files.join('\n'), app),
    heading,
  };
}

function anyOf(texts: string[]): RegExp {
  return new RegExp(texts.map((text) => text.replace(/[^\w ]/g, '\\$&')).join('|'));
}

/** The versions of an app whose files occur in a text. */
function versionsIn(text: string, app: string): string[] {
  const found = text.matchAll(new RegExp(`/mfe/${app}/([^/"\\s]+)/`, 'g'));
  return [...new Set([...found].map(([, version = '']) => version))];
}
