/** How many of each (issue 4, "What it must show"). */
const CHANGES = 20;
const PAGES = 200;
const DOCUMENTS = 2000;
const TABS = 2;
const CALLERS = 4;
const PATIENCE_MS = 15_000;

/**
 * Promotes and rolls back one part twenty times while browsers and programs load its page.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {object} order
 * @param {string} order.url of the page
 * @param {string} order.part
 * @param {Record<string, string>} order.words version -> what its page says
 * @param {(round: number) => Promise<unknown>} order.change makes the other version live
 * @param {(text: string) => void} say
 * @returns what was loaded, every load that failed, and every page of more than one version
 */
export async function underLoad(context, { url, part, words, change }, say) {
  const seen = new Set();
  const failed = /** @type {string[]} */ ([]);
  const mixed = /** @type {string[]} */ ([]);
  let slowest = 0;

  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  /** @param {import('@playwright/test').Page} tab */
  const look = async (tab) => {
    const { status, named, entered, says } = await open(tab, url, part, Object.values(words));
    if (status !== 200) failed.push(`a page answered ${status}`);
    const isOne = entered.length === 1 && entered[0] === named && words[named] === says;
    if (!isOne) mixed.push(`a page of ${named} entered ${entered.join(' and ')}, says "${says}"`);
    seen.add(named);
  };
  const fetchIt = async () => {
    const answer = await fetch(url);
    const versions = versionsIn(await answer.text(), part);
    if (answer.status !== 200) failed.push(`a document answered ${answer.status}`);
    if (versions.length !== 1) mixed.push(`a document names ${versions.join(' and ')}`);
  };
  const changeIt = async (/** @type {number} */ round) => {
    const began = performance.now();
    await change(round);
    slowest = Math.max(slowest, performance.now() - began);
  };
  const note = (/** @type {unknown} */ error) => void failed.push(String(error));

  for (let round = 0; round < CHANGES; round += 1) {
    say(`${round} of ${CHANGES} changes`);
    await Promise.all([
      changeIt(round).catch(note),
      ...tabs.map((tab) => times(PAGES / CHANGES / TABS, () => look(tab).catch(note))),
      ...Array.from({ length: CALLERS }, () =>
        times(DOCUMENTS / CHANGES / CALLERS, () => fetchIt().catch(note)),
      ),
    ]);
  }
  await Promise.all(tabs.map((tab) => tab.close()));
  return { changes: CHANGES, pages: PAGES, documents: DOCUMENTS, seen, failed, mixed, slowest };
}

/** @param {number} count @param {() => Promise<unknown>} work */
async function times(count, work) {
  for (let done = 0; done < count; done += 1) await work();
}

/**
 * Opens the page as a visitor does.
 * @param {import('@playwright/test').Page} tab
 * @param {string} url
 * @param {string} part
 * @param {string[]} texts that its versions say
 */
async function open(tab, url, part, texts) {
  const answer = await tab.goto(url, { waitUntil: 'commit' });
  // The live page, not the body that was prerendered for it.
  const heading = tab.locator('#portico-root h1');
  await heading.filter({ hasText: anyOf(texts) }).waitFor({ timeout: PATIENCE_MS });
  const says = (await heading.textContent()) ?? '';
  const { registry } = JSON.parse((await tab.locator('#portico-page').textContent()) ?? '{}');
  const named = String(
    registry.remotes.find((/** @type {{ name: string }} */ one) => one.name === part)?.version,
  );
  const loaded = await tab.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.name),
  );
  return { status: answer?.status(), named, entered: versionsIn(loaded.join('\n'), part), says };
}

/** @param {string[]} texts */
function anyOf(texts) {
  return new RegExp(texts.map((text) => text.replace(/[^\w ]/g, '\\$&')).join('|'));
}

/** @param {string} text @param {string} part @returns {string[]} versions of the part that it names */
function versionsIn(text, part) {
  const found = text.matchAll(new RegExp(`/mfe/${part}/([^/"\\s]+)/`, 'g'));
  return [...new Set([...found].map(([, version = '']) => version))];
}
