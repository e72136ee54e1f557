import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { expect } from './test.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** WCAG 2.0 to 2.2, levels A and AA, and axe's own best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a theme can break: it changes colours and nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The content of each page that was looked at with all rules, whatever its theme. */
const seen = new WeakMap<Page, string>();

interface Options {
  /** Shows the page in this theme first; otherwise as it is. */
  theme?: 'dark' | 'light';
}

/**
 * Lets axe look at the page as it is now, open dialogs included. The page's policy stays enforced:
 * a script element would be refused by it, but what the debugger evaluates is not the page's script.
 * The same content in another theme is held against the rules of colour alone.
 * @throws with rule, page, selector and reason of every violation
 */
export async function expectNoAxeViolations(page: Page, { theme }: Options = {}): Promise<void> {
  if (theme) await showTheme(page, theme);
  await settle(page);
  await page.evaluate(`self.axe || ${axe.source}`);
  const content = await contentOf(page);
  const values = seen.get(page) === content ? COLOUR_RULES : RULES;
  const type = values === RULES ? 'tag' : 'rule';
  const results = await page.evaluate(
    (runOnly) => window.axe!.run({ runOnly, resultTypes: ['violations'], preload: false }),
    { type, values } as const,
  );
  seen.set(page, content);
  expect(report(results, theme)).toEqual([]);
}

/** As `expectNoAxeViolations`, in one theme after the other. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['dark', 'light'] as const) await expectNoAxeViolations(page, { theme });
}

/** The attribute that the theme switch writes: open dialogs and typed text stay. */
async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
}

/** Address and elements as they are now, the theme left out. */
async function contentOf(page: Page): Promise<string> {
  const body = await page.evaluate(() => {
    const { width, height } = visualViewport!;
    return `${width} ${height} ${document.body.outerHTML}`;
  });
  return `${page.url()} ${body}`;
}

/** Half-faded colours have no contrast worth measuring. Endless animations are let run. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // One frame for what has just changed, one for the transitions that it begins.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
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
