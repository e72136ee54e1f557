import type { Page } from '@playwright/test';

/** What a call is answered with: never, or this. */
type Answer = 'never' | { status?: number; json: unknown; headers?: Record<string, string> };

/** Regular expression of an address -> its answer; all other calls reach the product. */
export type Answers = Readonly<Record<string, Answer>>;

declare global {
  interface Window {
    /** Set by the test; lost with the document. */
    e2eAnswers?: Answers;
  }
}

const KEY = 'e2e-answers';

/**
 * Lets the page's own calls be answered by the test. Within the page: interception by the debugger
 * would switch the browser's cache off, and every page would load its files anew.
 */
export async function answerCalls(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    window.e2eAnswers = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Answers;
    const real = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const { href } = new URL(input instanceof Request ? input.url : input, location.href);
      const known = Object.entries(window.e2eAnswers ?? {});
      const answer = known.find(([pattern]) => new RegExp(pattern).test(href))?.[1];
      if (answer === undefined) return real(input, init);
      if (answer === 'never') return new Promise(() => {});
      const { status = 200, json, headers } = answer;
      return Promise.resolve(Response.json(json, { status, headers }));
    };
  }, KEY);
}

/** Loads a page whose calls are answered like that; `answerCalls` was called in this tab before. */
export async function openWith(page: Page, path: string, answers: Answers): Promise<void> {
  const saved = [KEY, JSON.stringify(answers)] as const;
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), saved);
  await page.goto(path);
}

/** Goes there as a link would, within the document, with other answers from now on. */
export async function goWith(page: Page, path: string, answers: Answers): Promise<void> {
  await page.evaluate(
    ([to, next]) => {
      window.e2eAnswers = next;
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    },
    [path, answers] as const,
  );
}
