import type { Page } from '@playwright/test';
import { settle } from './settle.ts';

/** 1280 px by 1024 px at 400 % (WCAG 1.4.10). */
export const ZOOMED = { width: 320, height: 256 };

/** Most stops of the Tab key that a test makes on one page: long lists repeat their controls. */
const MAX_STOPS = 80;

/** What is wrong with the layout of a page: content beside the window, and texts that are cut off. */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      problems.push(`the page is ${scrollWidth} px wide in ${clientWidth} px`);
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    /** Within something that scrolls, is hidden from everybody, or shows a picture of content. */
    const isExempt = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (each !== element && scrolls(each)) return true;
        if (each.matches('[inert], [aria-hidden=true], svg, [role=img], select')) return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll('body *')) {
      const { width, height, left, right } = element.getBoundingClientRect();
      const isShown = width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true });
      if (!isShown || isExempt(element)) continue;
      const style = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (hasText && (left < -1 || right > clientWidth + 1))
        problems.push(`${nameOf(element)} is beside the window`);
      const cuts = /hidden|clip/.test(style.overflowX + style.overflowY);
      const isCut =
        element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 1;
      if (cuts && hasText && isCut) problems.push(`${nameOf(element)} is cut off`);
    }
    return [...new Set(problems)];
  });
}

interface Stop {
  name: string;
  problems: string[];
}

/**
 * Goes through the page by the Tab key.
 * @returns what is wrong with the stops: controls that are not shown whole, are covered, or do not show
 * that they have the focus
 */
export async function keyboardProblems(page: Page): Promise<string[]> {
  const found = new Set<string>();
  const seen = new Set<string>();
  for (let count = 0; count < MAX_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    // A skip link leaves when the next control has the focus.
    await settle(page);
    const stop = await page.evaluate(readStop);
    if (!stop || seen.has(stop.name)) break;
    seen.add(stop.name);
    for (const problem of stop.problems) found.add(`${stop.name} ${problem}`);
  }
  if (seen.size < 3) found.add(`only ${seen.size} stops of the Tab key`);
  return [...found];
}

/** Runs in the page. @returns undefined at the end of the page */
function readStop(): Stop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const problems: string[] = [];
  const all = [...document.querySelectorAll('*')];
  const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const name = `${element.tagName.toLowerCase()} "${label.trim().slice(0, 40)}" (${all.indexOf(element)})`;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (right < 1 || left > innerWidth - 1 || bottom < 1 || top > innerHeight - 1)
    problems.push('is outside of the window');
  const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 2);
  // A high control may begin or end outside of the window.
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const hit = document.elementFromPoint(x, y);
  if (hit && !element.contains(hit) && !hit.contains(element) && !isLabeled(hit))
    problems.push(`is covered by ${hit.tagName.toLowerCase()}.${hit.className.toString()}`);
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  if (element.matches(':focus-visible') && (outlineStyle === 'none' || outlineWidth === '0px'))
    problems.push('shows no focus');
  return { name, problems };

  /** A hidden checkbox is shown by its label. */
  function isLabeled(hit: Element) {
    return [...((element as HTMLInputElement).labels ?? [])].some((each) => each.contains(hit));
  }
}

/** Animations that go on although the reader prefers none. */
export function motionProblems(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect, playState } = animation;
      const target = (effect as KeyframeEffect | null)?.target;
      const endless = effect?.getComputedTiming().iterations === Infinity;
      return playState === 'running' && endless
        ? [`${target?.tagName.toLowerCase()}.${target?.className} moves`]
        : [];
    }),
  );
}
