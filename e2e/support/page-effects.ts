import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Browser actions of the page, in order. */
    e2eCalls: string[];
    /** Names of the clicked buttons of the interactive page, in order. */
    e2eClicks: string[];
  }
}

/** Records effects of a page that are not visible in its elements: print, copy, clicks. */
export async function recordEffects(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.e2eCalls = [];
    window.e2eClicks = [];
    const record = (what: string) => void window.e2eCalls.push(what);
    // The economy demo is random.
    Math.random = () => 0.5;
    window.print = () => record('print');
    navigator.clipboard.writeText = (text) => Promise.resolve(record(`copy ${text}`));
    addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element && target.closest('#portico-root button');
        if (button) window.e2eClicks.push(button.getAttribute('aria-label') ?? button.textContent);
      },
      true,
    );
  });
}

/** All effects of interactions with a page, without numbers and times, which change constantly. */
export function effectsOf(page: Page) {
  return page.evaluate(() => {
    const all = <E extends Element>(selector: string) => [
      ...document.querySelectorAll<E>(`#portico-root ${selector}`),
    ];
    return {
      calls: window.e2eCalls,
      clicks: window.e2eClicks,
      address: location.pathname + location.search,
      text: (all<HTMLElement>('main')[0]?.innerText ?? '')
        .replace(/just now|\d+ \w+ ago/g, 'lately')
        .replace(/\d+([.,]\d+)*/g, '0')
        // A component may change its state between the two loads.
        .replace(/\n.+: (degraded|down)(?=\n)/gi, '')
        .replace(/\b(Degraded|Down)\b/g, 'Operational'),
      pressed: all('main [aria-pressed]').map((element) => element.getAttribute('aria-pressed')),
      expanded: all('main [aria-expanded]').map((element) => element.getAttribute('aria-expanded')),
      values: all<HTMLInputElement>('main :is(input:not([type=checkbox]), textarea, select)').map(
        ({ value }) => value,
      ),
      open: all<HTMLDetailsElement>('main details').map(({ open }) => open),
      dialogs: all('dialog[open] h2').map(({ textContent }) => textContent),
    };
  });
}

/** Usable controls of a page's content, as indexes among all controls of their kind. */
export interface Usable {
  buttons: number[];
  fields: number[];
  choices: number[];
  /** Closed `details` elements. */
  details: number[];
}

/**
 * Each of these buttons replaces the page's content and then the group, as soon as a file has loaded: presses
 * of several have no order. A test of its own presses one.
 */
export const EXAMPLES_GROUP = 'Start from an example';

/** @param body the server-rendered or React's body */
export function usableIn(body: Locator): Promise<Usable> {
  return body.locator('main').evaluate((main, group) => {
    const usable = (selector: string) =>
      [...main.querySelectorAll(selector)].flatMap((element, index) =>
        element.matches(":enabled:not([aria-disabled='true']), details:not([open])") &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest(`[aria-label="${group}"]`)
          ? [index]
          : [],
      );
    return {
      buttons: usable('button'),
      fields: usable('input, textarea'),
      choices: usable('select'),
      details: usable('details'),
    };
  }, EXAMPLES_GROUP);
}

/** A value that every kind of field accepts. */
const WORD = '#123456';

/** Fills the fields, changes the selects and opens the details. */
export async function fillAndOpen(body: Locator, { fields, choices, details }: Usable) {
  const nth = (selector: string, index: number) => body.locator(`main :is(${selector})`).nth(index);
  for (const index of fields) await nth('input, textarea', index).fill(WORD);
  for (const index of choices) await nth('select', index).selectOption({ index: 1 });
  for (const index of details) await open(nth('details', index));
}

/** The event follows later; a press before it would be one on closed details for the page. */
async function open(details: Locator): Promise<void> {
  const toggled = details.evaluate(
    (element) =>
      new Promise((resolve) => element.addEventListener('toggle', resolve, { once: true })),
  );
  await details.locator('> summary').click();
  await toggled;
}
