import type { Page } from '@playwright/test';

/** Mocked response of a call; `never`: the request stays pending. */
type MockResponse = 'never' | { status?: number; json: unknown; headers?: Record<string, string> };

/** Regular expression of a URL -> its response; other requests reach the product. */
export type MockResponses = Readonly<Record<string, MockResponse>>;

declare global {
  interface Window {
    /** Set by the test for the current document. */
    mockedResponses?: MockResponses;
  }
}

const KEY = 'e2e-responses';

/**
 * Mocks responses to the page's API calls. It replaces `fetch` in the page, because interception by
 * the debugger disables the browser's cache, and every page would load its files again.
 */
export async function mockApi(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    window.mockedResponses = JSON.parse(sessionStorage.getItem(key) ?? '{}') as MockResponses;
    const real = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const { href } = new URL(input instanceof Request ? input.url : input, location.href);
      const patterns = Object.entries(window.mockedResponses ?? {});
      const response = patterns.find(([pattern]) => new RegExp(pattern).test(href))?.[1];
      if (response === undefined) return real(input, init);
      if (response === 'never') return new Promise(() => {});
      const { status = 200, json, headers } = response;
      return Promise.resolve(Response.json(json, { status, headers }));
    };
  }, KEY);
}

/** Loads a page with mocked responses. Call `mockApi` in this tab before. */
export async function openWithResponses(
  page: Page,
  path: string,
  responses: MockResponses,
): Promise<void> {
  const saved = [KEY, JSON.stringify(responses)] as const;
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), saved);
  await page.goto(path);
}

/** Navigates within the document, with new mocked responses. */
export async function goWithResponses(
  page: Page,
  path: string,
  responses: MockResponses,
): Promise<void> {
  await page.evaluate(
    ([to, next]) => {
      window.mockedResponses = next;
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    },
    [path, responses] as const,
  );
}
