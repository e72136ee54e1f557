import type { Browser } from '@playwright/test';
import type { SkippedPage, VisitedPage } from '@portico/sdk/contracts/smoke/run';
import type { SmokePage, SmokeTask } from '@portico/sdk/contracts/smoke/schema';
import { judgePage } from './judge-page.ts';
import { visit } from './visit.ts';
import type { Visit } from './visit.ts';

/** Number of failed pages after which the remaining ones are skipped. */
const MAX_FAILURES = 8;
/** Maximum number of failed pages with pictures: a verdict has at most eight. */
const MAX_PICTURED = 4;
/** Time reserved at the end of the lease, because a later verdict is rejected. */
const MARGIN_SECONDS = 60;

export interface Verdict {
  browser: string;
  pages: (VisitedPage & { pictures: { width: number; jpeg: string }[] })[];
  skipped: SkippedPage[];
}

/**
 * Loads the pages of a run, and the live page for each.
 * @param open starts a browser
 * @param origin of the site
 * @throws Error if the pages cannot be loaded before the lease ends, and none has failed
 */
export async function runTask(
  task: SmokeTask,
  {
    open,
    origin,
    onPage,
  }: {
    open: () => Promise<Browser>;
    origin: string;
    onPage: (path: string) => void;
  },
): Promise<Verdict> {
  const end = Date.now() + (task.seconds - MARGIN_SECONDS) * 1000;
  let browser = await open();
  const verdict: Verdict = { browser: `Chromium ${browser.version()}`, pages: [], skipped: [] };
  try {
    for (const page of task.pages) {
      const failures = verdict.pages.filter(({ findings }) => findings.length > 0).length;
      const isLate = Date.now() > end;
      if (isLate && failures === 0) throw new Error('The pages take longer than the lease.');
      if (failures >= MAX_FAILURES || isLate) {
        const reason = isLate ? 'The lease was about to end.' : `${failures} pages have failed.`;
        verdict.skipped.push({ path: page.path, reason });
        continue;
      }
      onPage(page.path);
      const isPictured = failures < MAX_PICTURED;
      const { judged, hangs } = await visitBoth(browser, task, page, { origin, isPictured });
      verdict.pages.push(judged);
      // A page that hangs may also block its browser.
      if (hangs || !browser.isConnected()) {
        await browser.close();
        browser = await open();
      }
    }
  } finally {
    await browser.close();
  }
  return verdict;
}

async function visitBoth(
  browser: Browser,
  task: SmokeTask,
  page: SmokePage,
  { origin, isPictured }: { origin: string; isPictured: boolean },
) {
  const { name, version, kind } = task.release;
  const target = {
    ...{ origin, path: page.path, files: kind === 'shell' ? '/shell/' : `/mfe/${name}/` },
    versions: [version, ...task.live_versions],
    ...(page.as === 'example' && { examples: task.answers }),
  };
  const open: Visit[] = [];
  const load = async (view: 'new' | 'live') => {
    const loaded = await visit(browser, { ...target, header: `${task.lease} ${view} ${page.as}` });
    open.push(loaded);
    return loaded;
  };
  try {
    const seen = await load('new');
    const live = page.is_on_live ? await load('live') : undefined;
    const { findings, notes } = judgePage(seen.observation, live?.observation, task, page.chrome);
    const pictures = isPictured && findings.length > 0 ? await seen.pictures() : [];
    const { bytes, screen } = seen.observation;
    return { judged: { path: page.path, findings, notes, bytes, pictures }, hangs: !screen };
  } finally {
    for (const { close } of open) await close();
  }
}
