import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { settle } from './settle.ts';
import { expect } from './test.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that a theme can violate; themes change only colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Content of the pages that were checked with all rules, in any theme. */
const seen = new WeakMap<Page, string>();

interface Options {
  /** Theme to set before the check; default: the current theme. */
  theme?: 'dark' | 'light';
}

/**
 * Checks the page in its current state with axe, including open dialogs. The page's content
 * security policy stays enforced: it blocks script elements, but not code that the debugger
 * evaluates. The same content in another theme is checked only with the color rules.
 * @throws with rule, page, selector and reason of every violation
 */
export async function expectNoAxeViolations(page: Page, { theme }: Options = {}): Promise<void> {
  if (theme) await showTheme(page, theme);
  await settle(page);
  // Half a megabyte, which takes a quarter of a second to send and read.
  if (!(await page.evaluate(() => 'axe' in self))) await page.evaluate(axe.source);
  const content = await contentOf(page);
  const values = seen.get(page) === content ? COLOR_RULES : RULES;
  const type = values === RULES ? 'tag' : 'rule';
  const results = await page.evaluate(
    (runOnly) => window.axe!.run({ runOnly, resultTypes: ['violations'], preload: false }),
    { type, values } as const,
  );
  seen.set(page, content);
  expect(report(results, theme)).toEqual([]);
}

/** Calls `expectNoAxeViolations` for each theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['dark', 'light'] as const) await expectNoAxeViolations(page, { theme });
}

/** Sets the attribute of the theme switch, which keeps open dialogs and typed text. */
async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
}

/** URL and elements of the page without the theme. */
async function contentOf(page: Page): Promise<string> {
  const body = await page.evaluate(() => {
    const { width, height } = visualViewport!;
    return `${width} ${height} ${document.body.outerHTML}`;
  });
  return `${page.url()} ${body}`;
}

function report({ url, violations }: AxeResults, theme = 'own theme'): string[] {
  const { pathname } = new URL(url);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const why = failureSummary?.split('\n').slice(1).join(' ').trim();
      return `${pathname} (${theme}) ${id}: ${target.flat().join(' ')} – ${why}`;
    }),
  );
}
